"""What may be written as a parameter of a skill or effect, beside its type."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number within bounds."""

    least: int
    most: int
