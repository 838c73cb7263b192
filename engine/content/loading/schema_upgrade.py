"""Upgrades old documents: each step between schema versions is a pure function in a file of `upgrades`.

`upgrades/map_0_9_to_1_0.py` upgrades maps of version 0.9 to version 1.0 by its function `upgrade`.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import engine.content.upgrades
from engine.content.declarations import Upgrade
from engine.content.document_kind import common_kinds
from engine.content.fields import is_version
from engine.content.problems import ContentError, PathLink, Problem, path_of

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent

# Values under these keys belong to the kernel, or contain no documents.
_OPAQUE = frozenset({"state", "entries", "options", "victory"})
_FILE = re.compile(r"(?P<kind>[a-z_]+?)_(?P<old>\d+_\d+)_to_(?P<new>\d+_\d+)")


class NewerMinorError(Exception):
    """A document, or one inside it, follows a newer minor version than this program writes."""


def modernised(data: Mapping[str, Any], system: SystemContent | None, place: PathLink = None) -> dict[str, Any]:
    """The document with itself and all documents inside it in the current versions."""
    if "schema" in data and isinstance(data.get("kind"), str):
        data = _upgraded(data, system, place)
    if not _holds_documents(data):
        return dict(data)
    return {
        key: _inside(value, system, (place, key)) if isinstance(value, dict | list) and key not in _OPAQUE else value
        for key, value in data.items()
    }


def current_version(kind: str, system: SystemContent | None) -> str | None:
    """The current schema version of a kind; None for an unknown kind."""
    common = common_kinds()
    if kind in common:
        return common[kind].version
    return system.card_models[kind].current if system is not None and kind in system.card_models else None


@cache
def common_upgrades() -> tuple[Upgrade, ...]:
    """The upgrades of the kinds that every system has, each from its own file."""
    files = sorted(file.name for file in pkgutil.iter_modules(engine.content.upgrades.__path__))
    return tuple(map(_upgrade_in, files))


def _upgrade_in(file: str) -> Upgrade:
    named = _FILE.fullmatch(file)
    if named is None:
        raise ImportError(f"upgrades/{file}.py must be named KIND_OLD_to_NEW.py, like map_0_9_to_1_0.py")
    old, new = named["old"].replace("_", "."), named["new"].replace("_", ".")
    apply = import_module(f"engine.content.upgrades.{file}").upgrade
    return Upgrade(named["kind"].replace("_", "-"), old, new, apply)


def _holds_documents(data: Mapping[str, Any]) -> bool:
    """Whether any part states a schema version: hardly any document has others inside it."""
    waiting: list[Any] = [*data.values()]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += value
        elif isinstance(value, dict):
            if "schema" in value:
                return True
            waiting += value.values()
    return False


def _inside(value: Any, system: SystemContent | None, place: PathLink) -> Any:
    if isinstance(value, dict):
        return modernised(value, system, place)
    if isinstance(value, list):
        return [_inside(item, system, (place, number)) for number, item in enumerate(value)]
    return value


def _upgraded(data: Mapping[str, Any], system: SystemContent | None, place: PathLink) -> Mapping[str, Any]:
    current = current_version(data["kind"], system)
    if current is None or not is_version(data["schema"]):
        # Its problems are reported when it is read.
        return data
    steps = {step.old: step for step in (*common_upgrades(), *_of(system)) if step.kind == data["kind"]}
    while _number(data["schema"]) < _number(current) and data["schema"] in steps:
        step = steps[data["schema"]]
        data = {**step.apply(data), "schema": step.new}
    _refuse_other_versions(data, current, path_of((place, "schema")))
    return data


def _refuse_other_versions(data: Mapping[str, Any], current: str, at: str) -> None:
    found = data["schema"]
    if _number(found)[0] > _number(current)[0]:
        raise ContentError([Problem(at, "content-newer-version", {"found": found, "current": current})])
    if _number(found) > _number(current):
        raise NewerMinorError
    if found != current:
        values = {"found": found, "current": current, "kind": data["kind"]}
        raise ContentError([Problem(at, "content-older-version", values)])


def _of(system: SystemContent | None) -> tuple[Upgrade, ...]:
    return system.upgrades if system is not None else ()


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
