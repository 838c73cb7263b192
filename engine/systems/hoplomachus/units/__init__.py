"""Units in combat: their statistics, health, conditions, and the rules for their actions."""
