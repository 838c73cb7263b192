"""Checks of documents of Hoplomachus: errors and warnings in skills, tactics, maps and scenarios, by their kinds."""
