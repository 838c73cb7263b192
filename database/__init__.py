"""The library on disk: what the user made and imported, its tables, queries, backups and file formats."""
