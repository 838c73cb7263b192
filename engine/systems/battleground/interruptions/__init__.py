"""BG-INT: interruptions: guards, opportunity attacks, and the activation inside another."""
