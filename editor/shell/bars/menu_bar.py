"""The menu bar, hidden until Alt or F10 asks for it; its menus are in the app bar too."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenuBar

ALT = Qt.Key.Key_Alt
FOLLOWED = (QEvent.Type.FocusOut, QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease, QEvent.Type.WindowDeactivate)


class MenuBarController(QObject):
    """Shows and hides the menu bar of a window. Where the desktop shows it, on macOS, it is left alone."""

    def __init__(self, window: QMainWindow, bar: QMenuBar) -> None:
        super().__init__(window)
        self._window, self._bar = window, bar
        self._is_alt_alone = False
        self._keys: dict[QAction, QShortcut] = {}
        self.is_native = self._bar.isNativeMenuBar()
        if self.is_native:
            return
        self._bar.hide()
        window.installEventFilter(self)
        self._bar.installEventFilter(self)
        for action in self._bar.actions():
            shortcut = QShortcut(window)
            shortcut.activated.connect(lambda action=action: self._open(action))
            self._keys[action] = shortcut
            action.menu().aboutToHide.connect(self._hide_later)  # type: ignore[attr-defined]  # all are menus
        self.take_letters()

    def show(self) -> None:
        """Show the bar with its first menu open; hide it if it is shown."""
        if self.is_native:
            return
        if self._bar.isVisible():
            self._bar.hide()
            self.take_letters()
            return
        self._open(self._bar.actions()[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in FOLLOWED:  # nothing else is looked at: the bar goes before the window
            if watched is self._bar:
                if event.type() == QEvent.Type.FocusOut:
                    self._hide_later()
            elif not self._bar.isVisible():
                self._follow_alt(event)
        return False

    def _follow_alt(self, event: QEvent) -> None:
        """Show the bar once Alt was pressed and released with nothing between."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self._is_alt_alone = False
        elif isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                self._is_alt_alone = event.key() == ALT
            elif event.type() == QEvent.Type.KeyRelease and event.key() == ALT and self._is_alt_alone:
                self._is_alt_alone = False
                self.show()

    def _open(self, action: QAction) -> None:
        self._reveal()
        self._bar.setActiveAction(action)

    def _reveal(self) -> None:
        self._bar.show()
        self.take_letters()

    def _hide_later(self) -> None:
        """Hide the bar when the keyboard has left it for something other than its menus."""
        QTimer.singleShot(0, self, self._hide_if_left)

    def _hide_if_left(self) -> None:
        if self._bar.isVisible() and not self._bar.hasFocus() and QApplication.activePopupWidget() is None:
            self._bar.hide()
            self.take_letters()

    def take_letters(self) -> None:
        """Open menus by Alt and their letter while the bar is hidden; a shown one does so itself."""
        for action, shortcut in self._keys.items():
            shortcut.setKey(QKeySequence() if self._bar.isVisible() else QKeySequence.mnemonic(action.text()))
