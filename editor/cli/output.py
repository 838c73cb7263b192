"""Output on terminals: file names and long lists become plain lines without control characters."""

import re
from collections.abc import Iterable, Iterator

import typer

from editor.cli.localised_text import LocalisedTexts

MOST_LINES = 50
"""The greatest number of lines of a list, for people; JSON output is complete."""
ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters for a terminal, except line ends and tabs, and characters that change the text direction."""
ORDERS_IN_NAMES = re.compile(rf"{ORDERS.pattern}|[\t\n\u2028\u2029]")


def print_text(text: str, *, err: bool = False) -> None:
    """Print a text that may contain file names and foreign texts; JSON is not changed."""
    typer.echo(printable(text), err=err)


def printable(text: str) -> str:
    """The text with control characters escaped."""
    return ORDERS.sub(_written_out, text)


def one_line(name: str) -> str:
    """A file name on one line, since a line break in it could fake another line of output."""
    return ORDERS_IN_NAMES.sub(_written_out, name)


def first_lines(lines: Iterable[str], voice: LocalisedTexts) -> Iterator[str]:
    """The first lines, and the number of the others."""
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
