"""What all pages are made of: colours, type, icons, fields, grids, layouts."""
