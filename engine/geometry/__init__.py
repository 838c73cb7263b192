"""Exact geometry of hex sheets in whole numbers: places, sight, cover, distance, facing, movement; and free areas."""
