"""Keeps the keyboard on a page while what had it there is hidden, disabled or made anew."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication, QWidget


@contextmanager
def keyboard_stays(page: QWidget, instead: Callable[[], QWidget]) -> Iterator[None]:
    """What happens meanwhile may take the keyboard from a widget of the page; it then goes to another one of it."""
    had = _has_keyboard(page)
    yield
    if had and not _has_keyboard(page):
        instead().setFocus()


def _has_keyboard(page: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.isVisible() and page.isAncestorOf(focused)
