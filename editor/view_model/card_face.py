"""The face of a card as plain data: numbers, tables, text and colours by purpose, without sizes and without Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

Tone: TypeAlias = Literal["red", "gold", "blue", "violet", "teal"]
"""The tint of the cell that a number stands in."""


OPTION = " • "
"""The sign before each option of an ability, as the engine writes it."""


@dataclass(frozen=True, slots=True)
class FaceNumber:
    """A number in a cell: its short label, its value, and its whole name."""

    label: str
    value: str
    name: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class FaceColumn:
    """A column of a table: its head, and the value below."""

    head: str
    value: str


@dataclass(frozen=True, slots=True)
class FaceTable:
    """A table of one line: the names of its heads and of its values, and the columns."""

    heads: str
    values: str
    columns: tuple[FaceColumn, ...]


@dataclass(frozen=True, slots=True)
class FaceTag:
    """A short property in a capsule, with an icon: a range, a type; the name says it without the icon."""

    icon: str
    text: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class FaceDie:
    """A die by its colour, with the letter that stands for it."""

    colour: str
    letter: str


@dataclass(frozen=True, slots=True)
class FaceClause:
    """A clause of an ability: its label, empty for an author's own words, and its lines."""

    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FaceAbility:
    """An ability: its name, if it has one, a word about its sort, and its clauses."""

    name: str
    clauses: tuple[FaceClause, ...]
    sort: str = ""
    is_used: bool = False
    """Whether a player uses it by an action; any other works by itself."""
    reminders: tuple[str, ...] = ()
    """The meanings of its keywords: for tooltips, and on the face where there is room for them."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """The face of a card, in one language."""

    id: str
    system: str
    kind: str
    name: str
    lang: str
    kind_text: str
    crest: str
    """The name of the icon in its picture, by the role of the card."""
    faction: str | None = None
    faction_text: str = ""
    cost: int | None = None
    cost_text: str = ""
    initiative: int | None = None
    initiative_text: str = ""
    ap: int = 0
    ap_text: str = ""
    mana: int = 0
    mana_text: str = ""
    numbers: tuple[FaceNumber, ...] = ()
    table: FaceTable | None = None
    dice: tuple[FaceDie, ...] = ()
    """The dice that it throws."""
    dice_text: str = ""
    tags: tuple[FaceTag, ...] = ()
    abilities: tuple[FaceAbility, ...] = ()

    @property
    def is_played(self) -> bool:
        """Whether it is played from a hand, with an initiative, AP and mana."""
        return self.initiative is not None

    @property
    def text(self) -> str:
        """All abilities in one paragraph, without labels of plain effects; for a card of the hand in two lines."""
        return " ".join(_sentence(line) for line in self._sentences())

    def _sentences(self) -> Iterator[str]:
        for ability in self.abilities:
            several = len(ability.clauses) > 1
            for clause in ability.clauses:
                words = "; ".join(clause.lines)
                yield f"{clause.label}: {words}" if clause.label and several else words


def option_lines(line: str) -> tuple[str, ...]:
    """A line of a clause, with each option that it lists on a line of its own."""
    first, *options = line.split(OPTION)
    return (first, *(f"{OPTION.lstrip()}{each}" for each in options))


def face_lines(face: CardFace) -> Iterator[str]:
    """The face as lines of plain text, for tooltips and screen readers."""
    yield face.name
    yield " · ".join(filter(None, (face.kind_text, face.faction_text)))
    if face.initiative is not None:
        yield f"{face.initiative_text}: {face.initiative}"
        yield f"{face.ap_text}: {face.ap}"
        yield f"{face.mana_text}: {face.mana}"
    yield from (f"{each.name}: {each.value}" for each in face.numbers)
    if face.table is not None:
        columns = ", ".join(f"{each.head}: {each.value}" for each in face.table.columns)
        yield f"{face.table.heads} – {face.table.values}: {columns}"
    if face.dice_text:
        yield face.dice_text
    yield from (each.name or each.text for each in face.tags)
    if face.cost is not None:
        yield f"{face.cost_text}: {face.cost}"
    for ability in face.abilities:
        yield from filter(None, (ability.name,))
        for clause in ability.clauses:
            yield from (f"{clause.label}: {line}" if clause.label else line for line in clause.lines)
        yield from (f"({reminder})" for reminder in ability.reminders)


def _sentence(words: str) -> str:
    """Words with a capital letter and a full stop."""
    end = "" if words.endswith((".", "!", "?", "…")) else "."
    return f"{words[:1].upper()}{words[1:]}{end}"
