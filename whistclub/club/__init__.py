"""The actions on a club, the journal that undoes them, and the queries behind the screens."""
