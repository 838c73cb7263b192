"""What changes while the window is open looks as if it had been so from the start."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton, QWidget

from editor.pages.play.start.new_session import NewGame
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.widgets.log_view import LogView
from editor.settings.store import SettingsStore
from editor.shell.main_window import MainWindow
from editor.theme.theme import Theme
from editor.thumbnails.board_picture_worker import BoardPictureWorker
from editor.widgets.problem_panel import ProblemPanel
from tests.editor.conftest import OpenWindow, child
from tests.support.played_games import begun
from tests.tools.screens import attack, problems, result

SIZE = QSize(1300, 900)
REST = 60
"""Milliseconds after which what is done later has been done."""


def start_page(window: MainWindow) -> None:
    """It is there already."""


def rules(window: MainWindow) -> None:
    window.open_rule("BG-SIGHT-2")


def skirmish(window: MainWindow) -> None:
    begun(window, NewGame("hoplomachus/skirmish-pozzuoli", {"red": "person", "blue": "person"}, seed=5))


def table(window: MainWindow) -> None:
    begun(window, NewGame("battleground/first-game", {"red": "person", "blue": "person"}, seed=5))


def looks(window: MainWindow, part: type[QWidget] = MainWindow) -> QImage:
    """A picture of the window, or a part of it, once it has come to rest, without a caret that blinks."""
    QApplication.setCursorFlashTime(0)
    window.resize(SIZE)
    QApplication.processEvents()
    for tab_bar in window.findChildren(QTabBar):
        QApplication.sendEvent(tab_bar, QEvent(QEvent.Type.HoverLeave))
    for at in (QPoint(90, 9), QPoint(9, 9)):
        QTest.mouseMove(window.hint_bar, at)
    for button in window.findChildren(QToolButton):
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QTest.qWait(REST)
    window.setFocus()
    before, now = None, picture(window, part)
    while now != before or not all(worker.is_idle for worker in window.findChildren(BoardPictureWorker)):
        QTest.qWait(REST)
        before, now = now, picture(window, part)
    return now


def picture(window: MainWindow, part: type[QWidget]) -> QImage:
    """A picture of the visible part of this kind."""
    seen = [each for each in (window, *window.findChildren(QWidget)) if isinstance(each, part) and each.isVisible()]
    return seen[0].grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("show", "theme", "text_size", "lang"),
    [
        (start_page, Theme.DARK, 100, "en"),
        (start_page, Theme.LIGHT, 200, "en"),
        (start_page, Theme.HIGH_CONTRAST, 100, "pl"),
        (rules, Theme.DARK, 100, "en"),
        (rules, Theme.LIGHT, 150, "en"),
        (table, Theme.DARK, 100, "en"),
        (table, Theme.LIGHT, 150, "pl"),
        (skirmish, Theme.DARK, 100, "en"),
        (skirmish, Theme.LIGHT, 150, "en"),
        (skirmish, Theme.HIGH_CONTRAST, 100, "pl"),
    ],
)
def test_a_window_that_was_changed_looks_like_one_that_was_opened_so(
    open_window: OpenWindow,
    store: SettingsStore,
    show: Callable[[MainWindow], None],
    theme: Theme,
    text_size: int,
    lang: str,
) -> None:
    store.change(theme=theme, text_size=text_size, language=lang, recent=("battleground/first-game",))
    fresh = open_window(lang, theme)
    show(fresh)
    wanted = looks(fresh)
    fresh.skip_questions()
    fresh.close()
    before = "en" if lang == "en" else "it"
    store.change(theme=Theme.LIGHT, text_size=100, language=before)
    window = open_window(before, Theme.LIGHT)
    show(window)
    looks(window)
    window.change(theme=Theme.DARK)
    window.change(text_size=125)
    window.change(theme=theme, text_size=text_size, language=lang)
    found = looks(window)
    assert found == wanted


@pytest.mark.slow
@pytest.mark.parametrize(
    ("show", "theme", "part"),
    [
        (attack.show, Theme.DARK, MainWindow),
        (attack.show, Theme.HIGH_CONTRAST, LogView),
        (problems.show, Theme.DARK, ProblemPanel),
        (result.show, Theme.HIGH_CONTRAST, MainWindow),
    ],
)
def test_a_game_in_another_theme_looks_like_one_that_was_opened_in_it(
    open_window: OpenWindow, show: Callable[[MainWindow], object], theme: Theme, part: type[QWidget]
) -> None:
    """Its widgets stay, since building them takes longer than a person should wait."""
    fresh = open_window("en", theme)
    show(fresh)
    wanted = looks(fresh, part)
    fresh.skip_questions()
    fresh.close()
    window = open_window("en", Theme.LIGHT)
    show(window)
    looks(window)
    widgets = child(window.page, TableWidget)
    window.change(theme=theme)
    assert looks(window, part) == wanted
    assert child(window.page, TableWidget) is widgets


@pytest.mark.slow
def test_a_page_that_was_hidden_when_the_theme_changed_has_its_colours_when_shown(open_window: OpenWindow) -> None:
    """Each of several pages, with a game in front."""
    pictures = []
    for first in (Theme.DARK, Theme.LIGHT):
        window = open_window("en", first)
        for show in (skirmish, table):
            show(window)
            looks(window)
        window.change(theme=Theme.DARK)
        looks(window)
        pages = []
        for page in window.pages:
            window.show_page(page)
            pages.append(looks(window, type(page)))
        pictures.append(pages)
        window.skip_questions()
        window.close()
    assert len(pictures[0]) == 3
    assert pictures[0] == pictures[1]
