"""Evaluators of choices and positions, one package a game, found by looking into `engine/bots/evaluators`."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from engine.bots import evaluators as folder
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.data.record import record
from engine.kernel.state.game_state import State


class Evaluator(Protocol):
    """Says of each choice of a seat what it is worth; only the order of these numbers means anything."""

    def __call__(
        self, view: State, choices: Sequence[Choice], seat: str, memory: Memory | None = None
    ) -> Sequence[float]: ...


class BestChoices(Protocol):
    """Says which choices are worth most, where that takes less than to evaluate all of them; of those looked at so far,
    where it may not go on."""

    def __call__(
        self,
        view: State,
        choices: Sequence[Choice],
        seat: str,
        memory: Memory | None = None,
        goes_on: Callable[[], bool] = lambda: True,
    ) -> Sequence[Choice]: ...


class RatedChoice(NamedTuple):
    """A choice, and what the evaluator says it is worth."""

    choice: Choice
    worth: float


@record(frozen=True, slots=True)
class PositionEvaluator:
    """The evaluation of whole positions, by the measure of choices, so that one can look ahead."""

    prospect: Callable[[Any, str, float, Memory], float]
    """The value of a position for a seat that was promised so much by dice rolls on the way."""
    is_over: Callable[[Any, Any, str], bool]
    """Whether the turn is over that a seat looked ahead to from the first state: there positions are compared."""
    glanced: Callable[[Any, Sequence[Choice], str, Memory], Sequence[tuple[Choice, float]]]
    """The choices of a seat but for those that are hardly worth evaluating, and what they are worth, for imagined
    games."""
    looked_at: frozenset[str]
    """The kinds of questions at which it is worth looking ahead."""
    open_to: Callable[[Any, Sequence[tuple[Choice, float]]], Sequence[tuple[Choice, float]]]
    """The choices of a seat without those by which it would give up something for nothing: they are not looked at."""
    after_a_throw: frozenset[str]
    """The kinds of questions about dice that lie on the table."""
    throws: frozenset[str]
    """The kinds of choices that dice decide."""
    promise: Callable[[Any, Choice, float], float]
    """The value of a dice roll in a position, given its worth to the evaluator."""


@cache
def all_evaluators() -> Mapping[type[State], Evaluator]:
    """The evaluators by the type of state: `STATE` and `worth` of each part of the folder."""
    return {kind: module.worth for kind, module in _modules().items()}


def evaluator_of(view: State) -> Evaluator:
    """The evaluator of a game; where nobody wrote one, all choices are worth the same."""
    return all_evaluators().get(type(view), rate_all_alike)


@cache
def all_best_choices() -> Mapping[type[State], BestChoices]:
    """The functions that name the best choices at once, of each evaluator that has a `best` beside its `worth`."""
    return {kind: module.best for kind, module in _modules().items() if hasattr(module, "best")}


def rate_all_alike(view: State, choices: Sequence[Choice], seat: str, memory: Memory | None = None) -> Sequence[float]:
    """No choice is better than another one."""
    return [0.0] * len(choices)


@cache
def all_position_evaluators() -> Mapping[type[State], PositionEvaluator]:
    """The prospects by the kind of state, of each part of the folder that says what positions are worth."""
    return {kind: _position_evaluator(module) for kind, module in _modules().items() if hasattr(module, "prospect")}


def _position_evaluator(evaluator: Any) -> PositionEvaluator:
    return PositionEvaluator(
        evaluator.prospect,
        evaluator.is_over,
        evaluator.glanced,
        evaluator.LOOKED_AT,
        evaluator.open_to,
        evaluator.AFTER_A_THROW,
        evaluator.THROWS,
        evaluator.promise,
    )


def _modules() -> Mapping[type[State], Any]:
    names = sorted(found.name for found in pkgutil.iter_modules(folder.__path__))
    modules: list[Any] = [import_module(f"{folder.__name__}.{name}") for name in names]
    return {module.STATE: module for module in modules}
