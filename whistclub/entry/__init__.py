"""Entry of deals: turns what is typed in an entry strip or on a sheet line into the facts of a deal. Without Qt."""
