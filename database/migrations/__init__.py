"""The schema of the library in steps: a new library takes all of them, an old one those that it lacks."""

CURRENT = 2
"""How many steps there are: the schema that this program reads and writes."""
