"""A page that has nothing for the docks, so that each says so."""

from PySide6.QtWidgets import QWidget

from editor.page_api.page import Page
from editor.shell.main_window import MainWindow
from engine.words import say


class Blank(Page):
    """A page with nothing on it."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang

    def title(self) -> str:
        return say("start-samples", self._lang)

    def speak(self, lang: str) -> None:
        self._lang = lang


def show(window: MainWindow) -> QWidget:
    window.open_page("blank", lambda: Blank(window.lang))
    return window
