"""Marks in texts: unseen characters around a part of a text, from which its place is read when the text is whole.

A message said with marks has a pair around what each of its arguments puts into it, also where an argument only chooses
between variants. Whoever says it gives them their meaning at once; nested texts keep the marks that they have.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

FIRST, LAST = 0xF0000, 0xFFFFD
"""The characters for marks with a meaning: a pair for each."""
FIRST_OF_ARGUMENTS = 0x100000
"""The first of the characters for marks of the arguments of one message."""
ANY_MARK = f"[{chr(FIRST)}-{chr(LAST)}]"
MARKS = re.compile(ANY_MARK)


class MarkedPart(NamedTuple):
    """A part of a text by its place, and the number of its mark."""

    start: int
    end: int
    number: int


def opened(number: int) -> str:
    """The mark before a part."""
    return chr(FIRST + 2 * number)


def closed(number: int) -> str:
    """The mark after a part."""
    return chr(FIRST + 2 * number + 1)


def marked(text: str, numbers: Sequence[int]) -> str:
    """A text with marks around it, the first outermost."""
    return f"{''.join(map(opened, numbers))}{text}{''.join(map(closed, reversed(numbers)))}"


def unmarked(text: str) -> str:
    """A text without marks."""
    return MARKS.sub("", text)


def capitalised(text: str) -> str:
    """A text whose first letter is a capital, behind any marks."""
    at = next((place for place, letter in enumerate(text) if not _is_mark(letter)), 0)
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


def cut(text: str, length: int) -> tuple[str, str]:
    """A text cut behind so many letters, its marks left out of the first part; what is open there stays open."""
    if MARKS.search(text) is None:
        return text[:length], text[length:]
    counted, at = 0, 0
    open_: list[str] = []
    while counted < length:
        letter = text[at]
        if not _is_mark(letter):
            counted += 1
        elif _opens(letter):
            open_.append(letter)
        else:
            open_.remove(chr(ord(letter) - 1))
        at += 1
    return unmarked(text[:at]), "".join(open_) + text[at:]


def marked_parts(text: str) -> tuple[str, tuple[MarkedPart, ...]]:
    """A text without marks, and its marked parts, each before those inside it; empty ones left out."""
    letters: list[str] = []
    open_: dict[int, tuple[int, int]] = {}
    found: list[tuple[int, MarkedPart]] = []
    for order, letter in enumerate(text):
        if not _is_mark(letter):
            letters.append(letter)
            continue
        number = (ord(letter) - FIRST) // 2
        if _opens(letter):
            open_[number] = (order, len(letters))
        elif number in open_:
            began, start = open_.pop(number)
            if start < len(letters):
                found.append((began, MarkedPart(start, len(letters), number)))
    return "".join(letters), tuple(part for _, part in sorted(found))


class ArgumentMarks(NamedTuple):
    """The numbers of the marks for an argument: of those around its own text, and around variants that it chooses."""

    own: Sequence[int] = ()
    chosen: Sequence[int] = ()


NO_MARKS = ArgumentMarks()


def with_meaning(text: str, names: Iterable[str], numbers: Mapping[str, ArgumentMarks]) -> str:
    """The text of a message said with marks, in which those of its arguments get their numbers, or none."""
    table: dict[int, str] = {}
    for place, name in enumerate(names):
        for is_chosen, given in enumerate(numbers.get(name, NO_MARKS)):
            before, after = of_argument(place, is_chosen=bool(is_chosen))
            table[ord(before)] = "".join(map(opened, given))
            table[ord(after)] = "".join(map(closed, reversed(given)))
    return text.translate(table)


def of_argument(place: int, *, is_chosen: bool) -> tuple[str, str]:
    """The marks of an argument by its place among those of its message: around its text, or around a variant."""
    first = FIRST_OF_ARGUMENTS + 4 * place + 2 * is_chosen
    return chr(first), chr(first + 1)


def _is_mark(letter: str) -> bool:
    return FIRST <= ord(letter) <= LAST


def _opens(letter: str) -> bool:
    return (ord(letter) - FIRST) % 2 == 0
