"""The battlefield: places and who stands on them, line of sight, cover."""
