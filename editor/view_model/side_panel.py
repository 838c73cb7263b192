"""Content of the panels beside the map: seats with their numbers, cards and chips, details of one thing, dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from editor.view_model.board import Badge, Gauge


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of a sheet: a name, a text, and the rules behind it."""

    name: str
    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """A row of a comparison: a name, and the numbers by which one chooses."""

    name: str
    facts: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Details of one thing: a figure, a card, a place, an attack before it is made."""

    title: str
    subtitle: str = ""
    seat: str | None = None
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    facts: tuple[SheetLine, ...] = ()
    chances: tuple[tuple[str, float], ...] = ()
    """How likely each of some results is, in their order, for bars."""
    dice: tuple[str, ...] = ()
    """The colours of dice that it throws."""
    briefs: tuple[ComparisonRow, ...] = ()
    """Alternatives to be compared; all rows have the same columns."""


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card, tactic or chip of a seat; face down, nothing is known of it."""

    id: str
    sheet: Sheet
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together: a style, a discard, a camp; of some, only their number is known."""

    id: str
    name: str
    cards: tuple[PileCard, ...] = ()
    number: int = 0
    open: bool = False
    """Whether its cards are shown side by side; else only their number is."""


@dataclass(frozen=True, slots=True)
class Track:
    """A track with spaces in a row and a marker on it: favour, rounds."""

    name: str
    value: int
    most: int
    marks: tuple[int, ...] = ()
    """Spaces where something happens."""
    rules: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """Effects of the spaces."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The panel of a seat."""

    seat: str
    name: str
    to_move: bool
    army: str = ""
    """The seat whose army of the scenario it plays; empty as long as it has none."""
    gauges: tuple[Gauge, ...] = ()
    tracks: tuple[Track, ...] = ()
    facts: tuple[SheetLine, ...] = ()
    piles: tuple[Pile, ...] = ()


DieState = Literal["hit", "miss", "plain"]


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies: its face, its colour where it has one of its own, and whether it counts as a success."""

    face: int
    colour: str = ""
    state: DieState = "plain"
    symbol: str = ""
    """The symbol of the face, by the name that the content gives it; empty for a face with a number."""


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """Dice thrown at one go, and what for."""

    what_for: str
    seat: str
    dice: tuple[Die, ...]
    rules: tuple[str, ...] = ()
