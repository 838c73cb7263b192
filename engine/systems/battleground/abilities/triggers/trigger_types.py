"""Base classes of triggers about one character: a hit, a moment, a part of an attack.

They determine the character affected and the one that causes the event (BG-ABIL-1, -4, -5, BG-COMP-1).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal, TypeAlias

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem, NameType
from engine.abilities.kinds import AboutPiece, Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides, sides
from engine.kernel.data.record import record
from engine.systems.battleground.cards import WeaponType
from engine.systems.battleground.combat.weapons import kind_of_attack, weapon_named
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import MomentCame, MomentName

CharacterRelation: TypeAlias = Literal["self", "ally", "friend", "enemy", "character"]
"""The owner, an ally, the owner or an ally, an enemy, or any character."""
SIDES: Mapping[str, Sides] = {
    "self": sides("self"),
    "ally": sides("ally"),
    "friend": sides("self", "ally"),
    "army": sides("self", "ally"),
    "enemy": sides("enemy"),
}
"""The sides that these words stand for; other words stand for all."""


@record(frozen=True, slots=True, kw_only=True)
class HitTrigger(Trigger[Battle]):
    """A trigger for a hit by an attacker."""

    who: CharacterRelation = "self"
    """The character that is hit."""
    weapon: WeaponType | None = None
    """The type of the weapon; if left out, any cause."""
    by: Literal["self", "army", "enemy", "anybody"] = "anybody"
    """The character that causes it; `anybody` includes events without a cause."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.who, "by": self.by}.get(name, ""), EVERYBODY)

    def follows(self, whom: Sides) -> bool:
        return self.by != "enemy" and bool(whom & self.sides_of("subject"))

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-ATT-5: a character never attacks itself, and allies only with a spell."""
        own = self.who in ("self", "ally", "friend")
        if self.weapon is not None and self.by in ("self", "army") and own and self.weapon != "spell":
            yield AbilityProblem("who", "ability-trigger-never")

    def strikes(self, context: AbilityContext[Battle], victim: str, by: str | None, weapon: str | None) -> bool:
        """Whether target, attacker and weapon of the hit match."""
        if self.weapon is not None and not (weapon and is_of_type(context.state, weapon, self.weapon)):
            return False
        return self._by(context, by) and is_such(context, self.who, victim)

    def _by(self, context: AbilityContext[Battle], by: str | None) -> bool:
        if self.by == "anybody":
            return True
        if by is None:
            return False
        own = context.state.card(by).seat == context.cast.seat
        return {"self": by == context.cast.figure, "army": own, "enemy": not own}[self.by]


def is_of_type(state: Battle, weapon: str, type_: WeaponType) -> bool:
    """BG-ATT-3: whether an attack with this counts as one with a weapon of this type."""
    return kind_of_attack(state, weapon_named(state, weapon)) == type_


def is_such(context: AbilityContext[Battle], who: str, other: str) -> bool:
    """BG-COMP-1: whether a character is an enemy or an ally of the owner, or the owner itself."""
    if who == "character":
        return True
    if who == "self":
        return other == context.cast.figure
    same_side = context.state.card(other).seat == context.cast.seat
    if who == "enemy":
        return not same_side and context.cast.seat != ""
    return same_side and (who == "friend" or other != context.cast.figure)


OWN = ("self", "ally", "friend")


@record(frozen=True, slots=True, kw_only=True)
class CharacterTrigger(AboutPiece[Battle]):
    """A trigger about one character, its subject, which acts or is affected."""

    meant: ClassVar = SIDES
    who: CharacterRelation = "self"
    """The character that acts or is affected."""

    def matched(self, context: AbilityContext[Battle], event: Any) -> AbilityContext[Battle] | None:
        if not self.is_meant(context, event) or not is_such(context, self.who, event.figure):
            return None
        return context.naming("subject", event.figure)

    def is_meant(self, context: AbilityContext[Battle], event: Any) -> bool:
        """Whether the event matches the other fields, whichever character it is about."""
        return True


@record(frozen=True, slots=True, kw_only=True)
class MomentTrigger(CharacterTrigger):
    """A moment of the activation or interruption of a character."""

    events: ClassVar = (MomentCame,)
    moment: ClassVar[MomentName]

    def is_meant(self, context: AbilityContext[Battle], event: MomentCame) -> bool:
        return event.moment == self.moment


@record(frozen=True, slots=True, kw_only=True)
class AttackTrigger(Trigger[Battle]):
    """A trigger in an attack: `by` is the attacker, `subject` the target."""

    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("by", "piece"), ("subject", "piece"))
    who: CharacterRelation = "self"
    """The attacker."""
    whom: CharacterRelation = "character"
    """The target of the attack."""
    weapon: WeaponType | None = None
    """The type of the weapon; any type if left out."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.whom, "by": self.who}.get(name, ""), EVERYBODY)

    def warnings(self) -> Iterator[AbilityProblem]:
        """Warns of attacks on oneself, and of attacks on the own side except by a spell (BG-ATT-5)."""
        one_side = {self.who, self.whom} <= {*OWN} or self.who == self.whom == "enemy"
        if self.who == self.whom == "self" or (one_side and self.weapon in ("melee", "ranged")):
            yield AbilityProblem("whom", "ability-trigger-never")

    def matched(self, context: AbilityContext[Battle], event: Any) -> AbilityContext[Battle] | None:
        if not is_such(context, self.who, event.figure) or not is_such(context, self.whom, event.target):
            return None
        if self.weapon is not None and not is_of_type(context.state, event.weapon, self.weapon):
            return None
        return context.naming("by", event.figure).naming("subject", event.target)
