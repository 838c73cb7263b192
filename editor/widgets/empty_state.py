"""Placeholder for an empty view: an icon, what is missing, how to add it."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.theme.icons import icon
from editor.theme.metrics import HUGE, SMALL, VAST
from editor.widgets.labels import caption, heading, quiet_text

ICON = QSize(VAST, VAST)


class EmptyStateWidget(QWidget):
    """A centred placeholder in subdued colours."""

    def __init__(self, icon_name: str) -> None:
        super().__init__()
        self.setObjectName("empty-state")
        self._icon = icon(icon_name)
        self._picture = caption()
        self._what, self._how = heading(""), quiet_text("")
        column = QVBoxLayout(self)
        column.setContentsMargins(HUGE, HUGE, HUGE, HUGE)
        column.setSpacing(SMALL)
        column.addStretch(2)
        for label in (self._picture, self._what, self._how):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addStretch(3)
        self._draw()

    def show_text(self, what: str, how: str) -> None:
        """Show these texts."""
        self._what.setText(what)
        self._how.setText(how)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def _draw(self) -> None:
        self._picture.setPixmap(self._icon.pixmap(ICON, self.devicePixelRatioF(), QIcon.Mode.Disabled))
