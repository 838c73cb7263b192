"""What Battleground adds to the ability language: the operations that only make sense here."""
