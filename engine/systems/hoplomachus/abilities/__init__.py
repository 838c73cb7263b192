"""Skills and tactics in the ability language: their types, their use, and what triggers them."""
