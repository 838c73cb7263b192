"""Hover controller: follows the mouse and the map cursor; the preview is shown at once, reasons a moment later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from editor.pages.play.choice_overlay import (
    decision_overlay,
    place_of,
    reached,
    with_arcs,
    with_field,
    with_named_regions,
    with_side_sight,
    with_sight,
    with_way,
)
from editor.pages.play.hover_info import HoverContent, HoverInfo
from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.pages.play.widgets.sheet_panel import sheet_text
from editor.presenters.amount_text import percent
from editor.view_model.odds_card import OddsCard
from editor.view_model.overlay import NOTHING_OVER, Overlay
from editor.view_model.side_panel import Sheet
from engine.kernel.data.choice import Choice
from engine.words import say

LEAST_CHANCE = 0.005
"""The least probability that is told at the pointer; the inspector has all."""
SOON = 60
"""Milliseconds until reasons are looked up."""


class HoverController(QObject):
    """Controller of hovering: highlights the possible choices on the map and describes the hovered thing.

    While nothing is hovered, the last thing stays described, as it is now.
    """

    def __init__(self, play: SessionController, parts: TableWidget, lang: str) -> None:
        super().__init__(parts)
        self._play, self._parts, self._lang = play, parts, lang
        self.pointer = HoverInfo(play)
        self.arcs_shown = False
        self.sight_shown = self.side_sight_shown = False
        self._seen: frozenset[str] = frozenset()
        self._seen_by_side: Mapping[str, int] = {}
        self._at = ("", "")
        self._pinned = ("", "")
        self._last = ""
        self._last_sheet: Sheet | None = None
        self._base: Overlay = NOTHING_OVER
        self._pointed = HoverContent()
        self._timer = QTimer(self, singleShot=True, interval=SOON)
        self._timer.timeout.connect(self._look_closer)
        parts.map.hovered.connect(self.point_at)
        parts.map.cursor_moved.connect(lambda place: self.point_at(place, parts.map.piece_on(place)))
        parts.map.selected.connect(self.pin)

    @property
    def at(self) -> tuple[str, str]:
        """The hovered place and figure."""
        return self._at

    @property
    def summary_text(self) -> str:
        """Plain-text summary of the hovered thing, in a few lines."""
        sheet = self._pointed.sheet
        return "" if sheet is None else sheet_text(sheet)

    def look_afresh(self) -> None:
        """Handle a new snapshot or selection."""
        self.pointer = HoverInfo(self._play)
        self._at = (self._at[0], self._parts.map.piece_on(self._at[0]))
        self._last_sheet = self.pointer.sheet(self._last)
        self._base = self._offered()
        self._look_around()
        self._show(self.pointer.at(*self._at), keeps_hint=False)

    def narrowed(self) -> None:
        """Handle a changed selection in the same snapshot."""
        self._base = self._offered()
        self._show(self.pointer.at(*self._at), keeps_hint=False)

    def point_at(self, place: str, figure: str) -> None:
        """Handle the mouse or cursor reaching a place; off the map, the last description stays in the inspector."""
        self._at = (place, figure)
        self._last = figure or place or self._last
        self._show(self.pointer.at(place, figure), keeps_hint=False)
        self._timer.start()

    def pin(self, place: str, figure: str) -> None:
        """Toggle the pin: keep showing this in the inspector while nothing else is hovered."""
        self._pinned = ("", "") if self._pinned == (place, figure) else (place, figure)
        self._show(self.pointer.at(place, figure), keeps_hint=True)

    def point_at_card(self, card: str) -> None:
        """Handle hovering a card outside the map."""
        self._last, self._last_sheet = card, self.pointer.sheet(card)
        self._parts.inspector.show_sheet(self._last_sheet)

    def point_at_choice(self, choice: Choice) -> None:
        """Handle hovering a choice in a menu or the bar."""
        self._last = ""
        self._show(self.pointer.of_choice(choice), keeps_hint=False)

    def show_reasons(self, place: str, figure: str) -> None:
        """Show why the chosen thing cannot be chosen."""
        self._at = (place, figure)
        self._look_up_reasons()

    def show_card_reasons(self, card: str) -> None:
        """Show why the card cannot be chosen."""
        pointed = self.pointer.why_card(card)
        if pointed.hint:
            self._hint(pointed.hint, pointed.rules)

    def show_arcs(self, shown: bool) -> None:
        """Show the arcs around the hovered figure, or the acting one."""
        self.arcs_shown = shown
        self._lay_over()

    def show_sight(self, shown: bool) -> None:
        """Show everything visible from the hovered figure or place, with a status text."""
        self.sight_shown = shown
        self._look_around()
        self._lay_over()
        if shown:
            self._hint(self._sight_in_words())

    def show_side_sight(self, shown: bool) -> None:
        """Show how many figures of one's side see each place."""
        self.side_sight_shown = shown
        self._look_around()
        self._lay_over()

    def _offered(self) -> Overlay:
        play = self._play
        if play.covered:
            return NOTHING_OVER
        return decision_overlay(play.options, play.snapshot.board, play.session.asked, self._costs())

    def _costs(self) -> Mapping[str, str]:
        """Movement costs of the highlighted places."""
        game, options = self._play.session.game, self._play.options
        costs = {}
        for choice in reached(options):
            cost = game.shown(choice).get("cost")
            if cost is not None:
                costs[place_of(options, choice)] = str(cost)
        return costs

    def _show(self, pointed: HoverContent, *, keeps_hint: bool) -> None:
        if pointed.hint or not keeps_hint:
            rules = pointed.rules if pointed.odds is None else pointed.rules[:1]
            self._hint(self._with_odds(pointed), rules, pointed.odds)
        sheet = pointed.sheet or self.pointer.sheet(self._pinned[1]) or self.pointer.sheet(self._pinned[0])
        if sheet is not None or not self._at[0]:
            self._last_sheet = sheet or self._last_sheet
            self._parts.inspector.show_sheet(self._last_sheet or self.pointer.scenario)
        self._pointed = pointed
        self._lay_over()

    def _with_odds(self, pointed: HoverContent) -> str:
        """The hint of what is pointed at, and on a line of its own how likely each result is."""
        if pointed.odds is not None:
            return pointed.hint
        chances = pointed.sheet.chances if pointed.sheet is not None and pointed.hint else ()
        odds = (f"{name} {percent(chance, self._play.naming)}" for name, chance in chances if chance >= LEAST_CHANCE)
        return "\n".join(filter(None, (pointed.hint, pointed.danger, " · ".join(odds))))

    def _hint(self, sentence: str, rules: Sequence[str] = (), odds: OddsCard | None = None) -> None:
        """Show a hint, or the odds of a choice, beside the hovered place, or the figure that acts."""
        active = next((each.places[0] for each in self._play.snapshot.board.pieces if each.active), "")
        states = () if self._play.covered else self.pointer.states(*self._at)
        told = "\n".join(each.sentence for each in states)
        self._parts.show_hint(sentence, rules, self._at[0] or active, odds, told)

    def _lay_over(self) -> None:
        over, pointed = self._base, self._pointed
        if self._seen:
            over = with_field(over, self._seen)
        elif self._seen_by_side:
            over = with_side_sight(over, self._seen_by_side, say("table-side-sight", self._lang))
        if pointed.way:
            over = with_way(over, pointed.way, self._play.snapshot.board)
        if pointed.ghost is not None:
            over = replace(over, ghosts=(pointed.ghost,))
        if pointed.sight is not None:
            over = with_sight(over, pointed.sight)
        if not self._play.covered:
            snapshot = self._play.snapshot
            over = with_named_regions(over, (snapshot.prompt, pointed.hint), snapshot.board)
        arcs = self.pointer.arcs(self._whose()) if self.arcs_shown else {}
        over = with_arcs(over, pointed.arcs or arcs)
        self._parts.map.set_overlay(over)

    def _whose(self) -> str:
        """The figure whose arcs and sight are shown."""
        active = next((each.id for each in self._play.snapshot.board.pieces if each.active), "")
        return self._at[1] or self._pinned[1] or active

    def _look_around(self) -> None:
        """Show the view from the hovered figure or place, else from the acting figure."""
        shown = self.sight_shown and not self._play.covered
        self._seen = self.pointer.field(self._from_where()) if shown else frozenset()
        of_side = self.side_sight_shown and not self._play.covered
        self._seen_by_side = self.pointer.seen_by_side(self._play.session.viewer) if of_side else {}

    def _from_where(self) -> str:
        return self._at[1] or self._at[0] or self._parts.map.cursor_place or self._whose()

    def _sight_in_words(self) -> str:
        of = self._from_where()
        if not of:
            return say("table-sight-where", self._lang)
        return self._play.naming.say("table-sight-from", who=of, number=len(self._seen))

    def _look_closer(self) -> None:
        """Handle a resting mouse or cursor: look up reasons, and the view."""
        if self.sight_shown and self._at[0]:
            self._look_around()
            self._lay_over()
        self._look_up_reasons()

    def _look_up_reasons(self) -> None:
        pointed = self.pointer.why(*self._at)
        if pointed.hint:
            self._hint(pointed.hint, pointed.rules)
        if pointed.sight is not None:
            self._pointed = pointed
            self._last_sheet = pointed.sheet or self._last_sheet
            self._parts.inspector.show_sheet(self._last_sheet)
            self._lay_over()
