"""The whist drive in the window: what it is begun with, the tricks of all tables, who moves where."""
