"""BG-FX-1, -4: the base of the effects that give a buff or a debuff."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engine.abilities import kinds
from engine.abilities.ability_types import Modifier
from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem, SlugText, Titles
from engine.content.problems import nearest
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import TokenKind
from engine.systems.battleground.abilities.types.card_abilities import CardEffect, TokenMeaning, ownerless_problems
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.tokens import COMMON, GiveEffect


@record(frozen=True, slots=True, kw_only=True)
class TokenEffect(CardEffect):
    """A buff or debuff: a common one by its name alone, or one defined by the card."""

    ownerless = True
    causes = ("give", "lose-effect")
    side: ClassVar[TokenKind]
    """The kind of token that it gives."""
    name: SlugText
    """The name of the token, a word of the game or of its author."""
    title: Titles = ()
    """The title of a custom token."""
    gives: tuple[Modifier, ...] = ()
    """BG-FX-4: the numbers that a custom token changes."""
    removed: tuple[kinds.Effect[Any], ...] = ()
    """BG-FX-4: the effects on its bearer when a custom token is removed."""
    when: kinds.Trigger[Any] | None = None
    """BG-FX-4: the trigger of a custom token's effects on its bearer, as if it were the bearer's ability."""
    effects: tuple[kinds.Effect[Any], ...] = ()
    """BG-FX-4: the effects at the trigger."""

    @property
    def common(self) -> tuple[str, ...]:
        """The names of the common tokens."""
        return COMMON[self.side]

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        cast = now.cast
        return Do(then=(GiveEffect(now.figure, self.side, self.name, cast.seat, cast.figure, cast.weapon),))

    @property
    def meaning(self) -> TokenMeaning | None:
        if self.name in self.common:
            return None
        return TokenMeaning(
            name=self.name, gives=self.gives, consequences=self.removed, when=self.when, acts=self.effects
        )

    def errors(self) -> Iterator[AbilityProblem]:
        """The effects of a common token are defined by the rules, those of a custom one by its card."""
        added = [key for key in ("gives", "removed", "effects") if getattr(self, key)]
        if self.name in self.common and added:
            yield AbilityProblem(added[0], "battleground-common-token")
        others = {name: side for side, names in COMMON.items() for name in names if name not in self.common}
        if self.name in others:
            yield AbilityProblem(
                "name", "battleground-token-of-other-kind", values={"name": self.name, "kind": others[self.name]}
            )
        elif self.name not in self.common and not added:
            yield AbilityProblem("name", "battleground-unknown-token", nearest(self.name, self.common))
        if bool(self.effects) != (self.when is not None):
            yield AbilityProblem("when", "battleground-token-needs-moment")
        yield from ownerless_problems("removed", self.removed)
        yield from ownerless_problems("effects", self.effects)
