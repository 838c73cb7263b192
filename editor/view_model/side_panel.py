"""What stands beside the map: the seats with their numbers, cards and chips, sheets about one thing, dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from editor.view_model.board import Badge, Gauge


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of a sheet: what it is called, what it says, and the rules behind it."""

    name: str
    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """One of several ways to do the same in a line: its name, and the numbers by which one chooses."""

    name: str
    facts: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is known of one thing: a figure, a card, a place, an attack before it is made."""

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
    """Ways to do it, to be compared; all have the same facts."""


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card, tactic or chip that lies with a side; face down, nothing is known of it."""

    id: str
    sheet: Sheet
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together: a hand, a discard, a camp; of some, only their number is known."""

    id: str
    name: str
    cards: tuple[PileCard, ...] = ()
    number: int = 0
    open: bool = False
    """Whether its cards lie side by side; else it is a heap with a number."""


@dataclass(frozen=True, slots=True)
class Track:
    """Spaces in a row with something that moves along: favour, rounds."""

    name: str
    value: int
    most: int
    marks: tuple[int, ...] = ()
    """Spaces where something happens."""
    rules: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """What happens at each of these spaces."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat beside the map."""

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


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """Dice thrown at one go, and what for."""

    what_for: str
    seat: str
    dice: tuple[Die, ...]
    rules: tuple[str, ...] = ()
