"""The message that the open library was found damaged, with a button that leads to its backups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from editor.pages.library.open_library_page import open_library
from editor.widgets.labels import message_box
from engine.words import say, speak

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow
    from engine.kernel.data.message import Message


def show_damage(window: MainWindow, why: Message) -> None:
    """Say why nothing is written any more, and lead to the backups."""
    lang = window.lang
    box = message_box(window, "library-damage", QMessageBox.Icon.Warning)
    box.setWindowTitle(say("library-screen-title", lang))
    box.setText(speak(why, lang))
    box.setInformativeText(say("library-damage-more", lang))
    care = box.addButton(say("library-care", lang), QMessageBox.ButtonRole.AcceptRole)
    care.setObjectName("library-damage-care")
    box.addButton(QMessageBox.StandardButton.Close).setObjectName("library-damage-close")
    box.setDefaultButton(care)
    box.finished.connect(lambda _: open_library(window).look_after() if box.clickedButton() is care else None)
    box.open()
