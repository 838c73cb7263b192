"""Steps: the entries of the agenda. A step runs, a question waits for an answer; both return what follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import NameMark
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import Frame, State

S = TypeVar("S", bound=State)


@record(frozen=True, slots=True)
class Do(Generic[S]):
    """The result of a step: events in order, then steps to push on the agenda, the first one to run next.

    `after` are steps to run after the open frame has ended; results leave a frame this way.
    """

    events: tuple[Event[S], ...] = ()
    then: tuple[Step[S], ...] = ()
    after: tuple[Step[S], ...] = ()


@record(frozen=True, slots=True)
class Step(Generic[S]):
    """One thing to do, as data. `fuel` is what an ability pays to run it."""

    fuel: ClassVar[int] = 1

    @property
    def underway(self) -> bool:
        """Whether it has already begun and only continues; rules do not replace it then."""
        return False

    def run(self, state: S) -> Do[S]:
        """Run the step; it is already off the agenda."""
        raise NotImplementedError


@record(frozen=True, slots=True)
class Question(Step[S]):
    """A step that needs an answer. `offers` are the actions that it offers, where it is made of actions."""

    offers: ClassVar[tuple[Any, ...]] = ()

    def ask(self, state: S) -> Decision | Do[S]:
        """The decision; or, if there is nothing to decide, what to do instead."""
        raise NotImplementedError

    def take(self, state: S, answer: Choice) -> Do[S]:
        """Continue with the answer of one seat."""
        raise NotImplementedError

    def reveal(self, state: S, answers: Mapping[str, Choice]) -> Do[S]:
        """Continue with the answers of all seats, which are revealed together."""
        raise NotImplementedError

    def admit(self, state: S, answer: Choice) -> Choice | None:
        """An answer that is legal though not listed (a custom route), or None."""
        return None


@record(frozen=True, slots=True)
class Within(Step[S]):
    """Run steps in a frame of their own, with a subject and bound values; `uses` counts against a limit."""

    steps: tuple[Step[S], ...]
    subject: Annotated[str | None, NameMark("piece")] = None
    ability: Annotated[str | None, NameMark("ability")] = None
    uses: str | None = None
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)

    def run(self, state: S) -> Do[S]:
        frame = Frame(len(state.agenda), self.subject, self.ability, self.values)
        used: tuple[Event[S], ...] = (Used(what=self.uses),) if self.uses else ()
        return Do((*used, FrameOpened(frame=frame)), self.steps)


@record(frozen=True, slots=True, kw_only=True)
class Used(Event[S]):
    """The use of something that the rules allow a limited number of times."""

    what: str

    def evolve(self, state: S) -> S:
        return state.but(used={**state.used, self.what: state.used.get(self.what, 0) + 1})


@record(frozen=True, slots=True, kw_only=True)
class FrameOpened(Event[S]):
    """Bookkeeping: a frame was opened."""

    quiet: ClassVar[bool] = True
    frame: Frame

    def evolve(self, state: S) -> S:
        return state.but(frames=(*state.frames, self.frame))


@record(frozen=True, slots=True, kw_only=True)
class Bound(Event[S]):
    """Bookkeeping: a value was bound to a name in the innermost frame."""

    quiet: ClassVar[bool] = True
    under: str
    value: Value

    def evolve(self, state: S) -> S:
        return bind(state, self.under, self.value)


def bind(state: S, name: str, value: Value) -> S:
    """The state with the value bound in its innermost frame."""
    if not state.frames:
        raise LookupError(f"{name} cannot be bound: no frame is open")
    *outer, frame = state.frames
    return state.but(frames=(*outer, frame.binding(name, value)))


def assign(state: S, name: str, value: Value, **others: Value) -> S:
    """The state in which the innermost frame that binds the name has another value for it, and for others bound there
    too."""
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if name in frame.values:
            if not others.keys() <= frame.values.keys():
                raise LookupError(f"the frame that has a {name} lacks {', '.join(others.keys() - frame.values.keys())}")
            changed = Frame(frame.base, frame.subject, frame.ability, {**frame.values, name: value, **others})
            return state.but(frames=(*state.frames[:at], changed, *state.frames[at + 1 :]))
    raise LookupError(f"no open frame has a {name}")
