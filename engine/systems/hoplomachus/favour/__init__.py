"""The crowd's favour: the track, its rewards, and the bonus of the player with the least (HR-FAVOUR)."""
