"""An army in a file, with its points and limits."""

from PySide6.QtWidgets import QWidget

from editor.documents.load_document import read_file
from editor.pages.library.document_text_page import page_of_file
from editor.shell.main_window import MainWindow
from engine.words import resources_folder
from tests.support.library_screens import settled

PATH = resources_folder() / "systems" / "battleground" / "armies/first-masters.json"


def show(window: MainWindow) -> QWidget:
    window.open_page("reading_army", lambda: page_of_file(window.context, read_file(PATH).content, str(PATH)))
    settled(window)
    return window
