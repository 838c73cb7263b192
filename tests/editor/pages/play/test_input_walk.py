"""A click on the canvas takes the way that docs/architecture.md describes, from the mouse to the new picture."""

import sys
import traceback
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.canvas.board_painter import BoardPainter
from editor.canvas.map_view import MapView
from editor.presenters.battleground import board as battleground_board
from engine.kernel.play.game import Game
from tests.architecture.sources import PROJECT
from tests.editor.pages.play.conftest import OpenTable
from tests.editor.pages.play.player_hand import LEFT, point_of
from tests.support.walks import walk

WALK = walk("A click on the canvas")
MOST_MODULES = 12
"""Modules of the program from the mouse to the painter; the engine counts as the module that is called."""
PRODUCT_FOLDERS = ("database/", "editor/", "engine/")


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
    assert len(set(WALK)) <= MOST_MODULES


def test_nothing_else_stands_between_the_mouse_and_the_painter(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of the program on the call stack where the walk reaches the engine, the board, the canvas and the painter.

    Signals are synchronous, so the stack is the way. The engine counts as the module that is called.
    """
    page = open_table(until="activate")
    view = page.parts.map
    choice = next(choice for choice in page.play.options.choices if choice.kind == "activate")
    at = point_of(view, view.painter.board_index.pieces[choice.text("figure")].places[0])
    passed: dict[str, set[str]] = {}

    def note(owner: Any, name: str) -> None:
        run = getattr(owner, name)

        def noted(*args: Any, **named: Any) -> Any:
            passed.setdefault(name, set()).update(modules_on_the_stack())
            return run(*args, **named)

        monkeypatch.setattr(owner, name, noted)

    note(Game, "apply")
    note(battleground_board, "_figures")
    note(MapView, "set_board")
    note(BoardPainter, "show")
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    assert passed.keys() == {"apply", "_figures", "set_board", "show"}
    assert all("editor/canvas/mouse_map_view.py" in modules for modules in passed.values())
    assert sorted(set().union(*passed.values()) - set(WALK)) == []


def modules_on_the_stack() -> set[str]:
    """The modules of the program whose functions are being run."""
    files = (Path(frame.filename) for frame in traceback.extract_stack())
    inside = (file.relative_to(PROJECT).as_posix() for file in files if file.is_relative_to(PROJECT))
    return {file for file in inside if file.startswith(PRODUCT_FOLDERS)}


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
