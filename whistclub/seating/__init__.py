"""Draws: who sits where, and who deals first."""
