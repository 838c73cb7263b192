"""The registry of games: those of `engine/systems` and the probes of `engine/probes`, found by scanning."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from engine import probes as probe_folder
from engine import systems as system_folder

if TYPE_CHECKING:
    from engine.content.declarations import Declarations
    from engine.kernel.data.value import Json
    from engine.kernel.rules.game_system import GameSystem


@cache
def systems() -> Mapping[str, GameSystem[Any]]:
    """The games that ship, by id: packages of `engine/systems`, declared by their modules `system` and `content`."""
    return _by_id(import_module(f"{name}.system") for name in _inside(system_folder))


def declarations(*, with_probes: bool = False) -> Declarations:
    """The declarations of the installed games about their documents, ordered by id; a probe has at least its options.

    The rules of the games are not imported.
    """
    if not with_probes:
        return _shipped()
    from engine.content.declarations import Declarations, SystemContent

    modules = ((probe, import_module(probe.state.__module__)) for probe in probes().values())
    found = (getattr(module, "CONTENT", SystemContent(probe.id, profile=probe.profile)) for probe, module in modules)
    return Declarations((*_shipped().systems, *found))


@cache
def _shipped() -> Declarations:
    from engine.content.declarations import Declarations

    found = [import_module(f"{name}.content").CONTENT for name in _inside(system_folder)]
    return Declarations(sorted(found, key=lambda content: content.id))


@cache
def probes() -> Mapping[str, GameSystem[Any]]:
    """The small games that test the kernel, by id: the modules of `engine/probes`."""
    return _by_id(import_module(name) for name in _inside(probe_folder))


def system_named(id: str) -> GameSystem[Any]:  # noqa: A002 - it is the system's own term
    """The game or probe with this id; `KeyError` if there is none."""
    return {**probes(), **systems()}[id]


def probe_scenario(id: str) -> dict[str, Json]:  # noqa: A002 - it is the system's own term
    """The scenario document of a probe; stock name `<id>/probe`."""
    return {"kind": "scenario", "schema": "1.1", "id": "probe", "system": id, "name": {"en": id}}


def _inside(folder: ModuleType) -> list[str]:
    return [f"{folder.__name__}.{each.name}" for each in pkgutil.iter_modules(folder.__path__)]


def _by_id(modules: Any) -> dict[str, GameSystem[Any]]:
    """The systems of these modules, with all their modules imported, so that every clause is registered."""
    found = [module.SYSTEM for module in modules]
    for chapter in (chapter for system in found for chapter in system.modules):
        import_module(chapter)
    return {system.id: system for system in sorted(found, key=lambda system: system.id)}
