"""Draws cards from their faces: the whole face at any size, and the strip of the hand."""
