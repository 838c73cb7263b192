"""The loop: run steps until the next question that somebody must answer, or the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal

from engine.kernel.chance import Chance, Source, count_throw, throw_of
from engine.kernel.choice import Choice
from engine.kernel.decision import CHANCE, Decision
from engine.kernel.errors import BadDice, OutOfDice, RuleBug
from engine.kernel.event import Event
from engine.kernel.fuel import MAX_CHAIN, MAX_FUEL, AbilityStopped, burn, chain, outermost
from engine.kernel.outcome import Outcome
from engine.kernel.step import Do, Question, S, Step
from engine.kernel.system import GameSystem
from engine.kernel.triggers import Trigger, in_order
from engine.kernel.value import Value

MAX_STEPS = 10_000
MAX_AGENDA = 2_000


@dataclass(frozen=True, slots=True)
class Drawn:
    """A result that chance gave, for the journal."""

    stream: str
    result: Value


@dataclass(frozen=True, slots=True)
class Stop(Generic[S]):
    """Where the loop came to rest: a question or the end, and what happened on the way."""

    state: S
    decision: Decision | None
    outcome: Outcome | None
    events: tuple[Event[S], ...]
    drawn: tuple[Drawn, ...]


def start(system: GameSystem[S], state: S, source: Source) -> Stop[S]:
    """Run from a state that is not at a question yet."""
    return _Run(system, state, source).to_rest()


def answer(system: GameSystem[S], state: S, given: Choice | Mapping[str, Choice], source: Source) -> Stop[S]:
    """Run on with the answer to the question on top of the agenda."""
    return _Run(system, state, source).answered(given)


def end(system: GameSystem[S], state: S) -> Outcome | None:
    """How the game ended, if it did: by its players or by its rules."""
    return state.ended or system.outcome(state)


class _Run(Generic[S]):
    """One run of the loop; its state is kept only if it comes to rest."""

    def __init__(self, system: GameSystem[S], state: S, source: Source) -> None:
        self.system = system
        self.state = state
        self.source = source
        self.events: list[Event[S]] = []
        self.drawn: list[Drawn] = []
        self.over: Outcome | None = None
        self.step: Step[Any] | None = None
        self.steps = 0

    def to_rest(self) -> Stop[S]:
        """Run to the next question or the end. What a rule breaks becomes a `RuleBug`."""
        return self._guarded(self._run)

    def answered(self, given: Choice | Mapping[str, Choice]) -> Stop[S]:
        """Run on with the answer to the question on top."""

        def go() -> Stop[S]:
            question = self._pop()
            if isinstance(question, Chance) and isinstance(given, Choice):
                self._take_chance(question, given[question.field])
            elif isinstance(question, Question):
                if isinstance(given, Choice):
                    self._do(question.take(self.state, given))
                else:
                    self._do(question.reveal(self.state, given))
            return self._run()

        return self._guarded(go)

    def _guarded(self, go: Any) -> Stop[S]:
        try:
            stop: Stop[S] = go()
        except (OutOfDice, BadDice, RuleBug, RecursionError, MemoryError):
            raise
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise RuleBug(problem, self.state, self.step, self.events) from error
        return stop

    def _run(self) -> Stop[S]:
        self.over = self.over or end(self.system, self.state)
        while self.over is None:
            self._close_frames()
            if not self.state.agenda:
                raise RuleBug("nothing is left to do and the game is not over", self.state, None, self.events)
            if self.steps > MAX_STEPS or len(self.state.agenda) > MAX_AGENDA:
                raise RuleBug("no end in sight", self.state, self.step, self.events)
            question = self._next()
            if question is not None:
                return self._rest(question)
        return self._rest(None)

    def _rest(self, decision: Decision | None) -> Stop[S]:
        if decision is not None and self.system.standing is not None and CHANCE not in decision.seats:
            decision = replace(decision, standing=self.system.standing.choices(self.state))
        return Stop(self.state, decision, self.over, tuple(self.events), tuple(self.drawn))

    def _next(self) -> Decision | None:
        """Do the step on top; a question that nobody here can answer is handed back."""
        top = self.state.agenda[-1]
        if not isinstance(top, Question):
            self._pop()
            if self._within_fuel(top):
                self._do(top.run(self.state))
            return None
        if isinstance(top, Chance) and self._thrown(top):
            return None
        asked = top.ask(self.state)
        if isinstance(asked, Do):
            self._pop()
            self._do(asked)
            return None
        if not asked.choices:
            raise RuleBug("a question without an answer", self.state, top, self.events)
        return asked.without(frozenset(self.state.sealed))

    def _proposed(self, steps: tuple[Step[Any], ...]) -> tuple[Step[Any], ...]:
        """The steps in the order of the agenda, each replaced where the rules say so; a rule looks at a step once."""
        if not self.system.replacements:
            return steps[::-1]
        return tuple(self._replaced(step) for step in reversed(steps))

    def _replaced(self, step: Step[Any]) -> Step[Any]:
        for replacement in self.system.replacements.get(type(step), ()):
            step = replacement(self.state, step) or step
        return step

    def _put_below(self, steps: tuple[Step[Any], ...]) -> None:
        """Put steps under the innermost frame, for when it has ended."""
        frame = self.state.frames[-1]
        agenda = self.state.agenda[: frame.base] + steps + self.state.agenda[frame.base :]
        raised = replace(frame, base=frame.base + len(steps))
        self.state = replace(self.state, agenda=agenda, frames=(*self.state.frames[:-1], raised))

    def _thrown(self, chance: Chance[Any]) -> bool:
        """Whether the source answered for chance."""
        outcomes = chance.outcomes(self.state)
        if not outcomes:
            return False
        result = self.source.result(throw_of(self.state, chance, outcomes))
        if result is None:
            return False
        self._pop()
        self._take_chance(chance, result)
        return True

    def _take_chance(self, chance: Chance[Any], result: Value) -> None:
        """Go on with a result of chance."""
        self.drawn.append(Drawn(chance.stream, result))
        self.state = count_throw(self.state, chance)
        self._do(chance.take(self.state, chance.answer(result)))

    def _pop(self) -> Step[Any]:
        self.step = self.state.agenda[-1]
        self.state = replace(self.state, agenda=self.state.agenda[:-1])
        return self.step

    def _do(self, done: Do[Any]) -> None:
        """Let the events happen, then put what follows on top, and what the events set off above it."""
        triggers: list[Trigger[Any]] = []
        for event in done.events:
            self.state = event.evolve(self.state)
            self.events.append(event)
            if self.system.outcome(self.state) is not None or self.state.ended is not None:
                self.over = end(self.system, self.state)
                return
            for listener in self.system.listeners.get(type(event), ()):
                triggers.extend(listener(self.state, event))
        if done.after:
            self._put_below(self._proposed(done.after))
        steps = self._proposed(done.then)
        if triggers:
            steps += in_order(triggers, self.system.precedence(self.state))[::-1]
        if steps:
            self.state = replace(self.state, agenda=self.state.agenda + steps)
        if self.state.frames:
            self._unwind()

    def _unwind(self) -> None:
        """End the frames whose subject left the table, with all that was still to do in them."""
        for frame in self.state.frames:
            if frame.subject is not None and not self.system.present(self.state, frame.subject):
                self._cut(frame.base)
                return

    def _cut(self, base: int) -> None:
        frames = tuple(frame for frame in self.state.frames if frame.base < base)
        self.state = replace(self.state, agenda=self.state.agenda[:base], frames=frames)

    def _close_frames(self) -> None:
        """Frames end when the steps above their base are done."""
        height = len(self.state.agenda)
        while self.state.frames and self.state.frames[-1].base >= height:
            self.state = replace(self.state, frames=self.state.frames[:-1])

    def _within_fuel(self, step: Step[Any]) -> bool:
        """Burn the step's fuel where an ability runs it; an ability that goes on for ever is stopped there."""
        if chain(self.state) == 0:
            self.steps += 1
            self.state = replace(self.state, fuel=0) if self.state.fuel else self.state
            return True
        self.state = burn(self.state, step.fuel)
        spent = self.state.fuel > MAX_FUEL or len(self.state.agenda) >= MAX_AGENDA
        if not spent and chain(self.state) <= MAX_CHAIN:
            return True
        why: Literal["chain", "fuel"] = "fuel" if spent else "chain"
        frame = outermost(self.state)
        self._cut(frame.base)
        self._do(Do((AbilityStopped(ability=frame.ability or "", why=why),)))
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerGiven(Event[S]):
    """A seat laid its answer face down."""

    seat: str

    def evolve(self, state: S) -> S:
        return state


