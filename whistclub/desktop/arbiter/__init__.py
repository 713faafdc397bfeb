"""The page for asking the arbiter of Whist 32: given eight cards and a contract, it accepts or refuses."""
