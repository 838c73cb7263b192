"""What the tests and the developer commands share: the harness, the checks, the pictures."""
