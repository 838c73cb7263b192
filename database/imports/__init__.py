"""Import of packs into a library: the plan, and carrying it out."""
