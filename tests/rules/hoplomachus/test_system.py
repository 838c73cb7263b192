"""Hoplomachus as a record: the modules that hold steps are found, so that any position can be read again."""

from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import walk_packages

from engine.kernel.state.step import Step
from engine.systems import hoplomachus
from engine.systems.hoplomachus.system import SYSTEM


def holds_steps(module: str) -> bool:
    """Whether a module of the game defines a step."""
    made = import_module(module)
    return any(issubclass(each, Step) and each.__module__ == module for _, each in getmembers(made, isclass))


def test_every_module_that_holds_steps_is_found() -> None:
    """A step of any other module could be written down with a game, but not read."""
    modules = [each.name for each in walk_packages(hoplomachus.__path__, f"{hoplomachus.__name__}.")]
    holding = [module for module in modules if holds_steps(module)]
    assert len(holding) > 10
    assert set(holding) <= set(SYSTEM.modules)
