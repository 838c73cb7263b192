"""Headlines of the log: the events of an action, over as many answers as it takes, are one line with details inside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.playtest.game_log import LogDetail, LogLevel, LogLine
from editor.presenters.story_rules import EventRole, StoryRules
from editor.view_model.action_mark import ActionMark
from engine.kernel.state.event import Event

ViewAfter = Callable[[int], Any]
"""The state after an answer, as the viewing seats may have seen it."""


@dataclass(slots=True)
class LogAction:
    """The lines of one action, the one that opened it first; `early` are those that waited for it."""

    opening: LogLine
    early: list[LogLine] = field(default_factory=list)
    later: list[LogLine] = field(default_factory=list)
    level: LogLevel = "action"
    is_loose: bool = False
    """Whether it was opened by an event that belongs to no action."""

    @property
    def lines(self) -> tuple[LogLine, ...]:
        return (*self.early, self.opening, *self.later)

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """All events, those of the opening line first."""
        return tuple(event for line in (self.opening, *self.early, *self.later) for event in line.events)


class Headlines:
    """The headlines of one game, in one language; a headline is kept as long as its lines stay the same."""

    def __init__(self, rules: StoryRules, view_after: ViewAfter, naming: DisplayNames) -> None:
        self._rules, self._view_after, self._naming = rules, view_after, naming
        self._kept: dict[tuple[int, ...], tuple[tuple[LogLine, ...], LogLine]] = {}

    def lines(self, lines: Iterable[LogLine]) -> list[LogLine]:
        """The headlines of these lines, with the heads of rounds and of the phases in which something happened."""
        actions = _without_empty_phases(group_lines(lines, self._rules))
        actions = [action for action in actions if action.level != "phase" or self._head(action)]
        self._kept = {tuple(map(id, action.lines)): self._line(action) for action in actions}
        return [line for _, line in self._kept.values()]

    def _line(self, action: LogAction) -> tuple[tuple[LogLine, ...], LogLine]:
        """The lines of an action, which keeps their identities, and its headline."""
        kept = self._kept.get(tuple(map(id, action.lines)))
        return (action.lines, self._made(action)) if kept is None else kept

    def _made(self, action: LogAction) -> LogLine:
        if action.level in ("round", "phase"):
            head = self._head(action) or action.opening.sentence
            at = action.opening.answer
            return LogLine(at, head, action.opening.rules, action.opening.seat, level=action.level, began=at)
        if action.level == "remark" or not action.opening.events:
            return replace(action.opening, began=action.opening.answer)
        return self._headline(action)

    def _head(self, action: LogAction) -> str:
        return self._rules.head(action.opening.events[0], self._naming)

    def _headline(self, action: LogAction) -> LogLine:
        opening = action.opening
        first, last = (pick(line.answer for line in action.lines) for pick in (min, max))
        headline = self._rules.headline(self._view_after(last), action.events, self._naming)
        sentence = headline or opening.sentence
        is_headline = sentence == opening.sentence
        return replace(
            opening,
            answer=last,
            sentence=sentence,
            throw=None,
            details=tuple(_details(action, is_headline)),
            events=action.events,
            marks=settled(self._rules.marks(self._view_after(max(first - 1, 0)), action.events, self._naming)),
            began=first,
        )


def group_lines(lines: Iterable[LogLine], rules: StoryRules) -> list[LogAction]:
    """The lines in order, those of an action together."""
    grouping = _Grouping(rules)
    for line in lines:
        grouping.add(line)
    return grouping.finished()


def settled(marks: Iterable[ActionMark]) -> tuple[ActionMark, ...]:
    """The marks without those whose result is among them too."""
    found = tuple(marks)
    told = {(each.actor, each.target) for each in found if each.text}
    return tuple(each for each in found if each.text or (each.actor, each.target) not in told)


class _Grouping:
    """Groups lines to actions."""

    def __init__(self, rules: StoryRules) -> None:
        self._rules = rules
        self._found: list[LogAction] = []
        self._now: LogAction | None = None
        self._outer: list[LogAction | None] = []
        self._waiting: list[LogLine] = []

    def add(self, line: LogLine) -> None:
        role = self._role(line)
        if role in ("round", "phase"):
            self._head("round" if role == "round" else "phase", line)
        elif line.level == "remark":
            self._head("remark", line)
        elif role == "waits":
            self._waiting.append(line)
        elif role in ("opens", "nests", "alone"):
            if role == "nests":
                self._outer.append(self._now)
            self._open(line)
        elif role == "apart":
            self._now = None
            if not self._joined(line, role):
                self._open(line, is_loose=True)
        elif not self._joined(line, role):
            self._open(line, is_loose=role != "sets-off")
        if role == "unnests":
            self._now = self._outer.pop() if self._outer else None
        elif role in ("ends", "alone"):
            self._now = None

    def finished(self) -> list[LogAction]:
        """The actions; what waits for the next one stands at the end."""
        if self._waiting:
            self._found.append(LogAction(self._waiting[-1], self._waiting[:-1]))
        return self._found

    def _role(self, line: LogLine) -> EventRole:
        role = self._rules.role(line.events[0]) if line.events else "joins"
        came_of_another = role == "opens" and self._now is not None and self._rules.came_of_another(line.events)
        return "joins" if came_of_another else role

    def _head(self, level: LogLevel, line: LogLine) -> None:
        self._found.append(LogAction(line, level=level))
        self._now, self._outer = None, []

    def _open(self, line: LogLine, *, is_loose: bool = False) -> None:
        action = LogAction(line, self._waiting, is_loose=is_loose)
        self._waiting = []
        self._found.append(action)
        self._now = None if is_loose else action

    def _joined(self, line: LogLine, role: EventRole) -> bool:
        """Whether a line joins the action in progress, or the last one if it is like that."""
        last = self._found[-1] if self._found and self._found[-1].level == "action" else None
        action = self._now
        if action is None and last is not None and (role in ("follows", "ends", "unnests") or _is_like(last, line)):
            action = last
        if action is None:
            return False
        action.later += [*self._waiting, line]
        self._waiting = []
        return True


def _is_like(action: LogAction, line: LogLine) -> bool:
    """Whether a line says of others what an action of that kind says."""
    if not action.is_loose or not line.events or not action.opening.events:
        return False
    first, event = action.opening.events[0], line.events[0]
    return type(event) is type(first) and (line.seat == action.opening.seat or "figure" in first.__dataclass_fields__)


def _without_empty_phases(actions: list[LogAction]) -> list[LogAction]:
    """The actions without phases in which nothing happens."""
    after: list[LogAction | None] = [*actions[1:], None]
    return [
        action
        for action, follower in zip(actions, after, strict=False)
        if action.level != "phase" or (follower is not None and follower.level == "action")
    ]


def _details(action: LogAction, is_headline: bool) -> Iterable[LogDetail]:
    """Sentences of all that happened, in order, several alike once; that of the opening line only if the headline is
    another one."""
    told: LogDetail | None = None
    for line in action.lines:
        if line is not action.opening or not is_headline:
            told = LogDetail(line.first or line.sentence, line.rules)
            yield told
        for detail in line.details:
            if detail != told:
                yield detail
            told = detail
