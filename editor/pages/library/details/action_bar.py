"""The bar of actions on the chosen documents: the one that is mostly wanted, a few beside it, and a menu of all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from database.records import LibraryEntry
from editor.pages.library.document_actions import DOCUMENT_ACTIONS, DocumentAction, actions_for
from editor.theme.icons import BESIDE, icon, icon_on_accent
from editor.theme.metrics import SMALL
from editor.widgets.labels import tip
from engine.words import say

PRIMARY = ("play", "restore", "open", "export")
"""The actions of which the first that fits is the primary one."""
AS_ICONS = ("duplicate", "delete", "tag", "destroy")
"""The actions that stand beside it as icons, if they fit."""
MOST_ICONS = 2


class ActionBar(QWidget):
    """Emits `wanted` with an action, and `menu_requested` with a place for the menu."""

    wanted = Signal(str)
    menu_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("library-actions")
        self._lang = "en"
        self._shown: tuple[DocumentAction, ...] = ()
        self.buttons = {action.name: self._button(action) for action in DOCUMENT_ACTIONS if action.name in ON_THE_BAR}
        self.more = QPushButton()
        self.more.setObjectName("library-do-more")
        self.more.setIcon(icon("more"))
        self.more.setAutoDefault(False)
        self.more.clicked.connect(self._ask_for_menu)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(SMALL)
        for button in (*self.buttons.values(), self.more):
            self._row.addWidget(button)
        self.show_actions((), may_write=False)

    def show_actions(self, entries: Sequence[LibraryEntry], *, may_write: bool) -> None:
        """Show what fits these documents."""
        there, ready = actions_for(entries), actions_for(entries, may_write=may_write)
        by_name = {each.name: each for each in there}
        first = next((by_name[name] for name in PRIMARY if name in by_name), None)
        beside = [by_name[name] for name in AS_ICONS if name in by_name and by_name[name] is not first]
        self._shown = (*((first,) if first else ()), *beside[:MOST_ICONS])
        for name, button in self.buttons.items():
            is_first = first is not None and name == first.name
            button.setVisible(any(each.name == name for each in self._shown))
            button.setEnabled(any(each.name == name for each in ready))
            if button.property("primary") is not is_first:
                button.setProperty("primary", is_first)
                name_of_icon = ICONS[name]
                button.setIcon(icon_on_accent(name_of_icon) if is_first else icon(name_of_icon))
                for restyle in (button.style().unpolish, button.style().polish):
                    restyle(button)
            if is_first:
                self._row.insertWidget(0, button)
            policy = QSizePolicy.Policy.Expanding if is_first else QSizePolicy.Policy.Fixed
            button.setSizePolicy(policy, QSizePolicy.Policy.Fixed)
        self.speak(self._lang)

    def speak(self, lang: str) -> None:
        self._lang = lang
        for action in DOCUMENT_ACTIONS:
            if (button := self.buttons.get(action.name)) is not None:
                words = say(action.word, lang)
                button.setText(BESIDE + words if button.property("primary") else "")
                button.setAccessibleName(words)
                keys = say("library-deed-keys", lang, deed=words, keys=action.keys) if action.keys else words
                button.setToolTip(tip(keys))
        self.more.setAccessibleName(say("library-more-actions", lang))
        self.more.setToolTip(tip(say("library-more-actions", lang)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def _ask_for_menu(self) -> None:
        self.menu_requested.emit(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def _button(self, action: DocumentAction) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"library-do-{action.name}")
        button.setIcon(icon(action.icon))
        button.setAutoDefault(False)
        button.setProperty("primary", False)
        button.clicked.connect(lambda: self.wanted.emit(action.name))
        return button


ON_THE_BAR = frozenset((*PRIMARY, *AS_ICONS))
ICONS = {action.name: action.icon for action in DOCUMENT_ACTIONS}
