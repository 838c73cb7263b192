"""BG-ATT, BG-AREA, BG-WOUND: attacks and their odds, weapons, area attacks and wounds."""
