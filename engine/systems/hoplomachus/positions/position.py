"""The readable form of a state: how it is written, and read back in whole or in part.

Hexes stand by their names, what each troop holds under its seat. What a hand-written position leaves out is as the
scenario has it: each seat with the faction that is written there, its units in the bag but for those that are named,
its tactics in camp. Without an agenda it begins the phase that it names in the turn of its active seat, with units
drawn for those whose hand is not named if that is the first phase."""

from __future__ import annotations

from typing import get_args

from engine.kernel.positions.codec import encode
from engine.kernel.positions.position_parsing import Plain, name, names, number, one_of, table
from engine.systems.hoplomachus.positions.troops import read_sides, written_side
from engine.systems.hoplomachus.positions.units import read_units, written_unit
from engine.systems.hoplomachus.setup import order_from
from engine.systems.hoplomachus.state import Arena, Phase
from engine.systems.hoplomachus.turn.refill import Refill
from engine.systems.hoplomachus.turn.sequence import PHASES, rest_of_turn

KERNEL = ("agenda", "frames", "sealed", "drawn", "dice", "fuel", "used", "offers", "ended", "stopped")
FIELDS = ("units", "seats", "order", "active", "round", "phase", *KERNEL)
MOST_ROUNDS = 1_000_000


def written(state: Arena, raw: Plain) -> Plain:
    """The state as a position shows it; `raw` is how the codec writes it."""
    return {
        "units": {each: written_unit(state, state.units[each]) for each in state.names},
        "seats": {seat: written_side(side) for seat, side in state.sides.items()},
        "order": list(state.order),
        "active": state.active,
        "round": state.round,
        "phase": state.phase,
        **{key: raw[key] for key in KERNEL if key in raw},
    }


def read(start: Arena, raw: object) -> object:
    """The state as the codec reads it, from what a position says; `start` is the state that the scenario sets up."""
    said = table(raw, "$", FIELDS)
    in_play = said.get("phase", "deployment") != "set-up"
    turns = _read_turns(start, said, in_play)
    units = read_units(start, said)
    made: Plain = {
        "seats": list(start.seats),
        "agenda": [],
        "frames": [],
        **{key: said[key] for key in KERNEL if key in said},
        "units": units,
        "sides": read_sides(start, said, units, in_play),
        **turns,
    }
    if made["agenda"] or "ended" in said:
        return made
    return {**made, "agenda": _agenda(start, said, turns, in_play), "frames": [], "sealed": {}}


def _read_turns(start: Arena, said: Plain, in_play: bool) -> Plain:
    """Whose turn it is, in which order, round and phase; a position in play is in the first round at least."""
    first = start.setting.first or start.seats[0]
    order = said.get("order", list(order_from(start, first).order) if in_play else [])
    named = names(order, "$.order", start.seats)
    active = said.get("active", named[0] if named and in_play else None)
    phases: tuple[str, ...] = get_args(Phase)
    return {
        "order": named,
        "active": None if active is None else name(active, "$.active", start.seats),
        "round": number(said.get("round", int(in_play)), "$.round", int(in_play), MOST_ROUNDS * in_play),
        "phase": one_of(said.get("phase", "deployment"), "$.phase", phases),
    }


def _agenda(start: Arena, said: Plain, turns: Plain, in_play: bool) -> object:
    """What is still to do: the turn from its phase on, or the set-up."""
    if not in_play:
        return encode(start.agenda)
    order = ["start", *PHASES, "refill"]
    left = [phase for phase in PHASES if order.index(phase) >= order.index(turns["phase"])]
    rest = rest_of_turn(turns["active"], left, turns["phase"] == "start")
    return [encode(step) for step in reversed((*_draws(start, said, turns["phase"]), *rest))]


def _draws(start: Arena, said: Plain, phase: str) -> tuple[Refill, ...]:
    """HR-S-2: the first units of those whose hand is not named, where units are about to be deployed."""
    if phase not in ("start", "deployment"):
        return ()
    return tuple(Refill(seat, "HR-S-2") for seat in start.seats if "hand" not in said.get("seats", {}).get(seat, {}))
