"""Printing: what can be printed, its preview, the printer."""
