"""Probabilities, expected values and differences as text."""

from __future__ import annotations

from editor.game_text.display_names import DisplayNames
from engine.words import say

HARDLY = 0.001


def percent(chance: float, naming: DisplayNames) -> str:
    """A probability in percent; 0 and 100 only if it is exact."""
    if 0 < chance < HARDLY:
        return naming.say("chance-hardly")
    if 1 - HARDLY < chance < 1:
        return naming.say("chance-nearly")
    return say("chance-percent", naming.lang, number=round(chance * 100, 1))


def whole_percent(chance: float, naming: DisplayNames) -> str:
    """A probability in whole percent, but for those that are nearly 0 or 100."""
    return percent(round(chance, 2) if 0.01 <= chance <= 0.99 else chance, naming)


def amount(mean: float, naming: DisplayNames) -> str:
    """Expected value as text."""
    return say("chance-mean", naming.lang, number=round(mean, 2))


def signed(by: int) -> str:
    """A change with its sign."""
    return f"{by:+d}".replace("-", "−")


def times(name: str, number: int) -> str:
    """A name with how often it is there: `2 × Ambush`; alone if it is there once."""
    return name if number == 1 else f"{number} × {name}".rstrip()
