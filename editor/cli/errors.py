"""Errors in the use of the command line, such as a file that is not there."""


class UsageError(Exception):
    """Says what is wrong in a sentence, in the language of whoever runs it."""
