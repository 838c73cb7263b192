"""The panel with the whole map of a canvas: the mini-map above the contents table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from editor.canvas.map_table import MapTableView
from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget


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

    def speak(self, lang: str) -> None:
        """Show all words in a language."""
        self.mini_map.speak(lang)
        self.contents.speak(lang)
