"""Checks of the terrain of a map: errors and warnings (BG-MAP, BG-COMP-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import HexPlaces
from engine.content.problems import Problem, ProblemValue, Remark, step_into
from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.systems.battleground.documents.components import OBJECTIVE, Sort, pieces_beyond

Classes = Mapping[str, int]


class Element(NamedTuple):
    """A piece of terrain: its name, its hexes by class, and all of them together."""

    id: str
    classes: Classes
    hexes: int

    @property
    def sort(self) -> Sort:
        """The component as the box counts it; platforms and ladders are counted regardless of their size."""
        kinds = {hex_class for hex_class, hexes in self.classes.items() if hexes}
        kind = "mixed" if kinds == {"tall", "low"} else min(kinds, default="")
        return kind, 0 if kind in ("platform", "ladder") else self.hexes.bit_count()


def elements(board: HexMap) -> list[Element]:
    """The pieces of a map."""
    grid = board.sheet()
    made: list[tuple[str, Classes]] = [
        (piece.id, dict[str, int](piece.classes(grid).items())) for piece in board.pieces
    ]
    return [Element(name, classes, _union(classes.values())) for name, classes in made]


def hexes_by_class(pieces: Iterable[Element]) -> dict[str, int]:
    """The hexes of all pieces together, by class."""
    found: dict[str, int] = {}
    for piece in pieces:
        for hex_class, hexes in piece.classes.items():
            found[hex_class] = found.get(hex_class, 0) | hexes
    return found


def closed_to_figures(classes: Classes) -> int:
    """BG-MOVE-2: the hexes on whose ground no figure can stand."""
    return classes.get("tall", 0) | classes.get("low", 0) | classes.get("ladder", 0)


def map_problems(board: HexMap, pieces: Sequence[Element], at: str) -> Iterator[Problem]:
    """The problems of a hex map with its pieces."""
    grid, here, classes = board.sheet(), step_into(at, "pieces"), hexes_by_class(pieces)
    yield from _parts(grid, pieces, here)
    yield from _platforms(grid, pieces, classes, here)
    yield from _ladders(grid, pieces, classes, here)
    yield from _objectives(board, classes, step_into(at, "objectives"))
    yield from _beyond_the_box(board, pieces, at)


def _parts(grid: Grid, pieces: Sequence[Element], at: str) -> Iterator[Problem]:
    """BG-MAP-3: every piece is one element, all of its hexes joined by their sides."""
    looked = 0
    for number, piece in enumerate(pieces):
        looked += piece.hexes.bit_count()
        if looked > 2 * grid.size:
            # Overlaps were already reported; only a map without overlaps is checked to its end.
            return
        apart = piece.hexes & ~_joined(grid, piece.hexes)
        if apart:
            values: dict[str, ProblemValue] = {"piece": piece.id, "place": grid.name((apart & -apart).bit_length() - 1)}
            yield Problem(
                step_into(at, number), "battleground-piece-in-parts", values, rule="BG-MAP-3", severity="warning"
            )


def _platforms(grid: Grid, pieces: Sequence[Element], classes: Classes, at: str) -> Iterator[Problem]:
    """BG-MAP-4: every connected platform covers or shares a side with a tall hex."""
    left = classes.get("platform", 0)
    while left:
        platform = _joined(grid, left)
        left &= ~platform
        if not (platform | _around(grid, platform)) & classes.get("tall", 0):
            number, piece = next(
                (number, piece) for number, piece in enumerate(pieces) if piece.classes.get("platform", 0) & platform
            )
            values = {"piece": piece.id}
            yield Problem(
                step_into(at, number), "battleground-platform-loose", values, rule="BG-MAP-4", stops="nothing"
            )


def _ladders(grid: Grid, pieces: Sequence[Element], classes: Classes, at: str) -> Iterator[Problem]:
    """BG-MAP-5: a ladder touches the hexes around it at both heights; one that touches no platform leads nowhere."""
    for number, piece in enumerate(pieces):
        ladder = piece.classes.get("ladder", 0)
        if ladder and not _around(grid, ladder) & classes.get("platform", 0):
            values, code = {"piece": piece.id}, "battleground-ladder-nowhere"
            yield Problem(step_into(at, number), code, values, rule="BG-MAP-5", severity="warning")


def _objectives(board: HexMap, classes: Classes, at: str) -> Iterator[Problem]:
    """BG-ROUND-12: an objective is claimed from its hex or an adjacent one, at its height."""
    grid, platforms = board.sheet(), classes.get("platform", 0)
    places, ground = HexPlaces(grid, platforms), grid.every_hex & ~closed_to_figures(classes)
    for number, token in enumerate(board.objectives):
        here = f"{at}[{number}].at"
        if any(places.problems(token.at, here)):
            continue
        place = grid.place(token.at)
        hex_ = 1 << grid.hex_of(place)
        if not (hex_ | _around(grid, hex_)) & (platforms if grid.is_raised(place) else ground):
            values, code = {"objective": token.id}, "battleground-objective-out-of-reach"
            yield Problem(here, code, values, rule="BG-ROUND-12", severity="warning")


def _beyond_the_box(board: HexMap, pieces: Sequence[Element], at: str) -> Iterator[Problem]:
    """BG-COMP-7: whether the map can be built from one box."""
    # A map that names its terrain set is checked against that one instead.
    counted = pieces if board.terrain_set is None else ()
    for each in pieces_beyond(sorts_of(board, counted)):
        code = "battleground-beyond-the-box" if each.most else "battleground-not-in-the-box"
        sort = f"{each.kind} ×{each.size}" if each.size else each.kind
        values: dict[str, ProblemValue] = {"sort": sort, "found": each.found, "most": each.most}
        where = step_into(at, "objectives" if each.kind == OBJECTIVE[0] else "pieces")
        remark = Remark("battleground-make-difficult-ground") if each.kind == "difficult" else None
        yield Problem(where, code, values, rule="BG-COMP-7", severity="warning", remark=remark)


def sorts_of(board: HexMap, pieces: Iterable[Element]) -> Iterator[Sort]:
    """The components of a box for a map: its pieces and its objectives."""
    yield from (piece.sort for piece in pieces)
    yield from (OBJECTIVE for _ in board.objectives)


def _joined(grid: Grid, hexes: int) -> int:
    """The hexes that are connected to the first one by shared sides."""
    found, edge = 0, hexes & -hexes
    while edge:
        found |= edge
        edge = _around(grid, edge) & hexes & ~found
    return found


def _around(grid: Grid, hexes: int) -> int:
    """All hexes that share a side with one of these."""
    near = {grid.neighbour(hex_, direction) for hex_ in members(hexes) for direction in DIRECTIONS}
    return mask_of(hex_ for hex_ in near if hex_ is not None)


def _union(sets: Iterable[int]) -> int:
    union = 0
    for hexes in sets:
        union |= hexes
    return union
