"""The panel with the whole map of a canvas: the mini-map above the contents table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from editor.canvas.map_table import MapTableView
from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget
from editor.theme.current_theme import text_size
from editor.theme.metrics import scaled

LEAST_HEIGHT = 340
"""The height, at 100 %, from which there is room for the mini-map above the table."""


class MapOverviewPanel(QWidget):
    """Follows a canvas, and the canvas follows it."""

    def __init__(self, view: MapView, lang: str) -> None:
        super().__init__()
        self.setObjectName("map-overview")
        self.mini_map, self.contents = MiniMapWidget(view, lang), MapTableView(view, lang)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setObjectName("map-overview-split")
        parts.setChildrenCollapsible(False)
        for part in (self.mini_map, self.contents):
            parts.addWidget(part)
        parts.setStretchFactor(1, 1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(parts)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Leave a low panel to the table: the canvas beside it then shows the whole map anyway."""
        super().resizeEvent(event)
        self.mini_map.setVisible(self.height() >= scaled(LEAST_HEIGHT, text_size()))

    def speak(self, lang: str) -> None:
        """Show all words in a language."""
        self.mini_map.speak(lang)
        self.contents.speak(lang)
