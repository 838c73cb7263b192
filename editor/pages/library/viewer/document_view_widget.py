"""A document to be read: its face or its board, and its sections beside it; one below the other in a narrow window."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from editor.canvas.map_view import MapView
from editor.cards.face_layout import does_not_fit
from editor.cards.face_widget import CardFaceWidget, card_size
from editor.pages.library.viewer.section_widgets import section_widget
from editor.theme.current_theme import text_size
from editor.theme.metrics import HUGE, LARGE, SMALL, scaled
from editor.view_model.document_view import DocumentView, ViewSection
from editor.widgets.labels import text
from engine.words import say

WIDE, NARROW, ALMOST_ALL = 3, 2, 30
"""The shares of the board and the main column, of the side, and of the text beside a face against empty room."""
SIDE_WIDTH, LEAST_MAIN = 380, 380
"""The width of the column at the side, and the least beside it, at a text size of 100 %."""
MOST_FACE, MOST_TEXT = 400, 720
"""The greatest widths of a face and of the text beside it: longer lines are hard to read."""


class DocumentViewWidget(QWidget):
    """The view of a document; keeps its board and its place when it shows a later version."""

    rule_requested = Signal(str)
    status = Signal(str)

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("document-view")
        self.lang = lang
        self.view = DocumentView()
        self.map: MapView | None = None
        self.face: CardFaceWidget | None = None
        self._columns: list[QScrollArea] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, SMALL, 0, 0)
        self._row.setSpacing(LARGE)

    def show_view(self, view: DocumentView) -> None:
        """Show a view in place of the one before."""
        if view == self.view:
            return
        self.view = view
        places = [each.verticalScrollBar().value() for each in self._columns]
        self._take_all_away()
        self._show_picture()
        for name in ("main", "side"):
            sections = _sections_in(name, view)
            if sections:
                self._add_column(sections, is_side=name == "side")
        if view.face is not None:
            self._row.addStretch(1)
        for column, place in zip(self._columns, places, strict=False):
            column.verticalScrollBar().setValue(place)
        self._arrange()

    @property
    def focus_target(self) -> QWidget:
        """The part that takes the focus first: the board, or the first column."""
        if self.view.board is not None and self.map is not None:
            return self.map
        return self._columns[0] if self._columns else self

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _show_picture(self) -> None:
        if self.view.face is not None:
            self.face = CardFaceWidget(self.view.face)
            self._row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        if self.view.board is not None:
            if self.map is None:
                self.map = MapView(self.lang)
                self.map.status.connect(self.status)
            self.map.speak(self.lang)
            self.map.set_board(self.view.board)
            self._row.addWidget(self.map, WIDE)
            self.map.show()

    def _add_column(self, sections: list[ViewSection], *, is_side: bool) -> None:
        content = QWidget()
        # The area then makes it as high as its texts need at this width, and not as in a narrow one.
        content.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, SMALL, LARGE)
        column.setSpacing(HUGE)
        if self.view.face is not None and (cut := does_not_fit(self.view.face)):
            warning = text(say("view-does-not-fit", self.lang, texts=cut))
            warning.setObjectName("view-does-not-fit")
            warning.setProperty("state", "broken")
            column.addWidget(warning)
        for section in sections:
            column.addWidget(section_widget(section, self.lang, self.rule_requested.emit, is_wide=not is_side))
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setObjectName("view-side" if is_side else "view-main")
        titles = filter(None, (each.title for each in sections))
        scroll.setAccessibleName(next(titles, say("library-in-words", self.lang)))
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(content)
        self._columns.append(scroll)
        self._row.addWidget(scroll, NARROW if is_side else ALMOST_ALL if self.view.face else WIDE)

    def _take_all_away(self) -> None:
        for each in (*self._columns, *((self.face,) if self.face else ())):
            self._row.removeWidget(each)
            each.hide()
            each.deleteLater()
        self._columns, self.face = [], None
        while (item := self._row.takeAt(0)) is not None:
            del item
        if self.map is not None:
            self._row.removeWidget(self.map)
            self.map.hide()

    def _arrange(self) -> None:
        """Put the parts side by side, or one below the other where there is no room."""
        side, least = scaled(SIDE_WIDTH, text_size()), scaled(LEAST_MAIN, text_size())
        is_narrow = self.width() < side + least
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != direction:
            self._row.setDirection(direction)
        for column in self._columns:
            if column.objectName() == "view-side":
                column.setMaximumWidth(self.maximumWidth() if is_narrow else side)
            elif self.face is not None:
                column.setMaximumWidth(self.maximumWidth() if is_narrow else scaled(MOST_TEXT, text_size()))
        if self.face is not None:
            self.face.setFixedSize(self._face_size(is_narrow=is_narrow))
            middle, left = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft
            self._row.setAlignment(self.face, Qt.AlignmentFlag.AlignTop | (middle if is_narrow else left))

    def _face_size(self, *, is_narrow: bool) -> QSize:
        """The size of the face: all of it is seen, and text beside or below it."""
        most = scaled(MOST_FACE, text_size())
        room = QSize(round(self.width() * 0.45), self.height() - 2 * SMALL)
        if is_narrow:
            room = QSize(self.width(), round(self.height() * 0.6))
        return card_size(most).scaled(
            room.boundedTo(card_size(most)).expandedTo(QSize(1, 1)), Qt.AspectRatioMode.KeepAspectRatio
        )


def _sections_in(column: str, view: DocumentView) -> list[ViewSection]:
    """The sections of a column: beside a board all are at the side; beside a face, or alone, in the main one."""
    is_side = column == "side"
    if view.board is not None:
        return list(view.sections) if is_side else []
    if view.face is not None or all(each.column == "side" for each in view.sections):
        return [] if is_side else list(view.sections)
    return [each for each in view.sections if each.column == column]
