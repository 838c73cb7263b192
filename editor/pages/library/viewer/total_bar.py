"""A total with its limit: the number, words, a bar of its parts, and the parts by name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.theme.colours import mixed
from editor.theme.current_theme import colours
from editor.theme.metrics import SMALL, TINY
from editor.theme.type_scale import TextRole
from editor.view_model.document_view import ViewTotal
from editor.widgets.labels import RoleLabel, quiet_text

TALL, BETWEEN = 12, 2
LIGHTER = 0.22
"""The share by which each part is lighter than the one before."""


class TotalWidget(QWidget):
    """The total in large figures above its bar."""

    def __init__(self, total: ViewTotal) -> None:
        super().__init__()
        self.setObjectName("view-total")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        head = QHBoxLayout()
        number = RoleLabel(str(total.found), TextRole.VERDICT, bold=True, serif=True)
        rest = RoleLabel(total.rest, TextRole.BODY)
        rest.setProperty("state", "broken" if total.is_over else "")
        head.addWidget(number)
        if total.most is not None:
            words = RoleLabel(total.text, TextRole.BODY)
            for beside in (words, rest):
                beside.setContentsMargins(0, 0, 0, _drop(number, beside))
            head.addWidget(words, 1, Qt.AlignmentFlag.AlignBottom)
            head.addWidget(rest, 0, Qt.AlignmentFlag.AlignBottom)
        else:
            head.addStretch(1)
        column.addLayout(head)
        column.addWidget(PartsBar(total))
        parts = "   ".join(f"{name} {points}" for name, points in total.parts)
        column.addWidget(quiet_text(parts))


def _drop(large: QWidget, small: QWidget) -> int:
    """The room below a small text by which it stands on one line with a large one."""
    return max(0, large.fontMetrics().descent() - small.fontMetrics().descent())


class PartsBar(QWidget):
    """A bar as long as the limit, or as the total if that is more, with a stretch for each part."""

    def __init__(self, total: ViewTotal) -> None:
        super().__init__()
        self.setObjectName("view-total-bar")
        self._total = total
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(160, TALL)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look, total = QPainter(self), colours(), self._total
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.raised))
        painter.drawRoundedRect(QRectF(self.rect()), TINY, TINY)
        whole, left = max(total.most or 0, total.found, 1), 0.0
        base = look.bad if total.is_over else look.accent
        for number, (_, points) in enumerate(total.parts):
            wide = self.width() * points / whole
            painter.setBrush(QColor(mixed(base, look.panel, min(LIGHTER * number, 0.7))))
            painter.drawRoundedRect(QRectF(left, 0, max(1.0, wide - BETWEEN), TALL), TINY, TINY)
            left += wide
        painter.end()
