"""Registry of operations, found by scanning the shared folders of this package and the `ops` folders of a game."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from engine.abilities.kinds import KindName, Op, Trigger

FOLDERS: Mapping[KindName, str] = {
    "effect": "effects",
    "condition": "conditions",
    "selector": "selectors",
    "amount": "amounts",
    "trigger": "triggers",
    "cost": "costs",
}
SHARED = "engine.abilities"


@cache
def ops_of(kind: KindName, packages: tuple[str, ...] = ()) -> Mapping[str, type[Op]]:
    """The operations of a kind by the name that authors write: the shared ones and those of these packages."""
    found: dict[str, type[Op]] = {}
    for package in (SHARED, *packages):
        for name, op in _in_folder(f"{package}.{FOLDERS[kind]}").items():
            if name in found:
                raise ValueError(f"two operations are called {name}: {found[name].__module__} and {op.__module__}")
            found[name] = op
    return found


def triggers_of(packages: tuple[str, ...]) -> tuple[type[Trigger[Any]], ...]:
    """The triggers among them."""
    return tuple(op for op in ops_of("trigger", packages).values() if issubclass(op, Trigger))


def _in_folder(package: str) -> dict[str, type[Op]]:
    folder: Any = import_module(package)
    files = sorted(file.name for file in pkgutil.iter_modules(folder.__path__))
    return {name.replace("_", "-"): import_module(f"{package}.{name}").OP for name in files}
