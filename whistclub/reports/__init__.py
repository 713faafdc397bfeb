"""Reports: what a report says (typed columns, built once) and how it is written on paper and in files."""
