"""Files: opening clubs, export, import, daily backup."""
