"""The two types of map: hex maps and area maps."""
