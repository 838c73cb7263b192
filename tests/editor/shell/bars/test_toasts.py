"""Toasts: shown for a while, at most three, undone, in the language of the window, and never gone under the pointer."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.page_api.hint import Notice
from editor.shell.bars import toasts
from editor.shell.bars.toasts import MOST, ToastController, ToastWidget
from editor.theme.theme import Theme
from engine.kernel.data.message import message
from tests.editor.conftest import OpenWindow, child, focused
from tests.editor.shell.demo_page import open_demo


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(800, 600)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    QTest.mouseMove(made, QPoint(790, 5))
    return made


@pytest.fixture
def shown(page: QWidget) -> ToastController:
    return ToastController(page, page.setFocus)


def said(text: str) -> Notice:
    return Notice(lambda _: text)


def test_a_toast_lies_in_the_lower_left_corner(page: QWidget, shown: ToastController) -> None:
    shown.show_notice(said("Saved"))
    (toast,) = shown.shown
    assert toast.isVisible()
    assert toast.geometry().center().x() < page.width() / 2
    assert toast.geometry().center().y() > 0.8 * page.height()
    page.resize(500, 300)
    assert page.rect().adjusted(-20, -20, 20, 20).contains(toast.geometry())


def test_a_toast_keeps_clear_of_the_foot_of_the_page(page: QWidget) -> None:
    heights = [200]
    shown = ToastController(page, page.setFocus, lambda: heights[0])
    shown.show_notice(said("Saved"))
    (toast,) = shown.shown
    assert 350 < toast.geometry().bottom() - toasts.SHADOW < 400
    heights[0] = 300
    shown.place()
    assert 250 < toast.geometry().bottom() - toasts.SHADOW < 300


def test_a_toast_goes_after_its_time(shown: ToastController, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    assert toasts.SHOWN == 6000
    monkeypatch.setattr(toasts, "SHOWN", 30)
    monkeypatch.setattr(toasts, "LETTER", 0)
    shown.show_notice(said("Saved"))
    qtbot.waitUntil(lambda: not shown.shown)


def test_a_toast_stays_while_it_is_pointed_at(shown: ToastController) -> None:
    shown.show_notice(said("Saved"))
    (toast,) = shown.shown
    at = QPointF(5, 5)
    QApplication.sendEvent(toast, QEnterEvent(at, at, at))
    assert toast.is_pausing()
    QApplication.sendEvent(toast, QEvent(QEvent.Type.Leave))
    assert not toast.is_pausing()


def test_a_toast_stays_while_it_has_the_keyboard(page: QWidget, shown: ToastController) -> None:
    """Escape closes it and gives the keyboard back."""
    page.setFocus()
    shown.show_notice(said("Saved"))
    (toast,) = shown.shown
    assert page.hasFocus()
    assert shown.give_keyboard()
    assert toast.isAncestorOf(focused())
    assert toast.is_pausing()
    page.setFocus()
    assert not toast.is_pausing()
    shown.give_keyboard()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert shown.shown == []
    assert page.hasFocus()
    assert not shown.give_keyboard()


def test_there_are_three_at_most_and_the_oldest_goes(page: QWidget, shown: ToastController) -> None:
    for number in range(MOST + 2):
        shown.show_notice(said(f"number {number}"))
    assert [toast.text for toast in shown.shown] == ["number 2", "number 3", "number 4"]
    heights = [toast.geometry().center().y() for toast in shown.shown]
    assert heights == sorted(heights)
    assert shown.text == "number 4"


def test_a_text_is_not_shown_twice(shown: ToastController) -> None:
    for text in ("one", "two", "one"):
        shown.show_notice(said(text))
    assert [toast.text for toast in shown.shown] == ["two", "one"]


def test_a_topic_has_one_toast_whose_text_changes(shown: ToastController) -> None:
    for percent in (1, 2):
        shown.show_notice(Notice(message("table-past-coming", percent=percent), topic="past"))
        shown.show_notice(said("other"))
    assert [toast.text for toast in shown.shown] == ["Replaying the moves so far: 2 %", "other"]
    shown.end("past")
    shown.end("nothing")
    assert [toast.text for toast in shown.shown] == ["other"]


def test_a_change_is_undone_from_its_toast(shown: ToastController) -> None:
    undone: list[bool] = []
    shown.show_notice(said("no way back"))
    shown.show_notice(Notice(message("library-undone"), lambda: undone.append(True)))
    first, second = shown.shown
    assert not child(first, QPushButton, "toast-undo").isVisible()
    child(second, QPushButton, "toast-undo").click()
    assert undone == [True]
    assert shown.shown == [first]


def test_a_toast_is_announced(shown: ToastController, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(event.message()))
    shown.show_notice(said("Saved"))
    assert heard == ["Saved"]


def test_toasts_follow_the_language_of_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.show_notice(Notice(message("toast-undo")))
    assert window.toasts.text == "Undo"
    window.change(language="pl")
    assert window.toasts.text == "Cofnij"


def test_a_long_toast_wraps_within_the_page(page: QWidget, shown: ToastController) -> None:
    shown.show_notice(said("word " * 60))
    (toast,) = shown.shown
    assert toast.width() < page.width()
    label = toast._label
    assert label.height() >= label.heightForWidth(label.width())


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST])
def test_a_toast_has_the_colours_of_tips(open_window: OpenWindow, theme: Theme) -> None:
    window = open_window("en", Theme.LIGHT)
    window.show_notice(said("Saved"))
    window.change(theme=theme)
    changed = child(window, ToastWidget).grab().toImage()
    window.toasts.clear()
    window.show_notice(said("Saved"))
    fresh = window.toasts.shown[0].grab().toImage()
    assert changed == fresh


def test_notices_of_pages_are_shown_and_stay_when_another_page_comes(open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window)
    page.notice.emit(said("done"))
    window.run_command("show-start-page")
    assert window.toasts.text == "done"
