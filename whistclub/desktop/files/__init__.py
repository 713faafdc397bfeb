"""Files: opening a club, exporting, importing, daily backup."""
