"""Rulers name columns and rows where the coordinates printed on the sheet are out of view, however the sheet lies."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from editor.canvas.map_view import MapView
from editor.canvas.rulers import RulerPainter
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from tests.editor.canvas.conftest import ShowMap
from tests.editor.canvas.test_board_painter import areas, settled
from tests.support.boards import random_board


def both(view: MapView) -> tuple[RulerPainter, RulerPainter]:
    geometry, style = view.painter.board_index.geometry, view.painter.style
    return RulerPainter(view, geometry, style, across=True), RulerPainter(view, geometry, style, across=False)


def middle(show_map: ShowMap, scale: float = 40.0, quarters: int = 0) -> MapView:
    view = show_map(random_board(60, 60, 0))
    view.turn_to(quarters)
    view.zoom_to(scale)
    view.centre_on(*view.painter.board_index.centre("AD30") or (0, 0))
    return view


@pytest.mark.parametrize("quarters", range(4))
def test_each_label_is_where_its_hexes_are(show_map: ShowMap, quarters: int) -> None:
    """Letters of columns and numbers of rows, from the left and from above, as the sheet is turned."""
    view = middle(show_map, quarters=quarters)
    above, left = both(view)
    for ruler, across in ((above, True), (left, False)):
        along = view.viewport().width() if across else view.viewport().height()
        labels = [(at, name) for at, name in ruler.labels() if 20 < at < along - 20]
        assert len(labels) > 8
        assert labels == sorted(labels)
        for at, name in labels:
            assert name.isdigit() == (across == bool(quarters % 2))
            centre = view.painter.board_index.centre(f"A{name}" if name.isdigit() else f"{name}1")
            assert centre is not None
            point = view.in_view(*centre)
            assert (point.x() if across else point.y()) == pytest.approx(at, abs=1)


def test_where_there_is_no_room_for_all_every_second_fifth_or_tenth_is_named(show_map: ShowMap) -> None:
    view = show_map(random_board(100, 100, 0))
    view.resize(500, 400)
    view.turn_to(0)
    for ruler in both(view):
        places = [at for at, _ in ruler.labels()]
        assert 4 < len(places) <= 25
        assert all(after - before >= 15 for before, after in pairwise(places))
    assert [name for _, name in both(view)[1].labels()][:3] in (["5", "10", "15"], ["10", "20", "30"])


MOVES: dict[str, tuple[Callable[[MapView], object], tuple[bool, bool]]] = {
    "in the middle": (lambda view: None, (True, True)),
    "at the top": (lambda view: view.centre_on(25, 5), (False, True)),
    "at the left": (lambda view: view.centre_on(5, 30), (True, False)),
    "in the lower right corner": (lambda view: view.centre_on(60, 60), (False, False)),
    "the whole sheet": (lambda view: view.fit(), (False, False)),
    "where hexes show their names": (lambda view: view.zoom_to(80), (False, False)),
    "a small sheet": (lambda view: view.set_board(random_board(5, 5, 0)), (False, False)),
    "areas": (lambda view: view.set_board(areas()), (False, False)),
}


@pytest.mark.parametrize("move", MOVES)
def test_rulers_are_there_where_printed_coordinates_are_out_of_view(show_map: ShowMap, move: str) -> None:
    view = middle(show_map)
    go, needed = MOVES[move]
    go(view)
    assert tuple(ruler.is_needed for ruler in both(view)) == needed
    assert len(view.rulers()) == sum(needed)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
def test_the_rulers_are_seen(show_map: ShowMap, theme: Theme) -> None:
    """On the colour of paper along the upper and the left edge."""
    apply_theme(QApplication.instance(), theme)  # type: ignore[arg-type]
    view = middle(show_map)
    image, box = settled(view), both(view)[0].box()
    paper = QColor(view.painter.style.colours.paper)
    row = [image.pixelColor(x, round(box.center().y())) for x in range(40, 600)]
    near = [abs(colour.lightness() - paper.lightness()) < 40 for colour in row]
    assert sum(near) > 0.6 * len(near)
    assert not all(near)
    apply_theme(QApplication.instance(), Theme.LIGHT)  # type: ignore[arg-type]


def test_a_ruler_has_room_for_large_text(show_map: ShowMap, qapp: QApplication) -> None:
    view = middle(show_map)
    before = [ruler.box() for ruler in both(view)]
    apply_theme(qapp, Theme.LIGHT, 200)
    after = [ruler.box() for ruler in both(view)]
    assert after[0].height() > 1.5 * before[0].height()
    assert after[1].width() > 1.3 * before[1].width()
