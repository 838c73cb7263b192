"""What every system of rules promises, checked by random play."""
