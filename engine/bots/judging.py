"""What a judge is, and which game has one, found by looking into `engine/bots/judges`."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Protocol

from engine.bots import judges
from engine.kernel.choice import Choice
from engine.kernel.state import State


class Judge(Protocol):
    """Says of each choice of a seat what it is worth; only the order of these numbers means anything."""

    def __call__(self, view: State, choices: Sequence[Choice], seat: str) -> Sequence[float]: ...


@cache
def all_judges() -> Mapping[type[State], Judge]:
    """The judges by the kind of state they judge: `STATE` and `worth` of each part of the folder."""
    names = sorted(found.name for found in pkgutil.iter_modules(judges.__path__))
    modules = [import_module(f"{judges.__name__}.{name}") for name in names]
    return {module.STATE: module.worth for module in modules}


def judge_of(view: State) -> Judge:
    """The judge of a game; where nobody wrote one, all choices are worth the same."""
    return all_judges().get(type(view), all_alike)


def all_alike(view: State, choices: Sequence[Choice], seat: str) -> Sequence[float]:
    """No choice is better than another one."""
    return [0.0] * len(choices)
