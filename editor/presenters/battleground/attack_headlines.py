"""Headlines of attacks in Battleground: the hits, those that were blocked, and the wounds of those that were left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from editor.game_text.display_names import DisplayNames
from editor.presenters.headline_text import headline_of
from editor.presenters.story_rules import ActionEvents
from engine.systems.battleground.combat.events import AttackBegan, AttackResolved
from engine.systems.battleground.combat.weapons import FISTS, kind_of_attack, weapon_named
from engine.systems.battleground.combat.wounds import WoundsSuffered
from engine.systems.battleground.dice.events import SuccessesCounted
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True)
class StrikeResult:
    """One attack on one target: the successes of both tests, and the wounds that were suffered."""

    target: str
    hits: int
    saves: int | None
    """None if the target made no test."""
    left: int
    """The successes that the defence left."""
    dealt: int
    """The wounds by the table of the weapon."""
    wounds: int
    """The wounds that the target suffered."""

    @property
    def landed(self) -> bool:
        return self.left > 0


def strikes(events: ActionEvents) -> Iterator[StrikeResult]:
    """The attacks among some events, those of an area attack one after another."""
    counted: list[SuccessesCounted] = []
    for at, event in enumerate(events):
        if isinstance(event, SuccessesCounted):
            counted.append(event)
        elif isinstance(event, AttackResolved):
            hits = next((each.successes for each in reversed(counted) if each.purpose == "attack"), event.successes)
            saves = next(
                (each.successes for each in counted if each.purpose == "defence" and each.figure == event.target), None
            )
            suffered = _suffered(events[at + 1 :], event)
            yield StrikeResult(event.target, hits, saves, event.successes, event.wounds, suffered)
            counted = []


def wounds_of_attacks(events: ActionEvents) -> tuple[WoundsSuffered, ...]:
    """The wounds that the attacks among some events caused."""
    found = (_wounds(events[at + 1 :], each) for at, each in enumerate(events) if isinstance(each, AttackResolved))
    return tuple(each for each in found if each is not None)


def attack_headline(
    view: Battle, opening: AttackBegan, events: ActionEvents, results: Iterable[str], naming: DisplayNames
) -> str:
    """The sentence about an attack; empty as long as it is under way."""
    found = tuple(strikes(events))
    if not found:
        return ""
    if len(found) > 1:
        what = naming.say("headline-battleground-area", figure=opening.figure)
        each = (
            naming.say("headline-battleground-wounds-of", figure=strike.target, wounds=strike.wounds)
            for strike in found
        )
        return headline_of(what, (*each, *results), naming)
    (strike,) = found
    return headline_of(_what(view, opening, strike, naming), (*_numbers(strike, naming), *results), naming)


def _what(view: Battle, opening: AttackBegan, strike: StrikeResult, naming: DisplayNames) -> str:
    """The attack: who hits or misses whom, and with what kind of weapon."""
    if not strike.hits:
        return naming.say("headline-battleground-missed", figure=opening.figure, target=strike.target)
    weapon = weapon_named(view, opening.weapon)
    kind = "fists" if weapon is FISTS else kind_of_attack(view, weapon)
    return naming.say("headline-battleground-hit", figure=opening.figure, target=strike.target, **{"with": kind})


def _numbers(strike: StrikeResult, naming: DisplayNames) -> Iterator[str]:
    """The hits, those that were blocked, and the wounds of those that were left."""
    if not strike.hits:
        return
    yield naming.say("headline-battleground-hits", hits=strike.hits)
    if not strike.landed:
        yield naming.say("headline-battleground-all-blocked", hits=strike.hits)
        return
    if strike.saves is not None:
        yield naming.say("headline-battleground-blocked", saves=strike.saves)
    if strike.saves:
        yield naming.say("headline-battleground-left", left=strike.left, wounds=strike.dealt)
    else:
        yield naming.say("headline-battleground-wounds", wounds=strike.dealt)


def _suffered(after: ActionEvents, resolved: AttackResolved) -> int:
    found = _wounds(after, resolved)
    return 0 if found is None else found.wounds


def _wounds(after: ActionEvents, resolved: AttackResolved) -> WoundsSuffered | None:
    """The wounds of an attack: those that its target suffers next, before another attack has its result."""
    for event in after:
        if isinstance(event, AttackResolved):
            return None
        if isinstance(event, WoundsSuffered) and (event.figure, event.by) == (resolved.target, resolved.figure):
            return event
    return None
