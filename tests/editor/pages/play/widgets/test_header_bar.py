"""The header of the table at several widths: the score in the middle, and what is left out or folded first."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.commands import COMMANDS
from editor.pages.play.widgets.header_bar import HeaderBar
from editor.pages.play.widgets.toolbar import RARE, ToolbarWidget
from editor.view_model.table_header import TableHeader

PHASES = ("Organise", "Activate", "Clean up")
HEADER = TableHeader("Round 2 of 4", PHASES, 1, "First player: Blue", {"red": 20, "blue": 0}, "Victory points")
NAMES = {"red": "You", "blue": "Blue"}
WIDE, AT_FIRST, NARROW = 1500, 890, 520


@pytest.fixture
def header(qtbot: QtBot) -> Iterator[HeaderBar]:
    around = QWidget()
    qtbot.addWidget(around)
    bar = HeaderBar({"red": 0, "blue": 1}, ToolbarWidget("en", COMMANDS), around)
    bar.tools.show_button("run-bots", False)
    bar.tools.show_button("step-bots", False)
    bar.tools.watch.hide()
    bar.show_header(HEADER, NAMES)
    bar.resize(WIDE, 52)
    with qtbot.waitExposed(around):
        around.show()
    yield bar
    around.close()


def at_width(header: HeaderBar, width: int) -> set[str]:
    """The rare tools that are shown at this width."""
    header.resize(width, header.height())
    for _ in range(3):
        QApplication.processEvents()
    return {name for name in RARE if header.tools.buttons[name].isVisible()}


def left_of_middle(header: HeaderBar) -> int:
    """How far the middle of the score is from that of the header."""
    return header.score.mapTo(header, QPoint(0, 0)).x() + header.score.width() // 2 - header.width() // 2


def test_with_room_everything_is_shown_and_the_score_is_in_the_middle(header: HeaderBar) -> None:
    assert at_width(header, WIDE) == set(RARE)
    assert header.note.isVisible()
    assert header.note.shown == ["First player: Blue"]
    assert abs(left_of_middle(header)) <= 1


def test_the_score_says_what_it_is_made_of(header: HeaderBar) -> None:
    """In its tip; other reasons for the same score are shown too."""
    for part in ("20 VP for Objective 1", "20 VP for knock-outs"):
        header.show_header(replace(HEADER, score_parts={"red": (part,)}), NAMES)
        assert header.score.toolTip() == f"Victory points: You: 20, Blue: 0\nYou: {part}"


def test_rare_tools_fold_before_the_phases_go(header: HeaderBar) -> None:
    """And frequent ones stay; the note is whole or not there."""
    assert not at_width(header, AT_FIRST)
    assert header.phases.width() == header.phases.width_of(is_whole=True)
    assert header.tools.more.isVisible()
    for name in ("take-back", "go-again", "last-action"):
        assert header.tools.buttons[name].isVisible()
    assert not header.note.isVisible()
    assert header.round.toolTip() == "First player: Blue"


def test_the_present_phase_stays_where_there_is_no_room_for_all(header: HeaderBar) -> None:
    least = header.minimumSizeHint().width()
    at_width(header, least + header.phases.width_of(is_whole=False) + 20)
    assert header.phases.isVisible()
    assert header.phases.width() == header.phases.width_of(is_whole=False)
    assert header.phases.accessibleName() == "Activate"


@pytest.mark.parametrize("width", range(NARROW, WIDE, 70))
def test_no_part_lies_over_another(header: HeaderBar, width: int) -> None:
    at_width(header, width)
    parts = [header.round, header.phases, header.note, header.score, header.tools]
    boxes = [part.geometry() for part in parts if part.isVisible()]
    assert all(one.right() < other.left() for one, other in pairwise(boxes))
    assert boxes[-1].right() <= width
    assert header.score.width() >= header.score.sizeHint().width()
