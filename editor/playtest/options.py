"""The choices of a decision by what can be clicked for them: places, pieces, cards; each pick narrows them down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, NamedTuple

from editor.view_model.board import GameBoard
from editor.view_model.side_panel import SeatSummary
from engine.geometry.hex.grid import DIRECTION_NAMES
from engine.kernel.data.choice import Choice
from engine.kernel.data.value import Value

HandleKind = Literal["place", "piece", "card", "facing", "word"]


class Handle(NamedTuple):
    """Something that a choice names."""

    kind: HandleKind
    id: str


@dataclass(frozen=True, slots=True)
class KnownIds:
    """What the ids in choices are: what is on the map, who stands there, which cards lie about."""

    places: frozenset[str]
    pieces: frozenset[str]
    cards: frozenset[str]
    facings: frozenset[str]

    def handle(self, value: Value) -> Handle | None:
        """The handle of a value in a choice; None for numbers, ways and yes or no."""
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


def known_of(picture: GameBoard, sides: Iterable[SeatSummary]) -> KnownIds:
    """What the ids of choices can be, from what is shown; a card that lies face down is nothing to name."""
    cards = (card for side in sides for pile in side.piles for card in pile.cards if not card.face_down)
    return KnownIds(
        places=frozenset(cell.place for cell in picture.cells),
        pieces=frozenset((*(each.id for each in picture.figures), *(each.id for each in picture.markers))),
        cards=frozenset(card.id for card in cards),
        facings=frozenset(DIRECTION_NAMES[picture.tops]),
    )


@dataclass(frozen=True)
class ChoiceOptions:
    """What can be chosen, and what was picked of it so far."""

    choices: tuple[Choice, ...]
    known: KnownIds
    kind: str | None = None
    picked: tuple[Handle, ...] = ()

    @cached_property
    def left(self) -> tuple[Choice, ...]:
        """The choices that fit all that was picked."""
        wanted = set(self.picked)
        return tuple(
            each for each in self.choices if self.kind in (None, each.kind) and wanted <= self.handles_of(each)
        )

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of choice on offer, in their order."""
        return tuple(dict.fromkeys(each.kind for each in self.choices))

    @cached_property
    def by_handle(self) -> Mapping[Handle, tuple[Choice, ...]]:
        """What is left, by each handle that was not picked yet."""
        found: dict[Handle, list[Choice]] = {}
        for each in self.left:
            for handle in self.handles_of(each):
                if handle not in self.picked:
                    found.setdefault(handle, []).append(each)
        return {handle: tuple(choices) for handle, choices in found.items()}

    @property
    def only(self) -> Choice | None:
        """The choice that was meant, where nothing else fits."""
        return self.left[0] if len(self.left) == 1 else None

    def handles_of(self, choice: Choice) -> frozenset[Handle]:
        """What a choice names."""
        return handles_of(choice, self.known)

    def pick(self, handle: Handle) -> ChoiceOptions:
        """Narrowed down to the choices that name this too; without it again where it was picked before."""
        if handle in self.picked:
            return replace(self, picked=tuple(each for each in self.picked if each != handle))
        return replace(self, picked=(*self.picked, handle))

    def of_kind(self, kind: str | None) -> ChoiceOptions:
        """Only the choices of a kind, nothing picked yet."""
        return replace(self, kind=kind, picked=())

    def meant_by(self, kind: str) -> ChoiceOptions:
        """What is left once a kind is chosen: what was picked stays where it fits; once more, and any kind will do."""
        kept = replace(self, kind=None if kind == self.kind else kind)
        return kept if kept.left else self.of_kind(kind)

    def afresh(self) -> ChoiceOptions:
        """Nothing picked."""
        return replace(self, kind=None, picked=())


def choices_naming(
    wishes: Iterable[Choice],
    known: KnownIds,
    kind: str | None,
    picked: Iterable[Handle],
) -> list[Choice]:
    """The wishes of a kind (or any) that name all of this, legal or not."""
    wanted = set(picked)
    return [each for each in wishes if kind in (None, each.kind) and wanted <= handles_of(each, known)]


def handles_of(choice: Choice, known: KnownIds) -> frozenset[Handle]:
    """What a choice names."""
    return frozenset(handle for value in choice.data.values() if (handle := known.handle(value)) is not None)
