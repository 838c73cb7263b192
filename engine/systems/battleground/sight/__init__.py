"""The battlefield: places and the figures on them, line of sight, cover."""
