"""Areas as on an old map: rough borders with one line for two owners, signs of the ground, walls, roads, coasts."""
