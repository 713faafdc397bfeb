"""The window: Qt pages over the club. No arithmetic and no SQL live here."""
