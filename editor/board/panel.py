"""What lies beside the map, as data: sides with their numbers, cards and chips; sheets that tell about one thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from editor.board.picture import Badge, Gauge


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of a sheet: what it is called, what it says, and the rules behind it."""

    name: str
    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Brief:
    """One of several ways to do the same in a line: its name, and the numbers by which one chooses."""

    name: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is known of one thing: a figure, a card, a place, an attack before it is made."""

    title: str
    subtitle: str = ""
    seat: str | None = None
    gauges: tuple[Gauge, ...] = ()
    badges: tuple[Badge, ...] = ()
    facts: tuple[Fact, ...] = ()
    chances: tuple[tuple[str, float], ...] = ()
    """How likely each of some results is, in their order, for bars."""
    dice: tuple[str, ...] = ()
    """The colours of dice that it throws."""
    briefs: tuple[Brief, ...] = ()
    """Ways to do it, to be compared; all have the same facts."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, tactic or chip that lies with a side; face down, nothing is known of it."""

    id: str
    sheet: Sheet
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together: a hand, a discard, a camp; of some, only their number is known."""

    id: str
    name: str
    cards: tuple[Card, ...] = ()
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
class Side:
    """A seat beside the map."""

    seat: str
    name: str
    to_move: bool
    army: str = ""
    """The seat whose army of the scenario it plays; empty as long as it has none."""
    gauges: tuple[Gauge, ...] = ()
    tracks: tuple[Track, ...] = ()
    facts: tuple[Fact, ...] = ()
    piles: tuple[Pile, ...] = ()


DieState = Literal["hit", "miss", "plain"]


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies: its face, its colour where it has one of its own, and whether it counts as a success."""

    face: int
    colour: str = ""
    state: DieState = "plain"


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice thrown at one go, and what for."""

    what_for: str
    seat: str
    dice: tuple[Die, ...]
    rules: tuple[str, ...] = ()
