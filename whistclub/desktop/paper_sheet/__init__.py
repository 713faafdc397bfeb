"""Typing a paper sheet fast, one short line a deal or the totals alone; typed again, it is checked."""
