"""The evening being played: check-in, tables, standings, the clock of the round."""
