"""The schema of the library in steps: a new library takes all of them, an old one those that it lacks."""
