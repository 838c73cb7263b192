"""Images are made once, kept for all boards, and dropped in the order in which they were used last."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.layers import terrain
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.body_stamp import BodyShape, BodyStamp
from editor.canvas.terrain.stamp_store import StampStore
from editor.theme.theme import Theme
from tests.support.boards import stock_board


def test_stamps_in_use_stay_and_others_go() -> None:
    made: list[str] = []
    store = StampStore[str](len, most=9)

    def stamp(key: str) -> str:
        def make() -> str:
            made.append(key)
            return key * 3

        return store.stamp(key, make)

    for key in ("a", "b", "c", "a", "d"):
        assert stamp(key) == key * 3
    assert made == ["a", "b", "c", "d"]
    stamp("a")
    assert made == ["a", "b", "c", "d"]
    stamp("b")
    assert made == ["a", "b", "c", "d", "b"]
    store.clear()
    assert len(store) == 0


@pytest.mark.usefixtures("qapp")
def test_another_board_with_equal_walls_draws_none_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[BodyShape] = []
    terrain.kept_stamps().clear()

    def shape_stamp(style: PaintStyle, shape: BodyShape) -> BodyStamp:
        drawn.append(shape)
        return original(style, shape)

    original = terrain.shape_stamp
    monkeypatch.setattr(terrain, "shape_stamp", shape_stamp)
    images = []
    for _ in range(2):
        board = stock_board("battleground/maps/castle-courtyard.json")
        painting = BoardPainter(board, PaintStyle("flat", Theme.LIGHT, 16.0, 1.0))
        made = QImage(400, 500, QImage.Format.Format_RGB32)
        painter = QPainter(made)
        while painting.paint(painter, QPoint(20, 20), made.rect()).isValid():
            pass
        painter.end()
        images.append((made, len(drawn)))
    assert images[0] == images[1]
    assert images[0][1] > 10
