"""The game system record of Hoplomachus: what the kernel needs to know of the game."""

from __future__ import annotations

from dataclasses import replace
from pkgutil import walk_packages

from engine.abilities.runtime.questions import ABILITY_STEPS
from engine.kernel.chance.rolls import Stream
from engine.kernel.rules.concede_and_draw import StandingChoices, each_alone
from engine.kernel.rules.game_system import GameSystem
from engine.systems import hoplomachus
from engine.systems.hoplomachus.abilities.triggers.triggered import LISTENERS
from engine.systems.hoplomachus.positions.position import read, written
from engine.systems.hoplomachus.positions.state_checks import unsound
from engine.systems.hoplomachus.profile import OPTIONS
from engine.systems.hoplomachus.queries.map_and_odds import ASKS
from engine.systems.hoplomachus.setup import set_up
from engine.systems.hoplomachus.state import Arena, Side, with_side
from engine.systems.hoplomachus.victory import outcome

WITHOUT_STEPS = ("content", "documents", "ops")
"""What is read only where documents or abilities are: it holds no steps of the game."""


def _step_modules() -> tuple[str, ...]:
    """Every module of the game that may hold steps, by walking its packages."""
    names = (each.name for each in walk_packages(hoplomachus.__path__, f"{hoplomachus.__name__}."))
    return tuple(name for name in names if name.split(".")[3] not in WITHOUT_STEPS)


def is_present(state: Arena, unit: str) -> bool:
    """HR-TURN-10: whether a unit is in combat."""
    return unit in state.units


def seen_by(state: Arena, seat: str) -> Arena:
    """What a seat may know: not which units are face down in the other camp, nor which are in its bag (HR-S-2)."""
    sides = {each: side if each == seat else _concealed(side) for each, side in state.sides.items()}
    return state.but(sides=sides)


def _concealed(side: Side) -> Side:
    return replace(side, holding=side.holding.hidden())


def imagined(view: Arena, seat: str, rng: Stream) -> Arena:
    """A full state that fits the view: the unseen units of the other faction, dealt at random to camp and bag."""
    for other in view.seats:
        side = view.sides[other]
        if other != seat and side.faction is not None:
            seen = {*view.units, *side.camp, *side.discard}
            units = view.setting.factions[side.faction].units
            unseen = tuple(unit for unit in units if unit not in seen)
            view = with_side(view, other, replace(side, holding=side.holding.imagined(unseen, rng)))
    return view


SYSTEM = GameSystem(
    id="hoplomachus",
    version="0.1",
    state=Arena,
    setup=set_up,
    modules=(*_step_modules(), *ABILITY_STEPS),
    outcome=outcome,
    view=seen_by,
    imagine=imagined,
    present=is_present,
    precedence=Arena.from_active,
    standing=StandingChoices("HR-TURN-12", each_alone),
    profile=OPTIONS,
    asks=ASKS,
    listeners=LISTENERS,
    unsound=unsound,
    written=written,
    read=read,
)
