"""Actions: which choices a seat may wish for, when each is legal, and the reasons when it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from itertools import chain
from operator import attrgetter
from typing import Any, Generic, TypeVar

from engine.kernel.data.choice import Choice
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.rules.clauses import Clause, Reason, all_enabled, all_hold
from engine.kernel.state.game_state import State

S = TypeVar("S", bound=State)
C = TypeVar("C")

_RULES = attrgetter("rules")


@record(frozen=True, slots=True)
class Wish(Generic[S]):
    """The simplest context: the state and the wish."""

    state: S
    choice: Choice

    @property
    def question(self) -> Any:
        """The question that the wish would answer."""
        return self.state.agenda[-1]


@record(frozen=True, slots=True)
class Action(Generic[S, C]):
    """A kind of choice, governed by an ordered tuple of clauses.

    `wishes` lists every choice of this kind, legal or not. `context` turns a wish into what the clauses examine.
    `offers` is optional: it lists the legal choices faster than testing every wish. It is not used while clauses are
    disabled, so it may ignore that. `unlisted` reads a wish that is possible but not listed (a custom route), or
    returns None. `shows` computes the values shown next to a choice, where they are too expensive to compute for all
    choices.
    """

    kind: str
    clauses: tuple[Clause[C, bool], ...]
    context: Callable[[S, Choice], C]
    wishes: Callable[[S], Iterable[Choice]]
    offers: Callable[[S], Iterable[Choice]] | None = None
    unlisted: Callable[[S, Choice], Choice | None] | None = None
    shows: Callable[[C], Mapping[str, Value]] | None = None
    rules: tuple[str, ...] = field(init=False)
    """The rules of its clauses, each once."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", tuple(dict.fromkeys(each.rule for each in self.clauses)))

    def legal(self, state: S, wish: Choice) -> bool:
        """Whether every clause holds; the first that does not decides."""
        return all_hold(self.clauses, self.context(state, wish))

    def explain(self, state: S, wish: Choice) -> tuple[Reason, ...]:
        """The reasons against the wish, one for each clause that does not hold; empty if it is legal."""
        context = self.context(state, wish)
        return tuple(each.reason(context) for each in self.clauses if not each(context))

    def choices(self, state: S) -> tuple[Choice, ...]:
        """The legal choices, each with the rules that allow it."""
        if self.offers is not None and all_enabled(self.clauses):
            found = self.offers(state)
        elif self.clauses:
            found = [wish for wish in self.wishes(state) if self.legal(state, wish)]
        else:
            found = self.wishes(state)
        listed = tuple(found)
        if all(map(_RULES, listed)):
            return listed
        return tuple([each if each.rules else each.by(self.rules) for each in listed])

    def shown(self, state: S, choice: Choice) -> Mapping[str, Value]:
        """The values shown next to a choice."""
        return NOTHING if self.shows is None else self.shows(self.context(state, choice))


def offered(actions: Iterable[Action[S, Any]], state: S) -> tuple[Choice, ...]:
    """The legal choices of several actions, in their order."""
    return tuple(chain.from_iterable([action.choices(state) for action in actions]))
