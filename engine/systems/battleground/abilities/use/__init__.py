"""BG-ACT-4, BG-ABIL-3: the use of an ability: cost, choice of targets, test and effects."""
