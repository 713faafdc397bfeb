"""The files of a club on disk: copies, backups, and what guards an open file and its log."""
