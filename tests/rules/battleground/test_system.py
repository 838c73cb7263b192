"""Battleground as a record: every module that holds steps is named, so that any position can be read again."""

from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import iter_modules

from engine.kernel.step import Step
from engine.systems import battleground
from engine.systems.battleground.system import CHAPTERS


def holds_steps(module: str) -> bool:
    """Whether a module of the game defines a step."""
    made = import_module(f"{battleground.__name__}.{module}")
    return any(issubclass(each, Step) and each.__module__ == made.__name__ for _, each in getmembers(made, isclass))


def test_every_module_that_holds_steps_is_a_chapter() -> None:
    """A step of any other module could be written down with a game, but not read."""
    modules = [each.name for each in iter_modules(battleground.__path__)]
    assert [module for module in modules if holds_steps(module)] == list(CHAPTERS)
