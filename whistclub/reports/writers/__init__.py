"""How a report is written: PDF, Excel, CSV, PNG; fonts, layout, cutting lines."""
