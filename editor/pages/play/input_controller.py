"""Controller of input: passes clicks, drags, keys and buttons of the page to the session controller."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from editor.canvas.tools.canvas_tool import CanvasPointer
from editor.canvas.tools.carry_tool import CarryTool
from editor.pages.play.decision_text import CHOICE, KIND, RESULT, TAKE_OVER, choice_label
from editor.pages.play.hover_info import rules_of
from editor.pages.play.reroll_selection import PICKED_DIE, choice_of_die, put_back
from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.view_controller import ViewController
from editor.pages.play.widgets.reason_popover import ReasonPopoverWidget
from editor.playtest.choice_explanation import Explanation
from editor.playtest.choice_options import Handle
from editor.view_model.board import BoardPiece
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import on_button, tip
from engine.kernel.data.choice import Choice
from engine.words import say

MOST_IN_MENU = 24
MOST_REASONS = 3
"""The most reasons why a button is grey."""
DIGITS = 9
"""Most menu entries with a digit."""


class PieceDrop(NamedTuple):
    """A piece that was dropped at a place."""

    piece: BoardPiece
    place: str


class InputController(QObject):
    """Input controller of one session and one set of widgets."""

    rule_requested = Signal(str)

    def __init__(self, play: SessionController, parts: TableWidget, showing: ViewController, lang: str) -> None:
        super().__init__(parts)
        self._play, self._parts, self._showing, self._lang = play, parts, showing, lang
        self._connect_map()
        self._connect_panels()
        self._connect_bar()

    def _connect_map(self) -> None:
        view = self._parts.map
        view.clicked.connect(self.click)
        view.activated.connect(self.click)
        view.gestures.tool = CarryTool(self._piece_at, PieceDrop)
        view.gestures.began.connect(self._hold)
        view.gestures.finished.connect(self._drop)
        view.gestures.ended.connect(self._play.let_go)
        self._parts.contents.activated.connect(self.click)

    def _connect_panels(self) -> None:
        parts, play = self._parts, self._play
        for seat, side in parts.sides.items():
            side.player_wanted.connect(partial(play.let_play, seat))
            side.card_clicked.connect(self.click_card)
            side.card_pointed.connect(self._showing.hovering.point_at_card)
            side.rule_requested.connect(self.rule_requested)
        parts.piles.list.card_clicked.connect(self.click_card)
        parts.piles.list.card_pointed.connect(self._showing.hovering.point_at_card)
        for renderer in (parts.inspector, parts.log, parts.result, parts.hint, parts.tray):
            renderer.rule_requested.connect(self.rule_requested)
        parts.tray.die_clicked.connect(self._pick_die)
        parts.log.moment_requested.connect(play.go_to)
        parts.log.line_chosen.connect(self._showing.marks.show_line)
        parts.history.moment_requested.connect(play.go_to)
        parts.cover.confirmed.connect(play.confirm_seat)
        parts.result.take_back_requested.connect(play.undo)
        parts.result.board_requested.connect(lambda: self._showing.show_result(False))

    def _connect_bar(self) -> None:
        bar = self._parts.bar
        bar.chosen.connect(self._choose)
        bar.pointed.connect(self._point_at)
        bar.left.connect(lambda: self._showing.hovering.point_at("", ""))
        bar.refused.connect(self._say_why_not)
        bar.standing_chosen.connect(self._choose_standing)
        bar.unpicked.connect(self._play.unpick)
        bar.rule_requested.connect(self.rule_requested)
        self._parts.keypad.typed.connect(self._type)
        self._play.unclear.connect(self._ask_which)

    def click(self, place: str, figure: str) -> None:
        """Handle a click or Enter on a place of the map or on its row of the table."""
        handles = self._play.options.handles_at(self._play.snapshot.board, place, figure)
        picked = [Handle("piece", figure), Handle("place", place)]
        if handles:
            self._play.pick_either(handles)
        elif any(handle in self._play.options.picked for handle in picked):
            self._play.pick(next(handle for handle in picked if handle in self._play.options.picked))
        else:
            self._showing.hovering.show_reasons(place, figure)

    def click_card(self, card: str) -> None:
        """Handle a click on a card outside the map."""
        handle, options = Handle("card", card), self._play.options
        if handle in options.by_handle or handle in options.picked:
            self._play.pick(handle)
        else:
            self._showing.hovering.show_card_reasons(card)

    def show_all_reasons(self) -> None:
        """Show all reasons why nothing can be done at the mouse or the cursor: with a button, or with a place, below
        them the states of what is there."""
        button = self._parts.bar.pointed_button
        if button is not None:
            self._say_why_not(button.offer.id, button)
            return
        hovering = self._showing.hovering
        place, figure = hovering.at if hovering.at[0] else (self._parts.map.cursor_place, "")
        figure = figure or self._parts.map.piece_on(place)
        if not place:
            self._open_popover("", (Explanation(say("table-point-first", self._lang)),), self._parts.bar)
            return
        reasons = hovering.pointer.why_place(place, figure) or (Explanation(say("table-nothing-against", self._lang)),)
        states = hovering.pointer.states(place, figure)
        self._open_popover(self._showing.name_of(figure or place), (*reasons, *states), self._parts.bar)

    def _choose(self, offer: str) -> None:
        if offer == RESULT:
            self._showing.show_result(True)
        elif offer == TAKE_OVER:
            self._play.take_over()
        elif offer.startswith(KIND):
            self._play.pick_kind(offer.removeprefix(KIND))
        elif offer.startswith(PICKED_DIE):
            put_back(self._play, int(offer.removeprefix(PICKED_DIE)))
        elif offer.startswith(CHOICE):
            choice = self._choice_of(offer)
            if choice is not None:
                self._play.answer(choice)

    def _point_at(self, offer: str) -> None:
        """Show the preview of the button under the mouse or with the focus, or why it is grey."""
        button = self._parts.bar.buttons.get(offer)
        if button is not None and button.offer.refused:
            reasons = self._why_not(offer)
            rules = rules_of(reasons)
            self._parts.bar.show_reasons(offer, tuple(each.sentence for each in reasons), rules)
        elif offer.startswith((CHOICE, KIND)):
            choice = self._choice_of(offer)
            if choice is not None:
                self._showing.hovering.point_at_choice(choice)
                self._parts.bar.show_preview(offer, self._showing.hovering.summary_text)

    def _choice_of(self, offer: str) -> Choice | None:
        """The choice that a button makes directly.

        None if more must be chosen, or if the button is from an earlier question.
        """
        if offer.startswith(KIND):
            return self._play.options.with_kind(offer.removeprefix(KIND)).only
        choices, number = self._play.options.choices, int(offer.removeprefix(CHOICE))
        return choices[number] if number < len(choices) else None

    def _choose_standing(self, kind: str) -> None:
        decision, viewer = self._play.snapshot.decision, self._play.session.viewer
        standing = decision.standing if decision is not None else ()
        found = next((each for each in standing if each.kind == kind and each.may_be_by(viewer)), None)
        if found is not None:
            self._play.answer(found, found.seat)

    def _pick_die(self, number: int) -> None:
        """Pick a die of the tray, or un-pick it."""
        choice = choice_of_die(self._play, number)
        if choice is None:
            put_back(self._play, number)
        else:
            self._play.answer(choice)

    def _type(self, face: int) -> None:
        for choice in self._play.options.choices:
            if choice.data.get("result") == face:
                self._play.answer(choice)
                return

    def _piece_at(self, pointer: CanvasPointer) -> BoardPiece | None:
        """The piece at the pointer if it can be carried to a place; a drag from any other one pans the map."""
        piece = self._parts.map.painter.board_index.pieces.get(pointer.piece)
        options = self._play.options
        return piece if piece is not None and options.can_carry(piece.id, is_active=piece.active) else None

    def _hold(self, piece: str) -> None:
        if Handle("piece", piece) in self._play.options.by_handle:
            self._play.hold(Handle("piece", piece))

    def _drop(self, drop: PieceDrop) -> None:
        """Handle a drop; the place decides, including another piece on it."""
        on_it = self._parts.map.piece_on(drop.place)
        handles = self._play.options.handles_at(self._play.snapshot.board, drop.place, on_it)
        if handles:
            self._play.pick_either(handles)
        else:
            self._showing.hovering.show_reasons(drop.place, on_it)

    def _say_why_not(self, offer: str, button: QWidget) -> None:
        self._open_popover(self._parts.bar.buttons[offer].offer.name, self._why_not(offer), button)

    def _why_not(self, offer: str) -> tuple[Explanation, ...]:
        """The reasons why a button is grey, which its tooltip, a click and F2 tell alike."""
        if not self._parts.bar.buttons[offer].offer.refused:
            return ()
        return self._showing.hovering.pointer.why_kind(offer.removeprefix(KIND))[:MOST_REASONS]

    def _open_popover(self, name: str, reasons: Sequence[Explanation], button: QWidget) -> None:
        title = say("table-why-not", self._lang, name=name) if name else ""
        sections: list[tuple[str, tuple[str, ...]]] = [
            (each.sentence, (each.rule,) if each.rule else ()) for each in reasons
        ]
        sections = sections or [(say("table-nothing-against", self._lang), ())]
        popover = ReasonPopoverWidget(title, sections, self._lang, self._parts)
        popover.rule_requested.connect(self.rule_requested)
        popover.open_above(button)

    def _ask_which(self) -> None:
        """Open a menu of the remaining choices at the mouse or the cursor."""
        menu = QMenu(self._parts)
        menu.setObjectName("which")
        for number, choice in enumerate(self._play.options.left[:MOST_IN_MENU], 1):
            text = choice_label(self._play, choice)
            label = on_button(text)
            entry = menu.addAction(icon_of(choice.kind), f"&{number}  {label}" if number <= DIGITS else label)
            entry.setToolTip(tip(text))
            entry.hovered.connect(partial(self._showing.hovering.point_at_choice, choice))
            entry.triggered.connect(partial(self._play.answer, choice))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._where())

    def _where(self) -> QPoint:
        """The position of the mouse if it is over the table; otherwise that of the map cursor."""
        mouse = QCursor.pos()
        if self._parts.rect().contains(self._parts.mapFromGlobal(mouse)):
            return mouse
        view = self._parts.map
        at = view.painter.board_index.centre(view.cursor_place)
        inside = view.in_view(*at).toPoint() if at is not None else view.viewport().rect().center()
        return view.viewport().mapToGlobal(inside)
