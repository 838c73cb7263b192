"""The menu of the documents that are marked: what can be done with them, and by which keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from database.records import LibraryEntry
from editor.library.deeds import deeds_for
from editor.theme.icons import icon
from engine.words import say


def menu_of(
    marked: Sequence[LibraryEntry], do: Callable[[str], None], lang: str, parent: QWidget, *, may_write: bool
) -> QMenu:
    """It goes when it is closed; `do` is told the name of what was chosen."""
    menu, ready = QMenu(parent), deeds_for(marked, may_write=may_write)
    menu.setObjectName("library-menu")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for deed in deeds_for(marked):
        keys = QKeySequence(deed.keys).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(icon(deed.icon), f"{say(deed.word, lang)}\t{keys}".rstrip(), menu)
        action.setObjectName(f"library-menu-{deed.name}")
        action.setEnabled(deed in ready)
        action.triggered.connect(partial(do, deed.name))
        menu.addAction(action)
    return menu
