"""The tables of the library, one per file, as SQLModel rows: they define columns, and check values only by CHECK."""
