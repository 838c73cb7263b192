"""The settings of a user, saved from one run to the next."""
