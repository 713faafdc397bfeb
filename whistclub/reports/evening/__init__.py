"""Reports of an evening: standings, score sheets, blank sheets, seats, slips, whist drive."""
