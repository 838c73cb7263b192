"""The choices of a decision by what can be clicked for them: places, pieces, cards; each click narrows them down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, NamedTuple

from editor.view_model.board import GameBoard, HexSheet
from editor.view_model.side_panel import Pile, SeatSummary
from engine.geometry.hex.grid import DIRECTION_NAMES, Grid
from engine.kernel.data.choice import Choice
from engine.kernel.data.value import Value

HandleKind = Literal["place", "piece", "card", "facing", "word"]


class Handle(NamedTuple):
    """A thing that choices refer to, by kind and id."""

    kind: HandleKind
    id: str


@dataclass(frozen=True, slots=True)
class KnownIds:
    """Ids that choices may refer to: places, pieces, cards."""

    places: frozenset[str]
    pieces: frozenset[str]
    cards: frozenset[str]
    facings: frozenset[str]

    def handle(self, value: Value) -> Handle | None:
        """The handle of a value in a choice; None for numbers, paths and booleans."""
        if not isinstance(value, str):
            return None
        if value in self.pieces:
            return Handle("piece", value)
        if value in self.places:
            return Handle("place", value)
        if value in self.cards:
            return Handle("card", value)
        if value in self.facings:
            return Handle("facing", value)
        return Handle("word", value)


def known_of(board: GameBoard, sides: Iterable[SeatSummary], table_piles: Iterable[Pile] = ()) -> KnownIds:
    """Known ids in a snapshot; excludes face-down cards."""
    piles = (*(pile for side in sides for pile in side.piles), *table_piles)
    cards = (card for pile in piles for card in pile.cards if not card.face_down)
    return KnownIds(
        places=frozenset(place.id for place in board.places),
        pieces=frozenset((*(each.id for each in board.pieces), *(each.id for each in board.markers))),
        cards=frozenset(card.id for card in cards),
        facings=frozenset(DIRECTION_NAMES[board.sheet.tops] if isinstance(board.sheet, HexSheet) else ()),
    )


@dataclass(frozen=True)
class ChoiceOptions:
    """The available choices and the selection so far."""

    choices: tuple[Choice, ...]
    known: KnownIds
    kind: str | None = None
    picked: tuple[Handle, ...] = ()

    @cached_property
    def left(self) -> tuple[Choice, ...]:
        """The choices that match everything picked."""
        handles = set(self.picked)
        return tuple(
            each for each in self.choices if self.kind in (None, each.kind) and handles <= self.handles_of(each)
        )

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The available kinds of choice, in order."""
        return tuple(dict.fromkeys(each.kind for each in self.choices))

    @cached_property
    def by_handle(self) -> Mapping[Handle, tuple[Choice, ...]]:
        """Remaining choices by each handle that is not picked yet."""
        found: dict[Handle, list[Choice]] = {}
        for each in self.left:
            for handle in self.handles_of(each):
                if handle not in self.picked:
                    found.setdefault(handle, []).append(each)
        return {handle: tuple(choices) for handle, choices in found.items()}

    @property
    def only(self) -> Choice | None:
        """The only remaining choice, if there is just one."""
        return self.left[0] if len(self.left) == 1 else None

    def handles_of(self, choice: Choice) -> frozenset[Handle]:
        """The handles of a choice."""
        return handles_of(choice, self.known)

    @property
    def can_be_clicked_apart(self) -> bool:
        """Whether one more click can narrow down the remaining choices."""
        return (
            len({frozenset(each for each in self.handles_of(choice) if each.kind != "word") for choice in self.left})
            > 1
        )

    def handles_at(self, board: GameBoard, place: str, piece: str) -> tuple[Handle, ...]:
        """The offered things that a click on a place means: its piece, others there, the place, its direction."""
        if not place:
            return ()
        found = [Handle("piece", piece)] if piece else []
        found += [Handle("piece", each.id) for each in board.pieces if place in each.places and each.id != piece]
        found += [Handle("piece", each.id) for each in board.markers if each.place == place]
        found.append(Handle("place", place))
        found += [Handle("facing", name) for name, at in facing_places(board).items() if at == place]
        return tuple(handle for handle in dict.fromkeys(found) if handle in self.by_handle)

    def can_carry(self, piece: str, *, is_active: bool) -> bool:
        """Whether a choice takes this piece, and no other, to a place; where choices name no piece, that is the active
        one."""
        for choice in self.left:
            kinds = {handle.kind for handle in self.handles_of(choice)}
            pieces = {handle.id for handle in self.handles_of(choice) if handle.kind == "piece"}
            if "place" in kinds and (pieces == {piece} or (is_active and not pieces)):
                return True
        return False

    def pick(self, handle: Handle) -> ChoiceOptions:
        """Toggle a handle: restrict the choices to those that name it, or undo that."""
        if handle in self.picked:
            return replace(self, picked=tuple(each for each in self.picked if each != handle))
        return replace(self, picked=(*self.picked, handle))

    def without(self, ids: frozenset[str]) -> ChoiceOptions:
        """The options without these choices."""
        return replace(self, choices=tuple(each for each in self.choices if each.id not in ids)) if ids else self

    def of_kind(self, kind: str | None) -> ChoiceOptions:
        """The choices of one kind, without a selection."""
        return replace(self, kind=kind, picked=())

    def with_kind(self, kind: str) -> ChoiceOptions:
        """Remaining choices after toggling a kind; the selection stays as far as it fits."""
        narrowed = replace(self, kind=None if kind == self.kind else kind)
        return narrowed if narrowed.left else self.of_kind(kind)

    def without_selection(self) -> ChoiceOptions:
        """The choices without a selection."""
        return replace(self, kind=None, picked=())


def facing_places(board: GameBoard) -> Mapping[str, str]:
    """The hexes around the acting piece, by their directions."""
    active, sheet = next((each for each in board.pieces if each.active), None), board.sheet
    if active is None or not active.places or not isinstance(sheet, HexSheet):
        return {}
    here = next((place for place in board.places if place.id == active.places[0]), None)
    if here is None:
        return {}
    at = {(place.column, place.row): place.id for place in board.places if place.level == here.level}
    grid = Grid(sheet.columns, sheet.rows, sheet.tops)
    around = [(number, grid.neighbour(grid.hex_at(here.column, here.row), number)) for number in range(6)]
    places = {grid.direction_name(number): at.get(grid.column_row(hex_)) for number, hex_ in around if hex_ is not None}
    return {name: place for name, place in places.items() if place is not None}


def choices_naming(
    wishes: Iterable[Choice],
    known: KnownIds,
    kind: str | None,
    picked: Iterable[Handle],
) -> list[Choice]:
    """The wishes of a kind (or any) with all these handles, legal or not."""
    handles = set(picked)
    return [each for each in wishes if kind in (None, each.kind) and handles <= handles_of(each, known)]


def handles_of(choice: Choice, known: KnownIds) -> frozenset[Handle]:
    """The handles of a choice."""
    return frozenset(handle for value in choice.data.values() if (handle := known.handle(value)) is not None)
