"""Explanations: the reasons against a wish, from the clauses of its action."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import Reason
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Question


def wishes(state: State) -> Iterator[Choice]:
    """All choices that can be wished for at this decision, legal or not: kind, actor, target, means."""
    for action in _actions(state):
        yield from action.wishes(state)


def action_of(state: State, wish: Choice) -> Action[State, object] | None:
    """The action of this kind that the current question offers."""
    return next((action for action in _actions(state) if action.kind == wish.kind), None)


def explain(state: State, wish: Choice) -> tuple[Reason, ...]:
    """The reasons why the wish is illegal now; empty if it is legal."""
    action = action_of(state, wish)
    if action is None:
        return (not_asked(wish),)
    known = next((each for each in action.wishes(state) if each.fits(wish)), None)
    if known is None and action.unlisted is not None:
        known = action.unlisted(state, wish)
    if known is None:
        return (no_match_reason(wish),)
    return action.explain(state, known)


def not_asked(wish: Choice) -> Reason:
    """The reason that the current decision has no choice of this kind."""
    return Reason("", "not-asked", message("reason-not-asked", kind=wish.kind))


def no_match_reason(wish: Choice) -> Reason:
    """The reason that the decision has choices of this kind, but none that could match the wish."""
    return Reason("", "no-such-thing", message("reason-no-such-thing", wish=wish.id))


def _actions(state: State) -> tuple[Action[State, object], ...]:
    top = state.agenda[-1] if state.agenda else None
    return top.offers if isinstance(top, Question) else ()
