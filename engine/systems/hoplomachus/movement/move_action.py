"""HR-TURN-4: the movement phase: each unit moves once, one after another, up to its movement, past no blocked hex."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import MessageValue, message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import all_hold, clause
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.arena_geometry import distance, is_free, neighbours, walk_to, walkable_hexes
from engine.systems.hoplomachus.phases import NEXT_PHASE, InPhase
from engine.systems.hoplomachus.state import Arena, printed_names, with_unit
from engine.systems.hoplomachus.units.actions import (
    UnitAction,
    not_dazed,
    not_fatigued,
    shows_active_side,
    unit_action_of,
)
from engine.systems.hoplomachus.units.status import movement


@record(frozen=True, slots=True, kw_only=True)
class UnitMoved(Event[Arena]):
    """A unit moved along these hexes, from its old hex to its new one."""

    unit: str
    path: tuple[str, ...]

    def evolve(self, state: Arena) -> Arena:
        unit = state.units[self.unit]
        return with_unit(state, self.unit, replace(unit, at=state.place(self.path[-1]), moved=True))


@clause("HR-TURN-4", lambda act: {"unit": act.unit})
def not_moved_yet(act: UnitAction) -> bool:
    """Each unit moves once a turn."""
    return not act.doer.moved


@clause("HR-ARENA-1", lambda act: {"place": act.choice.text("to"), "places": act.choice.text("to")})
def ends_on_free_hex(act: UnitAction) -> bool:
    """No unit enters a blocked hex."""
    return is_free(act.state, act.state.place(act.choice.text("to")))


def _of_the_way(act: UnitAction) -> dict[str, MessageValue]:
    to = act.choice.text("to")
    return {"unit": act.unit, "movement": movement(act.state, act.unit), "place": to, "places": to}


@clause("HR-TURN-4", _of_the_way)
def within_movement(act: UnitAction) -> bool:
    """A unit goes no farther than its movement."""
    steps = distance(act.state.scenario.grid, act.doer.at, act.state.place(act.choice.text("to")))
    return steps <= movement(act.state, act.unit)


@clause("HR-ARENA-1", _of_the_way)
def way_is_open(act: UnitAction) -> bool:
    """No unit passes a blocked hex; a path around them must be within its movement. What is too far in any case is
    refused by within_movement."""
    end, steps = act.state.place(act.choice.text("to")), movement(act.state, act.unit)
    if distance(act.state.scenario.grid, act.doer.at, end) > steps or end in walkable_hexes(
        act.state, act.doer.at, steps
    ):
        return True
    return not is_free(act.state, end) and _last_step(act, end, steps)


def _last_step(act: UnitAction, end: int, steps: int) -> bool:
    """Whether a blocked hex would be near enough if it were free."""
    one_less = walkable_hexes(act.state, act.doer.at, steps - 1)
    return any(hex_ in one_less for hex_ in neighbours(act.state.scenario.grid)[end])


def moves(state: Arena) -> Iterator[Choice]:
    """Each of the seat's units to every other hex."""
    grid = state.scenario.grid
    for unit in state.of(state.question.seat):
        at = state.units[unit].at
        yield from (choice("move", unit=unit, to=grid.name(hex_)) for hex_ in range(grid.size) if hex_ != at)


def legal_moves(state: Arena) -> Iterator[Choice]:
    """The legal ones among them, computed by one search for each unit."""
    for unit in state.of(state.question.seat):
        still = UnitAction(state, choice("move", unit=unit))
        if all_hold(ABOUT_MOVER, still):
            at = still.doer.at
            found = sorted(walkable_hexes(state, at, movement(state, unit)))
            names = printed_names(state.scenario.grid)
            yield from (_move_to(unit, names[hex_]) for hex_ in found if hex_ != at)


@lru_cache(maxsize=4096)
def _move_to(unit: str, place: str) -> Choice:
    """A move; cached, because nearly the same ones are offered again at each decision."""
    return Choice("move", {"unit": unit, "to": place}, None, MOVE.rules)


ABOUT_MOVER = (not_moved_yet, shows_active_side, not_fatigued, not_dazed)
MOVE: Action[Arena, UnitAction] = Action(
    "move", (*ABOUT_MOVER, ends_on_free_hex, within_movement, way_is_open), unit_action_of, moves, legal_moves
)


@record(frozen=True, slots=True)
class Movement(InPhase):
    """HR-TURN-4: the units move, one after another."""

    kind = "movement"
    prompt = message("prompt-hoplomachus-movement")
    offers = (MOVE, NEXT_PHASE)

    def asks_anyway(self, state: Arena) -> bool:
        """A troop in combat is asked at least once per turn: two troops without any action may then concede."""
        return any(True for _ in state.of(self.seat))

    def act(self, state: Arena, answer: Choice) -> Do[Arena]:
        unit, end = answer.text("unit"), state.place(answer.text("to"))
        before = walkable_hexes(state, state.units[unit].at, movement(state, unit))
        start = state.units[unit].at
        path = tuple(map(state.printed, walk_to(before, end) if end in before else (start, end)))
        return Do((UnitMoved(unit=unit, path=path, rules=("HR-TURN-4",)),), (self,))
