"""What a club agrees on, in the window: its payoff tables, its named conventions, its words for contracts."""
