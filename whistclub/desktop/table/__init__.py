"""The page of one table: the entry strip, the score sheet, the plan, the ladder and the running totals."""
