"""Upgrades from one schema version of a kind to the next, one module each; none is changed once released."""
