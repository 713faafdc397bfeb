"""The main window: frame, sidebar, header, menus, message bar and manual; single instance and crash reports."""
