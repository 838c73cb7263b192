"""HR-TURN-6: the damage of a skill as data, which play deals and the odds evaluate."""

from __future__ import annotations

from engine.kernel.data.record import record
from engine.odds.distribution import Distribution
from engine.systems.hoplomachus.dice.attack_dice import HitFaces
from engine.systems.hoplomachus.dice.hit_odds import odds_of_pool


@record(frozen=True, slots=True)
class SkillDamage:
    """The targets: each with a die of its own, or, without dice, with certain damage."""

    targets: tuple[str, ...]
    die: str | None = None
    damage: int = 0

    @property
    def hurts(self) -> bool:
        """Whether there is a target, and damage to deal."""
        return bool(self.targets) and bool(self.die or self.damage)

    @property
    def dice(self) -> tuple[str, ...]:
        """The dice that are thrown, one for each target."""
        return (self.die,) * len(self.targets) if self.die else ()

    def hits(self, faces: HitFaces) -> Distribution[int]:
        """The distribution of the hits on a target."""
        return odds_of_pool(faces, (self.die,)) if self.die else {self.damage: 1.0}
