"""Tips over the map: what is pointed at, and the odds of it."""
