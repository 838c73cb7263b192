"""The tabs of the open pages in the app bar: icon, name, a dot while there are unsaved changes, a count of problems."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QToolButton

from editor.page_api.page import Page
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.icons import icon, picture
from editor.theme.metrics import CONTROL_RADIUS, ICON, MEDIUM, SMALL, TINY, scaled
from editor.theme.theme import FLAT
from editor.theme.type_scale import TextRole, text_font
from editor.widgets.labels import on_button, tip
from engine.words import say

WIDEST = 260
NARROWEST = 96
LINE = 3
"""The bar on top of the tab in front."""
DOT = 7
RIGHT = QTabBar.ButtonPosition.RightSide


class PageTabBar(QTabBar):
    """Tabs of pages; the one in front can be closed by its cross, all by the middle mouse button."""

    close_requested = Signal(object)
    width_changed = Signal()
    """Emitted when the tabs need more or less room."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page-tabs")
        self.setMovable(True)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setMouseTracking(True)
        self._lang = "en"
        self._pages: dict[int, Page] = {}
        self._newest = 0
        self._pointed = -1
        self.currentChanged.connect(self._show_cross)

    def page_at(self, place: int) -> Page:
        return self._pages[self.tabData(place) or self._newest]

    def place_of(self, page: Page) -> int:
        """The position of the tab of a page; -1 if it has none."""
        return next((place for place in range(self.count()) if self.page_at(place) is page), -1)

    def add(self, page: Page, *, can_close: bool) -> None:
        """Add a tab for a page, at the end."""
        self._newest += 1  # Qt measures a tab before it has its data
        self._pages[self._newest] = page
        place = self.addTab("")
        self.setTabData(place, self._newest)
        if can_close:
            self.setTabButton(place, RIGHT, self._cross(page))
        self.name(page)
        self._show_cross()

    def remove(self, page: Page) -> None:
        """Remove the tab of a page."""
        place = self.place_of(page)
        number = self.tabData(place)
        self.removeTab(place)
        del self._pages[number]
        for each in self._pages.values():
            self.name(each)
        self.width_changed.emit()

    def label_of(self, page: Page) -> str:
        """The title of a page, with a number if another one with this title was opened before."""
        title = page.title()
        alike = [each for _, each in sorted(self._pages.items()) if each is page or each.title() == title]
        number = alike.index(page) + 1
        return title if number == 1 else f"{title} ({number})"

    def name(self, page: Page) -> None:
        """Show title, edits and problems of a page on its tab."""
        if (place := self.place_of(page)) < 0:
            return  # It was closed meanwhile.
        title, count = self.label_of(page), page.problem_count.total
        problems = say("tab-problems", self._lang, n=count) if count else ""
        edited = say("tab-edited", self._lang) if page.is_edited() else ""
        self.setTabText(place, on_button(title))
        self.setTabToolTip(place, tip("\n".join(filter(None, (title, problems)))))
        self.setAccessibleTabName(place, ", ".join(filter(None, (title, edited, problems))))
        self.updateGeometry()
        self.update()
        self.width_changed.emit()

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.setAccessibleName(say("pages-open", lang))
        for place in range(self.count()):
            page = self.page_at(place)
            self.name(page)
            if (cross := self.tabButton(place, RIGHT)) is not None:
                self._name_cross(cross, page)  # type: ignore[arg-type]  # made by `_cross`

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return super().minimumSizeHint().boundedTo(self.sizeHint())

    def tabSizeHint(self, place: int) -> QSize:  # noqa: N802 - Qt's name
        size, page = text_size(), self.page_at(place)
        width = QFontMetrics(_font_of(page)).horizontalAdvance(self.label_of(page)) + 2 * scaled(MEDIUM, size) + TINY
        width += scaled(ICON + SMALL, size) + self._extras(page)
        cross = self.tabButton(place, RIGHT)
        width += 0 if cross is None else cross.width() - scaled(TINY, size)
        return QSize(max(scaled(NARROWEST, size), min(width, scaled(WIDEST, size))), self.height_hint())

    def minimumTabSizeHint(self, place: int) -> QSize:  # noqa: N802 - Qt's name
        return QSize(scaled(NARROWEST, text_size()), self.height_hint())

    def height_hint(self) -> int:
        """The height of a tab at the text size."""
        return QFontMetrics(text_font(TextRole.ROW, text_size(), serif=True)).height() + 2 * SMALL

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in range(self.count()):
            self._paint_tab(painter, place)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseMoveEvent(event)
        if (pointed := self.tabAt(event.position().toPoint())) != self._pointed:
            self._pointed = pointed
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        place = self.tabAt(event.position().toPoint())
        if event.button() is Qt.MouseButton.MiddleButton and place >= 0:
            self.close_requested.emit(self.page_at(place))
            return
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self._pointed = -1
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            for place in range(self.count()):
                if isinstance(cross := self.tabButton(place, RIGHT), QToolButton):
                    _fit_cross(cross)
                self.setTabText(place, self.tabText(place))

    def _paint_tab(self, painter: QPainter, place: int) -> None:
        theme, size, page = colours(), text_size(), self.page_at(place)
        rect, is_front = self.tabRect(place), place == self.currentIndex()
        radius = scaled(CONTROL_RADIUS - 2, size)
        if is_front:
            ground = QRectF(rect).adjusted(0, 0, 0, radius + 1)
            painter.setPen(QPen(QColor(theme.edge)) if current_theme() in FLAT else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel))
            painter.drawRoundedRect(ground, radius, radius)
            painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), scaled(LINE, size)), QColor(theme.accent))
        elif place == self._pointed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 4, -2, -4), radius, radius)
        left, side = rect.left() + scaled(MEDIUM, size), scaled(ICON, size)
        ink = QColor(theme.text if is_front or place == self._pointed else theme.quiet_text)
        drawn = picture(page.icon, side, QColor(theme.accent) if is_front else ink, self.devicePixelRatioF())
        painter.drawImage(QPointF(left, rect.center().y() - side / 2 + 1), drawn)
        left += side + scaled(SMALL, size)
        right = rect.right() - (self._cross_width(place) or scaled(MEDIUM, size))
        self._paint_name(painter, QRectF(left, rect.top(), right - left, rect.height()), page, ink)
        if is_front and self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 4, -2, -2), radius, radius)

    def _paint_name(self, painter: QPainter, box: QRectF, page: Page, ink: QColor) -> None:
        """Paint the name, and after it the dot of edits and the count of problems."""
        theme, size = colours(), text_size()
        painter.setFont(_font_of(page))
        painter.setPen(ink)
        box.setRight(box.right() - self._extras(page))
        name = painter.fontMetrics().elidedText(self.label_of(page), Qt.TextElideMode.ElideRight, int(box.width()) + 1)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        left = box.left() + painter.fontMetrics().horizontalAdvance(name) + scaled(SMALL, size)
        painter.setPen(Qt.PenStyle.NoPen)
        if page.is_edited():
            dot = scaled(DOT, size)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(QRectF(left, box.center().y() - dot / 2 + 1, dot, dot))
            left += dot + scaled(SMALL, size)
        if (count := page.problem_count).total:
            ground = theme.bad if count.errors else theme.warning
            paint_count(painter, left, box.center().y() + 1, count.total, QColor(ground), QColor(theme.panel))

    def _extras(self, page: Page) -> int:
        """The width of dot and count."""
        size = text_size()
        width = scaled(DOT + SMALL, size) if page.is_edited() else 0
        return width + (count_width(page.problem_count.total) + scaled(SMALL, size) if page.problem_count.total else 0)

    def _cross_width(self, place: int) -> int:
        cross = self.tabButton(place, RIGHT)
        return cross.width() + 2 * TINY if cross is not None and place == self.currentIndex() else 0

    def _cross(self, page: Page) -> QToolButton:
        cross = QToolButton()
        cross.setObjectName("tab-close")
        cross.setIcon(icon("close"))
        cross.setAutoRaise(True)
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(lambda: self.close_requested.emit(page))
        self._name_cross(cross, page)
        _fit_cross(cross)
        return cross

    def _name_cross(self, cross: QToolButton, page: Page) -> None:
        cross.setToolTip(say("tab-close", self._lang))
        cross.setAccessibleName(say("tab-close-of", self._lang, name=self.label_of(page)))

    def _show_cross(self, _place: int = 0) -> None:
        """Show the cross of the tab in front alone."""
        for place in range(self.count()):
            if (cross := self.tabButton(place, RIGHT)) is not None:
                cross.setVisible(place == self.currentIndex())


def _fit_cross(cross: QToolButton) -> None:
    """Size a cross for the text size: a style sheet does so only for buttons that are shown."""
    side, around = scaled(ICON, text_size()), scaled(MEDIUM, text_size())
    cross.setIconSize(QSize(side, side))
    cross.setFixedSize(side + around, side + around)


def _font_of(page: Page) -> QFont:
    return text_font(TextRole.ROW, text_size(), serif=page.names_a_document)


def count_width(count: int) -> int:
    """The width of a count on a pill."""
    metrics = QFontMetrics(text_font(TextRole.KEY, text_size(), bold=True))
    return max(metrics.height(), metrics.horizontalAdvance(str(count)) + 2 * scaled(TINY, text_size()))


def paint_count(painter: QPainter, left: float, middle: float, count: int, ground: QColor, ink: QColor) -> None:
    """Paint a count on a pill."""
    font = text_font(TextRole.KEY, text_size(), bold=True)
    height = QFontMetrics(font).height()
    box = QRectF(left, middle - height / 2, count_width(count), height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))
