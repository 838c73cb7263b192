"""Clauses: the smallest parts of a rule, each with its rule number.

Each can be disabled, so that tests can prove that they depend on it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from engine.kernel.data.message import Message, MessageValue
from engine.kernel.data.record import record

C = TypeVar("C")
R = TypeVar("R")
Shows = Callable[[Any], Mapping[str, MessageValue]]

_CLAUSES: dict[str, Clause[Any, Any]] = {}
_DROPPED: set[Clause[Any, Any]] = set()
"""The disabled clauses, for mutation testing; normally none."""


@record(frozen=True, slots=True)
class Reason:
    """A reason why a choice is illegal: the rule, the clause, the sentence with its current values, the places
    concerned."""

    rule: str
    clause: str
    sentence: Message
    places: tuple[str, ...] = ()


class Clause(Generic[C, R]):
    """A function of the rules with its rule number. Disabled, it returns what it would if the rule did not exist."""

    def __init__(
        self, rule: str, body: Callable[..., R], without: R, shows: Shows | None, *, system: str | None = None
    ) -> None:
        self.rule = rule
        self.body = body
        self.name = body.__name__.replace("_", "-")
        self.system = system or _system_of(body.__module__)
        self.id = f"{self.system}/{self.name}"
        self.word_id = f"clause-{self.system}-{self.name}"
        """The id of the catalogue sentence for this clause."""
        self._without = without
        self._shows = shows
        self._plain = Message(self.word_id)
        self.__doc__ = body.__doc__
        before = _CLAUSES.get(self.id)
        if before is not None and _place_of(before.body) != _place_of(body):
            raise ValueError(f"two clauses are called {self.id}: in {before.body.__module__} and {body.__module__}")
        _CLAUSES[self.id] = self

    @property
    def dropped(self) -> bool:
        """Whether the clause is disabled."""
        return self in _DROPPED

    def __call__(self, *context: Any) -> R:
        return self._without if _DROPPED and self in _DROPPED else self.body(*context)

    def __repr__(self) -> str:
        return f"<{self.rule} {self.id}>"

    def sentence(self, context: C) -> Message:
        """The sentence of the clause, with its current values."""
        if self._shows is None:
            return self._plain
        shown = self._shows(context).items()
        return Message(self.word_id, tuple([(name, value) for name, value in shown if name != "places"]))

    def places(self, context: C) -> tuple[str, ...]:
        """The places that the clause is about."""
        shown = self._shows(context).get("places", ()) if self._shows else ()
        return tuple(str(place) for place in shown) if isinstance(shown, tuple) else (str(shown),)

    def reason(self, context: C) -> Reason:
        """The clause as a reason why a wish is illegal."""
        return Reason(self.rule, self.id, self.sentence(context), self.places(context))


def clause(rule: str, shows: Shows | None = None) -> Callable[[Callable[[C], bool]], Clause[C, bool]]:
    """Decorator for a condition: `True` if it holds. Disabled, it always holds."""
    return lambda body: Clause(rule, body, True, shows)


def effect(rule: str) -> Callable[[Callable[..., tuple[R, ...]]], Clause[Any, tuple[R, ...]]]:
    """Decorator for a clause that returns events or steps. Disabled, it returns none."""
    return lambda body: Clause(rule, body, (), None)


def amount(rule: str, shows: Shows | None = None) -> Callable[[Callable[..., int]], Clause[Any, int]]:
    """Decorator for a clause that adds to a number. Disabled, it adds nothing."""
    return lambda body: Clause(rule, body, 0, shows)


def all_hold(clauses: Sequence[Clause[C, bool]], context: C) -> bool:
    """Whether every clause holds; stops at the first that does not."""
    if _DROPPED:
        return all(each(context) for each in clauses)
    for each in clauses:  # noqa: SIM110 - the hottest line of a game, and `all` costs it a fifth
        if not each.body(context):
            return False
    return True


def all_enabled(clauses: Sequence[Clause[Any, bool]]) -> bool:
    """Whether none of these clauses is disabled."""
    return not _DROPPED or _DROPPED.isdisjoint(clauses)


def clauses_of(system: str) -> tuple[Clause[Any, Any], ...]:
    """Every clause of a system among the imported modules, in the order of their rules."""
    mine = [each for each in _CLAUSES.values() if each.system == system]
    return tuple(sorted(mine, key=lambda each: (_by_number(each.rule), each.id)))


def clause_named(id: str) -> Clause[Any, Any]:  # noqa: A002 - it is the clause's own term
    """The clause with this id."""
    return _CLAUSES[id]


@contextmanager
def dropping(clauses: Sequence[Clause[Any, Any]]) -> Iterator[None]:
    """Disable these clauses within a `with` block."""
    more = {*clauses} - _DROPPED
    _DROPPED.update(more)
    try:
        yield
    finally:
        _DROPPED.difference_update(more)


def _place_of(body: Callable[..., Any]) -> tuple[str, str]:
    """The module and name of a clause; the same pair again means that its module was loaded again."""
    return body.__module__, body.__qualname__


def _system_of(module: str) -> str:
    """The system of a module, the third part of its name: `engine.probes.sealed_pick`,
    `engine.systems.battleground.combat`."""
    parts = module.split(".")
    return parts[min(2, len(parts) - 1)].replace("_", "-")


def _by_number(rule: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", rule)]
