"""The mini-map: it shows the visible part of the map, and a click scrolls there."""

from collections.abc import Collection
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget
from editor.canvas.style.paint_style import PaintStyle
from engine.words import languages, say
from tests.editor.canvas.conftest import ShowMap
from tests.support.boards import moved, random_board, with_kind

PICTURE = random_board(60, 60, 5)


@pytest.fixture
def view(show_map: ShowMap) -> MapView:
    made = show_map(PICTURE)
    made.zoom_to(60)
    return made


@pytest.fixture
def mini_map(view: MapView, qtbot: QtBot) -> MiniMapWidget:
    made = MiniMapWidget(view, "en")
    qtbot.addWidget(made)
    made.resize(240, 240)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_click_goes_there_and_a_drag_takes_along(view: MapView, mini_map: MiniMapWidget) -> None:
    for point in (QPoint(80, 90), QPoint(150, 160)):
        QTest.mouseClick(mini_map, Qt.MouseButton.LeftButton, pos=point)
        assert (mini_map.frame().center() - point.toPointF()).manhattanLength() < 3
    QTest.mousePress(mini_map, Qt.MouseButton.LeftButton, pos=QPoint(150, 160))
    QTest.mouseMove(mini_map, QPoint(100, 110))
    QTest.mouseRelease(mini_map, Qt.MouseButton.LeftButton, pos=QPoint(100, 110))
    assert (mini_map.frame().center() - QPoint(100, 110).toPointF()).manhattanLength() < 3


def test_the_frame_is_what_the_canvas_shows(view: MapView, mini_map: MiniMapWidget) -> None:
    small = mini_map.frame()
    view.zoom(0.5)
    assert mini_map.frame().width() > small.width() * 1.8
    view.fit()
    assert mini_map.frame().width() > 0.8 * mini_map.width()


def test_the_mini_map_follows_every_change_of_the_map(view: MapView, mini_map: MiniMapWidget) -> None:
    before = mini_map.grab().toImage()
    view.set_board(moved(PICTURE, "f0", "A1"))
    QApplication.processEvents()
    pieces = mini_map.grab().toImage()
    view.show_platforms(False)
    ground = mini_map.grab().toImage()
    view.set_board(random_board(60, 60, 5, seed=1))
    assert before != pieces != ground != mini_map.grab().toImage()


@pytest.mark.parametrize("side", [90, 240, 420])
def test_changed_hexes_are_painted_again_as_in_a_whole_drawing(
    view: MapView, mini_map: MiniMapWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, side: int
) -> None:
    """Ground, ground below a platform and the platform itself; then more hexes than are painted one by one."""
    board, chance = view.board, Random(side)
    mini_map.resize(side, side)
    mini_map.grab()
    painted: list[object] = []
    repaint = mini_map._repaint_ground

    def note(image: QImage, style: PaintStyle, changed: Collection[str]) -> QImage:
        painted.append(changed)
        return repaint(image, style, changed)

    monkeypatch.setattr(mini_map, "_repaint_ground", note)
    raised = next(place.id for place in board.places if place.level)
    for changed in (["A1"], [raised, raised.rstrip("'^")], [place.id for place in chance.sample(board.places, 9)]):
        for id_ in changed:
            board = with_kind(board, id_, chance.choice(("lava", "tall", "low")))
        view.set_board(board)
        now = mini_map.grab().toImage()
        other = MiniMapWidget(view, "en")
        qtbot.addWidget(other)
        other.resize(mini_map.size())
        assert now == other.grab().toImage()
    assert len(painted) == 3
    view.set_board(random_board(60, 60, 5, seed=1))
    mini_map.grab()
    assert len(painted) == 3


@pytest.mark.parametrize("lang", languages())
def test_the_mini_map_has_a_name_in_every_language(mini_map: MiniMapWidget, lang: str) -> None:
    mini_map.speak(lang)
    assert mini_map.accessibleName() == say("map-mini-map", lang)
    assert mini_map.toolTip() == say("map-mini-map-tip", lang)


def test_zones_are_seen_and_followed(view: MapView, mini_map: MiniMapWidget) -> None:
    """In the colour of their seat, on the sheet; what is out of view is shaded."""
    view.fit()
    before = mini_map.grab().toImage()
    view.set_board(replace(PICTURE, zones=()))
    after = mini_map.grab().toImage()
    assert after != before
    view.set_board(PICTURE)
    assert mini_map.grab().toImage() == before
    view.zoom_to(60)
    view.centre_on(*view.painter.board_index.centre("A1") or (0, 0))
    corner = mini_map.frame().center().toPoint()
    away = QPoint(240, 240) - corner
    shaded, plain = mini_map.grab().toImage(), before
    assert abs(shaded.pixelColor(corner).lightness() - plain.pixelColor(corner).lightness()) < 30
    near = [QPoint(x, y) for x in range(-6, 7, 3) for y in range(-6, 7, 3)]
    assert sum(shaded.pixelColor(away + each).saturation() for each in near) < sum(
        plain.pixelColor(away + each).saturation() for each in near
    )


def test_a_frame_is_drawn_only_around_a_part_of_the_sheet(view: MapView, mini_map: MiniMapWidget) -> None:
    """Within the sheet; where all of it is in view, it needs none."""
    line = QColor(view.painter.style.colours.cursor)
    shown: list[list[QPoint]] = []
    for zoomed in (False, True):
        view.fit()
        if zoomed:
            view.zoom(1.5)
        image = mini_map.grab().toImage()
        points = [QPoint(x, y) for x in range(240) for y in range(240)]
        shown.append([at for at in points if image.pixelColor(at) == line])
    assert shown[0] == []
    assert len(shown[1]) > 100
