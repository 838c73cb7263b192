"""What the rules of a game are written as: clauses, actions, numbers, triggers, queries, and the game's own record."""
