"""The page of one table: the score sheet, its totals, curve, history, why, and the entry strip above it."""
