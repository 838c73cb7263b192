"""BG-ABIL-2, BG-COMP-1: whom an ability is about: allies or enemies, in range, in sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from engine.geometry.distance import bases_distance_squared
from engine.kernel.clauses import clause
from engine.systems.battleground.abilities import CHOSEN, Aim, Deed
from engine.systems.battleground.places import engaged_with
from engine.systems.battleground.sight import sees
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True)
class Cast:
    """An ability that somebody works, and what was chosen for it: a character, a place or an objective.

    `figure` is empty for what a token or a mark does by itself; `seat` is its player. `weapon` is that of the attack
    that an extra effect comes with.
    """

    seat: str
    figure: str
    ability: str
    target: str = ""
    at: str = ""
    objective: str = ""
    weapon: str = ""

    @property
    def by(self) -> str | None:
        """Whose doing it is."""
        return self.figure or None


def other_end(state: Battle, cast: Cast, figure: str) -> str:
    """What a movement of this figure is about: the character or place its own ability is aimed at, or its mover."""
    if figure != cast.figure:
        return cast.figure
    return state.setting.terrain.grid.name(state.objectives[cast.objective]) if cast.objective else cast.target


def deed_of(state: Battle, cast: Cast) -> Deed:
    """What the ability does."""
    return state.setting.lore.abilities[cast.ability].deed


class Sought(NamedTuple):
    """A character that the ability of a figure may be about."""

    state: Battle
    figure: str
    other: str


@clause("BG-COMP-1")
def not_itself(sought: Sought) -> bool:
    """The character that resolves an ability is none of its allies."""
    return sought.figure != sought.other


def of_side(state: Battle, figure: str, aim: Aim) -> tuple[str, ...]:
    """BG-COMP-1: the characters that an aim is about, wherever they stand."""
    seat = state.card(figure).seat
    match aim:
        case "self":
            return (figure,)
        case "ally" | "all-allies":
            return tuple(name for name in state.of(seat) if not_itself(Sought(state, figure, name)))
        case "friend" | "all-friends":
            return tuple(state.of(seat))
        case "enemy" | "all-enemies":
            return tuple(state.of(state.opponent(seat)))
        case "character" | "all-characters":
            return state.names
        case _:
            return ()


def is_within(state: Battle, one: Sequence[int], other: Sequence[int], inches: Fraction | None) -> bool:
    """BG-SIGHT-1: whether the nearest points of two bases are at most so far apart."""
    if inches is None:
        return True
    return bases_distance_squared(state.setting.terrain.grid, one, other, state.setting.inch) <= inches * inches


@clause("BG-ABIL-2")
def in_sight_of_its_owner(sought: Sought) -> bool:
    """An ability about characters within a range needs sight to each; a character always sees itself."""
    state, figure, other = sought
    return figure == other or sees(state, figure, state.filled(other))


def around(state: Battle, figure: str, aim: Aim, inches: Fraction | None) -> Iterator[str]:
    """BG-ABIL-2: the characters of an aim that a figure has in range and in sight."""
    return (name for name in of_side(state, figure, aim) if is_near(state, figure, name, inches))


def is_around(state: Battle, figure: str, other: str, aim: Aim, inches: Fraction | None) -> bool:
    """BG-ABIL-2: whether one character is among those."""
    return other in of_side(state, figure, aim) and is_near(state, figure, other, inches)


def is_near(state: Battle, figure: str, other: str, inches: Fraction | None) -> bool:
    """BG-ABIL-2: whether a figure has another one in range and in sight."""
    near = is_within(state, state.filled(figure), state.filled(other), inches)
    return near and in_sight_of_its_owner(Sought(state, figure, other))


def everybody_aimed_at(state: Battle, cast: Cast, deed: Deed) -> tuple[str, ...]:
    """Whom the ability is about, now that everything is chosen."""
    if deed.to == "self":
        return (cast.figure,)
    if deed.to in CHOSEN:
        return (cast.target,) if cast.target in state.figures else ()
    found = around(state, cast.figure, deed.to, deed.range)
    return tuple(name for name in found if not deed.engaged or name in engaged_with(state, cast.figure))
