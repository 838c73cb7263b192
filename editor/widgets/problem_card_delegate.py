"""Paints problems as cards: a sign, the sentence in bold, below it where it is, and the number of the rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QCursor, QFont, QFontMetrics, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.theme.colours import HIGH_CONTRAST
from editor.theme.current_theme import colours, text_size
from editor.theme.icons import picture
from editor.theme.metrics import CARD_RADIUS, ICON, SMALL, THIN, TINY, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.bars.rule_number import paint_rule_number, rule_font
from engine.content.checks.problem_text import ProblemText
from engine.content.problems import ROOT

CARD = Qt.ItemDataRole.UserRole + 1
"""The data role of the problem of a row; a row without one is a remark."""
TALLEST = 10_000
WRAPPED = int(Qt.TextFlag.TextWordWrap)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class CardLayout:
    """The boxes of a card: the whole, the sign, the sentence, the place and the number of the rule."""

    card: QRect
    sign: QRect
    sentence: QRect
    place: QRect
    rule: QRect


class ProblemCardDelegate(QStyledItemDelegate):
    """Delegate of a list of problems; `rule_clicked` is emitted with the row whose rule is clicked."""

    rule_clicked = Signal(QModelIndex)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.setMouseTracking(True)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        problem = problem_in(index)
        if problem is None:
            super().paint(painter, option, index)
            return
        boxes, inks = self._layout(option.rect, problem), colours()
        is_bad = problem.severity == "error"
        ground, line, ink = (
            (inks.bad_wash, inks.bad_line, inks.bad) if is_bad else (inks.warning_wash, inks.warning_line, inks.warning)
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, QRectF(boxes.card), (ground, line))
        name = "error" if is_bad else "warning"
        painter.drawImage(boxes.sign, picture(name, boxes.sign.width(), QColor(ink), self._view.devicePixelRatioF()))
        for box, text, font, colour in (
            (boxes.sentence, problem.sentence, sentence_font(), inks.text),
            (boxes.place, place_text(problem), place_font(), inks.quiet_text),
        ):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(box, WRAPPED, text)
        if problem.rule:
            pointer = self._view.viewport().mapFromGlobal(QCursor.pos())
            paint_rule_number(painter, QRectF(boxes.rule), problem.rule, is_pointed=boxes.rule.contains(pointer))
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, card: QRectF, plain: tuple[str, str]
    ) -> None:
        inks, state = colours(), option.state
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        ground, line = (inks.wash, inks.wash_line) if is_chosen else plain
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        width = THIN if has_focus or inks is HIGH_CONTRAST else 1
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(inks.focus if has_focus else line), width))
        radius = scaled(CARD_RADIUS, text_size())
        painter.drawRoundedRect(card.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        problem = problem_in(index)
        if problem is None:
            return super().sizeHint(option, index) + QSize(0, 2 * SMALL)
        width = self._view.viewport().width()
        return QSize(width, self._layout(QRect(0, 0, width, TALLEST), problem).card.height() + gap())

    def editorEvent(  # noqa: N802 - Qt's name
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            problem = problem_in(index)
            at = event.position().toPoint()
            if problem is not None and problem.rule and self._layout(option.rect, problem).rule.contains(at):
                self.rule_clicked.emit(model.index(index.row(), index.column(), index.parent()))
                return True
        return super().editorEvent(event, model, option, index)

    def rule_box(self, index: Index) -> QRect:
        """The box of the number of a row's rule, in the viewport; empty without one."""
        problem = problem_in(index)
        return QRect() if problem is None else self._layout(self._view.visualRect(index), problem).rule

    def _layout(self, row: QRect, problem: ProblemText) -> CardLayout:
        """Sentence and place wrap beside the sign; the rule stands at the right, on a line of its own if need be."""
        space, side = scaled(SMALL, text_size()), scaled(ICON, text_size())
        corner = row.topLeft() + QPoint(space, gap())
        width = row.width() - 2 * space
        left, room = corner.x() + 2 * space + side, max(side, width - 3 * space - side)
        sentence = _box(sentence_font(), problem.sentence, QPoint(left, corner.y() + space), room)
        below = sentence.bottomLeft() + QPoint(0, THIN + 1)
        place = _box(place_font(), place_text(problem), below, room)
        number = QFontMetrics(rule_font())
        rule = QRect(0, 0, number.horizontalAdvance(problem.rule or ""), number.height() if problem.rule else 0)
        is_one_line = 0 < place.height() <= QFontMetrics(place_font()).height()
        is_beside = is_one_line and place.width() + space + rule.width() <= room
        top = place.top() if is_beside else place.bottom() + 1
        rule.moveTopRight(QPoint(left + room - 1, top))
        bottom = max(place.bottom(), rule.bottom()) + space
        sign = QRect(corner + QPoint(space, space), QSize(side, side))
        return CardLayout(QRect(corner, QSize(width, bottom - corner.y() + 1)), sign, sentence, place, rule)


def problem_in(index: Index) -> ProblemText | None:
    """The problem of a row."""
    found = index.data(CARD)
    return found if isinstance(found, ProblemText) else None


def spoken_parts(problem: ProblemText) -> Iterator[str]:
    """The parts of a card for screen readers."""
    yield from filter(None, (problem.sentence, place_text(problem), problem.rule))


def place_text(problem: ProblemText) -> str:
    """The path of a problem, unless it is the whole document."""
    return "" if problem.path in (None, ROOT) else str(problem.path)


def sentence_font() -> QFont:
    return text_font(TextRole.BODY, text_size(), bold=True)


def place_font() -> QFont:
    return text_font(TextRole.NOTE, text_size())


def gap() -> int:
    """The space between cards."""
    return scaled(TINY, text_size())


def _box(font: QFont, text: str, corner: QPoint, width: int) -> QRect:
    """The box of a wrapped text; of no height without one."""
    if not text:
        return QRect(corner, QSize(0, 0))
    box = QFontMetrics(font).boundingRect(QRect(0, 0, width, TALLEST), WRAPPED, text)
    return QRect(corner, QSize(min(width, box.width() + 1), box.height()))
