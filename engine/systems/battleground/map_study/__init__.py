"""The study of maps: what a map does to the two sides, as numbers with the places that they count."""
