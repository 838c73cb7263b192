"""Positions of Battleground: the names that are valid in them, and the defaults of hand-written ones.

Types and marks of the state determine the rest. Each army's cards are written under its seat, and the acting figure
separately from the frame that holds it. Defaults are those of the scenario's set-up; a position without an agenda
begins the phase that it names, or continues the activation that it describes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from engine.geometry.hex.place_notation import PlaceNames, PlaceNotation, directions
from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.positions.position_part import GivenPart, KnownNames, PositionPart
from engine.systems.battleground.abilities.types.card_abilities import TestedTrait
from engine.systems.battleground.activation.mana_and_ap import MOST_MANA
from engine.systems.battleground.cards import WeaponType
from engine.systems.battleground.combat.weapons import FISTS
from engine.systems.battleground.positions.acting_figure import (
    ACTIVE_PART,
    USES,
    ActiveFigure,
    place_of,
    put_back,
    separate_acting_figure,
)
from engine.systems.battleground.positions.cards import SIDE_PART
from engine.systems.battleground.positions.default_agenda import agenda_of, in_play
from engine.systems.battleground.positions.figures import FIGURE_PART, TOKEN_PART, figures_in_play
from engine.systems.battleground.state import BUFFS, DEBUFFS, Battle, Figure, Side, Token


def known_names(state: Battle) -> KnownNames:
    """The names in a game."""
    scenario = state.scenario
    index, figures, terrain = scenario.ability_index, scenario.figures, scenario.terrain
    places = PlaceNotation(terrain.grid, terrain.places, "battleground-no-such-place")
    return KnownNames(
        names={
            "figure": figures,
            "piece": figures,
            "thrower": state.seats,
            "card": scenario.cards,
            "mission": [card for card, each in scenario.cards.items() if each.mission is not None],
            "weapon": (FISTS.id, *scenario.weapons),
            "weapon type": get_args(WeaponType),
            "ability": (*index.definitions, *index.tokens, *index.marks),
            "used ability": index.abilities,
            "token": (*BUFFS, *DEBUFFS, *index.tokens),
            "mark": index.marks,
            "definition": index.definitions,
            "statistic": get_args(TestedTrait),
            "use": USES,
            "objective": scenario.objectives,
            "place": PlaceNames(places),
            "aim": PlaceNames(places, figures),
        },
        notations={"place": places, "direction": directions(terrain.grid)},
        limits={"mana": MOST_MANA, "rounds": scenario.rounds},
    )


def complete_battle(part: GivenPart) -> Mapping[str, Any]:
    """The table as the scenario sets it up; a position that names a phase or an active figure is in the first round."""
    start, given, in_round = part.start, part.given, int(in_play(part))
    made = {
        "first": start.first,
        "round": in_round,
        "phase": "activation" if in_round else "set-up",
        "objectives": _unclaimed(part),
        **given,
    }
    if not in_round <= made["round"] <= start.scenario.rounds * in_round:
        problem = message("state-number-between", least=in_round, most=start.scenario.rounds * in_round)
        raise BadState("$.round", problem)
    if given.get("agenda") or "ended" in given:
        return {**made, "frames": put_back(given.get("frames", ()), given.get("active"))}
    return {**made, "agenda": agenda_of(part)}


def _unclaimed(part: GivenPart) -> Mapping[str, int]:
    """The scenario's objectives that are not claimed."""
    claimed = {token for side in part.given["sides"].values() for token in side.objectives}
    return {token: at for token, at in part.start.scenario.objectives.items() if token not in claimed}


def laid_out(state: Battle, table: dict[str, Any]) -> dict[str, Any]:
    """A written position, with the acting figure written separately."""
    return separate_acting_figure(table)


PARTS: Mapping[type, PositionPart] = {
    Battle: PositionPart(
        complete=complete_battle,
        entries={"figures": figures_in_play, "sides": lambda part: part.start.seats},
        laid_out=laid_out,
        place_of=place_of,
        beside={"active": ActiveFigure | None},
    ),
    ActiveFigure: ACTIVE_PART,
    Figure: FIGURE_PART,
    Token: TOKEN_PART,
    Side: SIDE_PART,
}
