"""HR-TURN-6: Specials that hurt opponents, each by what it throws at whom: play carries it out, odds weigh it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.step import Step
from engine.odds.distribution import Distribution
from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.damage import Deal
from engine.systems.hoplomachus.dice import HitFaces, strongest
from engine.systems.hoplomachus.odds import odds_of_pool
from engine.systems.hoplomachus.skills import Aims, Special
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice
from engine.systems.hoplomachus.throws import throw


@dataclass(frozen=True, slots=True)
class Strike:
    """The opponents it hurts: each with a die of its own, or, where it has no die, for certain."""

    targets: tuple[str, ...]
    die: str | None = None
    damage: int = 0

    @property
    def dice(self) -> tuple[str, ...]:
        """The dice that are thrown, one for each target."""
        return (self.die,) * len(self.targets) if self.die else ()

    def hits(self, faces: HitFaces) -> Distribution[int]:
        """How likely each number of hits on a target is."""
        return odds_of_pool(faces, (self.die,)) if self.die else {self.damage: 1.0}


@dataclass(frozen=True, slots=True, kw_only=True)
class Striking(Special):
    """A Special that is a strike, at one other unit unless it is not `aimed`."""

    aimed: ClassVar[bool] = True

    def aims(self, state: Arena, unit: str) -> Aims:
        return ({"target": name} for name in state.names if name != unit) if self.aimed else iter(({},))

    def strike(self, act: Act) -> Strike:
        """What it does to whom."""
        raise NotImplementedError

    def work(self, act: Act) -> tuple[Step[Arena], ...]:
        strike = self.strike(act)
        if strike.die:
            return (throw(act.state, self.name, act.unit, strike.dice, strike.targets, each=True),)
        return (Deal(act.unit, act.doer.seat, False, tuple((name, strike.damage) for name in strike.targets)),)


def strongest_die(act: Act) -> str | None:
    """The best attack die that a unit has, if it has any."""
    dice = attack_dice(act.state, act.unit)
    return strongest(act.state.setting.dice, dice) if dice else None
