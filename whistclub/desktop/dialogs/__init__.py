"""Dialogs of the window. All of them fit on a screen of 1092 × 614."""
