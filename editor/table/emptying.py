"""Takes everything out of a layout."""

from PySide6.QtWidgets import QLayout


def empty(layout: QLayout, kept: int = 0) -> None:
    """Delete the widgets in it, except so many at its end."""
    while layout.count() > kept:
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
