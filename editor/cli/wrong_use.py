"""The command line names something that is not there."""


class WrongUse(Exception):
    """Says what is wrong in a sentence, in the language of whoever runs it."""
