"""States as JSON: written, read and checked."""
