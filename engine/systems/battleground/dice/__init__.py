"""BG-TEST: tests, dice, thresholds and re-rolls, with their exact odds."""
