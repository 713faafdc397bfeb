"""What a person can do in a club, the journal that undoes it, and the queries the screens need."""
