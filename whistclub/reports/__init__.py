"""Reports: their content (typed columns, built once), and writers for paper and files."""
