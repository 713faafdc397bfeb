"""Reads and writes files: evening files, member lists, old results, conventions; every mistake is reported with its
place."""
