"""HR-COMP-4: the types of abilities: used by their player, always on, triggered, or replacing damage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from engine.abilities import kinds
from engine.abilities.ability_types import Acting, Modifier, Replacement, Shape
from engine.abilities.fields import AbilityProblem, Between, Listed, NameType, Reads, SlugText, Titles
from engine.abilities.kinds import HowMany, Trigger
from engine.abilities.piece_sides import Sides, sides
from engine.abilities.structure.traversal import with_places
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect, lasts
from engine.systems.hoplomachus.dice.attack_dice import Colour

SkillType: TypeAlias = Literal["innate", "ability", "special"]
Aim: TypeAlias = Literal["nobody", "unit", "opponent"]
Status: TypeAlias = Literal["fatigued", "engages-dazed"]


@record(frozen=True, slots=True, kw_only=True)
class Used(Acting):
    """An Ability, used in the ability phase (HR-TURN-5), or a Special, used instead of attacking (HR-TURN-6)."""

    shape: ClassVar[Shape] = "activated"
    when: Literal["ability", "special"]
    """The kind."""
    to: Aim = "nobody"
    """The aim: another unit, allied or not, or an opponent."""
    range: Annotated[HowMany | None, Between(0, 99)] = None
    """The greatest distance of the target, in hexes; if left out, any distance, or the unit's own range for a
    Special."""
    away: Annotated[HowMany | None, Between(1, 99)] = None
    """The exact distance of the hex that is chosen with it; if left out, no hex is chosen."""

    def warnings(self) -> Iterator[AbilityProblem]:
        """HR-ARENA-1: a hex never holds two units."""
        if self.to != "nobody" and self.range == 0:
            yield AbilityProblem("range", "hoplomachus-nobody-so-near")

    def errors(self) -> Iterator[AbilityProblem]:
        """A skill has effects on its targets; using it is always optional."""
        if not self.effects:
            yield AbilityProblem("effects", "hoplomachus-skill-does-nothing")
        if self.away is None and any(_without_hex(self.effects)):
            yield AbilityProblem("away", "hoplomachus-no-hex-chosen")
        yield from _lasting(self.effects)
        if self.range is not None and self.to == "nobody":
            yield AbilityProblem("range", "hoplomachus-range-of-nobody")
        if self.may:
            yield AbilityProblem("may", "hoplomachus-used-by-choice")


@record(frozen=True, slots=True, kw_only=True)
class Reacting(Acting):
    """HR-COMP-4: an innate skill that acts whenever an event happens."""

    shape: ClassVar[Shape] = "triggered"
    when: Trigger[Any]
    """The trigger."""
    sides: ClassVar[Sides] = sides("self")
    """The sides that it is about: its unit's."""

    def errors(self) -> Iterator[AbilityProblem]:
        """A skill has immediate effects, none of which needs a hex chosen before."""
        if not self.effects:
            yield AbilityProblem("effects", "hoplomachus-skill-does-nothing")
        yield from _without_hex(self.effects)
        yield from _lasting(self.effects)


@record(frozen=True, slots=True, kw_only=True)
class Standing(Modifier):
    """HR-COMP-4: a permanent skill: a modifier, more attack dice, or a status of its unit."""

    shape: ClassVar[Shape] = "continuous"
    when: Literal["always"]
    """A permanent ability."""
    id: SlugText = ""
    """Its name among the abilities of its card."""
    name: Titles = ()
    """The name shown to people."""
    wording: Titles = ()
    """The author's own text, in place of the generated one."""
    modify: Annotated[str, Listed("numbers")] = ""
    """The number it changes, if any."""
    dice: tuple[Colour, ...] = ()
    """The attack dice it adds."""
    dice_named: Annotated[str | None, Reads(("dice",))] = None
    """The parameter with the attack dice that it adds."""
    status: Status | None = None
    """The status of its unit: fatigued (HR-TURN-11), or free to engage while it is dazed (HR-TURN-3)."""

    def errors(self) -> Iterator[AbilityProblem]:
        """A skill has effects; a number is changed in one way only."""
        if self.modify:
            yield from Modifier.errors(self)
        elif self.changes:
            yield AbilityProblem("modify", "hoplomachus-change-of-nothing")
        elif not (self.dice or self.dice_named or self.status):
            yield AbilityProblem("", "hoplomachus-skill-does-nothing")

    @property
    def changes_dice(self) -> bool:
        """Whether the number of dice in an attack may depend on it: it adds some, or has skills ignored that do."""
        return bool(self.dice or self.dice_named) or self.status == "fatigued"

    def more_dice(self, values: Mapping[str, Value]) -> tuple[str, ...]:
        """The dice it adds, with the value of its parameter."""
        named = values.get(self.dice_named, ()) if self.dice_named else ()
        return (*self.dice, *(map(str, named) if isinstance(named, tuple) else ()))


@record(frozen=True, slots=True, kw_only=True)
class Instead(Replacement):
    """HR-TURN-7: a skill that changes how many HP its unit loses by damage; the damage itself still counts as dealt."""

    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("damage", "number"),)
    when: Literal["instead"]
    """An ability that changes an event before it happens."""

    def errors(self) -> Iterator[AbilityProblem]:
        """A replacement changes the amount of an event, and has no other effects."""
        if self.by is None:
            yield AbilityProblem("by", "hoplomachus-instead-says-how-much")
        for key, value in (("effects", self.effects), ("may", self.may), ("limit", self.limit)):
            if value:
                yield AbilityProblem(key, "hoplomachus-instead-only-counts")


@record(frozen=True, slots=True, kw_only=True)
class AtOnce(Acting):
    """HR-TACTIC-2: the immediate effects of playing a tactic."""

    shape: ClassVar[Shape] = "activated"

    def errors(self) -> Iterator[AbilityProblem]:
        """No hex was chosen before; a lasting effect cannot be nested in another one."""
        yield from _without_hex(self.effects)
        yield from _lasting(self.effects, inside_others=True)


Skill: TypeAlias = Used | Reacting | Standing | Instead


def _lasting(effects: Iterable[kinds.Effect[Any]], inside_others: bool = False) -> Iterator[AbilityProblem]:
    """HR-TACTIC-2: the first lasting effect, which only a tactic can have; or for a tactic, the first nested one."""
    for each, (key, *inside) in with_places(effects, ("effects",)):
        if lasts(each) and (len(inside) > 1 or not inside_others):
            yield AbilityProblem(str(key), "hoplomachus-lasts-with-a-tactic", inside=(*inside, "do"))
            return


def _without_hex(effects: Iterable[kinds.Effect[Any]]) -> Iterator[AbilityProblem]:
    """The first effect that needs a hex chosen for it."""
    for each, (key, *inside) in with_places(effects, ("effects",)):
        if isinstance(each, CardEffect) and each.needs_hex:
            yield AbilityProblem(str(key), "hoplomachus-no-hex-chosen", inside=(*inside, "do"))
            return


@record(frozen=True, slots=True)
class KnownSkill:
    """A skill of a chip: its displayed name, its document, and the values of its parameters."""

    name: str
    key: str
    ability: Skill
    values: Mapping[str, Value]

    @property
    def type(self) -> SkillType:
        """HR-COMP-4: whether it is used, and in which phase."""
        return self.ability.when if isinstance(self.ability, Used) else "innate"
