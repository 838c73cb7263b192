"""The ability language: effects of cards and scenarios as data that is checked, put into words, compiled and run."""
