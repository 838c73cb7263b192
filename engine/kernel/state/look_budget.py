"""A budget of lookups shared by all abilities: how many pieces their conditions, selectors and amounts may examine."""

from __future__ import annotations

MOST_LOOKS = 300_000
"""The number of pieces that all abilities together may examine for one answer: about a second of work."""
KEPT = 2
"""Abilities that together took at most one part in this many of a spent budget may continue."""


class LooksSpent(Exception):
    """Raised when an ability wants to examine more pieces than the budget allows; its condition then does not hold."""


class LookBudget:
    """The budget of lookups, with the share that each ability took.

    It measures work done with a state and is not part of the state. It counts lookups and not time, so that every game
    runs the same way on every machine.
    """

    __slots__ = ("left", "most", "taken", "work")

    def __init__(self, most: int = MOST_LOOKS, work: int = 0) -> None:
        self.most = self.left = most
        self.taken: dict[str, int] = {}
        self.work = work
        """Work besides lookups: steps run and numbers computed. Bots read it to know when to stop thinking."""

    def take(self, ability: str, number: int) -> None:
        """Count lookups of an ability; raises `LooksSpent` if the budget is exceeded."""
        self.taken[ability] = self.taken.get(ability, 0) + number
        self.left -= number
        self.work += number
        if self.left < 0:
            raise LooksSpent(ability)

    @property
    def spent(self) -> bool:
        """Whether more was requested than the budget allowed."""
        return self.left < 0

    def dearest(self) -> tuple[str, ...]:
        """The abilities with the most lookups; without them the rest is cheap enough to continue."""
        found, rest = list[str](), sum(self.taken.values())
        for ability, taken in sorted(self.taken.items(), key=lambda each: (-each[1], each[0])):
            if rest * KEPT <= self.most and found:
                break
            found.append(ability)
            rest -= taken
        return tuple(found)
