"""Text in a window: it wraps, can be selected and copied, and is only ever text, whoever wrote it."""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

MOST_OF_SCREEN = 0.9


def text(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def quiet(words: str) -> QLabel:
    """Text of less weight than what stands around it."""
    label = text(words)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def tip(words: str) -> str:
    """The same for a tip, in which Qt would obey what looks like a tag."""
    return f"<p>{escape(words)}</p>".replace("\n", "<br>") if "<" in words else words


class Heading(QLabel):
    """A line larger than the text below it, however large that is made."""

    def __init__(self, words: str, times_as_large: float) -> None:
        super().__init__(words)
        self._times_as_large = times_as_large
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Text of another size comes with a style of its own."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._grow()

    def _grow(self) -> None:
        self.setFont(larger(QApplication.font(), self._times_as_large))


def heading(words: str, times_as_large: float) -> Heading:
    label = Heading(words, times_as_large)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def larger(font: QFont, times_as_large: float) -> QFont:
    """The font for something that stands above other text."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * times_as_large)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def picture_label(picture: QIcon, side: int) -> QLabel:
    """A picture beside text, as sharp as the screen can show it."""
    label = QLabel()
    label.setPixmap(picture.pixmap(QSize(side, side), label.devicePixelRatioF()))
    return label


def room_for(widget: QWidget, letters: int, lines: int) -> QSize:
    """A size for a window with so many letters and lines, or more where what is in it needs more lines.

    It is no larger than most of the screen.
    """
    metrics, layout = widget.fontMetrics(), widget.layout()
    wanted = QSize(letters * metrics.averageCharWidth(), lines * metrics.lineSpacing())
    if layout is not None:
        wanted = wanted.expandedTo(QSize(0, layout.totalHeightForWidth(wanted.width())))
    return wanted.boundedTo(widget.screen().availableSize() * MOST_OF_SCREEN)


def fixed_font(like: QFont) -> QFont:
    """Letters of one width, as large as the others."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(like.pointSizeF())
    return font
