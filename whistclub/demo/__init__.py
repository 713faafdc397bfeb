"""A club with invented people, evenings and deals: to try the program out, and to measure it."""
