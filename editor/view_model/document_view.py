"""A document as data for reading: the face of a card or a board, and sections of rows, passages, figures and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from editor.view_model.board import GameBoard
from editor.view_model.card_face import CardFace, FaceAbility

RowState: TypeAlias = Literal["", "met", "broken"]
ViewColumn: TypeAlias = Literal["main", "side"]


@dataclass(frozen=True, slots=True)
class ViewRow:
    """A name and a text; of a limit also whether it is met."""

    name: str
    text: str
    state: RowState = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class ViewCard:
    """A card among others: its face, if it has one, and how many there are."""

    name: str
    face: CardFace | None = None
    count: int = 1
    note: str = ""


@dataclass(frozen=True, slots=True)
class ViewFigure:
    """A figure of an army with what it carries, and its points."""

    card: ViewCard
    text: str = ""
    carried: tuple[ViewCard, ...] = ()
    points: int | None = None
    alone: int | None = None
    """The points of its own card."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class ViewTotal:
    """A total with its limit, and the parts that it is made of."""

    found: int
    most: int | None
    text: str
    """Words for the limit."""
    rest: str
    """Words for what is left or too much."""
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def is_over(self) -> bool:
        return self.most is not None and self.found > self.most


@dataclass(frozen=True, slots=True)
class ViewSection:
    """A titled part of a document; each kind of content is shown in this order."""

    title: str
    note: str = ""
    total: ViewTotal | None = None
    rows: tuple[ViewRow, ...] = ()
    figures: tuple[ViewFigure, ...] = ()
    cards: tuple[ViewCard, ...] = ()
    passages: tuple[FaceAbility, ...] = ()
    literal: tuple[FaceAbility, ...] = ()
    """The passages in whole sentences, where they differ from the short ones."""
    column: ViewColumn = "main"
    rule: str = ""

    @property
    def is_empty(self) -> bool:
        return not (self.total or self.rows or self.figures or self.cards or self.passages)


@dataclass(frozen=True, slots=True)
class DocumentView:
    """A document to be read: a picture, if it has one, and its sections."""

    sections: tuple[ViewSection, ...] = ()
    face: CardFace | None = None
    board: GameBoard | None = None
