"""One use of an ability: who uses it, and what was chosen for it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.kernel.data.field_marks import NameMark
from engine.kernel.data.record import record

PieceName: TypeAlias = Annotated[str, NameMark("piece", empty=True)]
"""The name of a piece, or empty for none."""
AbilityKey: TypeAlias = Annotated[str, NameMark("ability")]
"""The key by which a game knows an ability."""


@record(frozen=True, slots=True)
class AbilityUse:
    """One use of an ability, with what was chosen for it: a piece, a place or an objective.

    `figure` is the piece with the ability; it is empty for a token, a mark or the scenario. `seat` is its player.
    `weapon` is the weapon of the attack that the effect accompanies.
    """

    seat: Annotated[str, NameMark("seat", empty=True)]
    figure: PieceName
    ability: AbilityKey
    target: PieceName = ""
    at: Annotated[str, NameMark("place", empty=True)] = ""
    objective: Annotated[str, NameMark("objective", empty=True)] = ""
    weapon: Annotated[str, NameMark("weapon", empty=True)] = ""

    @property
    def by(self) -> str | None:
        """The seat that uses the ability."""
        return self.figure or None

    @property
    def called(self) -> str:
        """The displayed name of the ability; for tokens and marks on the map, without the prefix of their kind."""
        return self.ability.rpartition(" ")[2]
