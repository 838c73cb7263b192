"""The library on disk: what the user made and imported, with its tables, queries, backups and file formats."""
