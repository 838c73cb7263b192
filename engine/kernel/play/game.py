"""A game in progress: asks for decisions, accepts answers, reports events, and can take answers back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic

from engine.kernel.chance.rolls import Chance, ChanceSource, KeyedDice, Stream, renewed
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.play.errors import IllegalChoice, NothingAsked, ReplayMismatch
from engine.kernel.play.journal import Answered, ChanceResult, GameEntry, Recorded
from engine.kernel.play.loop import Stop, answer, seal, stand, start
from engine.kernel.play.view import imagine, view
from engine.kernel.rules.clauses import Reason
from engine.kernel.rules.explanation import action_of, explain, no_match_reason
from engine.kernel.rules.game_system import GameSystem, Setup
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import Question, S


@record(frozen=True, slots=True)
class GameMoment(Generic[S]):
    """A point at which the loop stopped, the answer that led to it, and the journal entries of both.

    No answer led to the start of the game, nor to a state from which it was resumed.
    """

    stop: Stop[S]
    given: Answered | None
    entries: tuple[GameEntry, ...]


class Game(Generic[S]):
    """A game as a sequence of moments.

    Taking answers back moves backwards along it. Giving the same answer again moves forwards; any other answer discards
    the moments after it.
    """

    def __init__(self, system: GameSystem[S], first: Stop[S], source: ChanceSource) -> None:
        self.system = system
        self.source = source
        self._line = [GameMoment(first, None, first.drawn)]
        self._at = 0

    @classmethod
    def at_moment(
        cls, system: GameSystem[S], line: Sequence[GameMoment[S]], answers: int, source: ChanceSource
    ) -> Game[S]:
        """A game of these moments, after so many answers; those after it can be redone."""
        game = cls(system, line[0].stop, source)
        game._line, game._at = list(line), answers
        return game

    @property
    def line(self) -> tuple[GameMoment[S], ...]:
        """All moments, also those that were taken back."""
        return tuple(self._line)

    @property
    def moment(self) -> GameMoment[S]:
        """The present moment."""
        return self._line[self._at]

    @property
    def state(self) -> S:
        """The complete state; for the referee and the engine only."""
        return self._line[self._at].stop.state

    @property
    def decision(self) -> Decision | None:
        """The current decision; None when the game is over."""
        return self._line[self._at].stop.decision

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, if the game is over."""
        return self._line[self._at].stop.outcome

    @property
    def events(self) -> tuple[Event[S], ...]:
        """All events so far."""
        return tuple(event for moment in self._line[: self._at + 1] for event in moment.stop.events)

    @property
    def journal(self) -> tuple[GameEntry, ...]:
        """All answers and all results of chance up to now."""
        return tuple(entry for moment in self._line[: self._at + 1] for entry in moment.entries)

    @property
    def answers(self) -> int:
        """The number of answers that can be undone."""
        return self._at

    @property
    def ahead(self) -> int:
        """The number of undone answers that can be redone."""
        return len(self._line) - self._at - 1

    def events_after(self, answer: int) -> tuple[Event[S], ...]:
        """The events after the answer with this number; 0 is the start of the game."""
        return self._line[answer].stop.events

    def given(self, answer: int) -> Answered | None:
        """The answer with this number; None for the start of the game."""
        return self._line[answer].given

    def apply(self, answer: Choice | str, seat: str | None = None) -> tuple[Event[S], ...]:
        """Answer the current decision and return the events. Raises `IllegalChoice` if the answer is none of the
        choices."""
        decision, given, by = self._meant(answer, seat)
        answered = Answered(by, given)
        if self._at + 1 < len(self._line) and self._line[self._at + 1].given == answered:
            self._at += 1
            return self._line[self._at].stop.events
        stop = self._answered(decision, given, by)
        entries: tuple[GameEntry, ...] = () if by == CHANCE else (answered,)
        self._at += 1
        self._line[self._at :] = [GameMoment(stop, answered, entries + stop.drawn)]
        return stop.events

    def _answered(self, decision: Decision, given: Choice, by: str) -> Stop[S]:
        """The moment that the answer leads to."""
        for each in decision.standing:
            if each is given:
                return stand(self.system, self.state, given, decision, self.source)
        standing = self.system.standing
        # An answer declines the draws that were offered to its seat.
        state = self.state if standing is None or by == CHANCE else standing.lapse(self.state, by)
        if decision.mode == "all":
            return seal(self.system, state, by, given, decision, self.source)
        return answer(self.system, state, given.from_seat(by), self.source)

    def _meant(self, answer: Choice | str, seat: str | None) -> tuple[Decision, Choice, str]:
        """The offered choice that the answer names, and the seat that gives it."""
        decision = self.decision
        if decision is None:
            raise NothingAsked(answer, () if isinstance(answer, str) else self.why_not(answer, seat))
        if isinstance(answer, Choice) and self._says_who(decision, answer):
            if seat not in (None, answer.seat):
                raise IllegalChoice(answer, self.why_not(answer, seat))
            seat = answer.seat
        mine = self._open_to(decision, seat)
        if isinstance(answer, str):
            found = [each for each in mine if each.id == answer]
        else:
            found = _meant_by(answer, mine)
            if not found and (seat is None or seat in decision.seats):
                found = self._admitted(answer)
        if len(found) != 1:
            raise IllegalChoice(answer, () if isinstance(answer, str) else self.why_not(answer, seat))
        return decision, found[0], found[0].seat or seat or decision.seats[0]

    @staticmethod
    def _says_who(decision: Decision, answer: Choice) -> bool:
        """Whether `seat` in an answer is the seat that gives it, and not a field of an offered choice."""
        return answer.seat is not None and not any(
            each.kind == answer.kind and "seat" in each.data for each in decision.choices
        )

    def _admitted(self, answer: Choice) -> list[Choice]:
        top = self.state.agenda[-1]
        admitted = top.admit(self.state, answer) if isinstance(top, Question) else None
        return [] if admitted is None else [admitted]

    def why_not(self, wish: Choice, seat: str | None = None) -> tuple[Reason, ...]:
        """The reasons why the seat (None: the referee) may not make this choice, judged by what the seat knows; empty
        if legal."""
        decision = self.decision
        if decision is None:
            return (Reason("", "game-over", message("reason-game-over")),)
        if seat is not None and self._says_who(decision, wish) and wish.seat != seat:
            return (Reason("", "not-yours", message("reason-not-yours")),)
        on_offer = _meant_by(wish, self._open_to(decision, seat))
        if len(on_offer) > 1:
            return (Reason("", "ambiguous", message("reason-ambiguous", wish=wish.id, number=len(on_offer))),)
        if on_offer:
            return ()
        if seat is not None and seat not in decision.seats:
            return (Reason("", "not-your-turn", message("reason-not-your-turn", seat=seat)),)
        if self._admitted(wish):
            return ()
        if action_of(self.state, wish) is None and any(each.kind == wish.kind for each in decision.choices):
            return (no_match_reason(wish),)
        return explain(self.state if seat in (None, CHANCE) else self.view(seat), wish)

    def shown(self, choice: Choice) -> Mapping[str, Value]:
        """The values shown next to a choice: a cost, a route."""
        action = action_of(self.state, choice)
        return choice.shows if choice.shows or action is None else action.shown(self.state, choice)

    def _open_to(self, decision: Decision, seat: str | None) -> list[Choice]:
        if seat is None:
            return [*decision.choices, *decision.standing]
        return [*decision.choices_of(seat), *[each for each in decision.standing if each.seat == seat]]

    def undo(self, count: int = 1) -> None:
        """Undo answers. Giving the same answers again yields the same dice."""
        if not 0 <= count <= self._at:
            raise NothingAsked(f"take back {count}")
        self._at -= count

    def redo(self, count: int = 1) -> None:
        """Redo answers that were undone."""
        if not 0 <= count < len(self._line) - self._at:
            raise NothingAsked(f"go forward {count}")
        self._at += count

    def with_new_dice(self, fresh: int) -> None:
        """Use different random results from here on; answers that were taken back are forgotten."""
        self.source = renewed(self.source, fresh)
        del self._line[self._at + 1 :]

    def branch(self) -> Game[S]:
        """An independent copy of the game, including the answers that can be redone."""
        return Game.at_moment(self.system, self._line, self._at, self.source)

    def view(self, seat: str) -> S:
        """The view of a seat."""
        return view(self.system, self.state, seat)

    def state_after(self, answer: int) -> S:
        """The complete state after the answer with this number."""
        return self._line[answer].stop.state

    def view_after(self, answer: int, seat: str) -> S:
        """The view of a seat after the answer with this number."""
        return view(self.system, self.state_after(answer), seat)

    def imagined(self, seat: str, rng: Stream) -> S:
        """A full state that is consistent with what the seat knows."""
        return imagine(self.system, self.view(seat), seat, rng)


