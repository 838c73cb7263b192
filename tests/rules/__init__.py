"""The rules of the games, rule by rule: each test carries the numbers of the rules it proves."""
