"""Events, choices and kinds of choices in words: which sentence of the catalogue, and what goes into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.playtest.naming import Naming
from editor.playtest.values import NONE, Wording, change_said
from editor.rule_books.rule_books import rules_by_number
from engine.kernel.chance.rolls import Roll
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import MessageValue
from engine.kernel.state.event import Event
from engine.words import arguments, ids, say


def event_said(event: Event[Any], system: str, naming: Naming) -> str:
    """What happened, as a sentence: `event-<system>-<name>`, or for an event of all games `event-<name>`."""
    return _said("event", system, event.name(), event.to_json(), naming)


def choice_said(choice: Choice, shown: Mapping[str, Any], system: str, naming: Naming) -> str:
    """A choice with all that it names and what is shown beside it: `choice-<system>-<kind>`, or `choice-<kind>`."""
    seat = {} if choice.seat is None else {"seat": choice.seat}
    return _said("choice", system, choice.kind, {**shown, **seat, **choice.data}, naming)


def deed_said(kind: str, system: str, naming: Naming) -> str:
    """A kind of choice in a word or two, for a button: `deed-<system>-<kind>`, or `deed-<kind>`."""
    return _said("deed", system, kind, {}, naming)


def part_said(part: Mapping[str, Any], naming: Naming) -> str:
    """What a rule does to a number, and what that rule is about: `{"rule": …, "change": …, "by": …}`."""
    rule = rules_by_number().get(part["rule"])
    change = naming.speak(change_said(part))
    return change if rule is None else naming.say("told-part", change=change, rule=rule.title(naming.lang))


def throw_said(roll: Roll[Any], system: str, naming: Naming) -> str:
    """Which die is to be thrown by hand: whose, what for, and how many there are."""
    given = Wording(system, naming).arguments({"seat": roll.seat, "purpose": roll.purpose})
    if roll.number == 1:
        return say("told-die-to-throw", naming.lang, **given)
    return say("told-die-of-several", naming.lang, **given, die=len(roll.got) + 1, number=roll.number)


def _said(about: str, system: str, name: str, fields: Mapping[str, Any], naming: Naming) -> str:
    own = f"{about}-{system}-{name}"
    word_id = own if own in ids() else f"{about}-{name}"
    given = Wording(system, naming).arguments(fields)
    missing: dict[str, MessageValue] = {
        each: 0 if kind == "number" else NONE for each, kind in arguments(word_id).items() if each not in given
    }
    return say(word_id, naming.lang, **given, **missing)
