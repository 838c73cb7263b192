"""Storage of the library: the file and its lock, transactions, and the SQL behind the services."""
