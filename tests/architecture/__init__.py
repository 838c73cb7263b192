"""The walls of the project: each is a check over the source files, with a test that the check bites."""
