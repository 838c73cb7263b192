"""Carries abilities out: compiled parts, steps, questions to players, events."""
