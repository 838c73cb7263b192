"""BG-FX-5: marks on the map: where they may be placed, and which characters they affect."""

from __future__ import annotations

from engine.abilities.ability_use import AbilityUse
from engine.geometry.hex.bit_sets import mask_of
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import MarkLaid
from engine.systems.battleground.abilities.targets.targets import is_within
from engine.systems.battleground.abilities.types.card_abilities import MarkMeaning
from engine.systems.battleground.sight.visibility import fields_of_sight
from engine.systems.battleground.state import Battle, Mark


def place_mark(state: Battle, cast: AbilityUse, name: str) -> Do[Battle]:
    """The mark is placed on the chosen hex; the copy that the army already has in play is removed."""
    return Do((MarkLaid(seat=cast.seat, mark=name, at=cast.at, by=cast.figure, rules=("BG-FX-5",)),))


def free_for_marks(state: Battle) -> int:
    """BG-FX-5: the hexes without a figure, without terrain (by one edition without obstacle or ladder), and without a
    token."""
    terrain = state.scenario.terrain
    ground = terrain.difficult if state.scenario.profile["mark_hex"] == "no_terrain" else 0
    figures = mask_of(place for name in state.figures for place in state.filled(name))
    tokens = mask_of((*state.objectives.values(), *(mark.at for mark in state.marks.values())))
    return terrain.standing & ~(ground | figures | tokens)


def affects(state: Battle, mark: Mark, figure: str) -> bool:
    """BG-FX-5: whether the mark affects a character: one that the ability names, at its height, in its range and in its
    sight."""
    grid, filled, meaning = (
        state.scenario.terrain.grid,
        state.filled(figure),
        state.scenario.ability_index.marks[mark.name],
    )
    if not filled or not is_named(state, mark, meaning, figure):
        return False
    same_height = grid.is_raised(mark.at) == grid.is_raised(filled[0])
    near = is_within(state, (mark.at,), filled, meaning.range)
    return (
        same_height
        and near
        and (mark.at in filled or any(fields_of_sight(state).sees(mark.at, place) for place in filled))
    )


def is_named(state: Battle, mark: Mark, meaning: MarkMeaning, figure: str) -> bool:
    """Whether the mark is about characters like this."""
    match meaning.affects:
        case "allies":
            return state.figures[figure].seat == mark.seat
        case "enemies":
            return state.figures[figure].seat != mark.seat
        case _:
            return True
