"""Asks for confirmation of an action that cannot easily be undone; Cancel is the default button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.widgets.labels import message_box, set_danger
from engine.words import say


def confirm(
    parent: QWidget,
    name: str,
    title: str,
    question: str,
    yes_word: str,
    then: Callable[[], None],
    lang: str,
    more: str = "",
) -> QMessageBox:
    """Call `then` if the button labelled by `yes_word`, which is also its object name, is clicked; returns the open
    dialog."""
    box = message_box(parent, name, QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(question)
    box.setInformativeText(more)
    yes = box.addButton(say(yes_word, lang), QMessageBox.ButtonRole.AcceptRole)
    yes.setObjectName(yes_word)
    set_danger(yes)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    cancel.setObjectName(f"{name}-cancel")
    box.setDefaultButton(cancel)
    box.finished.connect(lambda _: then() if box.clickedButton() is yes else None)
    box.open()
    return box
