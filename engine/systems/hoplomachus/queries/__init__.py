"""Questions about the arena and the odds that change nothing."""
