"""Attack dice and their exact odds (HR-COMP-2)."""
