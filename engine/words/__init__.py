"""The texts of the program: every message in every language, looked up by id.

The messages are in `resources/words/<language>/<topic>.ftl` (Fluent). Nothing is read or imported before the first
message is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.words.marks import ArgumentMarks, with_meaning
from engine.words.message_types import SOURCE_LANGUAGE, Localisable, MissingWord, Speakable, TextValue, VariableKind

if TYPE_CHECKING:
    from pathlib import Path

    from engine.words.catalogue import Catalogue
    from engine.words.idiom_files import Idioms
    from engine.words.nouns import Lexicon

__all__ = [
    "SOURCE_LANGUAGE",
    "Localisable",
    "MissingWord",
    "Speakable",
    "TextValue",
    "VariableKind",
    "arguments",
    "digest",
    "idioms",
    "ids",
    "in_language",
    "language_name",
    "languages",
    "lexicon",
    "resources_folder",
    "say",
    "say_with_marks",
    "speak",
    "use_resources",
]


_catalogue: Catalogue | None = None


def say(word_id: str, /, lang: str = "en", **values: TextValue) -> str:
    """The sentence `word_id` in the language `lang`, with its arguments filled in.

    Lists are joined and numbers formatted as usual in the language; nested messages are rendered first. Values are
    never interpreted as templates. Values without a placeholder in the sentence are ignored.
    """
    return _shipped().say(word_id, lang, values)


def say_with_marks(
    word_id: str, lang: str, values: Mapping[str, TextValue], numbers: Mapping[str, ArgumentMarks]
) -> str:
    """The sentence with marks of these numbers around what each argument puts into it."""
    text = _shipped().say(word_id, lang, values, is_marked=True)
    return with_meaning(text, _shipped().arguments(word_id, lang), numbers)


def speak(word: Speakable, lang: str = "en") -> str:
    """The text of a message that was made where no language is known, such as a `Message` of the kernel."""
    return _shipped().say(word.id, lang, dict(word.values))


def languages() -> tuple[str, ...]:
    """The codes of the languages, English first."""
    return _shipped().languages


def language_name(lang: str) -> str:
    """The name of a language in that language."""
    return say("language-name", lang)


def in_language(texts: Mapping[str, str], lang: str, otherwise: str = "") -> str:
    """The text in this language, otherwise in English, otherwise in any other, or else `otherwise`."""
    return texts.get(lang) or texts.get(SOURCE_LANGUAGE) or next(iter(texts.values()), otherwise)


def ids() -> frozenset[str]:
    """The ids of all sentences."""
    return _shipped().ids


def idioms() -> Idioms:
    """The short sentences that stand for patterns of abilities."""
    return _shipped().idioms


def arguments(word_id: str, lang: str = "en") -> Mapping[str, VariableKind]:
    """The arguments of a sentence: a number if the wording depends on the amount, otherwise a text."""
    return _shipped().arguments(word_id, lang)


def lexicon() -> Lexicon:
    """The grammar of the nouns in sentences."""
    return _shipped().lexicon


def digest() -> str:
    """The SHA-256 of all texts, which identifies a version of the catalogue."""
    return _shipped().digest


def resources_folder() -> Path:
    """The folder `resources` of this program, wherever it was moved."""
    from pathlib import Path

    return Path(__file__).resolve().parents[2] / "resources"


def use_resources(folder: Path | None) -> None:
    """Use the texts in another folder from now on; None returns to the shipped ones. Clears the caches."""
    global _catalogue
    _catalogue = None if folder is None else _open(folder)


def _shipped() -> Catalogue:
    global _catalogue
    if _catalogue is None:
        _catalogue = _open(resources_folder())
    return _catalogue


def _open(folder: Path) -> Catalogue:
    from engine.words.catalogue import Catalogue

    return Catalogue(folder / "words")
