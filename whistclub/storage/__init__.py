"""Where a club's facts lie: tables, transactions, migration and check, in SQLite and PostgreSQL."""
