"""The costs as they stand in the documents of the cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.balance.box import FOLDER, FOLDERS, first_costs

COST = re.compile(r'^ "cost": \d+', re.MULTILINE)


def files() -> Iterator[Path]:
    """The documents of the cards that are fitted."""
    found = (path for folder in FOLDERS for path in sorted((FOLDER / folder).glob("*.json")))
    return (path for path in found if path.stem in first_costs())


def shipped_costs() -> Mapping[str, int]:
    """What each card costs in the box."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8"))["cost"] for path in files()}


def write_costs(costs: Mapping[str, int]) -> None:
    """Put these costs into the documents, and touch nothing else."""
    for path in files():
        text = path.read_text(encoding="utf-8")
        path.write_text(COST.sub(f' "cost": {costs[path.stem]}', text, count=1), encoding="utf-8")
