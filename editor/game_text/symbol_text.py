"""The symbols of dice that show symbols instead of numbers, and the words for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.registry import declarations
from engine.words import say
from engine.words.slug_text import slug_words

SYMBOL_WORDS: Mapping[str, str] = {
    "blank": "table-die-symbol-blank",
    "success": "table-die-symbol-success",
    "double": "table-die-symbol-double",
    "again": "table-die-symbol-again",
}


def symbols_of(faces: Iterable[int], system: str, purpose: str) -> tuple[str, ...]:
    """The symbols on the faces of a throw for this purpose; nothing where its dice show numbers."""
    content = declarations().of(system)
    return content.symbols(purpose, faces) if content is not None and purpose in content.dice else ()


def symbol_text(symbol: str, lang: str) -> str:
    """The word of a symbol; without one, the name in the game's content."""
    return say(SYMBOL_WORDS[symbol], lang) if symbol in SYMBOL_WORDS else slug_words(symbol)
