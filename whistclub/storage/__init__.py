"""Storage of a club: tables, transactions, migration and check, in SQLite and PostgreSQL."""
