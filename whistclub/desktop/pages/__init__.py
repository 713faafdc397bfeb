"""The five places of the rail."""
