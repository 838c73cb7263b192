"""Who is meant inside an operation: a piece that is taken in turn, the bearer of a token, whoever an effect is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.abilities.kinds import Effect, Op
from engine.abilities.scene import BEARER, OWNER, TARGET
from engine.abilities.wording.marks import marks_of
from engine.abilities.wording.phrases import Phrase

if TYPE_CHECKING:
    from engine.abilities.wording.speaker import Speaker

RECEIVER = "receiver"
"""The key of a phrase that stands for whoever an effect happens to."""


PLACE = "place aimed at"
"""The key of the phrase for the place that an ability is aimed at; no author can give such a name."""


def measured(speaker: Speaker) -> Speaker:
    """Who says from where something is measured: the target is the place there, where the ability is aimed at one."""
    return speaker.knowing({TARGET: speaker.known[PLACE]}) if PLACE in speaker.known else speaker


def within(speaker: Speaker, definition: Any, field: str) -> Speaker:
    """Inside an operation that takes pieces in turn, its name for them is somebody who was just spoken of."""
    if isinstance(definition, Op):
        others = speaker.inside.get(f"{definition.called()}.{field}")
        if others is not None:
            return speaker.knowing({name: _receiver(speaker, definition, each) for name, each in others.items()})
    in_turn = taken_in_turn(definition)
    if not in_turn:
        return speaker
    names = (*in_turn, *((TARGET, PLACE) if isinstance(definition, Effect) else (BEARER,)))
    return speaker.knowing(dict.fromkeys(names, speaker.one("piece", "that")))


def taken_in_turn(definition: Any) -> tuple[str, ...]:
    """The names that an operation gives to pieces that it takes one after another."""
    return tuple(getattr(definition, name) for name, mark in marks_of(type(definition)).items() if mark == "in turn")


def _receiver(speaker: Speaker, definition: Any, phrase: Phrase) -> Phrase:
    """A phrase for whoever an effect happens to: its owner, where it happens to that one."""
    whom = getattr(definition, "on", None)
    if phrase.key != RECEIVER or not isinstance(whom, str):
        return phrase
    named = speaker.named(whom)
    return named if whom == OWNER or named.key == OWNER else phrase
