"""Text of events, choices and kinds of choices: selects the message of the catalogue, and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.message_arguments import NONE, MessageArguments, change_text
from editor.game_text.symbol_text import symbol_text, symbols_of
from editor.rule_books.rule_books import rules_by_number
from engine.kernel.chance.rolls import Roll, Rolled
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import MessageValue
from engine.kernel.state.event import Event
from engine.words import arguments, ids, say

NO_WORDS: Mapping[str, MessageValue] = {}


def event_text(event: Event[Any], system: str, naming: DisplayNames) -> str:
    """Sentence about an event: `event-<system>-<name>`, or for an event of all games `event-<name>`."""
    symbols = symbols_of(event.results, system, event.purpose) if isinstance(event, Rolled) else ()
    results = {"results": tuple(symbol_text(each, naming.lang) for each in symbols)} if symbols else {}
    return _entry_text("event", system, event.name(), _fields_of(event), naming, results)


def _fields_of(event: Event[Any]) -> Mapping[str, Any]:
    """The fields of an event; what somebody does to himself is said without naming him twice."""
    fields = event.to_json()
    by = fields.get("by")
    return {**fields, "by": None} if by and by in (fields.get("figure"), fields.get("unit")) else fields


def choice_text(choice: Choice, shown: Mapping[str, Any], system: str, naming: DisplayNames) -> str:
    """Text of a choice with all its fields: `choice-<system>-<kind>`, or `choice-<kind>`."""
    seat = {} if choice.seat is None else {"seat": choice.seat}
    return _entry_text("choice", system, choice.kind, {**shown, **seat, **choice.data}, naming)


def action_text(kind: str, system: str, naming: DisplayNames) -> str:
    """A kind of choice in a word or two, for a button: `deed-<system>-<kind>`, or `deed-<kind>`."""
    return _entry_text("deed", system, kind, {}, naming)


def phrase_text(word_id: str, fields: Mapping[str, Any], system: str, naming: DisplayNames) -> str:
    """The text of an entry of the catalogue, with fields of events as its arguments."""
    return naming.say(word_id, **MessageArguments(system, naming).arguments(fields))


def part_text(part: Mapping[str, Any], naming: DisplayNames) -> str:
    """Text of a rule's change to a number, with the rule's title: `{"rule": …, "change": …, "by": …}`."""
    rule = rules_by_number().get(part["rule"])
    change = naming.speak(change_text(part))
    return change if rule is None else naming.say("told-part", change=change, rule=rule.title(naming.lang))


def throw_text(roll: Roll[Any], system: str, naming: DisplayNames) -> str:
    """Text about the die to be entered by hand: seat, purpose, number of dice."""
    given = MessageArguments(system, naming).arguments({"seat": roll.seat, "purpose": roll.purpose})
    if roll.number == 1:
        return say("told-die-to-throw", naming.lang, **given)
    return say("told-die-of-several", naming.lang, **given, die=len(roll.got) + 1, number=roll.number)


def _entry_text(
    about: str,
    system: str,
    name: str,
    fields: Mapping[str, Any],
    naming: DisplayNames,
    worded: Mapping[str, MessageValue] = NO_WORDS,
) -> str:
    """The sentence with its fields; `worded` are fields that have their words already."""
    own = f"{about}-{system}-{name}"
    word_id = own if own in ids() else f"{about}-{name}"
    given = {**MessageArguments(system, naming).arguments(fields), **worded}
    missing: dict[str, MessageValue] = {
        each: 0 if kind == "number" else NONE for each, kind in arguments(word_id).items() if each not in given
    }
    return say(word_id, naming.lang, **given, **missing)
