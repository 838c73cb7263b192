"""Movement in the arena: a unit's own move, displacement, and dice that determine a direction."""
