"""Printing: the list of printouts, the preview, the printer."""
