"""One language of the catalogue: parses messages on first use, formats them, and joins lists.

Importing this module imports Fluent and Babel, so it is imported when the first message is formatted.
"""

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from engine.words.fluent_entries import FluentEntry
from engine.words.marks import unmarked
from engine.words.message_patterns import kinds_of_variables, parse, references, with_marks
from engine.words.message_types import MissingWord, VariableKind

# Spanish says "e" instead of "y" before the sound i, but not before a diphthong: "agua e hilo", "agua y hielo".
SOUND_I = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)


def join(items: Sequence[str], word: Callable[[str, Mapping[str, str]], str]) -> str:
    """A list of one or more texts: "a", "a and b", "a, b and c"."""
    *rest, last = items
    if not rest:
        return last
    joined = {"rest": ", ".join(rest), "last": last}
    return word("list-and-sound-i", joined) if SOUND_I.match(unmarked(last)) else word("list-and", joined)


# Fluent refuses more than 2,500 characters in one placeable, so long texts are replaced by a mark until the sentence
# is complete. A text that looks like a mark is replaced too.
LONG_TEXT = 250
MARK = re.compile("\0(\\w+)\0")
# Babel raises an error for numbers of more than 28 digits, which a damaged file may hold.
LARGEST_NUMBER = 10**15


class Language:
    """The sentences of one language."""

    def __init__(
        self,
        code: str,
        entries: Mapping[str, FluentEntry],
        others: Callable[[str], FluentEntry | None] = lambda _: None,
    ) -> None:
        self.code = code
        self._entries = entries
        self._others = others
        self._bundle = FluentBundle([code], use_isolating=False)
        self._marking = FluentBundle([code], use_isolating=False)
        self._plain: set[str] = set()
        self._arguments: dict[str, dict[str, VariableKind]] = {}

    def arguments(self, word_id: str) -> Mapping[str, VariableKind]:
        """The arguments of a sentence, including those of sentences it refers to."""
        if word_id not in self._arguments:
            self._learn(word_id, ())
        return self._arguments[word_id]

    def format(self, word_id: str, values: Mapping[str, str | int | float], *, is_marked: bool = False) -> str:
        """The sentence with these values, which were checked against its arguments; perhaps with marks around them."""
        self.arguments(word_id)
        bundle = self._marking if is_marked else self._bundle
        if is_marked and not bundle.has_message(word_id):
            self._learn_with_marks(word_id)
        aside = {name: value for name, value in values.items() if isinstance(value, str) and _is_set_aside(value)}
        pattern = bundle.get_message(word_id).value if bundle.has_message(word_id) else None
        if pattern is None:
            raise MissingWord(f"the word {word_id!r} in {self.code!r} has no text of its own")
        given = {name: value if isinstance(value, str) else _formattable(value) for name, value in values.items()}
        text, errors = bundle.format_pattern(pattern, {**given, **{name: f"\0{name}\0" for name in aside}})
        if errors:
            raise MissingWord(f"the word {word_id!r} in {self.code!r} cannot be said: {errors[0]}")
        return MARK.sub(lambda mark: aside[mark[1]], str(text))

    def number(self, value: int | float) -> str:
        """A number in the language's format."""
        number = _formattable(value)
        return number if isinstance(number, str) else str(format_decimal(number, locale=self.code))

    def join(self, items: Sequence[str]) -> str:
        """A list joined as usual in the language: "a, b and c"."""
        return join(items, self.format)

    def _learn(self, word_id: str, asked_by: tuple[str, ...]) -> None:
        """Parse a sentence and those it refers to."""
        if word_id in self._arguments:
            return
        if word_id in asked_by:
            raise MissingWord(f"the word {word_id!r} in {self.code!r} refers to itself")
        message = self._parse(word_id)
        kinds = kinds_of_variables(message)
        for other in references(message):
            self._learn(other, (*asked_by, word_id))
            if not other.startswith("-"):
                kinds = self._arguments[other] | kinds
        self._arguments[word_id] = kinds

    def _learn_with_marks(self, word_id: str) -> None:
        """Parse a sentence again, to be said with marks; those that it refers to have none."""
        message = parse(self._entry(word_id))
        self._marking.add_resource(ast.Resource([with_marks(message, tuple(self.arguments(word_id)))]))
        self._learn_without_marks(references(message))

    def _learn_without_marks(self, words: Iterable[str]) -> None:
        """Parse sentences to which those with marks refer."""
        for other in words:
            if not self._marking.has_message(other) and other not in self._plain:
                self._plain.add(other)
                message = parse(self._entry(other))
                self._marking.add_resource(ast.Resource([message]))
                self._learn_without_marks(references(message))

    def _parse(self, word_id: str) -> ast.Message | ast.Term:
        message = parse(self._entry(word_id))
        self._bundle.add_resource(ast.Resource([message]))
        return message

    def _entry(self, word_id: str) -> FluentEntry:
        entry = self._entries.get(word_id) or self._others(word_id)
        if entry is None:
            near = difflib.get_close_matches(word_id, self._entries, n=1, cutoff=0.5)
            hint = f"; the nearest is {near[0]!r}" if near else ""
            raise MissingWord(f"there is no word {word_id!r} in {self.code!r}{hint}")
        return entry


def _is_set_aside(text: str) -> bool:
    return len(text) > LONG_TEXT or "\0" in text


def _formattable(value: int | float) -> str | int | float:
    """The number, or as text with an exponent if it is too large for Babel."""
    return value if abs(value) < LARGEST_NUMBER else f"{Decimal(value):.3g}"
