"""Games made for these tests alone."""
