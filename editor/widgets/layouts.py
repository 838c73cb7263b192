"""Functions for layouts: that of a dialog; clear one; put a tall widget into a scroll area, as tall as its text."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QDialog, QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from editor.theme.metrics import LARGE, MEDIUM


def dialog_column(dialog: QDialog) -> QVBoxLayout:
    """The column of a dialog, with the room around it that all dialogs have."""
    column = QVBoxLayout(dialog)
    column.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
    column.setSpacing(MEDIUM)
    return column


def clear_layout(layout: QLayout, remaining: int = 0) -> None:
    """Delete the widgets in it, except this number at its end."""
    while layout.count() > remaining:
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def text_scroll_area(widget: QWidget, name: str) -> QScrollArea:
    """A scroll area whose widget is as tall as its text needs at the given width."""
    widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
    return scroll_area(widget, name)


def scroll_area(widget: QWidget, name: str) -> QScrollArea:
    """A scroll area without a frame, which scrolls up and down only and which the keyboard focus skips."""
    frame = QScrollArea()
    frame.setObjectName(name)
    frame.setFrameShape(QFrame.Shape.NoFrame)
    frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    frame.setWidgetResizable(True)
    frame.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    frame.setWidget(widget)
    return frame


def on_paper(widget: QWidget) -> QWidget:
    """Give a column beside the page the white ground of panels."""
    widget.setAutoFillBackground(True)
    widget.setBackgroundRole(QPalette.ColorRole.Base)
    for area in widget.findChildren(QScrollArea):
        area.viewport().setAutoFillBackground(False)
        if (content := area.widget()) is not None:
            content.setAutoFillBackground(False)
    return widget
