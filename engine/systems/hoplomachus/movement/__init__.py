"""Movement in the arena: a unit's own move, displacement, and dice that choose a direction."""
