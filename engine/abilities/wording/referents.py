"""Referents inside an operation: the words for the current piece of a loop, a token's bearer, an effect's target."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.abilities.context import BEARER, OWNER, TARGET
from engine.abilities.fields import authored_fields
from engine.abilities.kinds import Effect, Op, Selector, Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides, sides
from engine.abilities.wording.field_roles import marks_of
from engine.abilities.wording.grammar import PhraseForm
from engine.abilities.wording.phrases import Phrase

if TYPE_CHECKING:
    from engine.abilities.wording.renderer import Renderer

RECEIVER = "receiver"
"""The key of the phrase for the piece that an effect happens to."""
AFFECTED = "affected"
"""The key of the phrase for each of several affected pieces; in the lexicon, an alias of their noun."""
SUBJECT = "subject"
"""The name of the piece that a trigger is about."""
BY = "by"
"""The name of the piece by which it happens."""
ITS_NAMES = (SUBJECT, BY)
"""The names of pieces that a trigger binds."""
UNNAMED = "it"
"""The name of each piece in a loop if the author gives none."""
ANYBODY = "piece"
"""A piece, in the aliases of the lexicon."""
NOUNS: Mapping[Sides, str] = {sides("enemy"): "enemy", sides("ally"): "ally", sides("self", "ally"): "friend"}

PLACE = "place aimed at"
"""The key of the phrase for the place that an ability is aimed at; not a valid name for authors."""


def measured(renderer: Renderer) -> Renderer:
    """A renderer for distances: if the ability is aimed at a place, the target is that place."""
    return renderer.knowing({TARGET: renderer.known[PLACE]}) if PLACE in renderer.known else renderer


def within(renderer: Renderer, definition: Any, field: str) -> Renderer:
    """The renderer inside an operation that loops over pieces: its name for the piece is a piece just mentioned."""
    if isinstance(definition, Op):
        others = renderer.inside.get(f"{definition.called()}.{field}")
        if others is not None:
            known = {name: _meant(renderer, definition, field, each) for name, each in others.items()}
            return _carried(renderer, others).knowing({**known, **_named_by_moment(renderer, definition, field, known)})
    in_turn = loop_names(definition)
    if not in_turn:
        return renderer
    names = (*in_turn, *((TARGET, PLACE) if isinstance(definition, Effect) else (BEARER,)))
    return renderer.knowing(dict.fromkeys(names, _in_turn(renderer, definition, in_turn[0])))


def _carried(renderer: Renderer, others: Mapping[str, Phrase]) -> Renderer:
    """The renderer inside a field in which names have other meanings: what happens there has an owner if one is among
    them, and is aimed at no place if the target is."""
    known = {name: phrase for name, phrase in renderer.known.items() if name != PLACE or TARGET not in others}
    return replace(renderer, known=known, is_owned=renderer.is_owned or OWNER in others)


def noun_for(whom: Sides) -> str:
    """The noun for a piece of these sides: an enemy, an ally, a friend, or a piece."""
    return NOUNS.get(whom, ANYBODY)


def loop_names(definition: Any) -> tuple[str, ...]:
    """The names that an operation gives to the pieces of a loop."""
    return tuple(getattr(definition, name) for name, mark in marks_of(type(definition)).items() if mark == "in turn")


def _in_turn(renderer: Renderer, definition: Any, name: str) -> Phrase:
    """The phrase for the current piece of a loop: "that enemy"; by its name if the author gave it one to tell it from
    others."""
    if isinstance(definition, Effect) and name != UNNAMED:
        piece = renderer.one(ANYBODY, "the")
        return Phrase(lambda asked: f"{piece.inflected(asked)} {renderer.quoted(name)}", piece.gender)
    found = isinstance(definition, Selector) and definition.sides != EVERYBODY
    return renderer.one(noun_for(definition.sides) if found else _noun_of_each(definition, "of"), "that")


def _noun_of_each(definition: Any, field: str) -> str:
    """The noun for each of the pieces that a field selects, or that a mark affects."""
    whom = getattr(definition, field, None)
    return getattr(definition, "affects", None) or (noun_for(whom.sides) if isinstance(whom, Selector) else ANYBODY)


def _meant(renderer: Renderer, definition: Any, field: str, phrase: Phrase) -> Phrase:
    """The phrase for the pieces that an effect happens to: a single one by its name, several without ambiguity."""
    whom = getattr(definition, "on", None)
    if phrase.key == RECEIVER and isinstance(whom, str) and _is_one(named := renderer.named(whom)):
        return named
    when = getattr(definition, "when", None)
    if phrase.key not in (RECEIVER, AFFECTED):
        return phrase
    others_named = when is not None and field != "when" and _is_about_others(when)
    return renderer.one(AFFECTED, "the") if others_named else renderer.one(_noun_of_each(definition, "on"), "that")


def _named_by_moment(renderer: Renderer, definition: Any, field: str, known: dict[str, Phrase]) -> dict[str, Phrase]:
    """The phrases of the names that the trigger of a delayed effect binds."""
    when = getattr(definition, "when", None)
    if when is None or field == "when":
        return {}
    return {
        name: known[BEARER] if when.sides_of(name) == sides("self") else renderer.one(f"name-{name}", "the")
        for name, _ in when.gives
        if name in ITS_NAMES
    }


def _is_about_others(when: Trigger[Any]) -> bool:
    """Whether the trigger is about a piece other than the one that waits for it."""
    its_own = any(getattr(when, name) == "self" for name in authored_fields(type(when)))
    return not its_own and any(name in ITS_NAMES for name, _ in when.gives)


def _is_one(phrase: Phrase) -> bool:
    """Whether the phrase is for a single piece, which stays singular where a plural is requested."""
    return phrase.inflected(PhraseForm(number="these")) == phrase.inflected(PhraseForm())
