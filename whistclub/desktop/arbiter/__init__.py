"""The page on which the arbiter of Whist 32 is asked: eight cards and a contract in, accepted or refused out."""
