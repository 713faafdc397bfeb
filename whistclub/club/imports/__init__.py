"""Import of evenings and results: their exchange form, the merge into a club, what it created, and repeated sheets."""
