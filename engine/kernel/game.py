"""A game being played: it asks, takes an answer, tells what happened, and can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic

from engine.kernel.chance import Keyed, Source, Stream
from engine.kernel.choice import Choice
from engine.kernel.decision import CHANCE, Decision
from engine.kernel.errors import IllegalChoice, NothingAsked, ReplayMismatch
from engine.kernel.event import Event
from engine.kernel.journal import Answered, Entry, Recorded
from engine.kernel.loop import Stop, answer, lapse, seal, stand, start
from engine.kernel.outcome import Outcome
from engine.kernel.step import Question, S
from engine.kernel.system import GameSystem, Setup
from engine.kernel.view import imagine, view
from engine.kernel.why import explain


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """A stop of the loop and the entries of the journal that led to it."""

    stop: Stop[S]
    entries: tuple[Entry, ...]


class Game(Generic[S]):
    """A line of moments. Taking back moves along it; a different answer cuts off what came after."""

    def __init__(self, system: GameSystem[S], first: Stop[S], source: Source) -> None:
        self.system = system
        self.source = source
        self._line = [Moment(first, first.drawn)]
        self._at = 0

    @property
    def state(self) -> S:
        """Everything; for the referee and the engine only."""
        return self._line[self._at].stop.state

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self._line[self._at].stop.decision

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it did."""
        return self._line[self._at].stop.outcome

    @property
    def events(self) -> tuple[Event[S], ...]:
        """All that happened up to now."""
        return tuple(event for moment in self._line[: self._at + 1] for event in moment.stop.events)

    @property
    def journal(self) -> tuple[Entry, ...]:
        """All answers and all results of chance up to now."""
        return tuple(entry for moment in self._line[: self._at + 1] for entry in moment.entries)

    @property
    def answers(self) -> int:
        """How many answers can be taken back."""
        return self._at

    def apply(self, wanted: Choice | str, seat: str | None = None) -> tuple[Event[S], ...]:
        """Answer the question; tells what happened. `IllegalChoice` if it is none of the choices."""
        decision, given = self._meant(wanted, seat)
        by = given.seat or seat or decision.seats[0]
        if given in decision.standing:
            stop = stand(self.system, self.state, given, decision)
        else:
            state = lapse(self.system, self.state, by)
            if decision.mode == "all":
                stop = seal(self.system, state, by, given, decision, self.source)
            else:
                stop = answer(self.system, state, replace(given, seat=by), self.source)
        entries: tuple[Entry, ...] = () if by == CHANCE else (Answered(by, given),)
        self._keep(Moment(stop, entries + stop.drawn))
        return stop.events

    def _keep(self, moment: Moment[S]) -> None:
        self._at += 1
        if self._at < len(self._line) and self._line[self._at].entries == moment.entries:
            self._line[self._at] = moment
            return
        self._line[self._at :] = [moment]

    def _meant(self, wanted: Choice | str, seat: str | None) -> tuple[Decision, Choice]:
        """The choice on offer that the answer names."""
        said = wanted if isinstance(wanted, str) else wanted.id
        decision = self.decision
        if decision is None:
            raise NothingAsked(said)
        mine = self._open_to(decision, seat)
        if isinstance(wanted, str):
            found = [each for each in mine if each.id == wanted]
        else:
            asking = wanted if seat is None else replace(wanted, seat=seat)
            found = [each for each in mine if each.means(asking)] or [each for each in mine if each.fits(asking)]
            top = self.state.agenda[-1]
            if not found and isinstance(top, Question) and (seat is None or seat in decision.seats):
                admitted = top.admit(self.state, wanted)
                found = [admitted] if admitted is not None else []
        if len(found) != 1:
            raise IllegalChoice(wanted, () if isinstance(wanted, str) else explain(self.state, wanted))
        return decision, found[0]

    def _open_to(self, decision: Decision, seat: str | None) -> list[Choice]:
        if seat is None:
            return [*decision.choices, *decision.standing]
        return [*decision.choices_of(seat), *(each for each in decision.standing if each.seat == seat)]

    def rewind(self, count: int = 1) -> None:
        """Take back answers; the same answers then meet the same dice."""
        if not 0 <= count <= self._at:
            raise NothingAsked(f"take back {count}")
        self._at -= count

    def forward(self, count: int = 1) -> None:
        """Go again through what was taken back."""
        if not 0 <= count < len(self._line) - self._at:
            raise NothingAsked(f"go forward {count}")
        self._at += count

    def with_new_dice(self, fresh: int) -> None:
        """From here on other luck than before; what was taken back is forgotten."""
        if isinstance(self.source, Keyed):
            self.source = replace(self.source, fresh=fresh)
        del self._line[self._at + 1 :]

    def branch(self) -> Game[S]:
        """Another game with the same past."""
        twin = Game(self.system, self._line[0].stop, self.source)
        twin._line, twin._at = self._line[: self._at + 1], self._at
        return twin

    def view(self, seat: str) -> S:
        """What the seat may know."""
        return view(self.system, self.state, seat)

    def imagined(self, seat: str, rng: Stream) -> S:
        """A full state that fits what the seat knows."""
        return imagine(self.system, self.view(seat), seat, rng)


def start_game(system: GameSystem[S], setup: Setup, source: Source | int = 0) -> Game[S]:
    """Set a scenario up and run to the first question."""
    return resume_game(system, system.setup(setup), source)


def resume_game(system: GameSystem[S], state: S, source: Source | int = 0) -> Game[S]:
    """Go on from any state, in the middle of anything."""
    if isinstance(source, int):
        source = Keyed(source)
    return Game(system, start(system, state, source), source)


def replay_game(system: GameSystem[S], state: S, entries: Sequence[Entry], then: Source) -> Game[S]:
    """Play a journal from its first state; afterwards `then` answers for chance. Needs no generator."""
    recorded = Recorded(entries)
    game = Game(system, start(system, state, recorded), recorded)
    for entry in recorded.answers():
        try:
            game.apply(entry.choice, entry.seat)
        except IllegalChoice as error:
            raise ReplayMismatch(recorded.at - 1, str(error)) from error
    game.source = then
    return game


def seats_to_ask(decision: Decision) -> Mapping[str, tuple[Choice, ...]]:
    """Each seat that is asked, with its choices."""
    return {seat: decision.choices_of(seat) for seat in decision.seats}
