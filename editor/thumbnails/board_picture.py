"""A widget with the picture of a board, which lies on the desk in a frame with rounded corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from editor.theme.board_colours import board_colours
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.metrics import CARD_RADIUS, THIN, scaled
from editor.theme.theme import Theme
from editor.thumbnails.board_picture_worker import BoardPictureWorker, BoardSubject, PictureFormat
from editor.thumbnails.sized_picture import SizedPictureWidget

SHAPE = 0.74
"""The height of a picture, as a share of its width."""


class BoardPictureWidget(SizedPictureWidget):
    """Decorative picture without accessible content: what it shows is told beside it. It is made when first seen."""

    def __init__(self, pictures: BoardPictureWorker, name: str) -> None:
        super().__init__(name)
        self._pictures, self._is_flush = pictures, False
        self._subject: BoardSubject | None = None
        self._last: QImage | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        pictures.made.connect(self._show_made)

    def be_flush(self) -> None:
        """Be the left part of a card: the right corners are square, and the size is given."""
        self._is_flush = True
        policy = self.sizePolicy()
        policy.setHeightForWidth(False)
        self.setSizePolicy(policy)

    def show_board(self, subject: BoardSubject | None) -> None:
        """Show the picture of a subject; only the desk without one."""
        if subject != self._subject:
            self._subject = subject
            self.update()

    @property
    def image(self) -> QImage | None:
        """The picture, once it is made."""
        if self._subject is None or self.rested_size.isEmpty():
            return None
        size = self.rested_size
        wanted = PictureFormat(current_theme(), size.width(), size.height(), self.devicePixelRatioF())
        return self._pictures.picture(self._subject, wanted)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return not self._is_flush

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return round(SHAPE * width)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        width = 16 * self.fontMetrics().averageCharWidth()
        return QSize(width, round(SHAPE * width))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        image = self.image or self._last
        self._last = image
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        outline = self._outline()
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), QColor(board_colours(current_theme()).table))
        if image is not None:
            size = QSizeF(image.deviceIndependentSize())
            if size.toSize() != self.size():
                size.scale(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
            painter.drawImage(QRectF(QPointF(round(left), round(top)), size), image)
        if current_theme() is Theme.HIGH_CONTRAST:
            painter.setPen(QPen(QColor(colours().edge), 2 * THIN))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(outline)
        painter.end()

    def _outline(self) -> QPainterPath:
        radius = scaled(CARD_RADIUS, text_size())
        box = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        if self._is_flush:
            right = QPainterPath()
            right.addRect(box.adjusted(box.width() / 2, 0, 0, 0))
            return path.united(right)
        return path

    def _show_made(self, key: str) -> None:
        if self._subject is not None and self._subject.key == key:
            self.update()
