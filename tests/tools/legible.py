"""Checks that a screen is legible: its texts, those with too little room, and widgets without accessible names."""

import re
from collections.abc import Iterator
from html import unescape

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMenuBar,
    QTabBar,
    QToolButton,
    QWidget,
)

from editor.pages.play.sides.card_button import GameCardButton
from editor.widgets.elided_label import ElidedLabel

SLACK = 1
"""A tolerance for rounding, in pixels."""
TAG = re.compile(r"<style.*?</style>|<[^>]*>", re.DOTALL)
MNEMONIC = re.compile(r"&(.)")
ON_ITS_OWN = (QLabel, QAbstractButton, QComboBox, QGroupBox, QLineEdit, ElidedLabel)
Said = tuple[QWidget, str]


def said_on(screen: QWidget) -> list[Said]:
    """Every text that can be seen or is reported of what has the mouse or the focus, with its widget."""
    return [
        (widget, each)
        for widget in _visible(screen)
        for text in (*_texts(widget), widget.toolTip(), widget.accessibleName(), widget.windowTitle())
        if (each := _plain(text))
    ]


def too_tight(screen: QWidget) -> list[str]:
    """The texts that are cut off, each with the widget it is on."""
    return [
        f"{type(widget).__name__} {widget.objectName()!r}: {fault}"
        for widget in _visible(screen)
        for fault in (*_cut(widget), *_beyond(widget))
    ]


def _visible(screen: QWidget) -> Iterator[QWidget]:
    """All visible widgets that are not on a hidden page: tabs of others may be placed outside of the window."""
    yield screen
    for each in screen.findChildren(QWidget):
        window = each.window()
        place = QRect(each.mapTo(window, QPoint()), each.size())
        if each.isVisible() and (place.intersects(window.rect()) or _scrolls(each)):
            yield each


def _scrolls(widget: QWidget) -> bool:
    """Whether a widget is in a visible scroll area."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QAbstractScrollArea):
        around = around.parentWidget()
    return around is not None and QRect(around.mapTo(around.window(), QPoint()), around.size()).intersects(
        around.window().rect()
    )


def _plain(text: str) -> str:
    return " ".join(unescape(TAG.sub(" ", text)).split())


def _texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QLineEdit():
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QTabBar():
            yield from (widget.tabText(at) for at in range(widget.count()))
        case QMenu() | QMenuBar():
            yield from (MNEMONIC.sub(r"\1", each.text()) for each in widget.actions() if each.isVisible())
        case ElidedLabel():
            yield widget.text
        case QAbstractItemView() if not isinstance(widget, QHeaderView):
            yield from (str(index.data() or "") for index in _items(widget, QModelIndex()))


def _items(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(min(model.rowCount(parent), 200)):
        for column in range(1 if isinstance(view, QListView) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield index
            if column == 0:
                yield from _items(view, index)


def _cut(widget: QWidget) -> Iterator[str]:
    """What does not fit into the widget's own room."""
    match widget:
        case QLabel() if widget.text():
            yield from _cut_label(widget)
        case GameCardButton():
            yield from _cut_card(widget)
        case QAbstractButton() if _shows_text(widget):
            yield from _narrow(widget, widget.text(), widget.sizeHint().width(), widget.width())
            yield from _low(widget, widget.text())
        case QComboBox():
            yield from _narrow(widget, widget.currentText(), widget.minimumSizeHint().width(), widget.width())
        case QTabBar() if widget.elideMode() is Qt.TextElideMode.ElideNone:
            for at in range(widget.count()):
                yield from _narrow(
                    widget, widget.tabText(at), _advance(widget, widget.tabText(at)), widget.tabRect(at).width()
                )
        case QLineEdit() if not widget.text():
            yield from _narrow(
                widget, widget.placeholderText(), _advance(widget, widget.placeholderText()), widget.width() - 8
            )
        case QHeaderView() if widget.orientation() is Qt.Orientation.Horizontal:
            yield from _cut_header(widget)


