"""Seating a round: by draw, by hand, or by changing it afterwards."""
