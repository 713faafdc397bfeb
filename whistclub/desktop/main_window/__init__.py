"""The main window: its frame, sidebar, header, menus, message bar, manual; single instance and crash reports."""
