"""Terrain as bodies: outlines, light and shadow, matter, and the sheet that they stand on."""
