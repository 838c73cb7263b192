"""Steps: the entries of the agenda. A step runs, a question waits for an answer; both return what follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from engine.kernel.data.choice import Choice
from engine.kernel.data.marks import NameMark
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import Frame, State

S = TypeVar("S", bound=State)


@record(frozen=True, slots=True)
class Do(Generic[S]):
    """The result of a step: events in order, then steps on top of the agenda, the first one next.

    `after` are steps for when the open frame has ended: the way results leave a frame.
    """

    events: tuple[Event[S], ...] = ()
    then: tuple[Step[S], ...] = ()
    after: tuple[Step[S], ...] = ()


@record(frozen=True, slots=True)
class Step(Generic[S]):
    """One thing to do, as data. `fuel` is what it costs an ability that runs it."""

    fuel: ClassVar[int] = 1

    @property
    def underway(self) -> bool:
        """Whether it has begun already and only goes on; no rule replaces it then."""
        return False

    def run(self, state: S) -> Do[S]:
        """Do it; the step is off the agenda already."""
        raise NotImplementedError


@record(frozen=True, slots=True)
class Question(Step[S]):
    """A step that needs an answer. `offers` are the actions it lets a seat choose from, where it is that kind."""

    offers: ClassVar[tuple[Any, ...]] = ()

    def ask(self, state: S) -> Decision | Do[S]:
        """The question; or, where there is nothing to ask, what to do instead."""
        raise NotImplementedError

    def take(self, state: S, answer: Choice) -> Do[S]:
        """Go on with the answer of one seat."""
        raise NotImplementedError

    def reveal(self, state: S, answers: Mapping[str, Choice]) -> Do[S]:
        """Go on with the answers of all seats, turned up together."""
        raise NotImplementedError

    def admit(self, state: S, wanted: Choice) -> Choice | None:
        """An answer that is legal though not listed (a path of one's own), or None."""
        return None


@record(frozen=True, slots=True)
class Within(Step[S]):
    """Run steps in a frame of their own, about a subject, with values bound; `uses` counts against a limit."""

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
    """The state with another value for the name in the innermost frame that has it, and for others bound there too."""
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if name in frame.values:
            if not others.keys() <= frame.values.keys():
                raise LookupError(f"the frame that has a {name} lacks {', '.join(others.keys() - frame.values.keys())}")
            changed = Frame(frame.base, frame.subject, frame.ability, {**frame.values, name: value, **others})
            return state.but(frames=(*state.frames[:at], changed, *state.frames[at + 1 :]))
    raise LookupError(f"no open frame has a {name}")
