"""The crowd's favour: the track, its rewards, and the bonus of the player who has the least (HR-FAVOUR)."""
