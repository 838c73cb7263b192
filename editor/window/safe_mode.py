"""Safe mode: after several starts that broke down the app begins with less, says so, and can bring the rest back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from editor.window.texts import message_box
from engine.words import say

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow


def tell_safe_mode(window: MainWindow, log_folder: str, start_as_usual: Callable[[], None]) -> None:
    """Say what was left out; the person decides whether it is brought in after all."""
    lang = window.lang
    box = message_box(window, "safe-mode", QMessageBox.Icon.Information)
    box.setWindowTitle(say("safe-mode-title", lang))
    box.setText(say("safe-mode-what", lang))
    box.setInformativeText(say("safe-mode-more", lang, folder=log_folder))
    usual = box.addButton(say("safe-mode-usual", lang), QMessageBox.ButtonRole.AcceptRole)
    usual.setObjectName("safe-mode-usual")
    stay = box.addButton(say("safe-mode-stay", lang), QMessageBox.ButtonRole.RejectRole)
    stay.setObjectName("safe-mode-stay")
    box.setDefaultButton(stay)
    box.finished.connect(lambda _: start_as_usual() if box.clickedButton() is usual else None)
    box.open()
