"""Battleground's own effects, one per file, found by scanning; the effect of `free_action` is called free-action."""
