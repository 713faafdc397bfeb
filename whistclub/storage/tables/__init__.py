"""The tables of a club and how records become their rows."""
