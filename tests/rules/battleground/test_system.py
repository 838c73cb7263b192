"""Battleground as a record: every module that holds steps is named, so that any position can be read again."""

from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import walk_packages

from engine.kernel.state.step import Step
from engine.systems import battleground
from engine.systems.battleground.system import SYSTEM


def holds_steps(module: str) -> bool:
    """Whether a module of the game defines a step."""
    made = import_module(module)
    return any(issubclass(each, Step) and each.__module__ == module for _, each in getmembers(made, isclass))


def test_every_module_that_holds_steps_is_found() -> None:
    """A step of any other module could be written down with a game, but not read."""
    modules = [each.name for each in walk_packages(battleground.__path__, f"{battleground.__name__}.")]
    steps = {module for module in modules if holds_steps(module)}
    assert len(steps) > 30
    assert steps <= set(SYSTEM.modules)
