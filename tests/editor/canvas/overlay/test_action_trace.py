"""Traces of an action: a line from the actor to the target and a number above it, in the colour of its kind."""

from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from editor.canvas.board_painter import BoardPainter
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.overlay.action_trace import ActionTrace, colour_of, point_of, trace_box, trace_of
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.overlay_colours import OVERLAY_COLOURS
from editor.theme.theme import COLOURS, Theme
from editor.view_model.action_mark import ActionKind
from tests.support.boards import small_board

pytestmark = pytest.mark.usefixtures("qapp")
STYLE = PaintStyle("flat", Theme.LIGHT, 40.0, 1.0)
ORIGIN = QPoint(50, 60)
SHOT = ActionTrace((0.866, 2.5), (3.464, 1.0), "−2", "attack")


def painted(traces: tuple[ActionTrace, ...], style: PaintStyle = STYLE) -> QImage:
    made = QImage(QSize(420, 340), QImage.Format.Format_RGB32)
    painter = BoardPainter(small_board(), style)
    painter.show_traces(traces, ORIGIN)
    device = QPainter(made)
    device.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.paint(device, ORIGIN, made.rect())
    device.end()
    return made


def changed_points(before: QImage, after: QImage) -> list[QPoint]:
    return [
        QPoint(x, y)
        for x in range(before.width())
        for y in range(before.height())
        if before.pixel(x, y) != after.pixel(x, y)
    ]


def test_an_action_is_found_by_pieces_and_by_places() -> None:
    index = BoardIndex.of(small_board())
    assert point_of(index, "ana") == index.centre("B3")
    assert trace_of(index, "ana", "bo", "−1", "attack") == trace_of(index, "B3", "D5", "−1", "attack")
    alone = trace_of(index, "", "bo", "+1", "heal")
    assert alone is not None
    assert alone.start is None
    assert trace_of(index, "bo", "bo", "+1", "heal") == alone
    assert trace_of(index, "ana", "gone", "−1", "attack") is None


@pytest.mark.parametrize("theme", COLOURS)
@pytest.mark.parametrize("kind", get_args(ActionKind))
def test_a_line_has_the_colour_of_its_kind_and_stays_in_its_box(theme: Theme, kind: ActionKind) -> None:
    style = replace(STYLE, theme=theme)
    before, after = painted((), style), painted((replace(SHOT, kind=kind),), style)
    colour = QColor(colour_of(OVERLAY_COLOURS[theme], kind))
    points = changed_points(before, after)
    assert sum(near(after.pixelColor(point), colour) for point in points) > 80
    box = trace_box(style, SHOT, ORIGIN)
    assert all(box.contains(point) for point in points)


def near(one: QColor, other: QColor) -> bool:
    return abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue()) < 24


def test_a_line_grows_and_all_of_it_fades() -> None:
    plain = painted(())
    lengths = [
        len(changed_points(plain, painted((replace(SHOT, text="", share=share),)))) for share in (0.02, 0.1, 0.2)
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] < 0.6 * lengths[-1]
    assert painted((replace(SHOT, share=1.0),)) == plain


def test_a_number_rises() -> None:
    plain, number = painted(()), replace(SHOT, start=None)
    tops = [
        min(each.y() for each in changed_points(plain, painted((replace(number, share=s),)))) for s in (0, 0.3, 0.7)
    ]
    assert tops == sorted(tops, reverse=True)
    assert tops[0] - tops[-1] > 10
    above = QPointF(*SHOT.end) * 40 + QPointF(ORIGIN)
    assert all(top < above.y() for top in tops)


def test_the_region_reported_holds_all_of_a_trace() -> None:
    painter = BoardPainter(small_board(), STYLE)
    region = painter.show_traces((SHOT,), ORIGIN)
    assert region.contains(trace_box(STYLE, SHOT, ORIGIN).center())
    assert painter.show_traces((SHOT,), ORIGIN).isEmpty()
    assert not painter.show_traces((), ORIGIN).isEmpty()
