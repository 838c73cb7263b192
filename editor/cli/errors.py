"""Errors in the use of the command line, such as a missing file."""


class UsageError(Exception):
    """Usage error with a sentence in the user's language."""
