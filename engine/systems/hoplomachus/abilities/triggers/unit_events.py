"""Events as triggered skills see them, each about one unit: an event about several units is one for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import AboutPiece
from engine.abilities.piece_sides import Sides, sides
from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.combat.damage import DamageDealt, UnitsDefeated
from engine.systems.hoplomachus.combat.engagement import AttackBegan
from engine.systems.hoplomachus.favour.track import FavourGained
from engine.systems.hoplomachus.movement.displacement import UnitDisplaced
from engine.systems.hoplomachus.movement.move_action import UnitMoved
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.turn.deployment import UnitDeployed
from engine.systems.hoplomachus.turn.play_tactic import TacticPlayed
from engine.systems.hoplomachus.turn.turn_steps import PhaseBegan, TurnBegan, TurnEnded
from engine.systems.hoplomachus.units.health import HpGained

UnitRelation: TypeAlias = Literal["self", "ally", "friend", "opponent", "unit"]
"""The owner, an ally, the owner or an ally, an opponent, or any unit."""
SIDES: Mapping[str, Sides] = {
    "self": sides("self"),
    "ally": sides("ally"),
    "friend": sides("self", "ally"),
    "opponent": sides("enemy"),
}
"""The sides that these words stand for; other words stand for all."""


class UnitEvent(NamedTuple):
    """An event about one unit, or about none; `seat` is the owner of the unit or of the cause at that time."""

    event: Event[Arena]
    unit: str = ""
    seat: str = ""
    by: str = ""
    number: int = 0
    attack: bool = False


def _damage(state: Arena, event: DamageDealt) -> Iterator[UnitEvent]:
    for unit, hits in event.hits.items():
        yield UnitEvent(event, unit, _seat(state, unit), event.by or "", hits, event.attack)


def _defeats(state: Arena, event: UnitsDefeated) -> Iterator[UnitEvent]:
    return (UnitEvent(event, unit, _seat(state, unit)) for unit in event.units)


def _attack(state: Arena, event: AttackBegan) -> Iterator[UnitEvent]:
    yield UnitEvent(event, event.target, _seat(state, event.target), event.unit, len(event.dice), True)


def _deployment(state: Arena, event: UnitDeployed) -> Iterator[UnitEvent]:
    yield UnitEvent(event, event.unit, event.seat)


def _move(state: Arena, event: UnitMoved) -> Iterator[UnitEvent]:
    yield UnitEvent(event, event.unit, _seat(state, event.unit), number=len(event.path) - 1)


def _tactic(state: Arena, event: TacticPlayed) -> Iterator[UnitEvent]:
    yield UnitEvent(event, event.on, event.seat)


def _favour(state: Arena, event: FavourGained) -> Iterator[UnitEvent]:
    yield UnitEvent(event, seat=event.seat, number=event.favour)


def _phase(state: Arena, event: PhaseBegan) -> Iterator[UnitEvent]:
    yield UnitEvent(event, seat=state.active or "")


def _displacement(state: Arena, event: UnitDisplaced) -> Iterator[UnitEvent]:
    yield UnitEvent(event, event.unit, _seat(state, event.unit))


def _hp(state: Arena, event: HpGained) -> Iterator[UnitEvent]:
    yield UnitEvent(event, event.unit, _seat(state, event.unit), number=event.hp)


def _turn(state: Arena, event: TurnBegan | TurnEnded) -> Iterator[UnitEvent]:
    yield UnitEvent(event, seat=event.seat)


UNIT_EVENTS: Mapping[type[Event[Any]], Callable[[Arena, Any], Iterator[UnitEvent]]] = {
    DamageDealt: _damage,
    UnitsDefeated: _defeats,
    AttackBegan: _attack,
    UnitDeployed: _deployment,
    UnitMoved: _move,
    TacticPlayed: _tactic,
    FavourGained: _favour,
    PhaseBegan: _phase,
    UnitDisplaced: _displacement,
    HpGained: _hp,
    TurnBegan: _turn,
    TurnEnded: _turn,
}


def _seat(state: Arena, unit: str) -> str:
    """The owner of a unit that is in combat, or has just left it for the discard of its troop."""
    if unit in state.units:
        return state.units[unit].seat
    return next((seat for seat, side in state.sides.items() if unit in side.discard), "")


@record(frozen=True, slots=True, kw_only=True)
class AboutUnit(AboutPiece[Arena]):
    """A trigger about one unit, its subject, which acts or is affected."""

    meant: ClassVar = SIDES
    who: UnitRelation = "self"
    """The unit that acts or is affected."""

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        if not is_such(context, self.who, event.unit, event.seat) or not self.is_meant(context, event):
            return None
        return context._replace(about=event).naming("subject", event.unit)

    def is_meant(self, context: AbilityContext[Arena], event: UnitEvent) -> bool:
        """Whether the event matches the other fields, whichever unit it is about."""
        return True


def is_such(context: AbilityContext[Arena], who: UnitRelation, unit: str, seat: str) -> bool:
    """HR-TROOP-1: whether a unit of this seat is an opponent or an ally of the owner, or the owner itself."""
    if who == "unit":
        return True
    if who == "self":
        return unit == context.cast.figure
    teams = context.state.scenario.teams
    same_team = teams.get(seat) == teams.get(context.cast.seat)
    if who == "opponent":
        return not same_team
    return same_team and (who == "friend" or unit != context.cast.figure)


def is_side(context: AbilityContext[Arena], whose: Literal["own", "other", "any"], seat: str) -> bool:
    """Whether a seat belongs to the owner's team, or to the other one."""
    teams = context.state.scenario.teams
    return whose == "any" or (teams.get(seat) == teams.get(context.cast.seat)) is (whose == "own")
