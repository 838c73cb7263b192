"""Converts states to JSON and back by the types and marks of their fields, and reports the path of any misfit."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from importlib import import_module
from itertools import chain
from typing import Any

from engine.kernel.chance.rolls import Chance
from engine.kernel.data.message import Message
from engine.kernel.positions.frame_checks import frame_problems
from engine.kernel.positions.part_forms import Forms
from engine.kernel.positions.position_part import KnownNames
from engine.kernel.positions.state_checks import check, kernel_problems
from engine.kernel.positions.value_forms import FormScope, encode
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Question, Step

__all__ = ["Codec", "encode", "unsound", "written"]

OF_AN_AGENDA = ("agenda", "frames", "sealed")
KERNEL_STEPS = ("engine.kernel.state.step", "engine.kernel.chance.rolls", "engine.kernel.rules.triggers")


class Codec:
    """Reads and writes the states of one system. It knows the system's steps by name, and accepts no others.

    `start` is the state that the scenario sets up, from which derived fields are taken; a system without such fields
    needs none.
    """

    def __init__(self, system: GameSystem[Any], start: State | None = None) -> None:
        self.system = system
        self.start = start
        self._forms = _forms_of(system)

    def decode(self, raw: object) -> Any:
        """The state that `written` describes."""
        form = self._forms.part(self.system.state)
        state = form.read(self._begun(raw), "$", 0, _scope(self.system, self.start))
        check(state)
        return state

    def _begun(self, raw: object) -> object:
        """The position. If its game computes a missing agenda, frames and sealed answers must be empty."""
        if self.system.state not in self.system.parts or not isinstance(raw, dict):
            return raw
        if raw.get("agenda") or "ended" in raw:
            return raw
        return {name: each for name, each in raw.items() if name not in OF_AN_AGENDA}


def written(system: GameSystem[Any], state: State) -> dict[str, Any]:
    """The state in the form in which it is saved and shown."""
    table: Any = _forms_of(system).part(system.state).write(state, _scope(system, state))
    return {**table}


def unsound(system: GameSystem[Any], state: State) -> tuple[str, Message] | None:
    """The path and message of the first problem that makes a state impossible in any game."""
    scope, forms = _scope(system, state), _forms_of(system)
    marked = forms.part(system.state).problems(state, "$", scope)
    by_game = chain.from_iterable(each(state) for each in system.unsound)
    found = next(chain(kernel_problems(state), marked, frame_problems(system, state, forms, scope), by_game), None)
    root = system.parts.get(system.state)
    return (root.place_of(state, found[0]), found[1]) if root and found else found


def _scope(system: GameSystem[Any], state: State | None) -> FormScope:
    """The scope of a state of the game."""
    if state is None:
        return FormScope(state, KnownNames(), system.parts)
    known = system.known(state)
    return FormScope(state, known.within({"seat": state.seats}), system.parts)


def _forms_of(system: GameSystem[Any]) -> Forms:
    state: Any = system.state
    return forms_of(state, system.modules)


@cache
def forms_of(state: Any, modules: tuple[str, ...]) -> Forms:
    """The forms of the states of a game, by their type and the modules of its steps; compiled once."""
    steps: dict[str, type[Step[Any]]] = {}
    for module in (*KERNEL_STEPS, state.__module__, *modules):
        for thing in vars(import_module(module)).values():
            if isinstance(thing, type) and issubclass(thing, Step) and _can_be_done(thing):
                _name(thing, steps, state)
    return Forms(steps)


def _name(kind: type[Step[Any]], steps: dict[str, type[Step[Any]]], state: Any) -> None:
    other = steps.setdefault(kind.__name__, kind)
    if other is not kind:
        raise TypeError(f"{state.__name__} has two steps {kind.__name__}: {other.__module__}, {kind.__module__}")
    if any(each.name == "step" for each in fields(kind)):
        raise TypeError(f"a field of {kind.__name__} is called `step`, as its name is when it is written down")


def _can_be_done(kind: type[Step[Any]]) -> bool:
    """Whether a step class can be run, and is not only a base class of steps."""
    if issubclass(kind, Chance):
        return kind.outcomes is not Chance.outcomes
    return kind.run is not Step.run or (issubclass(kind, Question) and kind.ask is not Question.ask)
