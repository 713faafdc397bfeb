"""The four games: facts, conventions, points (rules.md §1–§4, §6)."""
