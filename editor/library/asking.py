"""A question of the library's screens that can be cancelled, which is what Enter does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.window.texts import message_box
from engine.words import say


def ask(
    parent: QWidget, name: str, question: str, yes_word: str, then: Callable[[], None], lang: str, more: str = ""
) -> None:
    """Go on with `then` where the answer is the word of `yes_word`, which names its button, too."""
    box = message_box(parent, name, QMessageBox.Icon.Question)
    box.setWindowTitle(say("library-screen-title", lang))
    box.setText(question)
    box.setInformativeText(more)
    yes = box.addButton(say(yes_word, lang), QMessageBox.ButtonRole.DestructiveRole)
    yes.setObjectName(yes_word)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    cancel.setObjectName(f"{name}-cancel")
    box.setDefaultButton(cancel)
    box.finished.connect(lambda _: then() if box.clickedButton() is yes else None)
    box.open()
