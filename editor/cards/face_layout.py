"""Layout of a card: the places of its parts in units, and the texts that do not fit."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont

from editor.cards.face_text import Paragraph, PlacedText, TextColours, paragraphs, placed
from editor.theme.card_colours import card_colours
from editor.theme.card_fonts import LEAST, MM, sans, serif, width_of
from editor.view_model.card_face import CardFace, FaceTable

Detail: TypeAlias = Literal["full", "brief", "tiny"]
WIDTH, HEIGHT = 63 * MM, 88 * MM
BRIEF_BELOW, TINY_BELOW = 160.0, 72.0
"""Widths in pixels below which names replace the text of abilities, and strokes replace all text."""
BORDER = 1.9 * MM
MARGIN = 4 * MM
TEXT_MARGIN = 4.8 * MM
RIBBON = 8.6 * MM
FOOT = 7.2 * MM
NAME_SIZE, LEAST_NAME = 83, 50
START = 74
"""The largest text."""
BRIEF_TEXT, BRIEF_NAME = 66, 8.4 * MM
TEXT_WIDTH = WIDTH - 2 * TEXT_MARGIN
PICTURES: tuple[tuple[float, int], ...] = ((27.0, 52), (23.0, 52), (19.0, 52), (16.0, 46), (12.5, LEAST))
"""The heights of the picture in millimetres, each smaller one for more text, and the least text beside each."""
COMFORTABLE = 50
"""The least text beside which there is room for reminders."""
LARGE_PICTURES: tuple[tuple[float, int], ...] = ((38.0, 74), (32.0, 68))
"""Heights of the picture of cards without numbers and with little text."""


@dataclass(frozen=True, slots=True)
class PlacedWord:
    """A line of text in a box, with its font."""

    box: QRectF
    text: str
    font: QFont


@dataclass(frozen=True, slots=True)
class PlacedCell:
    """A cell with a small label and a large value; the tone of a number, or the strength of a table's column."""

    box: QRectF
    label: PlacedWord
    value: PlacedWord
    tone: str = ""
    strength: float = 0.0


@dataclass(frozen=True, slots=True)
class PlacedTag:
    """A capsule with an icon and a text."""

    box: QRectF
    icon: QRectF
    icon_name: str
    word: PlacedWord


@dataclass(slots=True)
class FaceLayout:
    """The places of everything on a face, in units."""

    face: CardFace
    detail: Detail
    picture: QRectF = field(default_factory=QRectF)
    ribbon: QRectF = field(default_factory=QRectF)
    name: PlacedWord | None = None
    cells: list[PlacedCell] = field(default_factory=list)
    captions: list[PlacedWord] = field(default_factory=list)
    dice: list[tuple[QRectF, str, PlacedWord]] = field(default_factory=list)
    tags: list[PlacedTag] = field(default_factory=list)
    text: PlacedText | None = None
    text_box: QRectF = field(default_factory=QRectF)
    names: list[PlacedWord] = field(default_factory=list)
    foot: list[PlacedWord] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    """The texts that do not fit; an author is told of them."""


def detail_at(width: float) -> Detail:
    """The detail of a card of this width in pixels."""
    return "tiny" if width < TINY_BELOW else "brief" if width < BRIEF_BELOW else "full"


class LayoutCache(threading.local):
    """The layouts that a thread has made. Their texts hold fonts of that thread, which end with it: drawn in another
    thread, they make the program crash."""

    def __init__(self) -> None:
        self.made = lru_cache(128)(_laid_out)


def face_layout(face: CardFace, detail: Detail, theme: str) -> FaceLayout:
    """The layout of a face, to be drawn in this thread only."""
    return _cache.made(face, detail, theme)


def _laid_out(face: CardFace, detail: Detail, theme: str) -> FaceLayout:
    made = FaceLayout(face, detail)
    colours = card_colours(theme)
    text_colours = TextColours(QColor(colours.ink), QColor(colours.accent), QColor(colours.quiet_ink), colours)
    if detail == "tiny":
        _head(made, LARGE_PICTURES[0][0])
        return made
    if detail == "full":
        _fit(made, text_colours)
    else:
        _fit_names(made, text_colours)
    _foot(made)
    return made


def does_not_fit(face: CardFace) -> tuple[str, ...]:
    """The texts of a face that do not fit its card at 63 x 88 mm, with letters of 6 points."""
    return tuple(face_layout(face, "full", "light").cut)


