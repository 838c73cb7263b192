"""Units in combat: their statistics, health, conditions, and what they are allowed to do."""
