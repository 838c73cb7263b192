"""The library on disk: documents that the user made and imported, with tables, queries, backups and file formats."""
