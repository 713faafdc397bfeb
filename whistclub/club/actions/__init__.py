"""What a person can do in a club: one small function each, taking a unit of work, checked before anything is put.

Every function raises Refused for facts that cannot be and KnownError for what the user can act on; ``gone`` when the
record it is about is no longer there. Done without effect, it leaves no trace.
"""
