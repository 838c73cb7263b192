"""The record of Battleground: everything that the kernel needs to know about the game.

Its step modules are found by scanning the package. Events trigger side missions and abilities, in this order.
"""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.loading.op_registry import triggers_of
from engine.abilities.runtime.questions import ABILITY_STEPS
from engine.kernel.chance.deck import UNKNOWN, without_copies
from engine.kernel.chance.rolls import Stream
from engine.kernel.rules.concede_and_draw import StandingChoices
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.rules.step_modules import step_modules_of
from engine.systems import battleground
from engine.systems.battleground.abilities.game_interface import INTERFACE
from engine.systems.battleground.abilities.triggers.replacement import REPLACEMENTS
from engine.systems.battleground.abilities.triggers.triggered_abilities import abilities_react
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.activation_frame import ActingValues
from engine.systems.battleground.combat.wounds import knock_outs_demanded
from engine.systems.battleground.dice.dice_test import TestValues
from engine.systems.battleground.positions.frame_checks import bound_type
from engine.systems.battleground.positions.position import PARTS, known_names
from engine.systems.battleground.positions.state_checks import UNSOUND
from engine.systems.battleground.profile import OPTIONS
from engine.systems.battleground.queries.map_queries import ASKS
from engine.systems.battleground.setup.setup_steps import set_up
from engine.systems.battleground.state import Battle, Side
from engine.systems.battleground.victory.side_missions import missions_come_true

WAITED_FOR = tuple(dict.fromkeys(event for op in triggers_of(OPS) for event in op.events))
"""The events that abilities may wait for."""
LISTENERS = dict.fromkeys(WAITED_FOR, (missions_come_true, abilities_react))


def is_present(state: Battle, figure: str) -> bool:
    """BG-WOUND-1: whether a figure is in the game."""
    return figure in state.figures


def seen_by(state: Battle, seat: str) -> Battle:
    """The view of a seat: without the other hand, the cards discarded from it in secret, and the other deck."""
    sides = {each: side if each == seat else _concealed(side) for each, side in state.sides.items()}
    return state.but(sides=sides)


def _concealed(side: Side) -> Side:
    return replace(side, holding=side.holding.hidden(), glory=(UNKNOWN,) * len(side.glory), aside=())


def imagined(view: Battle, seat: str, rng: Stream) -> Battle:
    """A full state that is consistent with the view: the other side's unseen cards of its known decks, dealt at
    random."""
    other = view.opponent(seat)
    side = view.sides[other]
    seen = [*side.discard, *side.fallen, *side.completed, *([side.selected] if side.selected else [])]
    seen += [card for name in view.of(other) for card in view.figures[name].cards]
    fate = without_copies(view.scenario.decks[other], seen)
    glory = rng.shuffled(without_copies(view.scenario.glory[other], seen))
    known = replace(side, holding=side.holding.imagined(fate, rng), glory=tuple(sorted(glory[: len(side.glory)])))
    return view.but(sides={**view.sides, other: known})


Battle.table = INTERFACE
SYSTEM = GameSystem(
    id="battleground",
    version="0.1",
    state=Battle,
    setup=set_up,
    modules=(*ABILITY_STEPS, *step_modules_of(battleground)),
    view=seen_by,
    imagine=imagined,
    present=is_present,
    demands=knock_outs_demanded,
    precedence=Battle.by_precedence,
    standing=StandingChoices("BG-WIN-4"),
    profile=OPTIONS,
    asks=ASKS,
    listeners=LISTENERS,
    replacements=REPLACEMENTS,
    known=known_names,
    parts=PARTS,
    frames=(ActingValues, TestValues),
    bound=bound_type,
    unsound=UNSOUND,
)
