"""Icons by meaning, drawn in the colour of the adjacent text and sharp at every scale.

The set is Lucide's; its licence is next to the files in `resources/icons/set`. Beside it lie the crests of cards.
"""

from functools import cache, lru_cache

from PySide6.QtCore import QFile, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from editor.theme.current_theme import colours
from engine.words import resources_folder

KEPT = 512
ARROW, RIGHT = "arrow-right", 90
"""The icon that is turned for arrows in other directions, and its own."""
FOLDERS = ("set", "crests")
BESIDE = "\N{THREE-PER-EM SPACE}"
"""Padding between icon and text: Qt's own does not grow with the font."""


class MissingIcon(LookupError):
    """The set has no icon with this name: a programming error."""


def icon(name: str) -> QIcon:
    """The icon with this name, as a QIcon."""
    return QIcon(TintedEngine(name))


def arrow_icon(angle: int) -> QIcon:
    """An arrow in a direction, in degrees clockwise from the top."""
    return QIcon(ArrowIconEngine(angle))


def icon_on_accent(name: str) -> QIcon:
    """The icon with this name for a primary button, in the colour of the text on it."""
    return QIcon(TintedEngine(name, on_accent=True))


def picture(name: str, side: int, colour: QColor, scale: float = 1.0) -> QImage:
    """The icon as a pixmap in a given colour, `side` logical pixels wide, for a device pixel ratio."""
    drawn = QImage(drawn_in(name, max(1, round(side * scale)), colour.rgba()))
    drawn.setDevicePixelRatio(scale)
    return drawn


@cache
def drawing(name: str) -> QSvgRenderer:
    for folder in FOLDERS:
        path = str(resources_folder() / "icons" / folder / f"{name}.svg")
        if QFile.exists(path):
            return QSvgRenderer(path)
    raise MissingIcon(name)


@lru_cache(KEPT)
def drawn_in(name: str, side: int, rgba: int) -> QImage:
    """The icon as a mask filled with the colour."""
    made = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing(name).render(painter)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(made.rect(), QColor.fromRgba(rgba))
    painter.end()
    return made


def tint(mode: QIcon.Mode) -> QColor:
    """Colour of the text next to an icon."""
    palette = QGuiApplication.palette()
    if mode is QIcon.Mode.Disabled:
        return palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    if mode is QIcon.Mode.Selected:
        return palette.color(QPalette.ColorRole.HighlightedText)
    return palette.color(QPalette.ColorRole.ButtonText)


class TintedEngine(QIconEngine):
    """An icon engine that takes its colour from the palette each time Qt asks, so it is right in every theme and
    mode."""

    def __init__(self, name: str, *, on_accent: bool = False) -> None:
        super().__init__()
        drawing(name)
        self.name, self.on_accent = name, on_accent

    def clone(self) -> QIconEngine:
        return TintedEngine(self.name, on_accent=self.on_accent)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:  # noqa: N802 - Qt's name
        return square(size)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:  # noqa: N802 - Qt's name
        return QPixmap.fromImage(picture(self.name, square(size).width(), self._tint(mode), scale))

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        scale = painter.device().devicePixelRatioF()
        place = QRect(rect.topLeft(), square(rect.size()))
        place.moveCenter(rect.center())
        painter.drawImage(place.topLeft(), picture(self.name, place.width(), self._tint(mode), scale))

    def _tint(self, mode: QIcon.Mode) -> QColor:
        if self.on_accent and mode is not QIcon.Mode.Disabled:
            return QColor(colours().text_on_accent)
        return tint(mode)


class ArrowIconEngine(TintedEngine):
    """An icon engine of an arrow in any direction."""

    def __init__(self, angle: int) -> None:
        super().__init__(ARROW)
        self.angle = angle

    def clone(self) -> QIconEngine:
        return ArrowIconEngine(self.angle)

    def scaledPixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float) -> QPixmap:  # noqa: N802 - Qt's name
        side = square(size).width()
        made = QPixmap(round(side * scale), round(side * scale))
        made.setDevicePixelRatio(scale)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(0, 0, side, side), mode, state)
        painter.end()
        return made

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = QRectF(rect).center()
        painter.translate(middle)
        painter.rotate(self.angle - RIGHT)
        painter.translate(-middle)
        super().paint(painter, rect, mode, state)
        painter.restore()


def square(size: QSize) -> QSize:
    side = min(size.width(), size.height())
    return QSize(side, side)
