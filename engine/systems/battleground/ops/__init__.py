"""The effects of abilities, one a file, found by looking; the file `gain_ap` is what authors write as gain-ap."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from engine.systems.battleground.abilities import Effect


@cache
def effects_by_name() -> Mapping[str, type[Effect]]:
    """The kinds of effect by the name that authors write."""
    files = sorted(file.name for file in pkgutil.iter_modules(__path__))
    modules = ((name.replace("_", "-"), import_module(f"{__name__}.{name}")) for name in files)
    return {name: module.EFFECT for name, module in modules}
