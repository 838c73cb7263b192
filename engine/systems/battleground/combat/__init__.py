"""BG-ATT, BG-AREA, BG-WOUND: attacks, weapons, area attacks and wounds."""
