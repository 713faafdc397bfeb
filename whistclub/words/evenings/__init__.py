"""Texts about evenings and seasons: rounds, clock, scores, players, consequences, old results."""
