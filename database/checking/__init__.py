"""Whether a library is whole, in SQLite's eyes and in its own; mending what is not, saving what is left of one."""
