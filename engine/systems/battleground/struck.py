"""BG-ABIL-4, BG-COMP-1: who something happens to and whose doing it is, as triggers and side missions say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeAlias

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Flaw
from engine.abilities.kinds import Trigger
from engine.abilities.relations import EVERYBODY, Sides, sides
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle
from engine.systems.battleground.weapons import kind_of_attack, weapon_named

Somebody: TypeAlias = Literal["self", "ally", "friend", "enemy", "character"]
"""The owner, an ally, the owner or an ally, an enemy, anybody at all."""
SIDES: Mapping[str, Sides] = {
    "self": sides("self"),
    "ally": sides("ally"),
    "friend": sides("self", "ally"),
    "army": sides("self", "ally"),
    "enemy": sides("enemy"),
}
"""Whom these words mean; everybody where none of them stands."""
WeaponType: TypeAlias = Literal["melee", "ranged", "spell"]


@record(frozen=True, slots=True, kw_only=True)
class Struck(Trigger[Battle]):
    """Somebody is hit by somebody."""

    who: Somebody = "self"
    """Who is hit."""
    weapon: WeaponType | None = None
    """The type of the weapon; none for whatever does it."""
    by: Literal["self", "army", "enemy", "anybody"] = "anybody"
    """Who does it; anybody, where nobody is named, and what nobody does."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.who, "by": self.by}.get(name, ""), EVERYBODY)

    def follows(self, whom: Sides) -> bool:
        return self.by != "enemy" and bool(whom & self.sides_of("subject"))

    def doubts(self) -> Iterator[Flaw]:
        """BG-ATT-5: nobody attacks itself, nor an ally but with a spell."""
        own = self.who in ("self", "ally", "friend")
        if self.weapon is not None and self.by in ("self", "army") and own and self.weapon != "spell":
            yield Flaw("who", "ability-trigger-never")

    def strikes(self, scene: AbilityContext[Battle], victim: str, by: str | None, weapon: str | None) -> bool:
        """Whether the right one was hit by the right one with the right weapon."""
        if self.weapon is not None and not (weapon and is_of_type(scene.state, weapon, self.weapon)):
            return False
        return self._by(scene, by) and is_such(scene, self.who, victim)

    def _by(self, scene: AbilityContext[Battle], by: str | None) -> bool:
        if self.by == "anybody":
            return True
        if by is None:
            return False
        own = scene.state.card(by).seat == scene.cast.seat
        return {"self": by == scene.cast.figure, "army": own, "enemy": not own}[self.by]


def is_of_type(state: Battle, weapon: str, wanted: WeaponType) -> bool:
    """BG-ATT-3: whether an attack with this counts as one with a weapon of this type."""
    return kind_of_attack(state, weapon_named(state, weapon)) == wanted


def is_such(scene: AbilityContext[Battle], who: str, other: str) -> bool:
    """BG-COMP-1: whether somebody is an enemy or an ally of the owner, or the owner itself."""
    if who == "character":
        return True
    if who == "self":
        return other == scene.cast.figure
    same_side = scene.state.card(other).seat == scene.cast.seat
    if who == "enemy":
        return not same_side and scene.cast.seat != ""
    return same_side and (who == "friend" or other != scene.cast.figure)
