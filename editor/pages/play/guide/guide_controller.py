"""Guides a person through the first round: shows one note after another, as the game goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from editor.pages.play.decision_text import KIND
from editor.pages.play.guide.guide_note import GuideNoteWidget
from editor.pages.play.guide.guide_script import BUTTON, GuideMoment, GuideNote, GuideScript
from editor.playtest.choice_options import Handle
from editor.playtest.snapshot import presenter_of
from engine.words import say

if TYPE_CHECKING:
    from editor.pages.play.page import PlayPage
    from editor.pages.play.table_widget import TableWidget

SOON = 0
"""Milliseconds until the note follows what has changed, when all widgets have their places."""
LEAST_READ = 2500
"""The least time in milliseconds for a note that others end by what they do."""
ROOM_AROUND = 4
HEXES_AROUND = 1
"""Hexes around a figure that its note keeps free."""
FIGURE_AROUND = 0.3
"""The width of what is kept free around figures that must be seen, in hexes."""


@dataclass
class ShownNote:
    """A note that was shown, and what happened since."""

    note: GuideNote
    began: int
    """The number of answers when it was shown."""
    is_late: bool = False
    has_pointed: bool = False
    is_read: bool = False


class GuideController(QObject):
    """The guide of one page. It goes on by itself, and can be left at any time; the game does not depend on it."""

    ended = Signal()
    """Emitted when the last note was read, or the guide was left."""

    def __init__(self, page: PlayPage, script: GuideScript) -> None:
        super().__init__(page)
        self.setObjectName("guide")
        self._page, self._script = page, script
        self._shown: list[ShownNote] = []
        self._note: GuideNote | None = None
        self._widget: GuideNoteWidget | None = None
        self._parts: TableWidget | None = None
        self._since = QElapsedTimer()
        self._answers = page.play.session.game.answers
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._follow)
        play = page.play
        for signal in (play.moved, play.narrowed, play.bots_changed, page.changed, page.foot_changed):
            signal.connect(self._soon.start)
        page.escaped.connect(self.leave)
        page.installEventFilter(self)
        self._soon.start()

    @property
    def note(self) -> GuideNote | None:
        """The note that is shown."""
        return self._note

    @property
    def shown(self) -> tuple[str, ...]:
        """The ids of the notes so far."""
        return tuple(each.note.id for each in self._shown)

    @property
    def is_behind(self) -> bool:
        """Whether something has changed that it has not followed yet."""
        return self._soon.isActive()

    def leave(self) -> None:
        """End the guide."""
        self._take_away()
        self._page.removeEventFilter(self)
        self._soon.stop()
        self.ended.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched is not self._page and event.type() not in (QEvent.Type.Move, QEvent.Type.Show):
            return False
        if isinstance(event, QResizeEvent) or event.type() in (QEvent.Type.Show, QEvent.Type.Move):
            self._soon.start()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Go on to the note for this moment."""
        page = self._page
        if page.play.over:
            self.leave()
            return
        self._follow_back()
        moment = self._moment()
        if self._note is not None and self._is_done(self._note, moment):
            self._note = None
        if self._note is None:
            self._note = self._script.next_note(moment, self.shown)
            if self._note is not None:
                is_late = self._note.is_late(moment)
                self._shown.append(ShownNote(self._note, self._answers, is_late=is_late))
                self._since.start()
        self._show()

    def _follow_back(self) -> None:
        """Return to the note at which the game is again, when answers were taken back."""
        before, self._answers = self._answers, self._page.play.session.game.answers
        if self._answers < before:
            self._shown = [each for each in self._shown if each.began <= self._answers]
            self._note = self._shown[-1].note if self._shown else None

    def _is_done(self, note: GuideNote, moment: GuideMoment) -> bool:
        return self._shown[-1].is_read or (note.is_done(moment) and self._was_read())

    def _was_read(self) -> bool:
        """Whether there was time to read the note; if not, it goes on a little later."""
        if self._note is None or self._note.until != "asked":
            return True
        left = LEAST_READ - self._since.elapsed()
        if left > 0:
            QTimer.singleShot(left, self, self._follow)
        return left <= 0

    def _read(self) -> None:
        """Go on from a note that was read; leave after the last one."""
        if self._note is self._script.notes[-1]:
            self.leave()
        elif self._shown:
            self._shown[-1].is_read = True
            self._soon.start()

    def _moment(self) -> GuideMoment:
        play = self._page.play
        session, decision = play.session, play.snapshot.decision
        is_asked = session.asked in session.persons and not play.covered and decision is not None
        kinds = frozenset(each.kind for each in play.options.choices) if is_asked else frozenset[str]()
        progress = presenter_of(session).progress(play.snapshot.view)
        has_pointed = bool(self._shown) and self._shown[-1].has_pointed
        return GuideMoment(kinds, progress.round, self._answered(), has_pointed)

    def _answered(self) -> frozenset[str]:
        """The kinds of what the person answered since the last note was shown."""
        session = self._page.play.session
        began = self._shown[-1].began if self._shown else self._answers
        given = (session.game.given(number) for number in range(began + 1, session.game.answers + 1))
        return frozenset(each.choice.kind for each in given if each is not None and each.seat in session.persons)

    def _show(self) -> None:
        note, page = self._note, self._page
        if note is None or page.play.covered or page.showing.result_shown:
            self._take_away()
            return
        if self._parts is not page.parts:
            self._take_away()
        if self._widget is None:
            self._parts = page.parts
            self._widget = GuideNoteWidget(page, page.lang)
            self._widget.left.connect(self.leave)
            self._widget.read.connect(self._read)
            page.parts.map.hovered.connect(self._point)
            page.parts.tip.installEventFilter(self)
        is_last = note is self._script.notes[-1]
        word = "guide-done" if is_last else "guide-go-on" if self._shown[-1].is_late else ""
        count = say("guide-count", page.lang, number=len(self._shown), most=len(self._script.notes))
        self._widget.show_note(
            say(note.title_word, page.lang),
            say(note.text_word, page.lang),
            count,
            done=say(word, page.lang) if word else "",
            is_last=is_last,
        )
        self._place(note)
        self._widget.show()

    def _place(self, note: GuideNote) -> None:
        if self._widget is not None:
            self._widget.place_beside(self._target(note.at), self._room(), self._kept(), self._spared)

    def _kept(self) -> list[QRect]:
        """The boxes that the note never covers: the acting figure, what may be chosen on the map, the tip."""
        parts, board = self._page.parts, self._page.play.snapshot.board
        rings, offered = parts.map.painter.overlay.pieces, self._page.play.options.by_handle
        pieces = (each for each in board.pieces if each.places and (each.active or each.id in rings))
        markers = (each for each in board.markers if Handle("piece", each.id) in offered)
        places = [*(each.places[0] for each in pieces), *(each.place for each in markers)]
        tip = [self._box_of(parts.tip)] if parts.tip.isVisible() else []
        return [*(box for place in places if not (box := self._map_box(place, FIGURE_AROUND)).isEmpty()), *tip]

    def _spared(self) -> list[QRect]:
        """The boxes that it had better not cover: the lit places."""
        boxes = (self._map_box(place, 0) for place in self._page.parts.map.painter.overlay.spots)
        return [box for box in boxes if not box.isEmpty()]

    def _take_away(self) -> None:
        if self._widget is not None:
            if self._parts is self._page.parts:
                self._page.parts.map.hovered.disconnect(self._point)
            self._widget.hide()
            self._widget.deleteLater()
            self._widget = None

    def _point(self, _place: str, figure: str) -> None:
        if figure and self._shown and not self._shown[-1].has_pointed:
            self._shown[-1].has_pointed = True
            self._soon.start()

    def _room(self) -> QRect:
        """The page without its header and its question."""
        page = self._page
        header = page.parts.header
        top = header.mapTo(page, QPoint(0, header.height())).y()
        bottom = page.height() - page.foot_height
        return QRect(0, top, page.width(), bottom - top).adjusted(ROOM_AROUND, 0, -ROOM_AROUND, 0)

    def _target(self, anchor: str) -> QRect:
        """The box of what a note speaks of, on the page."""
        parts = self._page.parts
        if anchor == "own-figure":
            return self._map_box(next(iter(self._figure_places()), ""), HEXES_AROUND)
        if anchor == "objective":
            return self._objective_box()
        if anchor.startswith(BUTTON):
            button = parts.bar.buttons.get(KIND + anchor.removeprefix(BUTTON))
            return self._box_of(button if button is not None else parts.bar)
        targets: dict[str, QWidget] = {
            "hand": parts.own,
            "log": parts.log,
            "question": parts.bar,
            "header": parts.header,
        }
        return self._box_of(targets[anchor])

    def _box_of(self, widget: QWidget) -> QRect:
        """The box of a widget; empty if it is out of sight."""
        if not widget.isVisible():
            return QRect()
        top_left = self._page.mapFromGlobal(widget.mapToGlobal(QPoint()))
        return QRect(top_left, widget.size())

    def _figure_places(self) -> list[str]:
        """The places of the person's figures, that of the acting one first."""
        play = self._page.play
        pieces = [each for each in play.snapshot.board.pieces if each.seat in play.session.persons and each.places]
        return [each.places[0] for each in sorted(pieces, key=lambda each: not each.active)]

    def _objective_box(self) -> QRect:
        """The box of the objective that is nearest to the acting figure."""
        boxes = [self._map_box(each.place, 0) for each in self._page.play.snapshot.board.markers]
        own = self._map_box(next(iter(self._figure_places()), ""), 0).center()
        near = [each for each in boxes if not each.isEmpty()]
        return min(near, key=lambda box: (box.center() - own).manhattanLength(), default=QRect())

    def _map_box(self, place: str, hexes: float) -> QRect:
        """The box of a place of the map with so many hexes around it, on the page; empty if it is out of sight."""
        box = self._page.parts.box_of(place)
        if box.isEmpty():
            return QRect()
        view, around = self._page.parts.map.viewport(), round(hexes * box.width())
        at = self._page.mapFromGlobal(view.mapToGlobal(box.topLeft()))
        return QRect(at, box.size()).adjusted(-around, -around, around, around)
