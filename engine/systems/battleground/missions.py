"""BG-ABIL-4: side missions: put in play by a bonus, scored when they come true, lost when the activation ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.kernel.clauses import effect
from engine.kernel.event import Event
from engine.kernel.step import Do
from engine.kernel.triggers import Trigger
from engine.kernel.value import expect
from engine.systems.battleground.ability_events import (
    AbilityUsed,
    EffectGiven,
    MarkLaid,
    MissionCompleted,
    MissionTaken,
)
from engine.systems.battleground.acting import active
from engine.systems.battleground.attacks_events import AttackResolved
from engine.systems.battleground.mission_terms import Struck, Terms
from engine.systems.battleground.moves_events import Moved
from engine.systems.battleground.places import beside
from engine.systems.battleground.state import Battle
from engine.systems.battleground.weapons import kind_of_attack, weapon_named
from engine.systems.battleground.wounds import KnockedOut, WoundsHealed, WoundsSuffered


class InPlay(NamedTuple):
    """A side mission in play, and the character it was played for."""

    card: str
    figure: str


@effect("BG-ABIL-4")
def mission_begun(state: Battle, card: str) -> tuple[Event[Battle], ...]:
    """The mission is in play for the acting character."""
    return (MissionTaken(figure=active(state), card=card, rules=("BG-ABIL-4",)),)


def in_play(state: Battle) -> Iterator[InPlay]:
    """All missions in play, those of interrupted activations too."""
    for frame in state.frames:
        for card in expect(frame.values.get("missions", ()), tuple, "missions"):
            yield InPlay(expect(card, str, "missions"), expect(frame.values["active"], str, "active"))


def missions_come_true(state: Battle, event: Any) -> tuple[Trigger[Battle], ...]:
    """BG-ABIL-4: the missions that an event completes."""
    return completed_by(state, event) if state.frames else ()


@effect("BG-ABIL-4")
def completed_by(state: Battle, event: Any) -> tuple[Trigger[Battle], ...]:
    """Each mission in play looks whether this is what it waits for."""
    comes_true = COMES_TRUE[type(event)]
    found = []
    for card, figure in in_play(state):
        mission = state.setting.cards[card].mission
        if mission is not None and comes_true(state, mission.when, figure, event):
            found.append(MissionScores(state.card(figure).seat, card, figure))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class MissionScores(Trigger[Battle]):
    """BG-ABIL-4: a completed mission scores once; its label is the card."""

    figure: str

    def holds(self, state: Battle) -> bool:
        # BG-WOUND-2: With its character knocked out the activation is over, and the mission lost.
        return self.figure in state.figures and InPlay(self.label, self.figure) in in_play(state)

    def run(self, state: Battle) -> Do[Battle]:
        mission = state.setting.cards[self.label].mission
        if mission is None or not self.holds(state):
            return Do()
        return Do(
            (
                MissionCompleted(
                    seat=self.seat, figure=self.figure, card=self.label, points=mission.vp, rules=("BG-ABIL-4",)
                ),
            )
        )


def _struck(state: Battle, terms: Struck, figure: str, victim: str, by: str | None, weapon: str | None) -> bool:
    """Whether the right one was hit by the right one with the right weapon."""
    if terms.weapon is not None and not (weapon and kind_of_attack(state, weapon_named(state, weapon)) == terms.weapon):
        return False
    own = state.card(figure).seat
    by_whom = {"self": by == figure, "army": by is not None and state.card(by).seat == own, "anybody": True}
    return by_whom[terms.by] and _is(state, terms.who, figure, victim)


def _is(state: Battle, who: str, figure: str, other: str) -> bool:
    """BG-COMP-1: whether somebody is an enemy or an ally of a figure, or the figure itself."""
    same_side = state.card(figure).seat == state.card(other).seat
    match who:
        case "enemy":
            return not same_side
        case "ally":
            return same_side and other != figure
        case "self":
            return other == figure
        case _:
            return True


def _knocked_out(state: Battle, terms: Terms, figure: str, event: KnockedOut) -> bool:
    wanted = terms.knock_out
    return wanted is not None and _struck(state, wanted, figure, event.figure, event.by, event.weapon)


def _wounded(state: Battle, terms: Terms, figure: str, event: WoundsSuffered) -> bool:
    wanted = terms.wound
    if wanted is None or wanted.weapon is not None or event.wounds < wanted.wounds:
        return False
    return _struck(state, wanted, figure, event.figure, event.by, None)


def _wounded_by_weapon(state: Battle, terms: Terms, figure: str, event: AttackResolved) -> bool:
    wanted = terms.wound
    if wanted is None or wanted.weapon is None or event.wounds < wanted.wounds:
        return False
    return _struck(state, wanted, figure, event.target, event.figure, event.weapon)


def _healed(state: Battle, terms: Terms, figure: str, event: WoundsHealed) -> bool:
    wanted = terms.heal
    return wanted is not None and event.wounds >= wanted.wounds and _is(state, wanted.who, figure, event.figure)


NO_MOVE = ("push", "pull", "swap")
"""How a figure comes to another hex without moving there."""


def _arrived(state: Battle, terms: Terms, figure: str, event: Moved) -> bool:
    wanted, grid, setting = terms.move, state.setting.terrain.grid, state.setting
    if wanted is None or event.figure != figure or event.how in NO_MOVE:
        return False
    seat, filled = state.card(figure).seat, state.filled(figure)
    if wanted.to == "enemy-zone":
        zone = setting.zones.get(state.opponent(seat), 0)
        return any(zone >> grid.hex_of(place) & 1 for place in filled)
    near, own = beside(state, filled), setting.zones.get(seat, 0)
    return any(at in near and not own >> grid.hex_of(at) & 1 for at in state.objectives.values())


def _given(state: Battle, terms: Terms, figure: str, event: EffectGiven) -> bool:
    wanted = terms.give
    return (
        wanted is not None and (event.by, event.kind) == (figure, wanted.effect) and wanted.name in (None, event.token)
    )


def _marked(state: Battle, terms: Terms, figure: str, event: MarkLaid) -> bool:
    wanted = terms.give
    return wanted is not None and (event.by, "mark") == (figure, wanted.effect) and wanted.name in (None, event.mark)


def _used(state: Battle, terms: Terms, figure: str, event: AbilityUsed) -> bool:
    return terms.use is not None and event.figure == figure


COMES_TRUE: Mapping[type[Event[Any]], Callable[[Battle, Terms, str, Any], bool]] = {
    KnockedOut: _knocked_out,
    WoundsSuffered: _wounded,
    AttackResolved: _wounded_by_weapon,
    WoundsHealed: _healed,
    Moved: _arrived,
    EffectGiven: _given,
    MarkLaid: _marked,
    AbilityUsed: _used,
}
LISTENERS = dict.fromkeys(COMES_TRUE, (missions_come_true,))
"""What the missions look at."""
