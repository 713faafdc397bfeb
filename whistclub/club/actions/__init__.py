"""The actions on a club: one small function each. It takes a unit of work and checks everything before it stores
anything.

Every function raises Refused for impossible facts and KnownError for what the user can act on; its key is ``gone`` when
the record no longer exists. An action that changes nothing leaves no trace in the journal.
"""
