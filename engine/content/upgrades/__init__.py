"""One file for each step from an older schema version of a kind to the next; none is edited once released."""
