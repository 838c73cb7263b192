"""BG-ABIL-2: targets of abilities, and the characters that conditions and amounts refer to."""
