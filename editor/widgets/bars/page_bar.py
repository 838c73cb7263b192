"""The bar on top of a page: its name in the serif of names, its kind and state, and its actions at the right."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import LARGE, MEDIUM, PAGE_BAR, SMALL, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.labels import tip

GROWTH = 0.4
"""The share of the text size by which bars grow: they have room to spare."""
LEAST_NAME = 12
"""Letters of the name that are always shown."""


def bar_height(height: int) -> int:
    """The height of a bar at the text size."""
    return scaled(height, round(100 + (text_size() - 100) * GROWTH))


class PageTitleLabel(QWidget):
    """Name, kind and state in one line; without room the kind goes first, then the name is elided."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page-title")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name = self._kind = self._state = ""

    def text(self) -> str:
        return self._name

    def show_text(self, name: str, kind: str, state: str) -> None:
        self._name, self._kind, self._state = name, kind[:1].upper() + kind[1:], state
        whole = " · ".join(filter(None, (name, kind, state)))
        self.setAccessibleName(whole)
        self.setToolTip(tip(whole))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        note = QFontMetricsF(text_font(TextRole.BODY, text_size()))
        name = QFontMetricsF(text_font(TextRole.PAGE, text_size(), serif=True))
        width = name.horizontalAdvance(self._name) + note.horizontalAdvance(self._more) + scaled(LARGE, text_size())
        return QSize(round(width) + 2, round(name.height()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        name = QFontMetricsF(text_font(TextRole.PAGE, text_size(), serif=True))
        width = min(LEAST_NAME * name.averageCharWidth(), name.horizontalAdvance(self._name) + 2)
        return QSize(round(width), round(name.height()))

    @property
    def _more(self) -> str:
        return " · ".join(filter(None, (self._kind, self._state)))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        theme, size = colours(), text_size()
        painter = QPainter(self)
        painter.setFont(text_font(TextRole.PAGE, size, serif=True))
        painter.setPen(QColor(theme.text))
        metrics = QFontMetricsF(painter.font())
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, self.width())
        baseline = (self.height() + metrics.capHeight()) / 2
        painter.drawText(0, round(baseline), name)
        left = metrics.horizontalAdvance(name) + scaled(MEDIUM, size)
        painter.setFont(text_font(TextRole.BODY, size))
        painter.setPen(QColor(theme.quiet_text))
        note = QFontMetricsF(painter.font())
        for more in (self._more, self._state):
            if more and left + note.horizontalAdvance(more) <= self.width():
                painter.drawText(round(left), round(baseline), more)
                break
        painter.end()


class PageBar(QWidget):
    """The bar; its one primary action is the last at the right."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page-bar")
        self.title = PageTitleLabel()
        self._actions = QHBoxLayout()
        self._actions.setSpacing(SMALL)
        self._primary: QPushButton | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(LARGE, 0, LARGE, 0)
        row.setSpacing(LARGE)
        row.addWidget(self.title, 1)
        row.addLayout(self._actions)
        self._take_height()

    def show_text(self, name: str, kind: str = "", state: str = "") -> None:
        """Show the name of what is on the page, what kind of thing it is, and the state that it is in."""
        self.title.show_text(name, kind, state)

    def add_action(self, button: QPushButton | QToolButton) -> None:
        """Add an action, left of the primary one."""
        self._actions.insertWidget(self._actions.count() - (self._primary is not None), button)

    def set_primary(self, button: QPushButton) -> None:
        """Set the one primary action."""
        if self._primary is not None:
            raise ValueError(f"the page has a primary action already: {self._primary.objectName()}")
        self._primary = button
        button.setProperty("primary", True)
        self._actions.addWidget(button)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._take_height()
            self.title.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours().panel))
        painter.end()

    def _take_height(self) -> None:
        self.setFixedHeight(bar_height(PAGE_BAR))
