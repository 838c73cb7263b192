"""The skills of chips and the effects of tactics, one a file, found by looking; `long_shot` is written long-shot."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from engine.systems.hoplomachus.effects import Effect
from engine.systems.hoplomachus.skills import Skill


@cache
def _all() -> Mapping[str, type[Skill] | type[Effect]]:
    files = sorted(file.name for file in pkgutil.iter_modules(__path__))
    return {name.replace("_", "-"): import_module(f"{__name__}.{name}").OP for name in files}


@cache
def skills_by_name() -> Mapping[str, type[Skill]]:
    """The kinds of skill by the name that authors write."""
    return {name: op for name, op in _all().items() if issubclass(op, Skill)}


@cache
def effects_by_name() -> Mapping[str, type[Effect]]:
    """The kinds of effect by the name that authors write."""
    return {name: op for name, op in _all().items() if issubclass(op, Effect)}
