"""The club's conventions in the window: payoff tables, named conventions, own names of contracts."""
