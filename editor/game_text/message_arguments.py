"""Arguments of messages about a game: names, lists, and words for values of closed sets.

A message has each field by its name. For selections there are also `<field>_id` of a text (`hidden` for a face-down
card) and `<field>_count` of a list or table; a missing or empty value is `none`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from editor.game_text.display_names import DisplayNames
from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.data.message import Message, MessageValue, message
from engine.words import ids, in_language
from engine.words.slug_text import slug_words

NONE = "none"
HIDDEN = "hidden"

CHANGES: Mapping[str, str] = {
    "add": "telling-change-add",
    "set": "telling-change-set",
    "at-least": "telling-change-at-least",
    "at-most": "telling-change-at-most",
    "widen": "telling-change-widen",
    "narrow": "telling-change-narrow",
}
"""Message ids of changes to a number."""

PART = frozenset({"rule", "change", "by"})
"""Key that distinguishes parts of numbers from other tables."""

AKIN: Mapping[str, str] = {"next": "skill", "purpose": "skill"}
"""Fields whose values may be from the set of another field."""

FACING = "facing"
COUNTED_FROM_ZERO = frozenset({"die"})
WAYS = frozenset({"path"})
"""Lists that are paths."""
TITLES = frozenset({"title", "text"})
"""Tables of authors' texts, by language."""

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
OWNED = re.compile(rf"({SLUG.pattern})[ /]({SLUG.pattern})")
"""Owner and name: the labels of triggers and marks."""
ONE_OF_SEVERAL = re.compile(rf"(.+)@({SLUG.pattern})")
"""Name and owner: the labels of triggers of cards."""
PART_OF_CARD = re.compile(r"(.+):[^:]+")


def change_text(part: Mapping[str, Any]) -> Message:
    """Text of a rule's change to a number: `{"rule": …, "change": …, "by": …}`."""
    change, by = part["change"], part["by"]
    return message(CHANGES[change], by=f"{by:+d}".replace("-", "−") if change == "add" else by)


@dataclass(frozen=True, slots=True)
class MessageArguments:
    """Message arguments for the values of one game in one language."""

    system: str
    naming: DisplayNames

    def arguments(self, fields: Mapping[str, Any]) -> dict[str, MessageValue]:
        """Message arguments of the fields, with the added selectors."""
        return {
            name: argument for field, value in fields.items() for name, argument in self._arguments_of(field, value)
        }

    def argument(self, field: str, value: Any) -> MessageValue:
        """The text of a field's value."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int():
                return value + 1 if field in COUNTED_FROM_ZERO else value
            case str() if value:
                return self._text(field, value)
            case Mapping() if value.keys() >= PART:
                return change_text(value)
            case Mapping() if value and field in TITLES:
                return in_language(value, self.naming.lang)
            case Mapping() if value:
                return tuple(self._each(who, self.argument(field, what)) for who, what in value.items())
            case list() | tuple() if value and field in WAYS:
                return " → ".join(map(str, value))
            case list() | tuple() if value:
                return tuple(self.argument(field, each) for each in value)
            case None | "" | Mapping() | list() | tuple():
                return NONE
        raise TypeError(f"no sentence can hold {value!r}")

    def _arguments_of(self, field: str, value: Any) -> Iterator[tuple[str, MessageValue]]:
        yield field, self.argument(field, value)
        if isinstance(value, str):
            yield f"{field}_id", HIDDEN if value == UNKNOWN else value or NONE
        elif isinstance(value, Mapping | Sequence):
            yield f"{field}_count", len(value)

    def _text(self, field: str, value: str) -> MessageValue:
        """Text of a value: the word of a closed set, a given name, or a readable form."""
        found = self._word(field, value)
        if found is not None:
            return found
        if value in self.naming.names:
            return self.naming.name(value)
        if owned := OWNED.fullmatch(value):
            whose, what = owned.groups()
            if " " in value or whose in self.naming.names:
                return self._each(whose, self._text(field, what))
        if several := ONE_OF_SEVERAL.fullmatch(value):
            what, whose = several.groups()
            return self._each(whose, self._text(field, what))
        if part := PART_OF_CARD.fullmatch(value):
            return self._text(field, part[1])
        return _readable(field, value)

    def _word(self, field: str, value: str) -> Message | None:
        if field == FACING and value in self.naming.facings:
            return message(self.naming.facings[value])
        sets = (field, AKIN[field]) if field in AKIN else (field,)
        possible = (f"value-{self.system}-{each}-{value.replace(' ', '-')}" for each in sets)
        return next((message(each) for each in possible if each in ids()), None)

    def _each(self, who: str, what: MessageValue) -> Message:
        return message("telling-each", who=self._text("", who), what=what)


def _readable(field: str, id_: str) -> str:
    """Readable form of an id without a name; the sentence itself names the kind of thing."""
    last = id_.rpartition("/")[2]
    return slug_words(last.removeprefix(f"{field}-")) if SLUG.fullmatch(last) else id_
