"""Functions for layouts: clear one; put a tall widget into a scroll area."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QWidget


def clear_layout(layout: QLayout, remaining: int = 0) -> None:
    """Delete the widgets in it, except this number at its end."""
    while layout.count() > remaining:
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def scroll_area(widget: QWidget, name: str) -> QScrollArea:
    """A scroll area, which the keyboard focus skips; the widget is as tall as its text needs at the given width."""
    widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
    frame = QScrollArea()
    frame.setObjectName(name)
    frame.setFrameShape(QFrame.Shape.NoFrame)
    frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    frame.setWidgetResizable(True)
    frame.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    frame.setWidget(widget)
    return frame
