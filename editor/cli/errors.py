"""Errors in the use of the command line, such as a file that is not there."""


class UsageError(Exception):
    """Usage error with a sentence in the user's language."""
