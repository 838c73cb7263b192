"""Finds the modules of a game that may hold its steps."""

from __future__ import annotations

from types import ModuleType

WITHOUT_STEPS = ("checks", "content", "documents", "ops")
"""The packages of a game that are imported only for documents or abilities; they define no steps."""


def step_modules_of(game: ModuleType) -> tuple[str, ...]:
    """Every module in a game's package that may define steps."""
    from pkgutil import walk_packages

    depth = game.__name__.count(".") + 1
    names = (each.name for each in walk_packages(game.__path__, f"{game.__name__}."))
    return tuple(name for name in names if name.split(".")[depth] not in WITHOUT_STEPS)
