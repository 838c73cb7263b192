"""A play session: a game with its players (persons at this screen, bots), the displayed view, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from editor.presenters.presenter import presenters
from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import Chance, ChanceSource, DiceByHand, Stream, throw_of
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game
from engine.kernel.rules.clauses import Reason
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.kernel.state.outcome import Outcome
from engine.session.session import GameSession

PERSON = "person"


@dataclass(frozen=True, slots=True)
class BotTask:
    """Task of a bot: pure, runs in any thread, knows only the view of its seat."""

    bot: str
    view: Any
    decision: Decision
    seat: str
    stream: Stream
    answers: int
    """The number of answers given: a result for another moment is discarded."""

    def run(self) -> Choice:
        return bot_named(self.bot)(self.view, self.decision, self.seat, self.stream)


class PlaySession:
    """One game at one screen. `players` gives `person` or the name of a bot for each seat."""

    def __init__(self, table: GameSession, players: Mapping[str, str]) -> None:
        self.table = table
        self.players = dict(players)
        self.viewer: str | None = None
        """Seat whose view is shown; None shows everything, for watching bots."""
        self.viewer = self._first_viewer()

    @property
    def game(self) -> Game[Any]:
        """The game itself; only its views are for the screen."""
        return self.table.game

    @property
    def own_dice(self) -> bool:
        """Whether the players throw the dice."""
        return self.table.luck.own_dice

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats that are played at this screen."""
        return tuple(seat for seat, player in self.players.items() if player == PERSON)

    @property
    def decision(self) -> Decision | None:
        """The current decision, limited to what the viewing seats may know."""
        decision = self.game.decision
        if decision is None or self.viewer is None or CHANCE in decision.seats:
            return decision
        return decision.seen_by(self.viewer)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    @property
    def ended_by_players(self) -> bool:
        """Whether the players ended the game themselves, by conceding or agreeing on a draw."""
        outcome, given = self.outcome, self.game.given(self.game.answers)
        return outcome is not None and given is not None and outcome.why in given.choice.rules

    @property
    def asked(self) -> str | None:
        """The seat that answers next; `chance` for manual dice; None when the game is over."""
        decision = self.game.decision
        if decision is None:
            return None
        if decision.mode == "one":
            return decision.seats[0]
        mine = [seat for seat in decision.seats if seat == self.viewer]
        return next(iter(mine or decision.seats))

    @property
    def bot_is_asked(self) -> bool:
        return self.asked is not None and self.players.get(self.asked, PERSON) != PERSON

    @property
    def only_answer(self) -> Choice | None:
        """The single choice of the person who must answer, or the obvious one; None if there is something to choose, or
        if no person is asked."""
        decision, seat = self.game.decision, self.asked
        if decision is None or seat not in self.persons:
            return None
        return self._only_choice(decision, seat, self.game.answers)

    def _only_choice(self, decision: Decision, seat: str, answer: int) -> Choice | None:
        """The single or obvious choice of a seat at the decision after an answer."""
        choices = decision.choices_of(seat)
        if len(choices) == 1:
            return choices[0]
        presenter = presenters()[self.table.system.id]
        if decision.kind not in presenter.obvious_kinds:
            return None
        return presenter.obvious(self.view_after(answer), decision)

    def was_only_answer(self, answer: int) -> bool:
        """Whether the answer with this number was the single or the obvious choice of a person."""
        given = self.game.given(answer)
        if given is None or self.players.get(given.seat) != PERSON:
            return False
        decision = self.game.line[answer - 1].stop.decision
        return decision is not None and self._only_choice(decision, given.seat, answer - 1) == given.choice

    @property
    def hand_over_to(self) -> str | None:
        """The seat whose player must take over the screen first; None if it is the right one."""
        asked = self.asked
        return asked if asked in self.persons and asked != self.viewer else None

    def look_as(self, seat: str | None) -> None:
        """Switch the view to a seat."""
        self.viewer = seat

    def view(self) -> Any:
        """The state as the viewing seats may see it."""
        return self.game.state if self.viewer is None else self.game.view(self.viewer)

    def view_after(self, answer: int) -> Any:
        """The state after an answer, as the viewing seats may have seen it."""
        return self.game.state_after(answer) if self.viewer is None else self.game.view_after(answer, self.viewer)

    def events_after(self, answer: int) -> tuple[Event[Any], ...]:
        """Events up to an answer that the viewing seats may know."""
        events = (each for each in self.game.events_after(answer) if not each.quiet)
        if self.viewer is None:
            return tuple(events)
        return tuple(seen for seen in (each.seen_by(self.viewer) for each in events) if seen is not None)

    def choose(self, choice: Choice, seat: str | None = None) -> tuple[Event[Any], ...]:
        """Answer; returns the events as the viewing seats may know them."""
        self.game.apply(choice, seat or choice.seat or self.asked)
        return self.events_after(self.game.answers)

    def why_not(self, wish: Choice) -> tuple[Reason, ...]:
        """The reasons why the viewing seats may not make a choice."""
        return self.game.why_not(wish, self.viewer)

    def bot_task(self) -> BotTask | None:
        """The task of the bot that must answer; None if no bot must."""
        decision, seat = self.game.decision, self.asked
        if decision is None or seat is None or not self.bot_is_asked:
            return None
        stream = Stream(self.table.luck.seed, "bot", seat, self.game.answers)
        view, asked = self.game.view(seat), decision.seen_by(seat)
        return BotTask(self.players[seat], view, asked, seat, stream, self.game.answers)

    def take_over(self) -> None:
        """Let a person play the seat of the bot that must answer; an observer of bots then sees what that seat may."""
        if self.asked is not None and self.bot_is_asked:
            self.players[self.asked] = PERSON
            self.viewer = self.viewer or self.asked

    def last_decision_of(self, seat: str) -> int:
        """The number of the last answer that a seat chose among several; -1 if there is none."""
        for answer in range(self.game.answers, 0, -1):
            given = self.game.given(answer)
            if given is not None and given.seat == seat and not self.was_only_answer(answer):
                return answer
        return -1

    def let_play(self, seat: str, player: str) -> None:
        """Let a person or a bot play a seat from now on; the view goes to a seat of a person, if one is left."""
        self.players[seat] = player
        if self.viewer not in self.persons:
            self.viewer = self._first_viewer()

    def undo(self, *, single: bool = True) -> None:
        """Return to the last decision that a person answered, also one with a `single` answer or not; if only bots
        play, undo one answer."""
        answers = self.game.answers
        found = (at - 1 for at in range(answers, 0, -1) if self.was_chosen(at, single=single))
        self.go_to(next(found, max(answers - 1, 0)))

    @property
    def has_answers_of_persons(self) -> bool:
        """Whether a person has chosen anything yet."""
        return any(self.was_chosen(at) for at in range(1, self.game.answers + 1))

    def can_undo(self) -> bool:
        return self.game.answers > 0

    def redo(self, *, single: bool = True) -> None:
        """Redo undone answers, with the same dice, up to the next decision of a person, also one with a `single`
        answer or not."""
        first, last = self.game.answers + 1, self.game.answers + self.game.ahead
        self.go_to(next((at - 1 for at in range(first + 1, last + 1) if self.was_chosen(at, single=single)), last))

    def go_to(self, answer: int) -> None:
        """Go to the state after an answer, backwards or forwards."""
        away = self.game.answers - answer
        if away > 0:
            self.game.undo(away)
        elif away < 0:
            self.game.redo(-away)

    def with_new_dice(self) -> None:
        """Continue with new random numbers; discards undone answers."""
        fresh = self.table.luck.fresh + 1
        self.table = replace(self.table, luck=self.table.luck.but(fresh=fresh))
        self.game.with_new_dice(fresh)

    def throw_own_dice(self, own: bool) -> None:
        """Switch manual dice on or off, also for a pending throw."""
        self.table = replace(self.table, luck=self.table.luck.but(own_dice=own))
        source = self.game.source
        if own and not isinstance(source, DiceByHand):
            self.game.source = DiceByHand(source)
        elif not own and isinstance(source, DiceByHand):
            self.game.source = source.then
            self._throw_what_waits(source.then)

    def _throw_what_waits(self, source: ChanceSource) -> None:
        """Throw a die that was to be entered by hand."""
        decision, state = self.game.decision, self.game.state
        if decision is None or CHANCE not in decision.seats:
            return
        chance: Chance[Any] = state.question
        result = source.result(throw_of(state, chance, chance.outcomes(state)))
        if result is not None:
            self.game.apply(chance.answer(result), CHANCE)

    def was_chosen(self, answer: int, *, single: bool = False) -> bool:
        """Whether a person gave the answer with this number, also as the `single` one or not."""
        given = self.game.given(answer)
        by_person = given is not None and self.players.get(given.seat) == PERSON
        return by_person and (single or not self.was_only_answer(answer))

    def _first_viewer(self) -> str | None:
        if not self.persons:
            return None
        asked = self.asked
        return asked if asked in self.persons else self.persons[0]
