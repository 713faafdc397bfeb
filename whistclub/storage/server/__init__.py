"""A club in a PostgreSQL server: its address, its password, connections, and why one fails."""
