"""Sets the accessible names of the tab bars that Qt makes for stacked docks, and prevents eliding of their titles."""

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar

from engine.words import say


class DockTabController(QObject):
    """Watches the window for new tab bars."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._lang = "en"
        self._in_use = False
        window.installEventFilter(self)

    def speak(self, lang: str) -> None:
        """Set their names in this language."""
        self._lang = lang
        self._name_all()

    def use(self, in_use: bool) -> None:
        """Hide the tab bars while docks are hidden: Qt keeps them below the page, where they could be seen and get the
        focus."""
        self._in_use = in_use
        self._name_all()
        for bar in self._bars():
            bar.setVisible(in_use and bar.count() > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QChildEvent) and event.polished() and isinstance(event.child(), QTabBar):
            self._name(event.child())
        return super().eventFilter(watched, event)

    def _name_all(self) -> None:
        for bar in self._bars():
            self._name(bar)

    def _bars(self) -> list[QTabBar]:
        return self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def _name(self, bar: QObject) -> None:
        if isinstance(bar, QTabBar):
            bar.setObjectName("dock-tabs")
            bar.setAccessibleName(say("dock-tabs", self._lang))
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._in_use else Qt.FocusPolicy.NoFocus)
