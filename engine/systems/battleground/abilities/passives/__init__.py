"""BG-ABIL-6: passive abilities: changes of numbers and exemptions from rules."""
