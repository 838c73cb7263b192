"""The protocol for other programs: JSON objects, one per line, in and out."""
