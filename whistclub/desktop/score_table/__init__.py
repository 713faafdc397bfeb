"""The page of one table: the score sheet with totals, curve, history and explanations, and the entry strip above it."""
