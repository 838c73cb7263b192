"""Splits Fluent files into their entries, so that only the messages in use need to be parsed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.words.message_types import MissingWord

ENTRY_START = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
ENTRY_END = re.compile(r"^(?:#|-?[a-zA-Z])", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class FluentEntry:
    """One sentence as written in a file."""

    id: str
    source: str
    path: Path
    line: int


def read_entries(folder: Path) -> dict[str, FluentEntry]:
    """All entries of the `.ftl` files of one language; an id may occur only once."""
    entries: dict[str, FluentEntry] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in cut_entries(path):
            if entry.id in entries:
                first = entries[entry.id]
                raise MissingWord(
                    f"the word {entry.id!r} is defined twice in {folder.name!r}: "
                    f"{first.path.name}:{first.line} and {path.name}:{entry.line}"
                )
            entries[entry.id] = entry
    return entries


def cut_entries(path: Path) -> Iterator[FluentEntry]:
    """The entries of one file, in order."""
    text = path.read_text(encoding="utf-8")
    line, counted = 1, 0
    for start in ENTRY_START.finditer(text):
        end = ENTRY_END.search(text, start.end())
        line += text.count("\n", counted, start.start())
        counted = start.start()
        yield FluentEntry(start[1], text[start.start() : end.start() if end else len(text)], path, line)
