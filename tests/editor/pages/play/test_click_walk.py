"""A click on the canvas takes the way that docs/architecture.md describes, from the mouse to the new picture."""

import sys
import traceback
from collections.abc import Callable
from itertools import groupby
from types import FrameType
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.canvas.map_view import MapView
from editor.view_model.board import GameBoard
from tests.architecture.sources import PROJECT
from tests.editor.pages.play.conftest import OpenTable
from tests.editor.pages.play.player_hand import LEFT, point_of
from tests.support.walks import walk

WALK = walk("A click on the canvas")
MOST_MODULES = 12
"""Modules of the editor from the mouse to the painter."""


def test_a_click_takes_the_way_that_is_described(open_table: OpenTable) -> None:
    """The modules of the walk are entered in order, and they are few."""
    page = open_table(until="activate")
    view = page.parts.map
    choice = next(choice for choice in page.play.options.choices if choice.kind == "activate")
    at = point_of(view, view.painter.board_index.pieces[choice.text("figure")].places[0])
    QTest.mouseMove(view.viewport(), at)
    before = page.play.session.game.answers
    entered = modules_entered(lambda: QTest.mouseClick(view.viewport(), LEFT, pos=at))
    assert page.play.session.game.answers == before + 1
    rest = iter(entered)
    assert [module for module in WALK if module not in rest] == []
    assert len([module for module in WALK if module.startswith("editor/")]) <= MOST_MODULES


def test_nothing_else_stands_between_the_mouse_and_the_board(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Signals are synchronous: the call stack at the new board holds modules of the walk only."""
    page = open_table(until="activate")
    view = page.parts.map
    choice = next(choice for choice in page.play.options.choices if choice.kind == "activate")
    at = point_of(view, view.painter.board_index.pieces[choice.text("figure")].places[0])
    stacks: list[set[str]] = []
    top = f"{PROJECT}/"

    def set_board(board: GameBoard) -> None:
        files = {frame.filename.removeprefix(top) for frame in traceback.extract_stack()}
        stacks.append({file for file in files if file.startswith("editor/")})
        MapView.set_board(view, board)

    monkeypatch.setattr(view, "set_board", set_board)
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    assert stacks
    assert "editor/canvas/mouse.py" in stacks[0]
    assert stacks[0] <= set(WALK)


def modules_entered(act: Callable[[], None]) -> list[str]:
    """The files of the project in the order in which they are called, until the screen is painted again."""
    entered: list[str] = []
    top = f"{PROJECT}/"

    def note(frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(top):
            entered.append(file.removeprefix(top))

    sys.setprofile(note)
    try:
        act()
        QApplication.processEvents()
    finally:
        sys.setprofile(None)
    return [module for module, _ in groupby(entered)]
