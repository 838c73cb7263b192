"""Battleground's own effects, one a file, found by looking; `free_action` is what authors write as free-action."""
