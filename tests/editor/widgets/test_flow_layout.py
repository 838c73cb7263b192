"""Widgets in rows: a new row when one is full, and one widget kept at the right end of the first."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from editor.widgets.flow_layout import FlowLayout

SIDE, GAP, NUMBER = 40, 4, 5
ONE_ROW = NUMBER * SIDE + (NUMBER - 1) * GAP


@pytest.fixture
def flow(qtbot: QtBot) -> Iterator[FlowLayout]:
    around = QWidget()
    qtbot.addWidget(around)
    flow = FlowLayout(around, GAP)
    for _ in range(NUMBER):
        part = QWidget()
        part.setFixedSize(SIDE, SIDE)
        flow.put(part)
    around.show()
    yield flow
    around.close()


def boxes(flow: FlowLayout, width: int) -> list[QRect]:
    flow.setGeometry(QRect(0, 0, width, 500))
    return [flow.itemAt(number).geometry() for number in range(NUMBER)]


def test_the_width_of_a_row_is_enough(flow: FlowLayout) -> None:
    assert flow.row_width == ONE_ROW
    flow.keep_at_end(flow.itemAt(2).widget())
    assert flow.heightForWidth(ONE_ROW) == SIDE
    assert flow.heightForWidth(ONE_ROW - 1) == 2 * SIDE + GAP


@pytest.mark.parametrize("width", [ONE_ROW + 70, ONE_ROW, ONE_ROW - 1, 2 * SIDE + GAP, SIDE])
@pytest.mark.parametrize("number", [0, NUMBER - 1])
def test_one_stays_at_the_right_end_whatever_there_is_beside_it(flow: FlowLayout, width: int, number: int) -> None:
    """And no other lies on it."""
    flow.keep_at_end(flow.itemAt(number).widget())
    places = boxes(flow, width)
    end = places.pop(number)
    assert (end.right() + 1, end.top()) == (width, 0)
    assert not any(end.intersects(each) for each in places)
    assert all(each.right() < width for each in places)
    assert max(each.bottom() for each in places) + 1 == flow.heightForWidth(width)
