"""References between documents: resolved, listed, expanded."""
