"""The dialog that says why a game cannot be started: what is wrong, where, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QMessageBox

from editor.pages.play.widgets.rule_label import SCHEME, with_links
from editor.playtest.load_game import CannotLoad, ProblemText
from editor.widgets.labels import mark_up, message_box
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow

MOST_TOLD = 8


def complain(window: MainWindow, fault: CannotLoad, about: str = "") -> None:
    """In a box of its own, with what it is about: a scenario, or its file."""
    box = message_box(window, "cannot-open", QMessageBox.Icon.Warning)
    box.setText("\n".join(filter(None, (say("table-cannot-open", window.lang), about))))
    before = set(box.findChildren(QLabel))
    box.setInformativeText(told(fault, window.lang))
    for label in set(box.findChildren(QLabel)) - before:
        mark_up(label)
        label.setOpenExternalLinks(False)
        label.linkActivated.connect(lambda link: window.open_rule(link.removeprefix(SCHEME)))
    box.open()


def told(fault: CannotLoad, lang: str) -> str:
    """The first of its complaints as rich text, each a paragraph, and how many more there are."""
    lines = [_told(each) for each in fault.complaints[:MOST_TOLD]]
    left = len(fault.complaints) - len(lines)
    return "<br>".join([*lines, *([say("library-and-more", lang, n=left)] if left else [])])


def _told(complaint: ProblemText) -> str:
    """A sentence with the place it is about, and its rule to be clicked."""
    place = f" ({complaint.path})" if complaint.path else ""
    return with_links(f"{complaint.sentence}{place}", (complaint.rule,) if complaint.rule else ())
