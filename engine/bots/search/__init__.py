"""Look-ahead search in imagined games."""
