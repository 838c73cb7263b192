"""Asks once about all unsaved work before closing: save it, discard it, or cancel."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QMessageBox, QWidget

from editor.page_api.page import Page
from editor.widgets.labels import message_box, set_danger, set_primary
from engine.words import say

StandardButton = QMessageBox.StandardButton
DISCARD = StandardButton.Discard


def ask_about_unsaved(parent: QWidget, lang: str, pages: Sequence[Page], then: Callable[[], None]) -> None:
    """Call `then` if nothing is lost or the user agrees; unsaveable documents stay open."""
    edited = [page for page in pages if page.is_edited()]
    if not edited:
        then()
        return
    box = unsaved_box(parent, lang, [page.title() for page in edited])

    def answer(button: int) -> None:
        if button == DISCARD.value or (button == StandardButton.Save.value and save_all(edited)):
            then()

    box.finished.connect(answer)
    box.open()


def save_all(pages: Sequence[Page]) -> bool:
    """Save all, continuing after failures; returns whether all were saved."""
    return not [page for page in pages if not page.save()]


def unsaved_box(parent: QWidget, lang: str, titles: list[str]) -> QMessageBox:
    """The message box about these pages."""
    box = message_box(parent, "ask-about-edits", QMessageBox.Icon.Question)
    box.setWindowTitle(say("ask-title", lang))
    box.setText(say("ask-save", lang, list=[say("ask-page", lang, title=title) for title in titles]))
    box.setInformativeText(say("ask-lost", lang))
    box.setStandardButtons(StandardButton.Save | DISCARD | StandardButton.Cancel)
    box.setDefaultButton(StandardButton.Save)
    set_primary(box.button(StandardButton.Save))
    set_danger(box.button(DISCARD))
    for button, name in ((StandardButton.Save, "save"), (DISCARD, "discard"), (StandardButton.Cancel, "cancel")):
        box.button(button).setObjectName(f"ask-{name}")
    return box