def _meant_by(answer: Choice, on_offer: Sequence[Choice]) -> list[Choice]:
    """The choices that match an answer: the one that is equal to it, otherwise all that it fits."""
    for each in on_offer:
        if each is answer:
            return [answer]
    return [each for each in on_offer if each.means(answer)] or [each for each in on_offer if each.fits(answer)]


def start_game(system: GameSystem[S], setup: Setup, source: ChanceSource | int = 0) -> Game[S]:
    """Set up a scenario and run to the first decision."""
    return resume_game(system, system.setup(setup), source)


def resume_game(system: GameSystem[S], state: S, source: ChanceSource | int = 0) -> Game[S]:
    """Continue from any state."""
    if isinstance(source, int):
        source = KeyedDice(source)
    return Game(system, start(system, state, source), source)


def replay_game(system: GameSystem[S], state: S, entries: Sequence[GameEntry], then: ChanceSource) -> Game[S]:
    """Play a journal from its first state; afterwards, `then` answers for chance. The journal itself needs no random
    source."""
    *_, game = replay_moments(system, state, entries, then)
    return game


def replay_moments(
    system: GameSystem[S], state: S, entries: Sequence[GameEntry], then: ChanceSource
) -> Iterator[Game[S]]:
    """Play a journal from its first state, and yield the same game at its first moment and after each answer."""
    recorded = Recorded(entries, then)
    game = Game(system, start(system, state, recorded), recorded)
    yield game
    for entry in recorded.answers():
        seat, choice = (entry.seat, entry.choice) if isinstance(entry, Answered) else (CHANCE, _entered(game, entry))
        try:
            game.apply(choice, seat)
        except IllegalChoice as error:
            problem = message("replay-not-on-offer", choice=choice.id)
            raise ReplayMismatch(recorded.at - 1, problem, error.reasons) from error
        yield game
    game.source = then


def _entered(game: Game[S], entry: ChanceResult) -> Choice:
    """The answer of the players who entered this result."""
    asked = game.state.question if game.decision is not None else None
    return asked.answer(entry.result) if isinstance(asked, Chance) else Choice("roll", {"result": entry.result}, CHANCE)
