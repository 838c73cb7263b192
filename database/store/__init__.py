"""How the library lies on the disk: its file and lock, its transactions, and the statements behind its faces."""
