"""Seating a round: drawn, by hand, or changed afterwards."""
