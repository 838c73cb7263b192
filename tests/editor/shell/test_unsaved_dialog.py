"""Nothing edited is lost without a question, and the question comes once."""

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from editor.shell.main_window import MainWindow
from tests.editor.conftest import OpenWindow, child
from tests.editor.shell.demo_page import DemoPage, open_demo

Button = QMessageBox.StandardButton
CTRL = Qt.KeyboardModifier.ControlModifier


def answer(window: MainWindow, button: Button) -> str:
    """Press a button of the question; what it asked."""
    box = child(window, QMessageBox, "ask-about-edits")
    asked = box.text()
    box.button(button).click()
    QApplication.sendPostedEvents(box, QEvent.Type.DeferredDelete)
    return asked


def edited(window: MainWindow, name: str, *, can_save: bool = True) -> DemoPage:
    page = open_demo(window, name, can_save=can_save)
    page.edit()
    return page


def test_cancel_keeps_the_page(open_window: OpenWindow) -> None:
    window = open_window()
    page = edited(window, "Cliffs")
    window.close_page(page)
    assert answer(window, Button.Cancel) == "Save the changes in “Cliffs”?"
    assert page in window.pages
    assert page.is_edited()


def test_discard_closes_it_as_it_was(open_window: OpenWindow) -> None:
    window = open_window()
    page = edited(window, "Cliffs")
    window.close_page(page)
    answer(window, Button.Discard)
    assert page not in window.pages
    assert page.saved == 0


def test_save_saves_and_closes_it(open_window: OpenWindow) -> None:
    window = open_window()
    page = edited(window, "Cliffs")
    window.close_page(page)
    answer(window, Button.Save)
    assert page not in window.pages
    assert page.saved == 1


def test_a_page_that_cannot_be_saved_stays_open(open_window: OpenWindow) -> None:
    window = open_window()
    page = edited(window, "Cliffs", can_save=False)
    window.close_page(page)
    answer(window, Button.Save)
    assert page in window.pages


def test_the_window_asks_once_about_all_pages(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    pages = [edited(window, "Cliffs"), edited(window, "Caves"), open_demo(window, "Plain")]
    assert not window.close()
    assert answer(window, Button.Cancel) == "Save the changes in “Cliffs” and “Caves”?"
    assert window.isVisible()
    assert not any(page.closed for page in pages)
    window.close()
    with qtbot.waitSignal(window.destroyed):
        answer(window, Button.Save)
    assert [page.saved for page in pages] == [1, 1, 0]
    assert all(page.closed for page in pages)


@pytest.mark.command("quit-app")
def test_quit_asks_and_goes_when_it_may(open_window: OpenWindow, qapp: QApplication) -> None:
    window = open_window()
    edited(window, "Cliffs")
    asked: list[str] = []

    def cancel() -> None:
        QTest.keyClick(window, Qt.Key.Key_Q, CTRL)
        asked.append(answer(window, Button.Cancel))
        QTimer.singleShot(0, window, discard)

    def discard() -> None:
        window.run_command("quit-app")
        asked.append(answer(window, Button.Discard))

    QTimer.singleShot(0, window, cancel)
    QTimer.singleShot(5000, window, lambda: qapp.exit(3))
    assert qapp.exec() == 0
    assert len(asked) == 2


def test_a_window_told_to_ask_nothing_closes_unasked(open_window: OpenWindow, qtbot: QtBot) -> None:
    """As on a signal from the system."""
    window = open_window()
    edited(window, "Cliffs")
    window.skip_questions()
    with qtbot.waitSignal(window.destroyed):
        assert window.close()
