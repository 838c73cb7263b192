"""Looks at abilities that were read: warnings for authors, loops between abilities, checks of states in play."""
