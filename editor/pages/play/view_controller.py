"""View controller: shows the current snapshot in the widgets of the play page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from editor.game_text.event_text import action_text
from editor.pages.play.action_mark_controller import ActionMarkController
from editor.pages.play.decision_text import decision_content, states_of_cards
from editor.pages.play.hover_controller import HoverController
from editor.pages.play.log_cache import LogCache
from editor.pages.play.player_names import BOT_WORDS, ArmyDocument, army_names, bot_name
from editor.pages.play.reroll_selection import dice_picked, reroll_offers, selectable_dice
from editor.pages.play.session_controller import SessionController
from editor.pages.play.table_widget import TableWidget
from editor.playtest.game_result import result_of
from editor.playtest.play_session import PERSON
from editor.playtest.seen_facings import seen_angles
from editor.rule_books.rule_books import rules_by_number
from editor.view_model.board import GameBoard
from editor.view_model.side_panel import SeatSummary
from editor.widgets.swappable_widget import keep_focus
from engine.words import say


class ViewController(QObject):
    """View controller of one session and one set of widgets."""

    result_switched = Signal()
    """Emitted when the result is shown, or the board again."""
    moment_shown = Signal()
    """Emitted when all views show the current snapshot."""
    actions_changed = Signal()
    """Emitted when the available actions or switches have changed."""

    def __init__(self, play: SessionController, parts: TableWidget, armies: Sequence[ArmyDocument], lang: str) -> None:
        """The controller with the armies that the scenario names, as far as they were found."""
        super().__init__(parts)
        self._play, self._parts, self._lang = play, parts, lang
        self.hovering = HoverController(play, parts, lang)
        self.story = LogCache(play.session, play.naming)
        self.marks = ActionMarkController(play, parts)
        self._armies = army_names(play.session.table.start.scenario, armies, lang)
        self._result_seen = False
        parts.map.show_own_side(next((seat for seat in play.snapshot.board.seats if seat in play.session.persons), ""))
        self._players: Mapping[str, str] = {}
        self._turn: object = None
        parts.tray.shown.connect(lambda: play.wait_for_dice(False))
        play.moved.connect(self.refresh)
        parts.map.sheet_turned.connect(self._see_directions)

    def refresh(self) -> None:
        """Refresh all views from the snapshot, without losing the keyboard focus: it stays in its panel, or comes to
        the table."""
        parts = self._parts
        with ExitStack() as focus:
            for part in (parts, parts.own, parts.seats):
                focus.enter_context(keep_focus(part, lambda: parts.takes_keyboard))
            self.moment()
        self.moment_shown.emit()

    def retire(self) -> None:
        """Stop following the session, when other widgets take over."""
        self._play.moved.disconnect(self.refresh)

    def moment(self) -> None:
        """Refresh all views from the snapshot."""
        play, parts = self._play, self._parts
        parts.cover_up(play.covered)
        if play.covered:
            self._cover()
            return
        snapshot = play.snapshot
        parts.map.set_board(snapshot.board)
        self._name_directions()
        self._show_sides()
        self._show_players()
        parts.piles.show_piles(snapshot.table_piles)
        parts.place_sides(play.session.viewer or "")
        header = snapshot.header
        turn = ("" if header.acting is None else header.acting.piece, header.phase, play.session.asked)
        if turn != self._turn:
            self._turn = turn
            parts.let_foot_shrink()
        parts.acting.show_acting(snapshot.header.acting, snapshot.board)
        parts.header.show_header(snapshot.header, {side.seat: self._short(side.seat) for side in snapshot.sides})
        self.hovering.look_afresh()
        lines = self.story.lines()
        parts.log.show_lines(lines, snapshot.board.seat_looks, snapshot.board.seat_names)
        self.marks.follow(lines)
        viewer = play.session.viewer or ""
        parts.log.mark_new(say("table-log-new", self._lang), play.session.last_decision_of(viewer), viewer)
        if play.session.asked == viewer:
            parts.log.show_new()
        self.dice(at_once=True)
        parts.history.show_answers(self.story.answers(snapshot.board.seat_looks), play.session.game.answers)
        self._ending()
        self._question()
        self.bots()

    def _name_directions(self) -> None:
        self._play.see_directions(seen_angles(self._play.snapshot.board, self._parts.map.quarters))

    def _see_directions(self) -> None:
        """Show directions as the board is turned now."""
        self._name_directions()
        if not self._play.covered:
            self._question()

    def picked(self) -> None:
        """Handle a changed selection in the same snapshot."""
        self.hovering.narrowed()
        self._question()

    def bots(self) -> None:
        """Show whether bots continue, wait or compute, and the available undo steps."""
        play, tools = self._play, self._parts.tools
        if play.session.bot_is_asked and not play.covered:
            self._question()
        watched = not play.session.persons
        waits = play.session.bot_is_asked and not play.running
        tools.watch.setVisible(watched or waits or play.thinking)
        tools.watch.show_state(running=play.running, thinking=play.thinking)
        self.actions_changed.emit()

    def show_armies(self, armies: Sequence[ArmyDocument]) -> None:
        """Name the armies of the seats by these documents."""
        self._armies = army_names(self._play.session.table.start.scenario, armies, self._lang)
        if not self._play.covered:
            self._show_sides()

    def dice(self, *, at_once: bool = False) -> None:
        """Show the last throws, if they are new; bots wait until those of the last answer are shown."""
        tray = self._parts.tray
        tray.show_throws(self.story.throws(), at_once=at_once)
        if tray.busy:
            self._parts.show_tray(True)
            self._play.wait_for_dice(True)

    def show_result(self, shown: bool) -> None:
        """Show the result in place of the map, or the map again."""
        self._result_seen = not shown
        self._parts.show_result(self.result_shown)
        self._question()
        self.bots()
        self.result_switched.emit()

    @property
    def result_shown(self) -> bool:
        """True while the result view replaces the map."""
        return self._play.over and not self._result_seen

    def name_of(self, id_: str) -> str:
        """Display name of a figure, a place or a kind of choice."""
        play = self._play
        kinds = (*play.options.kinds, *self.hovering.pointer.why_not.kinds)
        return action_text(id_, play.system, play.naming) if id_ in kinds else play.naming.name(id_)

    def _show_sides(self) -> None:
        for side in self._play.snapshot.sides:
            self._parts.sides[side.seat].show_side(side, self._who(side))

    def _question(self) -> None:
        play, parts = self._play, self._parts
        selectable = selectable_dice(play)
        parts.tray.show_states(selectable, dice_picked(play))
        parts.show_tray(bool(selectable) or parts.tray.busy or self.story.threw_lately)
        states = states_of_cards(play.options)
        for side in parts.sides.values():
            side.show_states(states)
        parts.piles.list.show_states(states)
        parts.type_dice(play.throws_own_dice)
        if play.throws_own_dice:
            parts.keypad.ask(play.snapshot.prompt, play.snapshot.typed_faces, play.snapshot.entered_dice)
        content = decision_content(play, self.hovering.pointer.why_not, self._lang)
        thrown = parts.tray.throws[-1].dice if parts.tray.throws else ()
        offers = reroll_offers(play, thrown, self._lang)
        parts.bar.show_asked(replace(content, offers=offers) if offers else content)
        asked = play.session.asked
        if asked in play.session.persons:
            parts.in_sight.bring(asked)

    def _ending(self) -> None:
        outcome = self._play.session.outcome
        if outcome is None:
            self._result_seen = False
            self._parts.show_result(False)
            return
        result, board = result_of(outcome, self._play.naming), self._play.snapshot.board
        why = say("table-ended-by", self._lang)
        self._parts.result.show_result(result, why, board.seat_looks, self._rule_of_the_end(result.rule))
        self._parts.show_result(not self._result_seen)

    def _rule_of_the_end(self, number: str) -> str:
        """The title of the rule that ended the game, and its text unless it only lets the players end the game
        themselves."""
        rule = rules_by_number().get(number)
        if rule is None:
            return ""
        title = rule.title(self._lang)
        return title if self._play.session.ended_by_players else f"{title}\n{rule.sentence(self._lang)}"

    def _cover(self) -> None:
        """Cover the page, so that nothing of the previous player stays visible."""
        self.marks.cover()
        seat = self._play.session.hand_over_to or ""
        board: GameBoard = self._play.snapshot.board
        self._parts.cover.show_for(self._play.naming.name(seat), board.seat_looks[seat])
        self._parts.log.show_lines((), board.seat_looks)
        self._parts.history.show_answers((), 0)
        self._parts.inspector.show_sheet(None)
        self._parts.tray.clear()

    def _show_players(self) -> None:
        """Show who plays each seat, beside its zone and in its menu."""
        players = self._play.session.players
        shown = {seat: players.get(seat, PERSON) for seat in self._play.snapshot.board.seats}
        if shown == self._players:
            return
        self._players = shown
        self._parts.map.show_players({seat: self._player_beside(seat) for seat in shown})
        names = {PERSON: say("table-person", self._lang), **{bot: bot_name(bot, self._lang) for bot in BOT_WORDS}}
        for seat, view in self._parts.sides.items():
            view.show_players(names, shown[seat])

    def _who(self, side: SeatSummary) -> str:
        """Player and army of a seat, and whether its cards are hidden."""
        hides = any(card.face_down for pile in side.piles for card in pile.cards)
        hidden = say("table-cards-hidden", self._lang) if hides else ""
        return " · ".join(filter(None, (self._player(side.seat), self._armies.get(side.army, ""), hidden)))

    def _short(self, seat: str) -> str:
        """The player's name in the header: "You" for the only person, otherwise that of the seat."""
        players = self._play.session.players
        is_person = players.get(seat, PERSON) == PERSON
        if is_person and list(players.values()).count(PERSON) == 1:
            return say("table-who-you", self._lang)
        return self._play.naming.name(seat)

    def _player_beside(self, seat: str) -> str:
        """The player as named beside a zone: "You" for the only person, or a bot."""
        players = self._play.session.players
        is_bot = players.get(seat, PERSON) != PERSON
        only = list(players.values()).count(PERSON) == 1
        return say("table-who-bot", self._lang) if is_bot else say("table-who-you", self._lang) if only else ""

    def _player(self, seat: str) -> str:
        """The player's name; the only person among bots is called "you"."""
        players = self._play.session.players
        player = players.get(seat, PERSON)
        if player != PERSON:
            return bot_name(player, self._lang)
        is_alone = list(players.values()).count(PERSON) == 1
        return say("table-who-you" if is_alone else "table-who-person", self._lang)
