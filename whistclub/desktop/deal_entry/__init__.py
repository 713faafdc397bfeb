"""The entry strip: shows an entry model of whistclub.entry and turns keys and taps into choices."""
