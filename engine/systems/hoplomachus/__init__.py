"""Hoplomachus: Remastered, clause by clause: two-player Skirmish in the Pozzuoli arena (HR)."""
