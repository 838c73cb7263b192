"""The letters that tell the colours of dice apart without colour."""

from __future__ import annotations

from collections.abc import Mapping

from engine.words import say

LETTERS: Mapping[str, str] = {
    "yellow": "table-die-letter-yellow",
    "blue": "table-die-letter-blue",
    "green": "table-die-letter-green",
    "black": "table-die-letter-black",
    "red": "table-die-letter-red",
}


def die_letter(colour: str, lang: str) -> str:
    """The letter for a colour of dice."""
    return say(LETTERS[colour], lang) if colour in LETTERS else ""
