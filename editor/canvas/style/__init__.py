"""Colours and strokes of the canvas."""
