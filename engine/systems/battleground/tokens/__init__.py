"""BG-FX: buffs, debuffs and marks."""
