"""Effects on a piece that was just named: "if the target has wounds, it suffers 1 wound"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.abilities.context import OWNER
from engine.abilities.kinds import AboutPiece, Conditions, Selector
from engine.abilities.structure.traversal import all_parts
from engine.abilities.wording.field_roles import marks_of
from engine.abilities.wording.referents import within
from engine.words import say
from engine.words.marks import cut, unmarked

if TYPE_CHECKING:
    from engine.abilities.wording.renderer import Renderer

ITSELF = "self"


def text_with_pronoun(renderer: Renderer, definition: Any, field: str) -> str:
    """Nested effects; a single one about the only piece that was named just before begins with a pronoun, or with none
    where the verb alone does not mean the owner."""
    there = within(renderer, definition, field)
    effects = getattr(definition, field)
    text = there.effects(effects)
    if len(effects) != 1 or not isinstance(effects[0].on, str) or there.known_key(effects[0].on) == ITSELF:
        return text
    subject = there.named(effects[0].on)
    if not (_is_named_alone(renderer, definition, str(subject)) and _begins(text, str(subject))):
        return text
    rest = cut(text, len(f"{subject} "))[1]
    shorter = say("ability-again", renderer.lang, gender=subject.gender, rest=rest)
    own = replace(there, spans=None).effects((replace(effects[0], on=OWNER),))
    return text if unmarked(shorter) == own else shorter


def _begins(text: str, subject: str) -> bool:
    return unmarked(text).startswith(f"{subject} ")


def _is_named_alone(renderer: Renderer, definition: Any, subject: str) -> bool:
    """Whether the conditions or the trigger before name this piece and no other."""
    when = getattr(definition, "when", None)
    if when is None:
        there = within(renderer, definition, "condition")
        return {str(there.named(name)) if name else "" for name in _named(definition.condition)} == {subject}
    heard = unmarked(within(renderer, definition, "when").render(when))
    return isinstance(when, AboutPiece) and when.who == ITSELF and _begins(heard, subject)


def _named(conditions: Conditions) -> Iterator[str]:
    """The names of pieces in conditions; a selector counts as one that nobody has."""
    for part in (part for each in conditions for part, _ in all_parts(each)):
        if isinstance(part, Selector):
            yield ""
        for field, mark in marks_of(type(part)).items():
            value = getattr(part, field)
            if mark in ("pieces", "measured") and isinstance(value, str):
                yield value
