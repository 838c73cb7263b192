"""BG-ABIL: abilities of cards and scenarios."""
