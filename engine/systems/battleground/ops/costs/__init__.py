"""Battleground's own costs, one a file, found by looking."""
