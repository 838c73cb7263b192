"""Types of abilities of a scenario itself: reactions to events, and changes of numbers while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal, TypeAlias

from engine.abilities import kinds
from engine.abilities.ability_types import Acting, Modifier, Shape
from engine.abilities.fields import AbilityProblem, LanguageTexts, SlugText, Titles
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition, ownerless_problems

Everybody: TypeAlias = Literal["all-friends", "all-enemies", "all-characters"]


@record(frozen=True, slots=True, kw_only=True)
class ScenarioReacts(Acting):
    """BG-ABIL-5: an ability of the scenario that acts whenever an event happens.

    It belongs to a given seat; if none is given, to the player affected, the acting player, or the first player, in
    this order.
    """

    shape: ClassVar[Shape] = "triggered"
    when: kinds.Trigger[Any]
    """The trigger."""
    seat: SlugText | None = None
    """The seat that it belongs to."""

    @property
    def definition(self) -> AbilityDefinition:
        """The effects of the ability."""
        return AbilityDefinition(may=self.may, condition=self.condition, effects=self.effects)

    def errors(self) -> Iterator[AbilityProblem]:
        """An ability has effects, and none of them needs a character to cause it."""
        if not self.effects:
            yield AbilityProblem("effects", "battleground-ability-does-nothing")
        yield from ownerless_problems("effects", self.effects)


@record(frozen=True, slots=True, kw_only=True)
class ScenarioStands(Modifier):
    """BG-ABIL-1: a number that is changed while this scenario is played."""

    shape: ClassVar[Shape] = "continuous"
    when: Literal["always"]
    """A permanent ability."""
    id: SlugText = ""
    """Its name among the abilities of the scenario."""
    name: Titles = ()
    """The name shown to people."""
    wording: LanguageTexts = ()
    """The author's own text, in place of the generated one."""
    seat: SlugText | None = None
    """The seat that it belongs to, if that matters."""
    to: Everybody = "all-characters"
    """The characters whose number it changes: of its own army, of the other one, or of both."""

    def errors(self) -> Iterator[AbilityProblem]:
        yield from Modifier.errors(self)
        if self.seat is None and self.to != "all-characters":
            yield AbilityProblem("to", "battleground-scenario-needs-seat")


ScenarioAbility: TypeAlias = ScenarioReacts | ScenarioStands
