"""The odds of a choice as a card at the pointer: how likely it is to do something, with which dice, and what helps."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OddsCard:
    """The odds of one choice, as texts, and its chance as a number for a bar."""

    title: str
    note: str
    """The weapon and its cost, or who attacks."""
    chance: float
    percent: str
    result: str
    """The result that the chance is for."""
    others: str = ""
    """The other results, each with its chance."""
    dice: tuple[str, ...] = ()
    """The dice of each side."""
    better: str = ""
    """The greater chance there would be, and how it is got."""

    @property
    def text(self) -> str:
        """The whole card in lines, for a screen reader."""
        lines = (self.title, self.note, f"{self.percent} {self.result}", self.others, *self.dice, self.better)
        return "\n".join(filter(None, lines))
