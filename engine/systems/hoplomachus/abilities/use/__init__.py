"""The use of a skill: its targets and conditions, its limits, and its resolution."""
