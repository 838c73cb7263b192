"""Checks of whole documents: of their own content, their references, and the rules of their game."""