def _fit(layout: FaceLayout, text_colours: TextColours) -> None:
    """Choose the largest text that fits, with reminders where they leave it comfortable; where none does, one with the
    options of abilities in a row."""
    if any(each.reminders for each in layout.face.abilities):
        reminding = paragraphs(layout.face, has_reminders=True)
        if _fit_text(layout, reminding, text_colours, COMFORTABLE):
            return
    whole, short = paragraphs(layout.face), paragraphs(layout.face, in_a_row=True)
    if not _fit_text(layout, whole, text_colours) and not _fit_text(layout, short, text_colours):
        layout.cut.extend(part.text for part in short[-1:])


def _fit_text(
    layout: FaceLayout, parts: tuple[Paragraph, ...], text_colours: TextColours, at_least: int = LEAST
) -> bool:
    """Choose the largest size that fits, and a smaller picture before the text gets uncomfortable."""
    heights: dict[int, PlacedText] = {}

    def at(size: int) -> PlacedText:
        if size not in heights:
            heights[size] = placed(parts, TEXT_WIDTH, size, text_colours)
        return heights[size]

    def fits(tall: float) -> Callable[[int], bool]:
        return lambda size: at(size).height <= tall

    room, size = QRectF(), 0
    for picture, least in PICTURES if layout.face.numbers else (*LARGE_PICTURES, *PICTURES):
        _head(layout, picture)
        room = _room(layout)
        size = _largest(fits(room.height()), max(least, at_least))
        if size:
            break
    layout.text = at(size or LEAST)
    layout.text_box = _lowered(layout.face, layout.text, room)
    return size > 0


def _lowered(face: CardFace, text: PlacedText, room: QRectF) -> QRectF:
    """The box of a text; short ones without numbers above them are lowered a little into their room."""
    spare = max(0.0, room.height() - text.height)
    return room if face.numbers else room.adjusted(0, spare * 0.36, 0, 0)


def _fit_names(layout: FaceLayout, text_colours: TextColours) -> None:
    """The names of the abilities alone, one below the other; a card whose abilities have none keeps their text."""
    _head(layout, PICTURES[0][0])
    room, names = _room(layout), [each for each in layout.face.abilities if each.name]
    if not names:
        layout.text = placed(paragraphs(layout.face), TEXT_WIDTH, BRIEF_TEXT, text_colours)
        layout.text_box = _lowered(layout.face, layout.text, room)
        return
    tall = min(BRIEF_NAME, room.height() / len(names))
    top = room.top() + (room.height() - tall * len(names)) * 0.4
    for number, ability in enumerate(names):
        box, size = QRectF(room.left(), top + number * tall, room.width(), tall - 1), round(min(70, tall * 0.6))
        font = partial(serif, bold=True) if ability.is_used else partial(serif, italic=True)
        while size > LEAST - 10 and width_of(ability.name, font(size)) > box.width():
            size -= 1
        layout.names.append(PlacedWord(box, ability.name, font(size)))


def _largest(fits: Callable[[int], bool], least: int) -> int:
    """The largest size from the least to the start that fits; 0 if none does."""
    if not fits(least):
        return 0
    low, high = least, START
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low


def _head(layout: FaceLayout, picture: float) -> None:
    """Place the picture, the name, numbers, table, dice and tags."""
    face = layout.face
    layout.cut.clear()
    layout.picture = QRectF(BORDER, BORDER, WIDTH - 2 * BORDER, picture * MM)
    layout.ribbon = QRectF(MARGIN, layout.picture.bottom() - RIBBON / 2, WIDTH - 2 * MARGIN, RIBBON)
    if layout.detail == "tiny":
        return
    layout.name = _line(layout, face.name, layout.ribbon.adjusted(2 * MM, 0, -2 * MM, 0), NAME_SIZE, LEAST_NAME)
    top = layout.ribbon.bottom() + 1.7 * MM
    layout.cells, layout.captions, layout.dice, layout.tags = [], [], [], []
    if face.numbers:
        top = _numbers(layout, top)
    if face.table is not None:
        top = _table(layout, face.table, top)
    if face.dice:
        top = _dice(layout, top)
    if face.tags:
        top = _tags(layout, top)
    layout.text_box = QRectF(TEXT_MARGIN, top, WIDTH - 2 * TEXT_MARGIN, 0)


def _room(layout: FaceLayout) -> QRectF:
    """The room for the text of the abilities."""
    bottom = HEIGHT - FOOT - (0.4 if layout.detail == "full" else 0.8) * MM
    return QRectF(TEXT_MARGIN, layout.text_box.top(), WIDTH - 2 * TEXT_MARGIN, bottom - layout.text_box.top())


def _line(
    layout: FaceLayout, text: str, box: QRectF, size: int, least: int, font: Callable[..., QFont] = serif
) -> PlacedWord:
    """A bold line that shrinks to its box; what still does not fit is elided and noted."""
    while size > least and width_of(text, font(size, bold=True)) > box.width():
        size -= 1
    made = font(size, bold=True)
    if width_of(text, made) > box.width():
        layout.cut.append(text)
    return PlacedWord(box, text, made)


