"""The use of a skill: its targets and conditions, how often it works, and its resolution."""
