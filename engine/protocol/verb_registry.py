"""Registry of the protocol's verbs, found by scanning `engine/protocol/verbs`."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from engine.protocol import verbs as folder
from engine.protocol.request import Request


@cache
def verbs() -> Mapping[str, type[Request]]:
    """The request of each verb: the class `REQUEST` of each file in the folder."""
    names = sorted(found.name for found in pkgutil.iter_modules(folder.__path__))
    return {name.replace("_", "-"): import_module(f"{folder.__name__}.{name}").REQUEST for name in names}
