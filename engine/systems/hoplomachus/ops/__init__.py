"""What only abilities of Hoplomachus do, ask, find and wait for, one operation a file, found by looking."""
