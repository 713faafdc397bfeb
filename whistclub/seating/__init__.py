"""Who sits where, and who deals first."""
