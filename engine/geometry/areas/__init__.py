"""Areas drawn as polygons."""
