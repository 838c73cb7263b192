"""Text in windows is only text: what is made here says so, and the style sheet sees to all that Qt makes by itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox, QProgressDialog, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.start.load_error_dialog import show_load_error
from editor.playtest.load_game import CannotLoad
from editor.widgets.labels import caption, heading, mark_up, message_box, on_button, quiet_text, text, tip
from engine.content.checks.problem_text import ProblemText
from tests.editor.conftest import OpenWindow, child

PLAIN, RICH = Qt.TextFormat.PlainText, Qt.TextFormat.RichText
TAG = "<img src=/nowhere.png>"


@pytest.mark.parametrize("make", [caption, text, quiet_text, lambda words: heading(words)])
def test_labels_are_plain_from_the_beginning(qtbot: QtBot, make: type[QLabel]) -> None:
    label = make(TAG)
    qtbot.addWidget(label)
    assert (label.text(), label.textFormat()) == (TAG, PLAIN)


@pytest.mark.parametrize("words", [TAG, "a < b", "&lt;b&gt;", "a & b", "two\nlines <b>"])
def test_a_tip_shows_what_was_written(words: str) -> None:
    """Where it is rich text, which Qt decides by what it looks like, it is of our own making."""
    html = tip(words)
    assert html.startswith("<p>")
    shown = QTextDocument()
    shown.setHtml(html)
    assert shown.toPlainText() == words


def test_a_tip_that_looks_like_nothing_else_stays_as_it_is() -> None:
    assert tip("Two\nlines; 100 %") == "Two\nlines; 100 %"


def test_no_letter_on_a_button_is_underlined_by_an_authors_ampersand() -> None:
    assert on_button("Salt & Fire") == "Salt && Fire"


def test_labels_that_qt_makes_are_plain_too(open_window: OpenWindow, qtbot: QtBot) -> None:
    """The style sheet of the app makes every label plain, before anything is laid out."""
    window = open_window()
    bare, progress, asking = QLabel(TAG, window), QProgressDialog(window), QInputDialog(window)
    progress.setLabelText(TAG)
    asking.setLabelText(TAG)
    for each in (bare, progress, asking):
        each.ensurePolished()
        each.show()
    found = [label for label in window.findChildren(QLabel) if label.text() == TAG]
    assert len(found) == 3
    assert {label.textFormat() for label in found} == {PLAIN}


def test_a_label_that_shows_rich_text_says_so(open_window: OpenWindow) -> None:
    label = QLabel("<b>bold</b>", open_window())
    mark_up(label)
    label.show()
    assert label.textFormat() is RICH


def test_boxes_are_plain(open_window: OpenWindow) -> None:
    box = message_box(open_window(), "box", QMessageBox.Icon.Warning)
    box.setText(TAG)
    box.setInformativeText(TAG)
    box.open()
    assert {label.textFormat() for label in box.findChildren(QLabel) if label.text() == TAG} == {PLAIN}
    box.close()


def test_a_complaint_links_its_rule_and_shows_the_rest_as_written(open_window: OpenWindow) -> None:
    window = open_window()
    show_load_error(window.context, CannotLoad((ProblemText(f"{TAG} is wrong", "$.name", "BG-WIN-2"),)), TAG)
    box = child(window, QMessageBox, "cannot-open")
    labels = {label.textFormat(): label.text() for label in labels_of(box)}
    assert TAG in labels[PLAIN]
    assert TAG not in labels[RICH]
    assert "&lt;img" in labels[RICH]
    assert 'href="rule:BG-WIN-2"' in labels[RICH]
    box.close()


def labels_of(box: QWidget) -> list[QLabel]:
    return [label for label in box.findChildren(QLabel) if label.text()]
