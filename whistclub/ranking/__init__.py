"""Evening standings and season rankings computed from the results of sheets, each line with its reasons (rules.md
§5–§8)."""
