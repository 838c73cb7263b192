"""The tabs of the side panel: words with a bar below, and counts beside them."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar

from editor.shell.bars.page_tab_bar import count_width, paint_count
from editor.theme.current_theme import colours, text_size
from editor.theme.metrics import CONTROL_RADIUS, MEDIUM, SMALL, TINY, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.labels import on_button
from engine.words import say

LINE = 3
PROBLEMS = "problems"
"""The tab whose count is a warning."""


class PanelTabBar(QTabBar):
    """Tabs of panels, each known by the name of its panel."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panel-tabs")
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._counts: Mapping[str, int] = {}
        self._lang = "en"

    @property
    def names(self) -> list[str]:
        """The panels with tabs, in order."""
        return [self.name_at(place) for place in range(self.count())]

    @property
    def current(self) -> str:
        """The panel whose tab is chosen; empty if there is none."""
        return self.name_at(self.currentIndex()) if self.count() else ""

    def name_at(self, place: int) -> str:
        return str(self.tabData(place))

    def show_tabs(self, titles: Mapping[str, str], current: str) -> None:
        """Show tabs for these panels by name, one of them chosen."""
        if self.names != list(titles):
            while self.count():
                self.removeTab(0)
            for name in titles:
                self.setTabData(self.addTab(""), name)
        for place, title in enumerate(titles.values()):
            self.setTabText(place, on_button(title))
        self.choose(current)

    def choose(self, name: str) -> None:
        """Choose the tab of a panel."""
        if name in self.names:
            self.setCurrentIndex(self.names.index(name))

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show counts beside the names of panels."""
        if counts != self._counts:
            self._counts = dict(counts)
            self._measure()

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("dock-tabs", lang))

    def tabSizeHint(self, place: int) -> QSize:  # noqa: N802 - Qt's name
        size = text_size()
        metrics = QFontMetrics(_font(is_chosen=True))
        return QSize(self._word_width(place) + 2 * self._padding(), metrics.height() + 2 * scaled(MEDIUM, size))

    def _word_width(self, place: int) -> int:
        width = QFontMetrics(_font(is_chosen=True)).horizontalAdvance(self._title(place))
        count = self._count(place)
        return width + (count_width(count) + scaled(SMALL, text_size()) if count else 0)

    def _padding(self) -> int:
        """The room beside each word: as much as there is, within bounds."""
        if not self.count():
            return scaled(MEDIUM, text_size())
        words = sum(self._word_width(place) for place in range(self.count()))
        return max(TINY, min(scaled(MEDIUM, text_size()), (self.width() - words) // (2 * self.count())))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        if event.oldSize().width() != self.width():
            self._measure()
        super().resizeEvent(event)

    def minimumTabSizeHint(self, place: int) -> QSize:  # noqa: N802 - Qt's name
        return self.tabSizeHint(place)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(colours().line))
        for place in range(self.count()):
            self._paint_tab(painter, place)
        painter.end()

    def _paint_tab(self, painter: QPainter, place: int) -> None:
        theme, size = colours(), text_size()
        rect, is_chosen = QRectF(self.tabRect(place)), place == self.currentIndex()
        inner = rect.adjusted(self._padding(), 0, -self._padding(), 0)
        painter.setFont(_font(is_chosen=is_chosen))
        painter.setPen(QColor(theme.text if is_chosen else theme.quiet_text))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, self._title(place))
        if count := self._count(place):
            left = inner.left() + painter.fontMetrics().horizontalAdvance(self._title(place)) + scaled(SMALL, size)
            is_bad = self.name_at(place) == PROBLEMS
            ground, ink = (theme.bad, theme.panel) if is_bad else (theme.raised, theme.quiet_text)
            paint_count(painter, left, rect.center().y(), count, QColor(ground), QColor(ink))
        if is_chosen:
            line = scaled(LINE, size)
            painter.fillRect(
                QRectF(inner.left() - 2, rect.bottom() - line, inner.width() + 4, line), QColor(theme.accent)
            )
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.focus), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(2, 2, -2, -5), CONTROL_RADIUS, CONTROL_RADIUS)

    def _title(self, place: int) -> str:
        return self.tabText(place).replace("&&", "&")

    def _count(self, place: int) -> int:
        return self._counts.get(self.name_at(place), 0)

    def _measure(self) -> None:
        """Have Qt measure the tabs again."""
        for place in range(self.count()):
            title, count = self._title(place), self._count(place)
            self.setTabText(place, self.tabText(place))
            self.setAccessibleTabName(place, say("panel-count", self._lang, name=title, n=count) if count else title)
        self.update()


def _font(*, is_chosen: bool) -> QFont:
    return text_font(TextRole.BODY, text_size(), bold=is_chosen)
