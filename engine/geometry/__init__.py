"""Exact geometry: hex sheets in whole numbers (distance, sight, cover, movement), and areas drawn as polygons."""
