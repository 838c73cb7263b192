"""Actions: what a seat may wish, when it is legal, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from engine.kernel.choice import Choice
from engine.kernel.clauses import Clause, Reason
from engine.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Wish(Generic[S]):
    """The plainest context: the state and what is wished in it."""

    state: S
    choice: Choice

    @property
    def question(self) -> Any:
        """The question that the wish would answer."""
        return self.state.agenda[-1]


@dataclass(frozen=True, slots=True)
class Action(Generic[S, C]):
    """A kind of choice under an ordered tuple of clauses.

    `wishes` lists every way to do it, legal or not. `context` makes of a wish what the clauses look at. `offers`
    lists the legal wishes faster than by trying them all, where that is worth the while.
    """

    kind: str
    clauses: tuple[Clause[C, bool], ...]
    context: Callable[[S, Choice], C]
    wishes: Callable[[S], Iterable[Choice]]
    offers: Callable[[S], Iterable[Choice]] | None = None

    def legal(self, state: S, wish: Choice) -> bool:
        """Whether every clause holds; the first that does not decides."""
        context = self.context(state, wish)
        return all(each(context) for each in self.clauses)

    def explain(self, state: S, wish: Choice) -> tuple[Reason, ...]:
        """Why the wish is refused: each clause that does not hold; empty where it is legal."""
        context = self.context(state, wish)
        return tuple(each.reason(context) for each in self.clauses if not each(context))

    def choices(self, state: S) -> tuple[Choice, ...]:
        """What is on offer: the legal wishes, each with the rules that allow it."""
        found = self.offers(state) if self.offers else (w for w in self.wishes(state) if self.legal(state, w))
        return tuple(replace(each, rules=self.rules) if not each.rules else each for each in found)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that govern it, each once."""
        return tuple(dict.fromkeys(each.rule for each in self.clauses))


def offered(actions: Iterable[Action[S, Any]], state: S) -> tuple[Choice, ...]:
    """What is on offer of several actions, in their order."""
    return tuple(each for action in actions for each in action.choices(state))
