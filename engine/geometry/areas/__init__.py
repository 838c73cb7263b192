"""Areas of free shape."""
