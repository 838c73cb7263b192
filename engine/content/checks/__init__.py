"""Checks of whole documents, by themselves, by what they refer to, and by the rules of their game."""
