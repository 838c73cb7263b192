"""The version of the library's schema that this program reads and writes."""

CURRENT = 3
"""The number of migrations: each takes the schema one version further."""
