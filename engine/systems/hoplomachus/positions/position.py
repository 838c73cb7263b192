"""Positions of Hoplomachus: the names that are valid in them, and the defaults of hand-written ones.

Types and marks of the state determine the rest. Defaults are those of the scenario: each seat has its faction, its
units in the bag except those that are listed, its tactics in camp. A position without an agenda begins the phase that
it names in the turn of its active seat; if that is the first phase, hands that are not given are drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.geometry.hex.place_notation import PlaceNotation
from engine.kernel.chance.deck import Deck, Holding, without_copies
from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.data.record import replace
from engine.kernel.positions.position_part import GivenPart, KnownNames, PositionPart
from engine.kernel.state.step import Step
from engine.systems.hoplomachus.compiled_scenario import Faction
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.setup import order_from
from engine.systems.hoplomachus.state import MOST_ROUNDS, Arena, Played, Side, Unit, printed_names
from engine.systems.hoplomachus.turn.refill import Refill
from engine.systems.hoplomachus.turn.turn_steps import PHASES, rest_of_turn


def known_names(state: Arena) -> KnownNames:
    """The names in a game."""
    scenario = state.scenario
    return KnownNames(
        names={
            "unit": scenario.units,
            "piece": scenario.units,
            "neutral hero": scenario.neutral,
            "tactic": scenario.tactics,
            "faction": scenario.factions,
            "ability": scenario.definitions,
            "place": printed_names(scenario.grid),
            "thrower": state.seats,
            "objective": (),
            "weapon": (),
        },
        notations={"hex": PlaceNotation(scenario.grid, (1 << scenario.grid.size) - 1, "hoplomachus-no-such-hex")},
        limits={"hp": scenario.hp},
    )


def complete_unit(part: GivenPart) -> Mapping[str, Any]:
    """A unit belongs to the seat that has it in the scenario, and has its full HP; for a neutral hero both are
    given."""
    seat = part.given.get("seat", _written_seat(part.start, part.key))
    return {"hp": part.start.chip(part.key).health, **({"seat": seat} if seat else {}), **part.given}


def _written_seat(start: Arena, unit: str) -> str | None:
    factions = start.scenario.factions.values()
    return next((each.seat for each in factions if unit in (*each.units, each.hero)), None)


def complete_played(part: GivenPart) -> Mapping[str, Any]:
    """A tactic on a unit belongs to the unit's own seat by default."""
    unit = part.holder()
    seat = unit.given.get("seat", _written_seat(part.start, unit.key))
    return {"seat": seat, **part.given} if seat else {}


def shown_unit(state: Arena, unit: Unit) -> Unit:
    """A unit whose own tactics omit their seat."""
    return replace(
        unit, tactics=tuple(replace(each, seat="") if each.seat == unit.seat else each for each in unit.tactics)
    )


def complete_side(part: GivenPart) -> Mapping[str, Any]:
    """A troop: units that are not listed are in the bag, its tactics in camp; HR-FAVOUR-2: favour of older games above
    the last reward is reduced to it."""
    given, units = part.given, part.holder().given.get("units", {})
    faction = _faction(part)
    if faction is None:
        return {**_nothing_in_camp(given), "faction": None, "holding": Holding((), Deck())}
    hand, camp = given.get("hand", ()), given.get("camp", ())
    named = {*hand, *camp, *given.get("discard", ()), *units}
    if "camp" not in given and faction.hero and faction.hero not in named:
        camp = (faction.hero,)
    bag = given.get("deck", Deck((), tuple(sorted(unit for unit in faction.units if unit not in named))))
    used = (*given.get("spent", ()), *_played_by(part.key, units.values()))
    hero = units.get(faction.hero)
    return {
        "tactics": tuple(without_copies(faction.tactics, used)),
        "awake": hero is not None and hero.active,
        **given,
        "faction": faction.id,
        "holding": Holding(tuple(sorted(hand)), bag),
        "camp": camp,
        "favour": min(given.get("favour", 0), SPACES[-1]),
    }


def _nothing_in_camp(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of a troop without a faction: all as before the set-up, whatever was given."""
    empty = Side(holding=Holding((), Deck()))
    return {name: getattr(empty, name) for name in given if name not in ("hand", "deck")}


def _faction(part: GivenPart) -> Faction | None:
    factions: Mapping[str, Faction] = part.start.scenario.factions
    if "faction" in part.given:
        return None if part.given["faction"] is None else factions[part.given["faction"]]
    own = next(each for each in factions.values() if each.seat == part.key)
    return own if _in_play(part.holder()) else None


def _played_by(seat: str, units: Iterable[Unit]) -> Iterable[str]:
    """The tactics on units that a seat played."""
    return (each.card for unit in units for each in unit.tactics if each.seat == seat)


def complete_arena(part: GivenPart) -> Mapping[str, Any]:
    """The position with defaults for turn, order, round and phase; a position in play is at least in the first
    round."""
    start, given, in_play = part.start, part.given, _in_play(part)
    first = start.scenario.first or start.seats[0]
    order = given.get("order", order_from(start, first).order if in_play else ())
    turns = {
        "order": order,
        "active": order[0] if order and in_play else None,
        "round": int(in_play),
        "phase": "deployment",
        **given,
    }
    if (turns["round"] > 0) is not in_play:
        raise BadState("$.round", message("state-number-between", least=int(in_play), most=MOST_ROUNDS * in_play))
    made = {"units": {}, **turns}
    if given.get("agenda") or "ended" in given:
        return made
    return {**made, "agenda": _agenda(part, turns) if in_play else start.agenda}


def _in_play(part: GivenPart) -> bool:
    return bool(part.given.get("phase", "deployment") != "set-up")


def _agenda(part: GivenPart, turns: Mapping[str, Any]) -> tuple[Step[Arena], ...]:
    """The rest of the turn from its phase on."""
    order, phase = ["start", *PHASES, "refill"], turns["phase"]
    left = [each for each in PHASES if order.index(each) >= order.index(phase)]
    rest = rest_of_turn(turns["active"], left, phase == "start")
    return tuple(reversed((*_draws(part, phase), *rest)))


def _draws(part: GivenPart, phase: str) -> tuple[Refill, ...]:
    """HR-S-2: draws of the first units for seats whose hand is not given, if units are about to be deployed."""
    if phase not in ("start", "deployment"):
        return ()
    seats = part.raw.get("seats", {})
    return tuple(Refill(seat, "HR-S-2") for seat in part.start.seats if "hand" not in seats.get(seat, {}))


PARTS: Mapping[type, PositionPart] = {
    Arena: PositionPart(complete=complete_arena, entries={"sides": lambda part: part.start.seats}),
    Side: PositionPart(complete=complete_side),
    Unit: PositionPart(complete=complete_unit, shown=shown_unit),
    Played: PositionPart(complete=complete_played),
}
