"""The main loop: runs steps until a decision needs an answer from outside, or until the game ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Generic, Literal, TypeAlias

from engine.kernel.chance.rolls import Chance, ChanceSource, counted, throw_of
from engine.kernel.data.choice import Choice
from engine.kernel.data.errors import BadDice, OutOfDice
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.kernel.play.errors import ReplayMismatch, RuleBug
from engine.kernel.play.fuel_limits import MAX_CHAIN, MAX_FUEL, AbilityStopped, chain, fuel_used, looping, outermost
from engine.kernel.play.journal import ChanceResult
from engine.kernel.rules.concede_and_draw import TeamConceded
from engine.kernel.rules.game_system import GameSystem, StepReplacement
from engine.kernel.rules.triggers import TriggeredStep, in_order
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import Frame
from engine.kernel.state.look_budget import MOST_LOOKS, LookBudget
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import Do, Question, S, Step

MAX_STEPS = 10_000
MAX_AGENDA = 2_000


@record(frozen=True, slots=True)
class Stop(Generic[S]):
    """A point at which the loop stopped: a decision or the end of the game, with the events that led there."""

    state: S
    decision: Decision | None
    outcome: Outcome | None
    events: tuple[Event[S], ...]
    drawn: tuple[ChanceResult, ...]


def start(system: GameSystem[S], state: S, source: ChanceSource) -> Stop[S]:
    """Run from a state that is not at a decision yet."""
    return _Run(system, state, source).to_rest()


def answer(system: GameSystem[S], state: S, given: Choice | Mapping[str, Choice], source: ChanceSource) -> Stop[S]:
    """Answer the question on top of the agenda, and run on."""
    return _Run(system, state, source).answered(given)


def end(system: GameSystem[S], state: S) -> Outcome | None:
    """The outcome of the game, if players or rules have ended it."""
    return state.ended or system.outcome(state)


_Checkpoint: TypeAlias = tuple[Any, int, int, bool]
"""A state to which a run can be rolled back, with the number of events and draws, and whether its question was open.

