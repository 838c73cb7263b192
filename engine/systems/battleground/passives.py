"""Passive numbers as parts of the numbers that they change."""

from __future__ import annotations

from typing import Literal

from engine.kernel.numbers import Part
from engine.kernel.word import word
from engine.systems.battleground.abilities import Passive


def part(passive: Passive, name: str, rule: str) -> Part:
    """What a passive of this name does."""
    layer: Literal["set", "add"] = "add" if passive.exactly is None else "set"
    by = passive.by if passive.exactly is None else passive.exactly
    return Part(rule, layer, by or 0, word("battleground-ability-changes", ability=name))
