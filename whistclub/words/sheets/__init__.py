"""Texts about one score sheet: deals, payoffs, rows, progress, warnings."""
