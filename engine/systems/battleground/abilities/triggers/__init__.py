"""BG-ABIL-1, -4 to -6: triggered and replacement abilities, and the order in which they act."""
