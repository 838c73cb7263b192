"""Positions: how a state is written for people, read back, and checked."""
