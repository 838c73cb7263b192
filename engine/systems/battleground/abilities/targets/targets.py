"""BG-ABIL-2, BG-COMP-1: whether figures are targets of an ability: allies or enemies, in range, in sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import TARGET, Now
from engine.kernel.rules.clauses import clause
from engine.systems.battleground.abilities.types.aims import CHOSEN, NOBODY, Aim
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.sight.visibility import are_within, sees
from engine.systems.battleground.state import Battle


def other_end(now: Now[Battle]) -> str:
    """The other end of a movement of this figure: the target or objective of its own ability, its mover, or itself."""
    if now.figure != now.cast.figure:
        return now.cast.figure
    if now.cast.objective:
        return now.state.scenario.terrain.grid.name(now.state.objectives[now.cast.objective])
    return now.context.piece(TARGET) or now.figure


def definition_of(state: Battle, cast: AbilityUse) -> AbilityDefinition:
    """The definition of the ability."""
    return state.scenario.ability_index.definitions[cast.ability]


class PossibleTarget(NamedTuple):
    """A character that may be the target of a figure's ability."""

    state: Battle
    figure: str
    other: str


@clause("BG-COMP-1")
def not_itself(sought: PossibleTarget) -> bool:
    """The character that resolves an ability is not one of its allies."""
    return sought.figure != sought.other


def is_of_side(state: Battle, figure: str, other: str, aim: Aim) -> bool:
    """BG-COMP-1: whether an aim of a figure includes a character, wherever it stands."""
    match aim:
        case "self":
            return figure == other
        case "ally" | "all-allies":
            return _on_one_side(state, figure, other) and not_itself(PossibleTarget(state, figure, other))
        case "friend" | "all-friends":
            return _on_one_side(state, figure, other)
        case "enemy" | "all-enemies":
            return not _on_one_side(state, figure, other)
        case "character" | "all-characters":
            return True
        case _:
            return False


def _on_one_side(state: Battle, one: str, other: str) -> bool:
    return state.card(one).seat == state.card(other).seat


def of_side(state: Battle, figure: str, aim: Aim) -> tuple[str, ...]:
    """BG-COMP-1: the characters that an aim includes, wherever they stand."""
    return (figure,) if aim == "self" else tuple([name for name in state.names if is_of_side(state, figure, name, aim)])


def is_within(state: Battle, one: Sequence[int], other: Sequence[int], inches: Fraction | None) -> bool:
    """BG-SIGHT-1: whether two bases are within a range; always true without a range."""
    return inches is None or are_within(state, one, other, inches)


@clause("BG-ABIL-2")
def in_sight_of_its_owner(sought: PossibleTarget) -> bool:
    """An ability about characters within a range needs sight to each; a character always sees itself."""
    state, figure, other = sought
    return figure == other or sees(state, figure, state.filled(other))


def around(state: Battle, figure: str, aim: Aim, inches: Fraction | None) -> Iterator[str]:
    """BG-ABIL-2: the characters of an aim that a figure has in range and in sight."""
    return (name for name in of_side(state, figure, aim) if is_near(state, figure, name, inches))


def is_around(state: Battle, figure: str, other: str, aim: Aim, inches: Fraction | None) -> bool:
    """BG-ABIL-2: whether a character is among those."""
    return is_of_side(state, figure, other, aim) and is_near(state, figure, other, inches)


def is_near(state: Battle, figure: str, other: str, inches: Fraction | None) -> bool:
    """BG-ABIL-2: whether a figure has another one in range and in sight."""
    near = is_within(state, state.filled(figure), state.filled(other), inches)
    return near and in_sight_of_its_owner(PossibleTarget(state, figure, other))


def chosen_targets(state: Battle, cast: AbilityUse, definition: AbilityDefinition) -> tuple[str, ...]:
    """The figures that the ability is aimed at, once everything is chosen."""
    if definition.to == "self":
        return (cast.figure,)
    if definition.to in CHOSEN:
        return (cast.target,) if cast.target in state.figures else ()
    found = around(state, cast.figure, definition.to, definition.range)
    return tuple(name for name in found if not definition.engaged or name in engaged_with(state, cast.figure))


def affected_figures(state: Battle, cast: AbilityUse, definition: AbilityDefinition) -> tuple[str, ...]:
    """The figures that its effects happen to: its targets, or its owner if it is aimed at no character."""
    return (cast.figure,) if definition.to in NOBODY else chosen_targets(state, cast, definition)
