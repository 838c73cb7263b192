"""Output on terminals: names of files and long lists become plain lines that no terminal obeys."""

import re
from collections.abc import Iterable, Iterator

import typer

from editor.cli.localised_text import LocalisedTexts

MOST_LINES = 50
"""Of one list, for people; programs get all of it."""
ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters for a terminal, except line ends and tabs, and characters that change the text direction."""
ORDERS_IN_NAMES = re.compile(rf"{ORDERS.pattern}|[\t\n\u2028\u2029]")


def print_text(text: str, *, err: bool = False) -> None:
    """Print a text that may hold names of files, and words of strangers; JSON stays the same JSON."""
    typer.echo(printable(text), err=err)


def printable(text: str) -> str:
    """The text with what a terminal would obey written out."""
    return ORDERS.sub(_written_out, text)


def one_line(name: str) -> str:
    """The name of a file, which could otherwise end a line and begin one that says something else."""
    return ORDERS_IN_NAMES.sub(_written_out, name)


def first_lines(lines: Iterable[str], voice: LocalisedTexts) -> Iterator[str]:
    """The first of the lines, and how many more there are."""
    more = 0
    for number, line in enumerate(lines):
        if number < MOST_LINES:
            yield line
        else:
            more += 1
    if more:
        yield voice.say("cli-more-lines", count=more)


def _written_out(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
