"""BG-WIN, BG-ABIL-4: victory points, side missions and the outcome."""
