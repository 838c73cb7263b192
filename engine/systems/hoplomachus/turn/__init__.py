"""The turn of a player and its phases (HR-TURN)."""
