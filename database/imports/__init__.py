"""Import of packs into a library: the plan, and its execution."""
