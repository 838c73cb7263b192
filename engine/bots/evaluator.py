"""Evaluators of choices and positions, one package per game, found by scanning `engine/bots/evaluators`."""

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
    """Returns the value of each choice of a seat; only the order of these numbers matters."""

    def __call__(
        self, view: State, choices: Sequence[Choice], seat: str, memory: Memory | None = None
    ) -> Sequence[float]: ...


class BestChoices(Protocol):
    """Returns the choices with the highest value, faster than by evaluating all; if the work limit is reached, the best
    of those evaluated so far."""

    def __call__(
        self,
        view: State,
        choices: Sequence[Choice],
        seat: str,
        memory: Memory | None = None,
        goes_on: Callable[[], bool] = lambda: True,
    ) -> Sequence[Choice]: ...


class RatedChoice(NamedTuple):
    """A choice with its value."""

    choice: Choice
    worth: float


@record(frozen=True, slots=True)
class PositionEvaluator:
    """The evaluation of whole positions, on the same scale as choices, for looking ahead."""

    prospect: Callable[[Any, str, float, Memory], float]
    """The value of a position for a seat, given the expected value of the dice rolls that led there."""
    is_over: Callable[[Any, Any, str], bool]
    """Whether the turn that a seat looks ahead to is over; positions are compared at this point."""
    rate_promising_choices: Callable[[Any, Sequence[Choice], str, Memory], Sequence[tuple[Choice, float]]]
    """The choices of a seat, without those hardly worth evaluating, with their values, for imagined games."""
    looked_at: frozenset[str]
    """The kinds of decisions for which looking ahead is worthwhile."""
    open_to: Callable[[Any, Sequence[tuple[Choice, float]]], Sequence[tuple[Choice, float]]]
    """The choices of a seat without those that give something up for nothing; these are not considered."""
    after_a_throw: frozenset[str]
    """The kinds of decisions about dice that were already thrown."""
    throws: frozenset[str]
    """The kinds of choices whose result depends on dice."""
    roll_value: Callable[[Any, Choice, float], float]
    """The value of a dice roll in a position, given its value to the evaluator."""
    prepares: Mapping[str, str]
    """The kinds of choices that only make another better, with the kind of that one."""


@cache
def all_evaluators() -> Mapping[type[State], Evaluator]:
    """The evaluators by the type of state: `STATE` and `worth` of each part of the folder."""
    return {kind: module.worth for kind, module in _modules().items()}


def evaluator_of(view: State) -> Evaluator:
    """The evaluator of a game; if there is none, all choices have the same value."""
    return all_evaluators().get(type(view), rate_all_alike)


@cache
def all_best_choices() -> Mapping[type[State], BestChoices]:
    """The functions that find the best choices faster, for each evaluator with a `best` next to its `worth`."""
    return {kind: module.best for kind, module in _modules().items() if hasattr(module, "best")}


def rate_all_alike(view: State, choices: Sequence[Choice], seat: str, memory: Memory | None = None) -> Sequence[float]:
    """Equal values for all choices."""
    return [0.0] * len(choices)


@cache
def all_position_evaluators() -> Mapping[type[State], PositionEvaluator]:
    """The position evaluators by the type of state, of each part of the folder that has one."""
    return {kind: _position_evaluator(module) for kind, module in _modules().items() if hasattr(module, "prospect")}


def _position_evaluator(evaluator: Any) -> PositionEvaluator:
    return PositionEvaluator(
        evaluator.prospect,
        evaluator.is_over,
        evaluator.rate_promising_choices,
        evaluator.LOOKED_AT,
        evaluator.open_to,
        evaluator.AFTER_A_THROW,
        evaluator.THROWS,
        evaluator.roll_value,
        evaluator.PREPARES,
    )


def _modules() -> Mapping[type[State], Any]:
    names = sorted(found.name for found in pkgutil.iter_modules(folder.__path__))
    modules: list[Any] = [import_module(f"{folder.__name__}.{name}") for name in names]
    return {module.STATE: module for module in modules}
