"""The whist drive in the window: its settings, the tricks of all tables, who moves where."""
