"""Fixtures of the tests of the canvas: a map view on the screen, in a theme that is reset afterwards."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.canvas.map_view import MapView
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from editor.view_model.board import GameBoard
from tests.support.boards import small_board

ShowMap = Callable[..., MapView]


@pytest.fixture
def show_map(qtbot: QtBot, qapp: QApplication) -> Iterator[ShowMap]:
    """Shows a board in a view of its own."""

    def show(board: GameBoard | None = None, theme: Theme = Theme.LIGHT, lang: str = "en") -> MapView:
        apply_theme(qapp, theme)
        view = MapView(lang)
        qtbot.addWidget(view)
        view.resize(900, 760)
        view.set_board(board or small_board())
        with qtbot.waitExposed(view):
            view.show()
        return view

    yield show
    apply_theme(qapp, Theme.LIGHT)
