"""The figure that acts, at the left of its question: its picture, its name, and what it may still spend."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.canvas.layers.pieces import figure_image
from editor.canvas.style.paint_style import PaintStyle
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.figure_colours import FIGURE_COLOURS
from editor.theme.metrics import MEDIUM, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole
from editor.view_model.board import BoardPiece, GameBoard, Gauge
from editor.view_model.table_header import ActingPiece
from editor.widgets.labels import RoleLabel, tip

PICTURE = 56
"""The side of the picture, in pixels at 100 %."""
PIP = 10
MOST_PIPS = 8
COINS = "action-points"


class PipsWidget(QWidget):
    """A number as so many coins or gems; beyond those that fit, as a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.gauge: Gauge | None = None

    def show_gauge(self, gauge: Gauge | None) -> None:
        if gauge == self.gauge:
            return
        self.gauge = gauge
        self.setVisible(gauge is not None)
        if gauge is not None:
            spoken = f"{gauge.name}: {gauge.value}"
            self.setAccessibleName(spoken)
            self.setToolTip(tip(spoken))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = scaled(PIP, text_size())
        return QSize(max(1, self._shown) * (side + TINY // 2), side + 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.gauge is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, inks = scaled(PIP, text_size()), FIGURE_COLOURS[current_theme()]
        is_coin = self.gauge.kind == COINS
        full = QColor(inks.coin if is_coin else inks.gem)
        for number in range(self._shown):
            box = QRectF(number * (side + TINY // 2) + 0.5, 1.5, side - 1, side - 1)
            painter.setPen(QColor(colours().edge))
            painter.setBrush(full if number < self.gauge.value else QColor(colours().panel))
            if is_coin:
                painter.drawEllipse(box)
            else:
                painter.drawPolygon(_gem(box))
        painter.end()

    @property
    def _shown(self) -> int:
        return 0 if self.gauge is None else min(MOST_PIPS, max(self.gauge.value, self.gauge.most))


def _gem(box: QRectF) -> QPolygonF:
    middle = box.center()
    return QPolygonF(
        [
            QPointF(middle.x(), box.top()),
            QPointF(box.right(), middle.y()),
            QPointF(middle.x(), box.bottom()),
            QPointF(box.left(), middle.y()),
        ]
    )


class ActingView(QWidget):
    """The acting figure; hidden while nobody acts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("acting")
        self._board: GameBoard | None = None
        self._piece: BoardPiece | None = None
        self.name = RoleLabel("", TextRole.PANEL, serif=True, bold=True)
        self._pips = (PipsWidget(), PipsWidget())
        row = QHBoxLayout(self)
        row.setContentsMargins(scaled(PICTURE, text_size()), 0, 0, 0)
        row.setSpacing(0)
        self._words = QWidget()
        texts = QVBoxLayout(self._words)
        texts.setContentsMargins(MEDIUM, 0, 0, 0)
        texts.setSpacing(TINY)
        texts.addStretch(1)
        texts.addWidget(self.name)
        pips = QHBoxLayout()
        pips.setSpacing(SMALL)
        for each in self._pips:
            pips.addWidget(each)
        self.health = RoleLabel("", TextRole.NOTE)
        self.health.setObjectName("acting-health")
        pips.addWidget(self.health)
        pips.addStretch(1)
        texts.addLayout(pips)
        texts.addStretch(1)
        row.addWidget(self._words)
        self.hide()

    def show_words(self, shown: bool) -> None:
        """Show its name and what it may spend beside its picture, or the picture alone."""
        self._words.setVisible(shown)
        self.setFixedWidth(self.width_with_words(shown))

    def width_with_words(self, shown: bool) -> int:
        """Its width with its words, or without."""
        return scaled(PICTURE, text_size()) + (self._words.sizeHint().width() if shown else 0)

    def show_acting(self, acting: ActingPiece | None, board: GameBoard) -> None:
        """Show the acting figure of a board; None hides it."""
        self._board = board
        self._piece = None if acting is None else next((p for p in board.pieces if p.id == acting.piece), None)
        self.setVisible(acting is not None)
        if acting is None:
            return
        self.name.setText(acting.name)
        own = {each.kind: each for each in self._piece.gauges} if self._piece else {}
        mana, health = own.get("mana"), own.get("health")
        self.health.setText("" if health is None else f"{health.name} {health.value}/{health.most}")
        coins = acting.gauges[0] if acting.gauges else None
        for view, gauge in zip(self._pips, (coins, mana), strict=True):
            view.show_gauge(gauge)
        spoken = [f"{each.name}: {each.value}" for each in (coins, mana) if each]
        spoken += [f"{health.name}: {health.value}/{health.most}"] if health else []
        self.setAccessibleName(", ".join([acting.name, *spoken]))
        self.setToolTip(tip(self.accessibleName()))
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._piece is None or self._board is None:
            return
        painter = QPainter(self)
        side = scaled(PICTURE, text_size())
        style = PaintStyle("flat", current_theme(), side, self.devicePixelRatioF())
        image = figure_image(style, self._piece, self._board.seat_looks[self._piece.seat], side)
        painter.drawImage(QPointF(0, (self.height() - side) / 2), image)
        painter.end()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return super().minimumSizeHint().expandedTo(QSize(0, scaled(PICTURE, text_size())))
