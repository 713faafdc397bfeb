"""The building blocks of all pages: colours, fonts, icons, fields, grids and layouts."""
