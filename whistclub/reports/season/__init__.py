"""Reports of a season: ranking, workbook, records, a player's card."""
