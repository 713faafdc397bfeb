"""Evenings and results from elsewhere: how they travel, how they come into a club, what they made and repeat."""