def _numbers(layout: FaceLayout, top: float) -> float:
    numbers = layout.face.numbers
    wide = (WIDTH - 2 * MARGIN) / max(len(numbers), 4)
    left = MARGIN + (WIDTH - 2 * MARGIN - wide * len(numbers)) / 2
    tall = 8.6 * MM
    small, large = (LEAST, 82) if layout.detail == "full" else (48, 92)
    for place, number in enumerate(numbers):
        box = QRectF(left + place * wide + 6, top, wide - 12, tall)
        value = QRectF(box.left() + 6, box.top() + 4, box.width() - 12, tall * 0.62)
        below = QRectF(box.left() + 4, box.top() + tall * 0.62, box.width() - 8, tall * 0.34)
        layout.cells.append(
            PlacedCell(
                box,
                _line(layout, number.label, below, small, LEAST - 8, sans),
                _line(layout, number.value, value, large, LEAST),
                number.tone,
            )
        )
    return top + tall + 1.5 * MM


def _table(layout: FaceLayout, table: FaceTable, top: float) -> float:
    """The columns of the table, with the names of its two lines in front."""
    tall = 8.8 * MM
    heads, values = sans(LEAST), sans(LEAST)
    front = max(width_of(table.heads, heads), width_of(table.values, values)) + 1.2 * MM
    for text, box in (
        (table.heads, QRectF(MARGIN, top, front, tall * 0.44)),
        (table.values, QRectF(MARGIN, top + tall * 0.44, front, tall * 0.5)),
    ):
        layout.captions.append(PlacedWord(box, text, heads))
    wide = (WIDTH - 2 * MARGIN - front) / len(table.columns)
    for place, column in enumerate(table.columns):
        box = QRectF(MARGIN + front + place * wide + 5, top, wide - 10, tall)
        head = QRectF(box.left(), box.top() + 3, box.width(), tall * 0.4)
        value = QRectF(box.left(), box.top() + tall * 0.4, box.width(), tall * 0.56)
        strength = (place + 1) / len(table.columns)
        layout.cells.append(
            PlacedCell(
                box,
                _line(layout, column.head, head, 48, LEAST, sans),
                _line(layout, column.value, value, 80, LEAST),
                strength=strength,
            )
        )
    return top + tall + 1.5 * MM


def _dice(layout: FaceLayout, top: float) -> float:
    dice = layout.face.dice
    side = min(5.4 * MM, (WIDTH - 2 * MARGIN) / len(dice) - 10)
    left = WIDTH / 2 - (len(dice) * (side + 16) - 16) / 2
    for place, die in enumerate(dice):
        box = QRectF(left + place * (side + 16), top, side, side)
        layout.dice.append((box, die.colour, PlacedWord(box, die.letter, sans(round(side * 0.52), bold=True))))
    return top + side + 1.5 * MM


def _tags(layout: FaceLayout, top: float) -> float:
    """Capsules in rows, from the left."""
    left, tall, size = float(MARGIN), 5.0 * MM, 49
    for tag in layout.face.tags:
        wide = width_of(tag.text, sans(size, bold=True)) + 6.4 * MM
        if left > MARGIN and left + wide > WIDTH - MARGIN:
            left, top = MARGIN, top + tall + 16
        box = QRectF(left, top, min(wide, WIDTH - 2 * MARGIN), tall)
        icon = QRectF(box.left() + 1.4 * MM, box.center().y() - 1.5 * MM, 3 * MM, 3 * MM)
        text = box.adjusted(5 * MM, 0, -1.2 * MM, 0)
        layout.tags.append(PlacedTag(box, icon, tag.icon, _line(layout, tag.text, text, size, LEAST, sans)))
        left += wide + 16
    return top + tall + 1.7 * MM


def _foot(layout: FaceLayout) -> None:
    """Kind on the left, faction and language on the right."""
    face = layout.face
    box = QRectF(MARGIN, HEIGHT - FOOT + 0.4 * MM, WIDTH - 2 * MARGIN, FOOT - 0.8 * MM - BORDER)
    size = LEAST if layout.detail == "full" else 50
    right = " · ".join(filter(None, (face.faction_text, face.lang.upper() if layout.detail == "full" else "")))
    left = face.kind_text
    while size > LEAST - 12 and width_of(left, sans(size)) + width_of(right, sans(size)) + MM > box.width():
        size -= 1
    layout.foot = [PlacedWord(box, left, sans(size)), PlacedWord(box, right, sans(size))]


_cache = LayoutCache()
