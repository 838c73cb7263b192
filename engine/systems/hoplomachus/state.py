"""The state of a game of Hoplomachus: units in combat, the assets of each troop off the arena, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal, TypeAlias

from engine.abilities.game_interface import GameInterface
from engine.geometry.bounded_cache import cached_by_size
from engine.geometry.hex.grid import Grid
from engine.kernel.chance.deck import Deck, Holding
from engine.kernel.data.field_marks import (
    BRIEF,
    SETTLED,
    SHOWN,
    BoundsMark,
    Count,
    InListMark,
    KeyMark,
    NameMark,
    NumberedMark,
    PileMark,
    SeatName,
    SpreadMark,
    WordsMark,
)
from engine.kernel.data.record import record
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.systems.hoplomachus.compiled_scenario import CompiledScenario, TacticDef, UnitDef

Phase: TypeAlias = Literal["set-up", "start", "deployment", "tactic", "movement", "ability", "engagement", "refill"]
UnitName: TypeAlias = Annotated[str, NameMark("unit")]
UnitOrNone: TypeAlias = Annotated[str, NameMark("unit", empty=True)]
TacticName: TypeAlias = Annotated[str, NameMark("tactic")]
FactionName: TypeAlias = Annotated[str, NameMark("faction")]
MOST_ROUNDS = 1_000_000


@record(frozen=True, slots=True)
class Played:
    """HR-TACTIC-2: a tactic that lies on a unit, and the troop that played it."""

    card: Annotated[TacticName, BRIEF]
    seat: SeatName


@record(frozen=True, slots=True, kw_only=True)
class Unit:
    """One unit in combat. Its actions of this turn are reset when the next turn begins."""

    seat: SeatName
    at: Annotated[int, NumberedMark("hex")]
    hp: Annotated[int, BoundsMark(1, "hp")]
    active: Annotated[bool, InListMark("status", {"inactive": False})] = True
    """HR-COMP-5: whether a hero shows its active side."""
    dazed: Annotated[bool, InListMark("status", {"dazed": True})] = False
    moved: Annotated[bool, InListMark("status", {"moved": True})] = False
    engaged: Annotated[bool, InListMark("status", {"engaged": True})] = False
    """HR-TURN-6: whether it attacked or used a Special."""
    abilities: tuple[str, ...] = ()
    """HR-TURN-5: the abilities it used."""
    tactics: tuple[Played, ...] = ()


FACE_DOWN = {
    "hand": Annotated[tuple[UnitName, ...], SHOWN],
    "deck": Annotated[Deck, KeyMark("bag"), PileMark(ordered=False), NameMark("unit"), SHOWN],
}
"""The notation of a troop's face-down units."""


@record(frozen=True, slots=True, kw_only=True)
class Side:
    """One troop off the arena: its camp, bag and discards, and the crowd's favour (HR-TROOP-3)."""

    faction: Annotated[FactionName | None, SHOWN] = None
    holding: Annotated[Holding, SpreadMark(FACE_DOWN)]
    """HR-S-2: the units face down in camp, and the bag."""
    camp: Annotated[tuple[UnitName, ...], SHOWN] = ()
    """The units face up in camp: heroes, and those that were returned."""
    tactics: Annotated[tuple[TacticName, ...], SHOWN] = ()
    """The tactics face up in camp."""
    spent: Annotated[tuple[TacticName, ...], SHOWN] = ()
    """The discarded tactics."""
    discard: Annotated[tuple[UnitName, ...], SHOWN] = ()
    """The discarded units."""
    awake: Annotated[bool, KeyMark("hero"), WordsMark({"inactive": False, "active": True}), SHOWN] = False
    """HR-COMP-5: whether the primary hero was turned to its active side."""
    prize: Annotated[str | None, NameMark("neutral hero"), SHOWN] = None
    """HR-S-2: the neutral hero on the last space of the track."""
    favour: Annotated[Count, SHOWN] = 0
    rewards: Annotated[Count, SHOWN] = 0
    """HR-FAVOUR-2: how many rewards were reached."""

    @property
    def available(self) -> tuple[str, ...]:
        """HR-TROOP-3: all units in camp, those face down first."""
        return (*self.holding.hand, *self.camp)

    def without(self, unit: str) -> Side:
        """The troop after this unit left its camp."""
        if unit in self.camp:
            return replace(self, camp=tuple(each for each in self.camp if each != unit))
        return replace(self, holding=self.holding.without(unit))


@record(frozen=True, kw_only=True)
class Arena(State):
    """The whole game. Only units in combat are among the units.

    `table` is the game interface of the ability language; the system sets it, because it depends on both.
    """

    table: ClassVar[GameInterface[Arena]]
    seats: Annotated[tuple[str, ...], SETTLED]
    scenario: CompiledScenario = field(compare=False, repr=False, metadata=FROM_SETUP)
    units: Annotated[Mapping[UnitName, Unit], SHOWN]
    sides: Annotated[Mapping[SeatName, Side], KeyMark("seats"), SHOWN]
    order: Annotated[tuple[SeatName, ...], SHOWN] = ()
    """HR-S-2: the seats in the order of their turns."""
    active: Annotated[SeatName | None, SHOWN] = None
    """The seat whose turn it is."""
    round: Annotated[int, BoundsMark(0, MOST_ROUNDS), SHOWN] = 0
    phase: Annotated[Phase, SHOWN] = "set-up"

    def chip(self, unit: str) -> UnitDef:
        """HR-COMP-1: the chip of a unit."""
        return self.scenario.units[unit]

    def tactic(self, card: str) -> TacticDef:
        """The tactic with this name."""
        return self.scenario.tactics[card]

    @property
    def names(self) -> tuple[str, ...]:
        """All units in combat in the order of the scenario, which does not change when a state is saved."""
        return tuple(filter(self.units.__contains__, self.scenario.units))

    def of(self, seat: str) -> Iterator[str]:
        """The units of a troop in combat, in the same order."""
        return (name for name in self.names if self.units[name].seat == seat)

    def opponent(self, seat: str) -> str:
        """The other seat."""
        return next(each for each in self.seats if each != seat)

    def allied(self, one: str, other: str) -> bool:
        """HR-TROOP-1: whether two units in combat are of one team."""
        teams = self.scenario.teams
        return teams[self.units[one].seat] == teams[self.units[other].seat]

    def from_active(self) -> tuple[str, ...]:
        """HR-TURN-8: the seats in turn order from the active one."""
        order = self.order or self.seats
        at = order.index(self.active) if self.active in order else 0
        return order[at:] + order[:at]

    def primary(self, seat: str) -> str | None:
        """HR-COMP-5: the hero of the faction that a seat plays."""
        faction = self.sides[seat].faction
        return None if faction is None else self.scenario.factions[faction].hero

    def place(self, name: str) -> int:
        """The hex with this printed name."""
        return self.scenario.grid.place(name)

    def printed(self, hex_: int) -> str:
        """The printed name of a hex."""
        return printed_names(self.scenario.grid)[hex_]


@cached_by_size(64, lambda grid: grid.size)
def printed_names(grid: Grid) -> tuple[str, ...]:
    """The printed names of all hexes of a sheet."""
    return tuple(map(grid.name, range(grid.size)))


def with_unit(state: Arena, name: str, unit: Unit) -> Arena:
    """The state with this unit replaced."""
    return state.but(units={**state.units, name: unit})


def with_side(state: Arena, seat: str, side: Side) -> Arena:
    """The state with this troop replaced."""
    return state.but(sides={**state.sides, seat: side})
