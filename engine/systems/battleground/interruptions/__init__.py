"""BG-INT: interruptions: guards, opportunity attacks, and activations nested in others."""
