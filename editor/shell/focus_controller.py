"""Controllers of the keyboard focus: one scrolls to it, one goes through the regions of the window by F6."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


class FocusController(QObject):
    """Focus controller of all windows, as long as its parent exists."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        app.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Follow the focus, except for mouse presses: the widget is visible and must not move before the release.

        A widget that was only just made has its place after the next layout.
        """
        if now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        _scroll_to(now)
        QTimer.singleShot(0, now, lambda: _scroll_to(now) if now.hasFocus() else None)


def _scroll_to(widget: QWidget) -> None:
    """Scroll all areas around a widget so that it is seen."""
    around: QWidget | None = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


class RegionController(QObject):
    """The regions of a window, which F6 goes through; each takes the keyboard where it was last."""

    def __init__(
        self, window: QWidget, regions: Callable[[], Mapping[str, QWidget]], main_work: Callable[[], None]
    ) -> None:
        """`regions` gives the visible ones in order; `main_work` gives the keyboard to the page."""
        super().__init__(window)
        self._regions, self._main_work = regions, main_work
        self._last: dict[str, QWidget] = {}
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._remember)

    @property
    def current(self) -> str:
        """The region that has the keyboard; empty if none has."""
        focused = QApplication.focusWidget()
        return "" if focused is None else self._region_of(focused)

    def step(self, by: int) -> None:
        """Go to a region further on, wrapping around."""
        names = list(self._regions())
        current = self.current
        start = names.index(current) if current in names else names.index("page") - by
        for number in range(1, len(names) + 1):
            if self._enter(names[(start + by * number) % len(names)]):
                return

    def _enter(self, name: str) -> bool:
        """Give the keyboard to a region; returns whether it has it now."""
        region, last = self._regions()[name], self._last.get(name)
        if last is not None and _is_ready(last, region):
            last.setFocus(Qt.FocusReason.TabFocusReason)
        elif name == "page":
            self._main_work()
        else:
            target = next(filter(_takes_keyboard, region.findChildren(QWidget)), region)
            target.setFocus(Qt.FocusReason.TabFocusReason)
        return self.current == name

    @Slot(QWidget, QWidget)
    def _remember(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and (name := self._region_of(now)):
            self._last[name] = now

    def _region_of(self, widget: QWidget) -> str:
        found = (name for name, region in self._regions().items() if region is widget or region.isAncestorOf(widget))
        return next(found, "")


def _is_ready(widget: QWidget, region: QWidget) -> bool:
    """Whether a widget that had the keyboard is still there."""
    try:
        return widget.isVisible() and widget.isEnabled() and region.isAncestorOf(widget)
    except RuntimeError:  # Qt has deleted it
        return False


def _takes_keyboard(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