It is made at every step and hardly ever used, so it is a plain tuple.
"""


class _Run(Generic[S]):
    """One run of the loop; its state is kept only if the run reaches a stop."""

    def __init__(self, system: GameSystem[S], state: S, source: ChanceSource) -> None:
        self.system = system
        self.looks = LookBudget(MOST_LOOKS)
        self.state = state.but(meter=self.looks)
        self.source = source
        self.events: list[Event[S]] = []
        self.drawn: list[ChanceResult] = []
        self.over: Outcome | None = None
        self.step: Step[Any] | None = None
        self.steps = 0
        self.resumed = False
        self.settled = False
        self.budgets = 1

    def to_rest(self) -> Stop[S]:
        """Run to the next decision or the end. An exception in the rules becomes a `RuleBug`."""
        self.resumed = True

        def go() -> Stop[S]:
            self.over = end(self.system, self.state)
            return self._run()

        return self._guarded(go)

    def after(self, event: Event[S]) -> Stop[S]:
        """Apply an event while a question is open, and run on: the question is asked again."""

        def go() -> Stop[S]:
            self._do(Do((event,)))
            return self._run()

        return self._guarded(go)

    def answered(self, given: Choice | Mapping[str, Choice]) -> Stop[S]:
        """Answer the question on top, and run on."""

        def go() -> Stop[S]:
            question = self.state.agenda[-1]
            while self.state.agenda[-1:] == (question,):
                before = self.state, len(self.events), len(self.drawn), self.resumed
                self._take(question, given)
                if not self.looks.spent:
                    break
                self._stop_the_dearest(before)
            return self._run()

        return self._guarded(go)

    def _take(self, question: Step[Any], given: Choice | Mapping[str, Choice]) -> None:
        """Continue with the answer to a question."""
        if isinstance(question, Chance) and isinstance(given, Choice):
            self._take_chance(question, given[question.field], entered=True)
        elif isinstance(question, Question) and self._begin(question):
            if isinstance(given, Choice):
                self._do(question.take(self.state, given))
            else:
                self._do(question.reveal(self.state, given))

    def _guarded(self, go: Any) -> Stop[S]:
        try:
            stop: Stop[S] = go()
        except (OutOfDice, BadDice, ReplayMismatch, RuleBug, RecursionError, MemoryError):
            raise
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise RuleBug(problem, self.state, self.step, self.events) from error
        return stop

    def _run(self) -> Stop[S]:
        while self.over is None:
            self._close_frames()
            if not self.state.agenda:
                raise RuleBug("nothing is left to do and the game is not over", self.state, None, self.events)
            if self.steps > MAX_STEPS or (len(self.state.agenda) > MAX_AGENDA and not chain(self.state)):
                raise RuleBug("no end in sight", self.state, self.step, self.events)
            before = self.state, len(self.events), len(self.drawn), self.resumed
            question = self._next()
            if self.looks.left < 0:  # The body of `spent`, inlined: it is read at every step.
                self._stop_the_dearest(before)
            elif question is not None:
                return self._rest(question)
        return self._rest(None)

    def _rest(self, decision: Decision | None) -> Stop[S]:
        if decision is not None and self.system.standing is not None and CHANCE not in decision.seats:
            decision = decision.with_standing(self.system.standing.choices(self.state))
        # Later readers of the state have a budget of their own.
        state = self.state.but(meter=LookBudget(MOST_LOOKS, self.looks.work))
        return Stop(state, decision, self.over, tuple(self.events), tuple(self.drawn))

    def _next(self) -> Decision | None:
        """Run the step on top; a question that the loop cannot answer itself is returned."""
        if not self.settled and self._demanded():
            return None
        self.step = top = self._looked_at(self.state.agenda[-1])
        if not isinstance(top, Question):
            if self._begin(top):
                self._do(top.run(self.state))
            return None
        if isinstance(top, Chance) and self._thrown(top):
            return None
        asked = top.ask(self.state)
        if isinstance(asked, Do):
            if self._begin(top):
                self._do(asked)
            return None
        if self.state.sealed:
            asked = asked.without(frozenset(self.state.sealed))
            if not asked.seats:
                self._reveal(top)
                return None
        if not asked.seats or not all(map(asked.choices_of, asked.seats)):
            raise RuleBug("a question without an answer", self.state, top, self.events)
        return asked

    def _reveal(self, question: Question[Any]) -> None:
        """Reveal the sealed answers of a question once every seat has answered."""
        given = {seat: self.state.sealed[seat] for seat in self.state.seats if seat in self.state.sealed}
        self.state = self.state.but(sealed={})
        if self._begin(question):
            self._do(question.reveal(self.state, given))

    def _looked_at(self, top: Step[Any]) -> Step[Any]:
        """The step to run next, after the rules that may replace it.

        They are not applied to a step that has already begun, or to the question at which a state was stopped.
        """
        resumed, self.resumed = self.resumed, False
        if type(top) not in self.system.replacements or top.underway or (resumed and isinstance(top, Question)):
            return top
        step = self._replaced(top)
        if step is not top:
            self.state = self.state.but(agenda=(*self.state.agenda[:-1], step))
        return step

    def _replaced(self, step: Step[Any]) -> Step[Any]:
        """The step that replaces this one; each rule is applied once, to the result of the rules before it."""
        looked: list[StepReplacement] = []
        while rule := next((r for r in self.system.replacements.get(type(step), ()) if r not in looked), None):
            looked.append(rule)
            step = rule(self.state, step) or step
        return step

    def _put_below(self, steps: tuple[Step[Any], ...]) -> None:
        """Insert steps below the innermost frame, to run when it has ended."""
        if not self.state.frames:
            raise RuleBug("steps for after a frame, and no frame is open", self.state, self.step, self.events)
        frame = self.state.frames[-1]
        agenda = self.state.agenda[: frame.base] + steps[::-1] + self.state.agenda[frame.base :]
        raised = replace(frame, base=frame.base + len(steps))
        self.state = self.state.but(agenda=agenda, frames=(*self.state.frames[:-1], raised))

    def _thrown(self, chance: Chance[Any]) -> bool:
        """Whether the source of chance gave a result."""
        outcomes = chance.outcomes(self.state)
        if not outcomes:
            return False
        result = self.source.result(throw_of(self.state, chance, outcomes))
        if result is None:
            return False
        self._take_chance(chance, result)
        return True

    def _take_chance(self, chance: Chance[Any], result: Value, *, entered: bool = False) -> None:
        """Continue with a random result."""
        self.drawn.append(ChanceResult(chance.stream, result, entered))
        if self._begin(chance, **counted(self.state, chance)):
            self._do(chance.take(self.state, chance.answer(result)))

    def _do(self, done: Do[Any]) -> None:
        """Apply the events, then push the next steps, and above them the steps that the events triggered.

        If an event removes the frame's subject, the next steps are dropped with the frame; the triggered steps are
        kept.
        """
        triggers: list[TriggeredStep[Any]] = []
        system, listeners = self.system, self.system.listeners
        for event in done.events:
            self.state = state = event.evolve(self.state)
            self.events.append(event)
            self.over = end(system, state)
            if self.over is not None:
                return
            for listener in listeners.get(type(event), ()):
                triggers.extend(listener(state, event))
        if done.after:
            self._put_below(done.after)
        if done.then:
            self._put_on_top(done.then)
        if self.state.frames and done.events:
            self._unwind()
        if triggers:
            self._put_on_top(in_order(triggers, self.system.precedence(self.state)))
        if done.events:
            self._demanded()

    def _demanded(self) -> bool:
        """Whether the state that has just changed demands something before anything else; it is put on the agenda."""
        self.settled = True
        demanded = self.system.demands(self.state)
        if demanded:
            self._put_on_top(demanded)
        return bool(demanded)

    def _put_on_top(self, steps: tuple[Step[Any], ...]) -> None:
        self.state = self.state.but(agenda=self.state.agenda + steps[::-1])

    def _unwind(self) -> None:
        """End the frames whose subject left the table; their remaining steps are dropped.

        Frames opened inside them continue while their own subject is there, and still see the values bound outside; so
        does an ability of nobody.
        Without such frames they are closed at once: what the loss of the subject triggers is not dropped with them.
        """
        frames, agenda = self.state.frames, self.state.agenda
        if not self._lost_a_subject(frames):
            return
        remaining, moved, kept, gone = list(agenda[: frames[0].base]), [], 0, False
        for frame, height in zip(frames, [*(each.base for each in frames[1:]), len(agenda)], strict=True):
            if frame.subject is not None or frame.ability is not None:
                gone = frame.subject is not None and not self.system.present(self.state, frame.subject)
            moved.append(replace(frame, base=len(remaining)))
            if not gone:
                remaining.extend(agenda[frame.base : height])
                kept = len(moved)
        self.state = self.state.but(agenda=tuple(remaining), frames=tuple(moved[:kept]))

    def _lost_a_subject(self, frames: tuple[Frame, ...]) -> bool:
        """Whether the subject of a frame left the table."""
        state, present = self.state, self.system.present
        for frame in frames:  # noqa: SIM110 - looked at after every event
            if frame.subject is not None and not present(state, frame.subject):
                return True
        return False

    def _cut(self, base: int) -> None:
        frames = tuple(frame for frame in self.state.frames if frame.base < base)
        self.state = self.state.but(agenda=self.state.agenda[:base], frames=frames)

    def _close_frames(self) -> None:
        """End the frames whose steps are all done."""
        height = len(self.state.agenda)
        frames = self.state.frames
        open_frames = len(frames)
        while open_frames and frames[open_frames - 1].base >= height:
            open_frames -= 1
        if open_frames < len(frames):
            self.settled = False
            self.state = self.state.but(frames=frames[:open_frames])

    def _begin(self, step: Step[Any], **changes: Any) -> bool:
        """Take the step off the agenda to run it; an ability in an endless loop is stopped here instead."""
        self.step = step
        self.looks.work += 1
        agenda, abilities = self.state.agenda[:-1], chain(self.state)
        if not abilities:
            self.steps += 1
            self.state = self.state.but(agenda=agenda, fuel=0, **changes)
            return True
        self.state = self.state.but(agenda=agenda, fuel=fuel_used(self.state, step.fuel), **changes)
        spent = self.state.fuel > MAX_FUEL or len(agenda) >= MAX_AGENDA
        if not spent and abilities <= MAX_CHAIN:
            return True
        self._stop("fuel" if spent else "chain")
        return False

    def _stop_the_dearest(self, before: _Checkpoint) -> None:
        """Stop the abilities that used most lookups and roll back to before they did; the others get half the budget.

        As it is halved each time, the lookups for one answer stay below two budgets in all.
        """
        self.state, events, drawn, self.resumed = before
        self.over = None
        del self.events[events:], self.drawn[drawn:]
        dearest = self.looks.dearest()
        self.looks = LookBudget(MOST_LOOKS >> self.budgets, self.looks.work)
        self.budgets += 1
        self.state = self.state.but(meter=self.looks)
        for ability in dearest:
            inside = next((frame for frame in self.state.frames if frame.ability == ability), None)
            if inside is not None:
                self._cut(inside.base)
            self._do(Do((AbilityStopped(ability=ability, why="looks"),)))

    def _stop(self, why: Literal["chain", "fuel"]) -> None:
        """Stop the ability that runs inside itself, so that the one that triggered it continues; if there is none, stop
        all."""
        frame = looping(self.state) if why == "chain" else outermost(self.state)
        self._cut(frame.base)
        self._do(Do((AbilityStopped(ability=frame.ability or "", why=why),)))


@record(frozen=True, slots=True, kw_only=True)
class AnswerGiven(Event[S]):
    """A seat gave a sealed answer."""

    seat: str

    def evolve(self, state: S) -> S:
        return state


def seal(
    system: GameSystem[S], state: S, seat: str, given: Choice, decision: Decision, source: ChanceSource
) -> Stop[S]:
    """Seal an answer; when every seat has answered, reveal all answers together."""
    sealed = {**state.sealed, seat: given}
    event: Event[S] = AnswerGiven(seat=seat)
    left = decision.without(frozenset(sealed))
    if left.seats:
        waiting = state.but(sealed=sealed)
        standing = system.standing.choices(waiting) if system.standing else ()
        return Stop(waiting, left.with_standing(standing), None, (event,), ())
    in_seat_order = {each: sealed[each] for each in state.seats if each in sealed}
    stop = answer(system, state.but(sealed={}), in_seat_order, source)
    return replace(stop, events=(event, *stop.events))


def stand(system: GameSystem[S], state: S, given: Choice, decision: Decision, source: ChanceSource) -> Stop[S]:
    """Apply a standing choice. The question stays open unless the choice ended the game or removed a team."""
    if system.standing is None:
        raise RuleBug(f"{system.id} has no standing choices", state, None, ())
    event: Event[S] = system.standing.event(state, given)
    if isinstance(event, TeamConceded):
        return _Run(system, state, source).after(event)
    after = event.evolve(state)
    over = end(system, after)
    if over is None:
        decision = decision.with_standing(system.standing.choices(after))
    return Stop(after, None if over else decision, over, (event,), ())
