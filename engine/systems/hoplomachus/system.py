"""The record of Hoplomachus: everything that the kernel needs to know about the game."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.runtime.questions import ABILITY_STEPS
from engine.kernel.chance.rolls import Stream
from engine.kernel.rules.concede_and_draw import StandingChoices
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.rules.step_modules import step_modules_of
from engine.systems import hoplomachus
from engine.systems.hoplomachus.abilities.game_interface import INTERFACE
from engine.systems.hoplomachus.abilities.triggers.triggered_abilities import LISTENERS
from engine.systems.hoplomachus.positions.position import PARTS, known_names
from engine.systems.hoplomachus.positions.state_checks import UNSOUND
from engine.systems.hoplomachus.profile import OPTIONS
from engine.systems.hoplomachus.queries.map_and_odds import ASKS
from engine.systems.hoplomachus.setup import set_up
from engine.systems.hoplomachus.state import Arena, Side, with_side
from engine.systems.hoplomachus.victory import outcome


def is_present(state: Arena, unit: str) -> bool:
    """HR-TURN-10: whether a unit is in combat."""
    return unit in state.units


def seen_by(state: Arena, seat: str) -> Arena:
    """The view of a seat: without the face-down units in the other camp, and without its bag (HR-S-2)."""
    sides = {each: side if each == seat else _concealed(side) for each, side in state.sides.items()}
    return state.but(sides=sides)


def _concealed(side: Side) -> Side:
    return replace(side, holding=side.holding.hidden())


def imagined(view: Arena, seat: str, rng: Stream) -> Arena:
    """A full state that is consistent with the view: the unseen units of the other faction, dealt at random to camp and
    bag."""
    for other in view.seats:
        side = view.sides[other]
        if other != seat and side.faction is not None:
            seen = {*view.units, *side.camp, *side.discard}
            units = view.scenario.factions[side.faction].units
            unseen = tuple(unit for unit in units if unit not in seen)
            view = with_side(view, other, replace(side, holding=side.holding.imagined(unseen, rng)))
    return view


Arena.table = INTERFACE
SYSTEM = GameSystem(
    id="hoplomachus",
    version="0.1",
    state=Arena,
    setup=set_up,
    modules=(*step_modules_of(hoplomachus), *ABILITY_STEPS),
    outcome=outcome,
    view=seen_by,
    imagine=imagined,
    present=is_present,
    precedence=Arena.from_active,
    standing=StandingChoices("HR-TURN-12"),
    profile=OPTIONS,
    asks=ASKS,
    listeners=LISTENERS,
    known=known_names,
    parts=PARTS,
    unsound=UNSOUND,
)
