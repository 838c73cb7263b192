"""The shared triggers, one a file, found by looking."""
