"""BG-ABIL-1, -5: what happens to one character, or is done by one, as triggers wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Flaw, NameType
from engine.abilities.kinds import AboutPiece, Trigger
from engine.abilities.relations import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.battleground.moment_events import MomentCame, MomentName
from engine.systems.battleground.state import Battle
from engine.systems.battleground.struck import SIDES, Somebody, WeaponType, is_of_type, is_such

OWN = ("self", "ally", "friend")


@record(frozen=True, slots=True, kw_only=True)
class Happening(AboutPiece[Battle]):
    """Something that one character does, or that happens to it: it is the subject."""

    meant: ClassVar = SIDES
    who: Somebody = "self"
    """Whose doing it is, or whom it happens to."""

    def matched(self, scene: AbilityContext[Battle], event: Any) -> AbilityContext[Battle] | None:
        if not self.is_meant(scene, event) or not is_such(scene, self.who, event.figure):
            return None
        return scene.naming("subject", event.figure)

    def is_meant(self, scene: AbilityContext[Battle], event: Any) -> bool:
        """Whether it is what the other fields say, whoever it is about."""
        return True


@record(frozen=True, slots=True, kw_only=True)
class AtMoment(Happening):
    """A moment of the activation or interruption of a character."""

    events: ClassVar = (MomentCame,)
    moment: ClassVar[MomentName]

    def is_meant(self, scene: AbilityContext[Battle], event: MomentCame) -> bool:
        return event.moment == self.moment


@record(frozen=True, slots=True, kw_only=True)
class InAttack(Trigger[Battle]):
    """Something in an attack: `by` is who makes it, `subject` its target."""

    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("by", "piece"), ("subject", "piece"))
    who: Somebody = "self"
    """Who attacks."""
    whom: Somebody = "character"
    """Who is attacked."""
    weapon: WeaponType | None = None
    """The type of the weapon; none for any."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.whom, "by": self.who}.get(name, ""), EVERYBODY)

    def doubts(self) -> Iterator[Flaw]:
        """Nobody attacks itself; BG-ATT-5: nor its own side, but with a spell."""
        one_side = {self.who, self.whom} <= {*OWN} or self.who == self.whom == "enemy"
        if self.who == self.whom == "self" or (one_side and self.weapon in ("melee", "ranged")):
            yield Flaw("whom", "ability-trigger-never")

    def matched(self, scene: AbilityContext[Battle], event: Any) -> AbilityContext[Battle] | None:
        if not is_such(scene, self.who, event.figure) or not is_such(scene, self.whom, event.target):
            return None
        if self.weapon is not None and not is_of_type(scene.state, event.weapon, self.weapon):
            return None
        return scene.naming("by", event.figure).naming("subject", event.target)
