"""Time of card faces: thumbnails from the texts of cards, large faces, and strips of the hand; in chess moves."""

import os
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.cards.face_layout import _cache
from editor.cards.face_painter import paint_face
from editor.cards.hand_strip import paint_strip, strip_height
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.thumbnails.card_thumbnail import paint_card_thumbnail
from editor.thumbnails.thumbnail_face import thumbnail_face
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.thumbnails.thumbnail_source import ThumbnailSource
from editor.view_model.card_face import CardFace
from engine.words import resources_folder
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, interleave, load_contender

CHESS_MOVES_A_MILLISECOND = 32.5
"""Random moves of python-chess in a second on the machine on which the limits were set."""
LOOK = ThumbnailStyle(Theme.LIGHT, 150, 210, 1.0, is_small=False, lang="en")
LARGE = 340
CARDS = 100
LIMITS = {
    "thumbnail": (10.0, "a thumbnail from the text of its card"),
    "large": (16.0, "a large face for the first time"),
    "again": (12.0, "a large face again"),
    "strip": (3.0, "a strip of the hand"),
}
"""Milliseconds each."""
REPEATS = 7


def measures(full: bool) -> Iterator[Measure]:
    """Of stock cards of every kind of Battleground."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    if not isinstance(app, QApplication):
        raise DisagreementError("there is an application without widgets")
    apply_theme(app, Theme.LIGHT)
    texts = _texts()
    faces = [face for text in texts if (face := thumbnail_face(ThumbnailSource(text), "en")) is not None]
    if len(faces) != len(texts):
        raise DisagreementError("a stock card has no face")
    chess: Any = load_contender("p_chess")
    sources, shown, again, hand = cycle(texts), cycle(faces), cycle(faces[:8]), cycle(faces)
    contenders = {
        "thumbnail": Contender(lambda: [_thumbnail(next(sources)) for _ in range(CARDS)], CARDS, _forget),
        "large": Contender(lambda: [_large(next(shown)) for _ in range(CARDS)], CARDS, _forget),
        "again": Contender(lambda: [_large(next(again)) for _ in range(CARDS)], CARDS),
        "strip": Contender(lambda: [_strip(next(hand)) for _ in range(CARDS)], CARDS),
        "chess": Contender(lambda: chess.playout(0), chess.playout(0)),
    }
    timings = interleave(contenders, 3 * REPEATS if full else REPEATS)
    for name, (limit, reported) in LIMITS.items():
        yield timings.measure(
            f"faces: {reported}",
            Goal(f"faces {name}", at_most=limit * CHESS_MOVES_A_MILLISECOND),
            above=name,
            below="chess",
            unit="chess moves",
            note=f"{limit:g} ms where python-chess plays 32,500 moves a second",
        )


def _texts() -> list[str]:
    """As many cards as are timed, of all kinds alike."""
    folder = resources_folder() / "systems" / "battleground"
    kinds = [sorted((folder / kind).glob("*.json")) for kind in ("characters", "weapons", "items", "fate", "glory")]
    paths = sorted((path for kind in kinds for path in kind), key=lambda path: path.stem)
    return [path.read_text(encoding="utf-8") for path in paths[:CARDS]]


def _forget() -> None:
    _cache.made.cache_clear()


def _thumbnail(text: str) -> QImage:
    face = thumbnail_face(ThumbnailSource(text), "en")
    return QImage() if face is None else paint_card_thumbnail(face, LOOK)


def _large(face: CardFace) -> QImage:
    canvas = QImage(LARGE, round(LARGE * 88 / 63), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    paint_face(painter, face, QRectF(canvas.rect()), "light")
    painter.end()
    return canvas


def _strip(face: CardFace) -> QImage:
    canvas = QImage(320, strip_height(100), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    paint_strip(painter, face, QRectF(canvas.rect()), "light", 100)
    painter.end()
    return canvas
