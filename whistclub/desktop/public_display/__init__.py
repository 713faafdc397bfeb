"""The television: a second window for the room, and what the marker steers it with."""
