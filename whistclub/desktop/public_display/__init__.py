"""The television: a second window for the players in the room, and its controls for the marker."""
