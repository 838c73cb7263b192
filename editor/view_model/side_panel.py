"""Content of the panels next to the map: seats with their numbers, cards and chips, details of one thing, dice."""

from __future__ import annotations

from collections.abc import Mapping
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
    """A row of a comparison: a name, and the numbers to compare."""

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
    """The probability of each of some results, in order, for bars."""
    dice: tuple[str, ...] = ()
    """The colours of the dice that are thrown."""
    briefs: tuple[ComparisonRow, ...] = ()
    """Alternatives to compare; all rows have the same columns."""


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card, tactic or chip of a seat; if face down, it is unknown."""

    id: str
    sheet: Sheet
    face_down: bool = False
    document: str = ""
    """The id of the document of a printed card, for its face."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A group of cards: a hand, a discard pile, a camp; of some, only the number is known."""

    id: str
    name: str
    cards: tuple[PileCard, ...] = ()
    number: int = 0
    open: bool = False
    """Whether its cards are shown side by side; otherwise only their number."""


@dataclass(frozen=True, slots=True)
class Track:
    """A track with spaces in a row and a marker on it: favour, rounds."""

    name: str
    value: int
    most: int
    marks: tuple[int, ...] = ()
    """The spaces with an effect."""
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
    """The seat whose army of the scenario it plays; empty if it has none yet."""
    gauges: tuple[Gauge, ...] = ()
    tracks: tuple[Track, ...] = ()
    facts: tuple[SheetLine, ...] = ()
    piles: tuple[Pile, ...] = ()


@dataclass(frozen=True, slots=True)
class GameProgress:
    """The progress of a game in numbers."""

    round: int
    """The round; 0 before the first one."""
    rounds: int | None
    """The greatest number of rounds; None if there is none."""
    scores: Mapping[str, int]
    """The score of each seat, in their order."""


DieState = Literal["hit", "miss", "plain"]


@dataclass(frozen=True, slots=True)
class Die:
    """A die as thrown: its face, its colour if it has one, and whether it counts as a success."""

    face: int
    colour: str = ""
    state: DieState = "plain"
    symbol: str = ""
    """The symbol of the face, by its name in the content; empty for a face with a number."""


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """Dice thrown together, and the purpose of the throw."""

    what_for: str
    seat: str
    dice: tuple[Die, ...]
    rules: tuple[str, ...] = ()
