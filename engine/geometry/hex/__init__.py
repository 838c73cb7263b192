"""The hex sheet: numbering, coordinates, distance, direction, symmetry, and the terrain on it."""
