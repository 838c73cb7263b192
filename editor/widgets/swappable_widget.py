"""A container whose content can be replaced, and a context manager that preserves the focus meanwhile."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget


class SwappableWidget(QWidget):
    """Holds one widget at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self.held: QWidget | None = None

    def hold(self, widget: QWidget) -> None:
        """Replace the content; the old widget is deleted."""
        if self.held is not None:
            self._lines.removeWidget(self.held)
            self.held.hide()
            self.held.deleteLater()
        self.held = widget
        self._lines.addWidget(widget)
        widget.show()


@contextmanager
def keep_focus(page: QWidget, instead: Callable[[], QWidget]) -> Iterator[None]:
    """Preserve the focus on a page whose widgets are replaced in this context."""
    had = _has_keyboard(page)
    yield
    if had and not _has_keyboard(page):
        instead().setFocus()


def _has_keyboard(page: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.isVisible() and page.isAncestorOf(focused)
