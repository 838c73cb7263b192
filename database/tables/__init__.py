"""The tables of the library, one a file, as SQLModel rows: they say what is stored, and check nothing but by CHECK."""