def seal(system: GameSystem[S], state: S, seat: str, given: Choice, decision: Decision, source: Source) -> Stop[S]:
    """Lay an answer face down; when all lie there, turn them up together."""
    sealed = {**state.sealed, seat: given}
    told: Event[S] = AnswerGiven(seat=seat)
    left = decision.without(frozenset(sealed))
    if left.seats:
        return Stop(replace(state, sealed=sealed), left, None, (told,), ())
    in_seat_order = {each: sealed[each] for each in state.seats if each in sealed}
    stop = answer(system, replace(state, sealed={}), in_seat_order, source)
    return replace(stop, events=(told, *stop.events))


def stand(system: GameSystem[S], state: S, given: Choice, decision: Decision) -> Stop[S]:
    """Do what a standing choice says; the question stays open unless that ended the game."""
    if system.standing is None:
        raise RuleBug(f"{system.id} has no standing choices", state, None, ())
    event: Event[S] = system.standing.event(state, given)
    after = event.evolve(state)
    over = end(system, after)
    if over is None:
        decision = replace(decision, standing=system.standing.choices(after))
    return Stop(after, None if over else decision, over, (event,), ())


def lapse(system: GameSystem[S], state: S, seat: str) -> S:
    """The state after a seat answered a question: offers of a draw to it are refused by that."""
    if system.standing is None or seat == CHANCE:
        return state
    return system.standing.lapse(state, seat)
