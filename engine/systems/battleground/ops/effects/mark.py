"""mark: a mark is placed on the chosen hex (BG-FX-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from engine.abilities import kinds
from engine.abilities.ability_types import Modifier
from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem, Inches, SlugText, Titles
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.aims import Aim
from engine.systems.battleground.abilities.types.card_abilities import CardEffect, MarkMeaning, ownerless_problems
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.marks import place_mark


@record(frozen=True, slots=True, kw_only=True)
class LayMark(CardEffect):
    """A mark."""

    causes = ("give",)
    aims: ClassVar[tuple[Aim, ...]] = ("hex",)
    name: SlugText
    """The id; an army has one copy of each."""
    title: Titles = ()
    """The title shown to people."""
    range: Inches
    """The distance within which characters are affected."""
    affects: Literal["enemies", "allies", "characters"] = "enemies"
    """The characters that it affects."""
    gives: tuple[Modifier, ...] = ()
    """The numbers it changes for them."""
    when: kinds.Trigger[Any] | None = None
    """The trigger of its effects on them, as if they had the ability."""
    effects: tuple[kinds.Effect[Any], ...] = ()
    """The effects."""

    @property
    def meaning(self) -> MarkMeaning:
        return MarkMeaning(
            name=self.name,
            range=self.range,
            affects=self.affects,
            gives=self.gives,
            when=self.when,
            consequences=self.effects,
        )

    def errors(self) -> Iterator[AbilityProblem]:
        """Effects need a trigger, and a trigger needs effects."""
        if bool(self.effects) != (self.when is not None):
            yield AbilityProblem("when", "battleground-mark-needs-moment")
        yield from ownerless_problems("effects", self.effects)

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return place_mark(now.state, now.cast, self.name)


OP = LayMark
