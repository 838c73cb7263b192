"""A mouse and a keyboard: events reach the widget under the mouse or with the focus, as from a person."""

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
NOTCH = 120
MOST_NOTCHES = 40


class NotThereError(Exception):
    """What was to be clicked cannot be seen where it should be."""


def is_in_sight(widget: QWidget, at: QPoint | None = None) -> bool:
    """Whether a click there (in the middle, unless said) would meet this widget or something within it."""
    if not widget.isVisible():
        return False
    hit = QApplication.widgetAt(widget.mapToGlobal(at or widget.rect().center()))
    return hit is not None and (hit is widget or widget.isAncestorOf(hit))


def move_mouse(widget: QWidget, at: QPoint | None = None) -> None:
    """Bring the mouse over a widget."""
    spot = widget.mapToGlobal(at or widget.rect().center())
    top = _window_at(spot)
    QTest.mouseMove(_handle(top), top.mapFromGlobal(spot))


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Move the mouse there and click; what lies in a scrolled list is brought into sight with the wheel."""
    if not is_in_sight(widget, at):
        scroll_to(widget)
    if not is_in_sight(widget, at):
        hit = QApplication.widgetAt(widget.mapToGlobal(at or widget.rect().center()))
        there = "nothing" if hit is None else f"{type(hit).__name__} {hit.objectName()}"
        raise NotThereError(f"{type(widget).__name__} {widget.objectName()} cannot be clicked: {there} is there")
    move_mouse(widget, at)
    spot = widget.mapToGlobal(at or widget.rect().center())
    top = _window_at(spot)
    QTest.mouseClick(_handle(top), LEFT, PLAIN, top.mapFromGlobal(spot))


def click_soon(widget: QWidget) -> None:
    """Click it, and go on meanwhile: what opens may keep the click waiting until it is closed."""
    QTimer.singleShot(0, widget, lambda: click(widget))


def click_entry(menu: QMenu, number: int) -> None:
    """Click an entry of an open menu."""
    click(menu, menu.actionGeometry(menu.actions()[number]).center())


def turn_wheel(widget: QWidget, notches: int, keys: Qt.KeyboardModifier = PLAIN) -> None:
    """Turn the wheel over a widget, away from oneself where the number is above nothing."""
    spot = widget.mapToGlobal(widget.rect().center())
    top = _window_at(spot)
    for _ in range(abs(notches)):
        turn = QPoint(0, NOTCH if notches > 0 else -NOTCH)
        QTest.wheelEvent(_handle(top), QPointF(top.mapFromGlobal(spot)), turn, QPoint(), keys)


def scroll_to(widget: QWidget) -> None:
    """Turn the wheel over the scrolled list around a widget until its middle is in sight."""
    area: QWidget | None = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is None:
        return
    view = area.viewport()
    for _ in range(MOST_NOTCHES):
        middle = widget.mapTo(view, widget.rect().center()).y()
        if 0 <= middle < view.height():
            return
        before = area.verticalScrollBar().value()
        turn_wheel(view, 1 if middle < 0 else -1)
        if area.verticalScrollBar().value() == before:
            return


def press(key: Qt.Key, keys: Qt.KeyboardModifier = PLAIN) -> None:
    """Press a key."""
    target = _who_has_the_keyboard()
    QTest.keyClick(_handle(target), key, keys)


def press_soon(key: Qt.Key) -> None:
    """Press it, and go on meanwhile: what opens may keep the key waiting until it is closed."""
    QTimer.singleShot(0, _who_has_the_keyboard(), lambda: press(key))


def type_text(text: str) -> None:
    """Type letters and digits."""
    for letter in text:
        press(Qt.Key(ord(letter.upper())))


def open_menu() -> QMenu | None:
    """The menu that is open."""
    popup: QWidget | None = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


def _who_has_the_keyboard() -> QWidget:
    """A small window that is open, else the one in front."""
    target: QWidget | None = QApplication.activePopupWidget() or QApplication.activeWindow()
    if target is None:
        raise NotThereError("no window has the keyboard")
    return target


def _window_at(spot: QPoint) -> QWidget:
    hit = QApplication.widgetAt(spot)
    if hit is None:
        raise NotThereError(f"there is nothing at {spot.x()}, {spot.y()}")
    return hit.window()


def _handle(widget: QWidget) -> QWindow:
    """The window of the screen; good as long as the widget is held."""
    handle = widget.windowHandle()
    if handle is None:
        raise NotThereError(f"{widget.objectName()} is no window on the screen")
    return handle
