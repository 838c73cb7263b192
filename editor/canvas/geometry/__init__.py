"""Geometry of the sheet: where places lie, and which place is at a point. No Qt."""
