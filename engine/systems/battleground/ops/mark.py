"""mark: a mark is laid on the chosen hex (BG-FX-5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Aim, Effect, Flaw, Inches, MarkMeaning, MomentName, Passive, Slug
from engine.systems.battleground.marks import laid
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class LayMark(Effect):
    """A mark."""

    rank = 2
    aims: ClassVar[tuple[Aim, ...]] = ("hex",)
    name: Slug
    """Which one; an army has one copy of each."""
    range: Inches
    """How far from it characters are affected."""
    affects: Literal["enemies", "allies", "characters"] = "enemies"
    """Whom it affects."""
    gives: tuple[Passive, ...] = ()
    """The numbers it changes for them."""
    when: MomentName | None = None
    """The moment at which it does something to them."""
    effects: tuple[Effect, ...] = ()
    """What it does then."""

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

    def flaws(self) -> Iterator[Flaw]:
        """Effects need a moment, a moment effects."""
        if bool(self.effects) != (self.when is not None):
            yield Flaw("when", "battleground-mark-needs-moment")

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return laid(state, cast, self.name)


EFFECT = LayMark
