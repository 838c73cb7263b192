"""Symbols in the text of faces: counted action points, mana, dice and successes are painted, not written."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.cards.face_layout import face_layout
from editor.cards.text_symbols import TIE, paint_symbol, text_and_symbols
from editor.theme.card_colours import card_colours
from editor.view_model.card_face import FaceAbility, FaceClause, face_lines
from tests.support.stock_faces import stock_face

pytestmark = pytest.mark.usefixtures("qapp")

COUNTED = [
    ("en", "1 AP and 3 mana", ["ap", "mana"]),
    ("en", "3+ successes remain", ["success"]),
    ("en", "+X dice on attacks; +1 die", ["die", "die"]),
    ("en", "this character has no mana", []),
    ("it", "1 PA e 2 mana; −1 dado", ["ap", "mana", "die"]),
    ("es", "1 PA y 1 de maná; quedan 3+ éxitos", ["ap", "mana", "success"]),
    ("pl", "1 PA i 3 many; −1 kość; 3+ sukcesów", ["ap", "mana", "die", "success"]),
]


@pytest.mark.parametrize(("lang", "text", "symbols"), COUNTED)
def test_counted_things_have_symbols(lang: str, text: str, symbols: list[str]) -> None:
    pieces = list(text_and_symbols(text, lang))
    assert [symbol for _, symbol in pieces if symbol] == symbols
    words = "".join(piece for piece, _ in pieces).replace(TIE, " ")
    assert words == text.replace(" de maná", " maná")


def test_a_symbol_stays_with_its_number_inside_the_text() -> None:
    """Also at the end of a line."""
    face = stock_face("battleground/items/scrying-bowl")
    for words in range(1, 30):
        clause = FaceClause("", ("a " * words + "1 mana.",))
        layout = face_layout(replace(face, abilities=(FaceAbility("", (clause,)),)), "full", "light")
        assert layout.text is not None
        ((centre, symbol),) = layout.text.symbols
        assert symbol == "mana"
        assert layout.text.size * 0.3 < centre.x() < layout.text_box.width()
        assert 0 < centre.y() < layout.text.height


def test_readers_of_screens_hear_the_words() -> None:
    assert "Cost: 1 AP and 3 mana" in list(face_lines(stock_face("battleground/characters/he-man")))


@pytest.mark.parametrize("theme", ["light", "dark", "save-ink"])
@pytest.mark.parametrize("symbol", ["ap", "mana", "die", "success"])
def test_each_symbol_is_seen(symbol: str, theme: str) -> None:
    colours = card_colours(theme)
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(colours.paper))
    painter = QPainter(image)
    paint_symbol(painter, QPointF(20, 20), 40, symbol, colours)  # type: ignore[arg-type]
    painter.end()
    assert {image.pixel(x, y) for x in range(40) for y in range(40)} != {QColor(colours.paper).rgb()}
