"""The terrain class of a portion, which follows from its construction, with the reason (BG-MAP-3 to BG-MAP-5)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engine.kernel.data.message import Message, message

HexClass: TypeAlias = Literal["tall", "low", "difficult", "platform", "ladder"]

DIFFICULT_BELOW = 0.5
TALL_FROM = 2


class DerivedClass(NamedTuple):
    """A class with the reason for it; None if there is no such piece."""

    hex_class: HexClass | None
    why: Message


def derived_class(inches: float, *, stand: bool, opening: bool, attachable: bool, ladder: bool = False) -> DerivedClass:
    """BG-MAP-3: the class that follows from a construction."""
    height = f"{inches:g}"
    if ladder:
        # BG-MAP-5: A ladder is climbed, whatever its height.
        return DerivedClass("ladder", message("terrain-why-ladder"))
    if stand and attachable:
        return DerivedClass("platform", message("terrain-why-platform"))
    if stand:
        # BG-MAP-3, decision: a surface to stand on, half an inch high or more, must be attachable.
        if inches < DIFFICULT_BELOW:
            return DerivedClass("difficult", message("terrain-why-difficult", inches=height))
        return DerivedClass(None, message("terrain-why-none", inches=height))
    if opening:
        return DerivedClass("low", message("terrain-why-opening"))
    if inches < TALL_FROM:
        return DerivedClass("low", message("terrain-why-low", inches=height))
    return DerivedClass("tall", message("terrain-why-tall", inches=height))
