"""The building blocks of rules: clauses, actions, numbers, triggers, queries, and the game's own record."""
