"""The lines of one answer: one for each important event, with the minor events that follow from it folded inside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text, part_text
from editor.playtest.dice_symbols import with_symbols
from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import presenter_of
from editor.presenters.presenter import GamePresenter
from editor.view_model.action_mark import ActionMark
from editor.view_model.side_panel import DiceThrow
from engine.kernel.state.event import Event

Weight = Literal["major", "minor"]
LogLevel = Literal["action", "round", "phase", "remark"]
"""An action; the head of a round or a phase; a remark on the log itself."""


@dataclass(frozen=True, slots=True)
class LogDetail:
    """A sentence inside a line, and its rules."""

    sentence: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log. `answer` is the answer that led to it; selecting it shows the game just after that."""

    answer: int
    sentence: str
    rules: tuple[str, ...] = ()
    seat: str | None = None
    weight: Weight = "major"
    throw: DiceThrow | None = None
    details: tuple[LogDetail, ...] = ()
    more: int = 0
    """The number of further events of the same kind among the details."""
    first: str = ""
    """The sentence about the first of them alone."""
    level: LogLevel = "action"
    events: tuple[Event[Any], ...] = field(default=(), compare=False)
    """The event of the line, and those that are folded into it."""
    marks: tuple[ActionMark, ...] = ()
    """The marks of an action on the board."""
    began: int = 0
    """The answer with which the action of a headline began."""


def log_lines(session: PlaySession, answer: int, naming: DisplayNames) -> tuple[LogLine, ...]:
    """Log lines of one answer (0: of the setup), limited to what the viewing seats may know."""
    return _LogRenderer(session, answer, naming).lines()


class _LogRenderer:
    """Renders the events of one answer."""

    def __init__(self, session: PlaySession, answer: int, naming: DisplayNames) -> None:
        self._session = session
        self._answer = answer
        self._naming = naming
        self._presenter: GamePresenter = presenter_of(session)
        self._view = session.view_after(answer)
        self._events = session.events_after(answer)

    def lines(self) -> tuple[LogLine, ...]:
        """A line for each event, except those folded into another line."""
        found: list[LogLine] = []
        ahead: list[LogDetail] = []
        last: Event[Any] | None = None
        for number, event in enumerate(self._events):
            if last is not None and self._is_folded_into(last, number):
                found[-1] = self._with(found[-1], event)
            elif last is not None and self._repeats(last, event):
                found[-1] = replace(self._with(found[-1], event), more=found[-1].more + 1)
            elif last is None and self._is_folded(number):
                ahead += self._details(event)
            else:
                found.append(self._line(number, tuple(ahead)))
                ahead, last = [], event
        if ahead:
            found.append(self._of_details(ahead))
        return tuple(self._counted(line) for line in found)

    def _with(self, line: LogLine, event: Event[Any]) -> LogLine:
        """A line with an event folded into it."""
        return replace(line, details=(*line.details, *self._details(event)), events=(*line.events, event))

    def _is_folded(self, number: int) -> bool:
        return self._events[number].name() in self._presenter.folded and self._throw(number) is None

    def _is_folded_into(self, last: Event[Any], number: int) -> bool:
        """True if a minor event concerns the subject of the previous line."""
        return self._is_folded(number) and _about(self._events[number]) in (None, _about(last))

    def _repeats(self, last: Event[Any], event: Event[Any]) -> bool:
        """Whether an event repeats the kind of event that the previous line is about."""
        again = type(event) is type(last) and self._seat_of(event) == self._seat_of(last)
        return again and event.name() in self._presenter.repeated

    def _of_details(self, details: list[LogDetail]) -> LogLine:
        """A line for minor events only."""
        first, *rest = details
        seat = self._seat_of(self._events[0])
        return LogLine(self._answer, first.sentence, first.rules, seat, "minor", None, tuple(rest), events=self._events)

    def _counted(self, line: LogLine) -> LogLine:
        """A line with the number of repeated events in it."""
        if not line.more:
            return line
        counted = self._naming.say("told-more", sentence=line.sentence, more=line.more)
        return replace(line, sentence=counted, first=line.sentence)

    def _line(self, number: int, ahead: tuple[LogDetail, ...]) -> LogLine:
        event = self._events[number]
        return LogLine(
            answer=self._answer,
            sentence=self._event_text(event),
            rules=event.rules,
            seat=self._seat_of(event),
            weight="minor" if event.name() in self._presenter.minor else "major",
            throw=self._throw(number),
            details=(*ahead, *_parts(event, self._naming)),
            events=(event, *(self._events[:number] if ahead else ())),
        )

    def _details(self, event: Event[Any]) -> tuple[LogDetail, ...]:
        return (LogDetail(self._event_text(event), event.rules), *_parts(event, self._naming))

    def _event_text(self, event: Event[Any]) -> str:
        text = event_text(event, self._session.table.system.id, self._naming)
        return " ".join(filter(None, (text, self._presenter.remark(self._view, event, self._naming))))

    def _throw(self, number: int) -> DiceThrow | None:
        event = self._events[number]
        throw = self._presenter.throw(self._view, event, self._before(number), self._naming)
        return None if throw is None else with_symbols(throw, event, self._session.table.system.id)

    def _before(self, number: int) -> Iterator[Event[Any]]:
        """The events before this one, the latest first."""
        yield from reversed(self._events[:number])
        for answer in range(self._answer - 1, -1, -1):
            yield from reversed(self._session.events_after(answer))

    def _seat_of(self, event: Event[Any]) -> str | None:
        """The acting seat, else the affected one."""
        seat = getattr(event, "seat", None)
        if isinstance(seat, str):
            return seat
        about = _about(event)
        return None if about is None else self._presenter.owner(self._view, about)


def _about(event: Event[Any]) -> str | None:
    """The figure or unit that an event is about, or that caused it."""
    found = (getattr(event, name, None) for name in ("figure", "unit", "by"))
    return next((each for each in found if isinstance(each, str)), None)


def _parts(event: Event[Any], naming: DisplayNames) -> tuple[LogDetail, ...]:
    """Parts of the numbers of an event, each with its rule."""
    lists = (getattr(event, each) for each in event.__dataclass_fields__ if each.endswith("_parts"))
    parts: Iterable[Mapping[str, Any]] = (part for each in lists if isinstance(each, Sequence) for part in each)
    return tuple(LogDetail(part_text(part, naming), (part["rule"],)) for part in parts)
