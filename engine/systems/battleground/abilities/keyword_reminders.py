"""Reminders of the keywords in an ability: what a buff or debuff of the rules does, and what single-use means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.systems.battleground.abilities.types.card_abilities import Used
from engine.words import say

REMINDERS: Mapping[str, str] = {
    "haste": "reminder-battleground-haste",
    "enhancement": "reminder-battleground-enhancement",
    "protection": "reminder-battleground-protection",
    "regeneration": "reminder-battleground-regeneration",
    "paralysis": "reminder-battleground-paralysis",
    "blindness": "reminder-battleground-blindness",
    "stun": "reminder-battleground-stun",
    "curse": "reminder-battleground-curse",
    "single-use": "reminder-battleground-single-use",
}
"""BG-FX-2, -3, BG-COMP-4: the words of the rules that cards use as names."""
TOKENS = ("buff", "debuff")


def reminders(ability: Any, lang: str) -> tuple[str, ...]:
    """A sentence for each keyword of an ability, each once, in the order of its text; none for an author's own text."""
    if lang in dict(getattr(ability, "wording", ())):
        return ()
    return tuple(say(REMINDERS[each], lang) for each in dict.fromkeys(_keywords(ability)))


def _keywords(ability: Any) -> Iterator[str]:
    if isinstance(ability, Used) and ability.when == "single-use":
        yield "single-use"
    for each in getattr(ability, "every_effect", ()):
        name = getattr(each, "name", "")
        if each.called() in TOKENS and name in REMINDERS:
            yield name
