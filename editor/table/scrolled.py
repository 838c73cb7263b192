"""A frame in which something tall is scrolled up and down; what has the keyboard in it comes into view."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


def scrolled(widget: QWidget, name: str) -> QScrollArea:
    """The frame, itself to be passed over by the keyboard; the widget is as tall as its text is at its width."""
    widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
    frame = QScrollArea()
    frame.setObjectName(name)
    frame.setFrameShape(QFrame.Shape.NoFrame)
    frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    frame.setWidgetResizable(True)
    frame.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    frame.setWidget(widget)
    return frame
