"""The legend of the overlay in the lower left corner of the canvas: a sign and a few words for each tint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractScrollArea, QGridLayout, QLabel, QWidget

from editor.canvas.canvas_buttons import SHADE, paint_float
from editor.canvas.layers.highlights import heat_stamp, highlight_stamp
from editor.canvas.place_text import LOOKS
from editor.canvas.spot_painter import shows_areas
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.current_theme import current_theme
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.metrics import FLOAT_RADIUS, MEDIUM, SMALL, THIN
from editor.view_model.board import SheetTops
from editor.view_model.overlay import HEAT_NOTE, HEAT_STEPS, NOTHING_OVER, Highlight, HighlightLook, Overlay
from editor.widgets.labels import caption
from engine.words import say

SIGN = 22.0
"""The height of the hex of a sign, in pixels."""
SHOWN: tuple[HighlightLook, ...] = ("reach", "front", "side", "rear", "seen", "refused")
COUNTED = {"reach": "map-legend-reach", "seen": "map-legend-seen"}
"""Looks whose places are counted."""
LEAST_WIDTH = 420
"""The least width of a canvas with room for it."""


@dataclass(frozen=True)
class LegendEntry:
    """A sign and what it means."""

    sign: HighlightLook | int
    """A look, or a step of heat."""
    text: str


def legend_entries(overlay: Overlay, lang: str) -> Iterator[LegendEntry]:
    """The entries for an overlay: none for rings and targets, which speak for themselves."""
    numbers = Counter(spot.look for spot in overlay.spots.values())
    for look in SHOWN:
        if numbers[look]:
            named = say(LOOKS[look], lang)
            usual = say(COUNTED[look], lang, n=numbers[look]) if look in COUNTED else named[:1].upper() + named[1:]
            yield LegendEntry(look, overlay.notes.get(look, usual))
    if overlay.heat and not shows_areas(overlay):
        steps = range(0 if 0 in overlay.heat.values() else 1, HEAT_STEPS + 1)
        words = {0: say("map-legend-never", lang), HEAT_STEPS: say("map-legend-most", lang)}
        for step in steps:
            yield LegendEntry(step, words.get(step, ""))


class OverlayLegendPanel(QWidget):
    """The legend of what lies over the board; it hides itself where there is nothing to explain."""

    def __init__(self, view: QAbstractScrollArea, lang: str) -> None:
        super().__init__(view)
        self.setObjectName("map-overlay-legend")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view, self._lang = view, lang
        self._overlay = NOTHING_OVER
        self._tops: SheetTops = "flat"
        self._quarters = 0
        self._below = self._beside = 0
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        self._rows.setHorizontalSpacing(SMALL)
        self._rows.setVerticalSpacing(THIN)
        self._entries: list[LegendEntry] = []
        view.viewport().installEventFilter(self)
        self.speak(lang)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("map-legend-overlay", lang))
        self._entries = []
        self._show()

    def show_overlay(self, overlay: Overlay, style: PaintStyle) -> None:
        """Explain this overlay from now on; hexes are drawn as in this style."""
        if (style.tops, style.quarters) != (self._tops, self._quarters):
            self._tops, self._quarters = style.tops, style.quarters
            self._entries = []
        self._overlay = overlay
        self._show()

    def keep_clear(self, below: int, beside: int) -> None:
        """Lie above and beside what covers the lowest and the leftmost pixels of the viewport."""
        if (below, beside) != (self._below, self._beside):
            self._below, self._beside = below, beside
            self._show()

    def texts(self) -> list[str]:
        """The words that are shown."""
        return [entry.text for entry in self._entries] if not self.isHidden() else []

    def shade(self, painter: QPainter, within: QRect) -> None:
        """Paint its shadow on the viewport, where it is in the box to be painted."""
        box = QRectF(self.geometry().translated(-self._view.viewport().pos()))
        if not self.isHidden() and box.adjusted(-SHADE, -SHADE, SHADE, SHADE).toAlignedRect().intersects(within):
            paint_shadow(painter, box, FLOAT_RADIUS, Elevation.FLOATING)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_float(painter, QRectF(self.rect()))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._entries = []
            self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Resize:
            self._show()
        return False

    def _show(self) -> None:
        room = self._view.viewport().geometry()
        entries = list(legend_entries(self._overlay, self._lang)) if room.width() >= LEAST_WIDTH else []
        if entries != self._entries:
            self._entries = entries
            self._fill()
        was_shown = not self.isHidden()
        self.setVisible(bool(entries))
        before = self.geometry()
        if entries:
            for number in range(self._rows.count()):
                if (item := self._rows.itemAt(number)) is not None and (widget := item.widget()) is not None:
                    widget.show()  # at once, so that it counts when the room is computed
            self._rows.activate()
            size = self._rows.sizeHint()
            left, bottom = room.left() + self._beside + MEDIUM, room.bottom() - self._below - MEDIUM
            self.setGeometry(left, bottom - size.height(), size.width(), size.height())
            self.raise_()
        if self.geometry() != before or bool(entries) != was_shown:
            for box in (before, self.geometry()):
                self._view.viewport().update(
                    box.translated(-self._view.viewport().pos()).adjusted(-SHADE, -SHADE, SHADE, SHADE)
                )

    def _fill(self) -> None:
        while (old := self._rows.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if self._entries and isinstance(self._entries[0].sign, int):
            self._fill_heat()
            return
        for row, entry in enumerate(self._entries):
            self._rows.addWidget(self._sign(entry), row, 0)
            self._rows.addWidget(caption(entry.text), row, 1)

    def _fill_heat(self) -> None:
        """All steps in one row, with words at both ends."""
        note = self._overlay.notes.get(HEAT_NOTE)
        widgets: list[QWidget] = [caption(note)] if note else []
        for entry in self._entries:
            widgets += [self._sign(entry)] + ([caption(entry.text)] if entry.text else [])
        for column, widget in enumerate(widgets):
            self._rows.addWidget(widget, 0, column)

    def _sign(self, entry: LegendEntry) -> QLabel:
        style = PaintStyle(self._tops, current_theme(), SIGN, self.devicePixelRatioF(), self._quarters)
        sign = entry.sign
        stamp = heat_stamp(style, sign) if isinstance(sign, int) else highlight_stamp(style, Highlight(sign))
        label = caption()
        label.setPixmap(QPixmap.fromImage(stamp))
        label.setAccessibleName(entry.text)
        return label
