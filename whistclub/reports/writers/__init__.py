"""Writers of reports: PDF, Excel, CSV, PNG; fonts, layout, cutting lines."""
