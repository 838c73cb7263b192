"""BG-MOVE: movement: the move action, routes, climbing, turning."""
