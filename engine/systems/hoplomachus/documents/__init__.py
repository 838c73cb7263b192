"""The documents of Hoplomachus as authors write them, and the checks of them."""
