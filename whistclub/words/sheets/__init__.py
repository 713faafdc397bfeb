"""Words of one score sheet: deals, payoffs, rows, progress, warnings."""
