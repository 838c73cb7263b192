"""Positions: states of a game written for people, read back and checked."""