def _cut_label(label: QLabel) -> Iterator[str]:
    if not label.wordWrap():
        yield from _narrow(label, _plain(label.text()), label.sizeHint().width(), label.width())
        yield from _low(label, _plain(label.text()))
        return
    text = _plain(label.text())
    room = label.contentsRect().width() - 2 * label.margin()
    widest = max((_advance(label, word) for word in re.split(r"[\s/-]+", text)), default=0)
    yield from _narrow(label, text, widest, room)
    needed = label.heightForWidth(label.width())
    if needed > label.height() + SLACK:
        yield f"{text!r} needs a height of {needed} and has {label.height()}"


def _cut_card(card: GameCardButton) -> Iterator[str]:
    if not card.card.face_down:
        room = card.rect().adjusted(8, 6, -8, -6)
        font = card.font()
        font.setBold(True)
        metrics = type(card.fontMetrics())(font)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), card.card.sheet.title)
        if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
            yield f"{card.card.sheet.title!r} needs {needed.size().toTuple()} and has {room.size().toTuple()}"


def _cut_header(header: QHeaderView) -> Iterator[str]:
    model = header.model()
    for section in range(header.count()):
        if not header.isSectionHidden(section):
            text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
            yield from _narrow(header, text, _advance(header, text) + 8, header.sectionSize(section))


def _narrow(widget: QWidget, text: str, needed: int, has: int) -> Iterator[str]:
    """Elided text is no fault if a tooltip shows all of it."""
    tip = _plain(widget.toolTip())
    if text and needed > has + SLACK and not (tip and tip in _plain(text)):
        yield f"{text!r} needs a width of {needed} and has {has}"


def _low(widget: QWidget, text: str) -> Iterator[str]:
    needed = widget.minimumSizeHint().height()
    if needed > widget.height() + SLACK:
        yield f"{text!r} needs a height of {needed} and has {widget.height()}"


def _beyond(widget: QWidget) -> Iterator[str]:
    """Texts that extend beyond their container, where nothing scrolls to them."""
    if not isinstance(widget, ON_ITS_OWN) or widget.isWindow() or not any(_texts(widget)):
        return
    text = next(filter(None, map(_plain, _texts(widget))), "")
    around = widget.parentWidget()
    while around is not None:
        seen = QRect(widget.mapTo(around, QPoint()), widget.size())
        outer = around.parentWidget()
        if isinstance(outer, QAbstractScrollArea):
            off = outer.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if off and (seen.left() < -SLACK or seen.right() > around.width() + SLACK):
                yield f"{text!r} lies beside what can be seen of {outer.objectName()!r}"
            return
        if not around.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(seen):
            yield f"{text!r} lies outside of {type(around).__name__} {around.objectName()!r}"
            return
        around = None if around.isWindow() else outer


def _shows_text(button: QAbstractButton) -> bool:
    if isinstance(button, QToolButton):
        return bool(button.text()) and button.toolButtonStyle() is not Qt.ToolButtonStyle.ToolButtonIconOnly
    return bool(button.text())


def _advance(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text)


def nameless() -> list[str]:
    """Widgets in open windows that take keyboard focus, and have no name."""
    found = [
        f"{type(each).__name__} {each.objectName()!r} {heard(each)!r} in {each.parent()}"
        for each in QApplication.allWidgets()
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisible() and not _is_within_another(each)
        if not (heard(each) and each.objectName())
    ]
    return sorted(set(found))


def heard(widget: QWidget) -> str:
    """The accessible text of a widget: its own name, or the text that it shows."""
    return widget.accessibleName() or QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def _is_within_another(widget: QWidget) -> bool:
    """Whether a widget is a part of one of Qt's own, such as the line of a spin box, which has the accessible name."""
    return widget.objectName().startswith("qt_") or widget.focusProxy() is not None
