"""How a game runs: questions, answers, events and chance, for any system of rules."""
