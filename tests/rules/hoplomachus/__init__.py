"""The rules of Hoplomachus: Skirmish in the Pozzuoli arena, number by number (HR)."""
