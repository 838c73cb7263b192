"""A budget of lookups shared by all abilities: how many pieces their conditions, selectors and amounts may examine."""

from __future__ import annotations

MOST_LOOKS = 300_000
"""So many pieces may all abilities together look at for one answer: about a second."""
KEPT = 2
"""Of a budget that was spent, those abilities may go on that took at most such a part of it together."""


class LooksSpent(Exception):
    """An ability looks at more than is left to look at; nothing of what it asks for is so."""


class LookBudget:
    """The budget of looks, with the share that each ability took.

    It is a measure of the work that is done with a state, and no part of the state. Looks are counted, and no time is
    taken, so that every game goes the same way whenever and wherever it is played.
    """

    __slots__ = ("left", "most", "taken", "work")

    def __init__(self, most: int = MOST_LOOKS, work: int = 0) -> None:
        self.most = self.left = most
        self.taken: dict[str, int] = {}
        self.work = work
        """Steps that were done and numbers that were read, beside the looks: so programs know when to stop thinking."""

    def take(self, ability: str, number: int) -> None:
        """An ability looks at so many; `LooksSpent` where that is too much."""
        self.taken[ability] = self.taken.get(ability, 0) + number
        self.left -= number
        self.work += number
        if self.left < 0:
            raise LooksSpent(ability)

    @property
    def spent(self) -> bool:
        """Whether more was wanted than there is."""
        return self.left < 0

    def dearest(self) -> tuple[str, ...]:
        """The abilities that took most; what the others took leaves enough to go on with."""
        found, rest = list[str](), sum(self.taken.values())
        for ability, taken in sorted(self.taken.items(), key=lambda each: (-each[1], each[0])):
            if rest * KEPT <= self.most and found:
                break
            found.append(ability)
            rest -= taken
        return tuple(found)
