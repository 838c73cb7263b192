"""The large picture of a document in the details pane: its board, its card, or the icon of its kind."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from database.records import LibraryEntry
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.presenters.document_kinds import kind_icon
from editor.theme.board_colours import board_colours
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.icons import picture
from editor.theme.metrics import CARD_RADIUS, THIN, scaled
from editor.theme.theme import Theme
from editor.thumbnails.image_frame import centred
from editor.thumbnails.sized_picture import SizedPictureWidget
from editor.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.thumbnails.thumbnail_source import is_card

MOST_LINES, LEAST_LINES = 13, 6
"""The height in lines of text: as much as there is room for."""
LINES_OF_CARD = 20
"""The most lines for a card, which is higher than a board and has text to be read."""
LARGE = 0.4
"""The height of an icon, as a share of the widget's."""


class PreviewWidget(SizedPictureWidget):
    """Decorative preview without accessible content; the details pane has everything as text."""

    def __init__(self, gallery: ThumbnailWorker, lang: str) -> None:
        super().__init__("library-portrait")
        self._gallery, self._lang = gallery, lang
        self._entry: LibraryEntry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        gallery.made.connect(self._show_picture)
        self._set_heights()

    @property
    def image(self) -> QImage | None:
        """The displayed picture; None for an icon, and until it is painted."""
        if self._entry is None or self.rested_size.isEmpty():
            return None
        size, ratio = self.rested_size, self.devicePixelRatioF()
        look = ThumbnailStyle(current_theme(), size.width(), size.height(), ratio, is_small=False, lang=self._lang)
        return self._gallery.picture(self._entry, look)

    def show_entry(self, entry: LibraryEntry) -> None:
        self._entry = entry
        self._set_heights()
        self.update()

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, LEAST_LINES * self.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._entry is None:
            return
        painter = QPainter(self)
        image = self.image
        if image is not None and is_card(self._entry.kind):
            painter.drawImage(centred(self.rect(), image), image)
        elif image is not None:
            self._draw_board(painter, image)
        else:
            side = round(self.height() * LARGE)
            drawn = picture(kind_icon(self._entry.kind), side, QColor(colours().quiet_text), self.devicePixelRatioF())
            painter.drawImage(centred(self.rect(), drawn), drawn)
        painter.end()

    def _draw_board(self, painter: QPainter, image: QImage) -> None:
        """Draw a board on its desk, which has rounded corners and goes from side to side."""
        at = centred(self.rect(), image)
        desk = QRectF(0, at.y(), self.width(), image.deviceIndependentSize().height())
        outline, radius = QPainterPath(), scaled(CARD_RADIUS, text_size())
        outline.addRoundedRect(desk, radius, radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(outline)
        painter.fillRect(desk, QColor(board_colours(current_theme()).table))
        painter.drawImage(at, image)
        if current_theme() is Theme.HIGH_CONTRAST:
            painter.setPen(QPen(QColor(colours().edge), 2 * THIN))
            painter.drawPath(outline)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._set_heights()

    def _show_picture(self, digest: str) -> None:
        if self._entry is not None and self._entry.digest == digest:
            self.update()

    def _set_heights(self) -> None:
        line = self.fontMetrics().lineSpacing()
        self.setMinimumHeight(LEAST_LINES * line)
        has_card = self._entry is not None and is_card(self._entry.kind)
        self.setMaximumHeight((LINES_OF_CARD if has_card else MOST_LINES) * line)
