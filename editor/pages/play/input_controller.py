"""Input controller: passes what is clicked, dragged, typed or pressed on the page to the session controller."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from editor.pages.play.decision_text import CHOICE, DEED, RESULT, TAKE_OVER, choice_label
from editor.pages.play.reroll_selection import choice_of_die
from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.view_controller import ViewController
from editor.pages.play.widgets.reason_popover import ReasonPopoverWidget
from editor.playtest.explain import Explanation
from editor.playtest.options import Handle
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import on_button, tip
from engine.kernel.data.choice import Choice
from engine.words import say

MOST_IN_MENU = 24
DIGITS = 9
"""So many entries of a menu can be chosen by a digit."""


class InputController(QObject):
    """Of one play on one set of widgets."""

    rule_wanted = Signal(str)

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
        view.drag_began.connect(self._carry)
        view.dragged.connect(self._drop)
        view.drag_ended.connect(self._put_down)
        self._parts.contents.activated.connect(self.click)

    def _connect_panels(self) -> None:
        parts, play = self._parts, self._play
        for side in parts.sides.values():
            side.card_clicked.connect(self.click_card)
            side.card_pointed.connect(self._showing.hovering.point_at_card)
            side.rule_wanted.connect(self.rule_wanted)
        for speaker in (parts.inspector, parts.log, parts.result, parts.hint, parts.tray):
            speaker.rule_wanted.connect(self.rule_wanted)
        parts.tray.die_clicked.connect(self._pick_die)
        parts.log.moment_wanted.connect(play.go_to)
        parts.history.moment_wanted.connect(play.go_to)
        parts.cover.confirmed.connect(play.confirm_seat)
        parts.result.take_back_wanted.connect(play.take_back)
        parts.result.board_wanted.connect(lambda: self._showing.show_result(False))
        parts.tools.watch.play_wanted.connect(play.go_on)
        parts.tools.watch.step_wanted.connect(play.step)

    def _connect_bar(self) -> None:
        bar = self._parts.bar
        bar.chosen.connect(self._choose)
        bar.pointed.connect(self._point_at)
        bar.refused.connect(self._say_why_not)
        bar.standing_chosen.connect(self._choose_standing)
        bar.unpicked.connect(self._play.unpick)
        bar.rule_wanted.connect(self.rule_wanted)
        self._parts.keypad.typed.connect(self._type)
        self._play.unclear.connect(self._ask_which)

    def click(self, place: str, figure: str) -> None:
        """A click or Enter on a place of the map or on its row of the table."""
        handles = self._showing.hovering.pointer.handles(place, figure)
        picked = [Handle("piece", figure), Handle("place", place)]
        if handles:
            self._play.pick_either(handles)
        elif any(handle in self._play.options.picked for handle in picked):
            self._play.pick(next(handle for handle in picked if handle in self._play.options.picked))
        else:
            self._showing.hovering.tell_why(place, figure)

    def click_card(self, card: str) -> None:
        """A click on a card beside the map."""
        handle, options = Handle("card", card), self._play.options
        if handle in options.by_handle or handle in options.picked:
            self._play.pick(handle)
        else:
            self._showing.hovering.tell_why_card(card)

    def say_why_not(self) -> None:
        """Why nothing can be done where the mouse or the cursor is, with all reasons."""
        hovering = self._showing.hovering
        place, figure = hovering.at if hovering.at[0] else (self._parts.map.cursor_place, "")
        figure = figure or self._parts.map.figure_on(place)
        reasons = hovering.pointer.why_place(place, figure)
        self._open_popover(figure or place, reasons, self._parts.bar)

    def _choose(self, offer: str) -> None:
        if offer == RESULT:
            self._showing.show_result(True)
        elif offer == TAKE_OVER:
            self._play.take_over()
        elif offer.startswith(DEED):
            self._play.pick_kind(offer.removeprefix(DEED))
        elif offer.startswith(CHOICE):
            choice = self._choice_of(offer)
            if choice is not None:
                self._play.answer(choice)

    def _point_at(self, offer: str) -> None:
        """The mouse or the keyboard is on a button; what it would bring is told."""
        if offer.startswith((CHOICE, DEED)):
            choice = self._choice_of(offer)
            if choice is not None:
                self._showing.hovering.point_at_choice(choice)
                self._parts.bar.tell_of(offer, self._showing.hovering.told)

    def _choice_of(self, offer: str) -> Choice | None:
        """What a button does at once; None where more is to be chosen, and for one of the question before."""
        if offer.startswith(DEED):
            return self._play.options.meant_by(offer.removeprefix(DEED)).only
        choices, number = self._play.options.choices, int(offer.removeprefix(CHOICE))
        return choices[number] if number < len(choices) else None

    def _choose_standing(self, kind: str) -> None:
        decision, eyes = self._play.scene.decision, self._play.session.eyes
        standing = decision.standing if decision is not None else ()
        found = next((each for each in standing if each.kind == kind and each.may_be_by(eyes)), None)
        if found is not None:
            self._play.answer(found, found.seat)

    def _pick_die(self, number: int) -> None:
        choice = choice_of_die(self._play, number)
        if choice is not None:
            self._play.answer(choice)

    def _type(self, face: int) -> None:
        for choice in self._play.options.choices:
            if choice.data.get("result") == face:
                self._play.answer(choice)
                return

    def _carry(self, figure: str) -> None:
        if Handle("piece", figure) in self._play.options.by_handle:
            self._play.hold(Handle("piece", figure))

    def _drop(self, figure: str, place: str) -> None:
        """The place decides; where something else stands there, that is meant too."""
        on_it = self._parts.map.figure_on(place)
        handles = self._showing.hovering.pointer.handles(place, on_it)
        if handles:
            self._play.pick_either(handles)
        else:
            self._showing.hovering.tell_why(place, on_it)

    def _put_down(self) -> None:
        self._play.let_go()

    def _say_why_not(self, offer: str, button: QWidget) -> None:
        kind = offer.removeprefix(DEED)
        self._open_popover(kind, self._showing.hovering.pointer.why_kind(kind), button)

    def _open_popover(self, name: str, reasons: Sequence[Explanation], button: QWidget) -> None:
        title = say("table-why-not", self._lang, name=self._showing.name_of(name))
        told: list[tuple[str, tuple[str, ...]]] = [
            (each.sentence, (each.rule,) if each.rule else ()) for each in reasons
        ]
        told = told or [(say("table-nothing-against", self._lang), ())]
        popover = ReasonPopoverWidget(title, told, self._lang, self._parts)
        popover.rule_wanted.connect(self.rule_wanted)
        popover.open_above(button)

    def _ask_which(self) -> None:
        """A menu of what is left, where the mouse or the cursor is."""
        menu = QMenu(self._parts)
        menu.setObjectName("which")
        for number, choice in enumerate(self._play.options.left[:MOST_IN_MENU], 1):
            said = choice_label(self._play, choice)
            label = on_button(said)
            entry = menu.addAction(icon_of(choice.kind), f"&{number}  {label}" if number <= DIGITS else label)
            entry.setToolTip(tip(said))
            entry.hovered.connect(partial(self._showing.hovering.point_at_choice, choice))
            entry.triggered.connect(partial(self._play.answer, choice))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._where())

    def _where(self) -> QPoint:
        """The mouse, where it is over the table; else the cursor of the map."""
        mouse = QCursor.pos()
        if self._parts.rect().contains(self._parts.mapFromGlobal(mouse)):
            return mouse
        view = self._parts.map
        at = view.board.atlas.centre(view.cursor_place)
        inside = view.in_view(*at).toPoint() if at is not None else view.viewport().rect().center()
        return view.viewport().mapToGlobal(inside)
