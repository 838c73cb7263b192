"""The door for other programs: JSON objects, one a line, in and out."""
