"""BG-FX-1, -4: what an effect that gives a buff or debuff says of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.content.errors import nearest
from engine.systems.battleground.abilities import Effect, Flaw, Passive, Slug, TokenMeaning


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenEffect(Effect):
    """A buff or debuff: a common one by its name alone, or one of its own kind with what it does."""

    rank = 1
    name: Slug
    """Which one."""
    gives: tuple[Passive, ...] = ()
    """BG-FX-4: the numbers that one of its own kind changes."""
    removed: tuple[Effect, ...] = ()
    """BG-FX-4: what happens to its bearer when one of its own kind is removed."""

    @property
    def common(self) -> tuple[str, ...]:
        """The names of those that every game has."""
        raise NotImplementedError

    @property
    def meaning(self) -> TokenMeaning | None:
        if self.name in self.common:
            return None
        return TokenMeaning(name=self.name, gives=self.gives, consequences=self.removed)

    def flaws(self) -> Iterator[Flaw]:
        """A common one does what the rules say, another one what its card says."""
        own = bool(self.gives or self.removed)
        if self.name in self.common and own:
            yield Flaw("name", "battleground-common-token")
        if self.name not in self.common and not own:
            yield Flaw("name", "battleground-unknown-token", nearest(self.name, self.common))
