"""A widget that stays where it is while what it holds is made anew, such as for another language."""

from PySide6.QtWidgets import QVBoxLayout, QWidget


class Shell(QWidget):
    """Holds one widget at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self.held: QWidget | None = None

    def hold(self, widget: QWidget) -> None:
        """Hold this from now on; what was held before is deleted."""
        if self.held is not None:
            self._lines.removeWidget(self.held)
            self.held.hide()
            self.held.deleteLater()
        self.held = widget
        self._lines.addWidget(widget)
        widget.show()
