"""Marks of actions on the board in Battleground: attacks with their wounds, healing, mana, moves, buffs and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.message_arguments import MessageArguments
from editor.presenters.battleground.attack_headlines import strikes, wounds_of_attacks
from editor.presenters.story_rules import ActionEvents
from editor.view_model.action_mark import ActionMark
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.events import EffectGiven
from engine.systems.battleground.combat.events import AttackBegan
from engine.systems.battleground.combat.wounds import WoundsHealed, WoundsSuffered
from engine.systems.battleground.dice.events import ManaLost
from engine.systems.battleground.events import FocusGained, GuardRaised, ManaGained, ObjectiveClaimed
from engine.systems.battleground.movement.events import Moved
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

MINUS = "\N{MINUS SIGN}"
MARKED: Mapping[type[Any], str] = {
    FocusGained: "term-focus",
    GuardRaised: "term-guard",
    ObjectiveClaimed: "term-objective",
}
"""Message ids of the marks of events that say all by their names."""


def marks(view: Battle, events: ActionEvents, naming: DisplayNames) -> tuple[ActionMark, ...]:
    """The marks of some events; the view is that before them, which knows where those stood that are gone."""
    attacks = [each for each in events if isinstance(each, AttackBegan)]
    found = [*_attacks(view, attacks, events, naming)] if attacks else []
    inside = wounds_of_attacks(events)
    others = (event for event in events if not (isinstance(event, WoundsSuffered) and event in inside))
    found += (mark for event in others for mark in _marks_of(view, event, naming))
    return (*found, *_mana(view, events, naming))


def _attacks(
    view: Battle, began: list[AttackBegan], events: ActionEvents, naming: DisplayNames
) -> Iterator[ActionMark]:
    """The lines of attacks, with wounds where their results are known."""
    figure, struck = began[-1].figure, tuple(strikes(events))
    for strike in struck:
        at = _place(view, strike.target)
        if strike.wounds:
            yield ActionMark(figure, strike.target, f"{MINUS}{strike.wounds}", "attack", at)
        else:
            yield ActionMark(figure, strike.target, naming.say("headline-miss"), "miss", at)
    if not struck:
        yield ActionMark(figure, began[-1].target, "", "attack", _place(view, began[-1].target))


def _marks_of(view: Battle, event: Event[Any], naming: DisplayNames) -> Iterator[ActionMark]:
    """The marks of an event outside attacks."""
    match event:
        case WoundsSuffered():
            by = event.by or ""
            yield ActionMark(by, event.figure, f"{MINUS}{event.wounds}", "attack", _place(view, event.figure))
        case WoundsHealed():
            yield ActionMark("", event.figure, f"+{event.wounds}", "heal", _place(view, event.figure))
        case EffectGiven():
            token = naming.say("headline-mark-token", **MessageArguments(SYSTEM.id, naming).arguments(event.to_json()))
            yield ActionMark(event.by, event.figure, token, "effect", _place(view, event.figure))
        case FocusGained() | GuardRaised() | ObjectiveClaimed():
            text = naming.say(MARKED[type(event)])
            yield ActionMark("", event.figure, text, "effect", _place(view, event.figure))
        case Moved():
            yield ActionMark(event.from_, event.to, "", "move", event.to)


def _mana(view: Battle, events: ActionEvents, naming: DisplayNames) -> Iterator[ActionMark]:
    """The mana that each figure has gained or lost, without what it paid."""
    sums: Counter[str] = Counter()
    for event in events:
        if isinstance(event, ManaGained):
            sums[event.figure] += event.mana
        elif isinstance(event, ManaLost):
            sums[event.figure] -= event.mana
    for figure, mana in sums.items():
        if mana:
            text = naming.say("headline-mark-mana", mana=f"{mana:+d}".replace("-", MINUS))
            yield ActionMark("", figure, text, "effect", _place(view, figure))


def _place(view: Battle, figure: str) -> str:
    """The place of a figure; empty off the map."""
    at = view.figures[figure].at if figure in view.figures else None
    return "" if at is None else view.scenario.terrain.grid.name(at)
