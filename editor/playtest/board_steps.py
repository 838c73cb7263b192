"""Steps on a board between what a choice names, to find the nearest target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from editor.view_model.board import BoardPiece, GameBoard, HexSheet
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import steps_between
from engine.kernel.data.choice import Choice


class ChoiceAim(NamedTuple):
    """The piece that a choice is aimed at: whether it is an enemy, and how far away."""

    target: BoardPiece
    is_enemy: bool
    steps: int


class BoardSteps:
    """Steps on one board; on a sheet of areas everything is equally far."""

    def __init__(self, board: GameBoard) -> None:
        self._board = board

    def aim(self, choice: Choice) -> ChoiceAim | None:
        """The aim of a choice that names two pieces, the acting one first."""
        named = [piece for value in choice.data.values() if (piece := self._pieces.get(str(value))) is not None]
        if len(named) < 2 or self._grid is None:
            return None
        actor, target = named[:2]
        return ChoiceAim(target, not self._board.are_friends(actor.seat, target.seat), self._between(actor, target))

    @cached_property
    def _pieces(self) -> Mapping[str, BoardPiece]:
        return {piece.id: piece for piece in self._board.pieces}

    @cached_property
    def _grid(self) -> Grid | None:
        sheet = self._board.sheet
        return Grid(sheet.columns, sheet.rows, sheet.tops) if isinstance(sheet, HexSheet) else None

    @cached_property
    def _hexes(self) -> Mapping[str, int]:
        grid = self._grid
        return {} if grid is None else {each.id: grid.hex_at(each.column, each.row) for each in self._board.places}

    def _between(self, one: BoardPiece, other: BoardPiece) -> int:
        grid, hexes = self._grid, self._hexes
        if grid is None:
            return 0
        ends = [(hexes[start], hexes[end]) for start in _on(one, hexes) for end in _on(other, hexes)]
        return min((steps_between(grid, start, end) for start, end in ends), default=0)


def _on(piece: BoardPiece, hexes: Mapping[str, int]) -> Sequence[str]:
    return [place for place in piece.places if place in hexes]
