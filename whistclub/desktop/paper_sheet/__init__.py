"""Typing a paper sheet fast: a short line per deal, or only the totals; or a second time, to check it."""
