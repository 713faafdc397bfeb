"""Dialogs: short questions over the window, all reachable at 1092 × 614."""
