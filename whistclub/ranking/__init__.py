"""Results of sheets become evening standings and season rankings, each line with its reasons (rules.md §5–§8)."""
