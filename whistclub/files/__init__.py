"""Outside text becomes facts here: evening files and member lists, with every mistake reported by its place."""
