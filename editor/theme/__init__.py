"""Colours: a light and a dark palette of our own, the same on every platform."""
