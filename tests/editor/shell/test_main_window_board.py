"""The board has most of the window: 55 % of an ordinary one, 40 % of a small one with large text."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.canvas.map_view import MapView
from editor.pages.notes.new_notes_dialog import NewNotesDialog
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from engine.words import resources_folder
from tests.editor.conftest import OpenWindow, child
from tests.support.open_maps import open_map
from tests.support.played_games import FIRST_GAME, open_at

ORDINARY, SMALL = ((1440, 900), 100, 0.55), ((1024, 700), 150, 0.40)
SMALL_WITH_PANEL = ((1024, 700), 100, 0.40)
MAP = resources_folder() / "systems" / "battleground" / "maps" / "crystal-pass.json"


def board_share(window: MainWindow) -> float:
    """The share of the window in which its board is seen, without what lies over it."""
    views = [view for view in window.page.findChildren(MapView) if view.isVisible()]
    return sum(seen_area(view, window) for view in views) / (window.width() * window.height())


def seen_area(view: QWidget, window: QWidget) -> int:
    """The pixels of a widget that no sibling covers, nor one of the widgets around it."""
    region = QRegion(QRect(view.mapTo(window, QPoint()), view.size()))
    inner: QWidget = view
    while (around := inner.parentWidget()) is not None:
        region &= QRegion(QRect(around.mapTo(window, QPoint()), around.size()))
        for other in around.children()[around.children().index(inner) + 1 :]:
            if isinstance(other, QWidget) and other.isVisible() and not other.isWindow():
                region -= QRegion(QRect(other.mapTo(window, QPoint()), other.size()))
        if around is window:
            break
        inner = around
    seen = QImage(window.size(), QImage.Format.Format_Grayscale8)
    seen.fill(0)
    painter = QPainter(seen)
    painter.setClipRegion(region)
    painter.fillRect(seen.rect(), QColor("white"))
    painter.end()
    return bytes(seen.constBits()).count(255)


@pytest.mark.parametrize(("size", "text_size", "least"), [ORDINARY, SMALL])
@pytest.mark.parametrize("page", ["map", "notes", "game"])
def test_the_board_has_most_of_the_window(
    open_window: OpenWindow, store: SettingsStore, page: str, size: tuple[int, int], text_size: int, least: float
) -> None:
    store.change(text_size=text_size)
    window = open_window()
    window.resize(*size)
    if page == "map":
        open_map(window, MAP)
    elif page == "game":
        open_at(window, FIRST_GAME, "move", "attack", least=60)
    else:
        window.run_command("new-notes")
        child(window, NewNotesDialog).accept()
    QApplication.processEvents()
    assert window.size().toTuple() == size
    assert board_share(window) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text_size", "least"), [ORDINARY, SMALL, SMALL_WITH_PANEL])
@pytest.mark.parametrize("kinds", [("move", "attack"), ("mana-reroll",), ("select-card",)])
def test_no_question_takes_the_board_its_share(
    open_window: OpenWindow,
    store: SettingsStore,
    kinds: tuple[str, ...],
    size: tuple[int, int],
    text_size: int,
    least: float,
) -> None:
    store.change(text_size=text_size)
    window = open_window("pl")
    window.resize(*size)
    open_at(window, FIRST_GAME, *kinds)
    QApplication.processEvents()
    assert board_share(window) >= least


def test_a_board_that_is_covered_has_no_share(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    window.resize(900, 700)
    page = open_map(window, MAP)
    QApplication.processEvents()
    whole = board_share(window)
    window.panels.bring_up("inspector")
    assert board_share(window) < whole - 0.2
    cover = QWidget(page)
    cover.setGeometry(page.rect())
    cover.show()
    assert board_share(window) == 0
