"""The tags of several documents."""

from PySide6.QtWidgets import QWidget

from editor.pages.library.tags_dialog import TagsDialog
from editor.shell.main_window import MainWindow
from tests.support.library_screens import page_on, settled, tagged


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    tagged(page)
    page.browser.table.selectAll()
    page.do("tag", page.browser.table.marked)
    settled(window)
    return page.findChildren(TagsDialog)[0]
