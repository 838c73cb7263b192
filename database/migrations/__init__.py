"""The schema of the library in steps: a new library takes all of them, an old one those that it lacks."""

CURRENT = 3
"""How many steps there are: the schema that this program reads and writes."""
