"""The compiled scenario: the arena, the chips and the rule options, which never change during a game.

`compile_scenario` makes it once, from the checked scenario document.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from engine.abilities.ability_types import Acting
from engine.abilities.kinds import Effect
from engine.geometry.hex.grid import Grid
from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill, Skill, Standing
from engine.systems.hoplomachus.dice.attack_dice import HitFaces
from engine.systems.hoplomachus.profile import ProfileOptions

HP_CHIPS = 34
"""HR-TROOP-2: the health chips of each colour, unless the scenario has another number."""


@record(frozen=True, slots=True)
class UnitDef:
    """HR-COMP-1: a chip."""

    id: str
    card: str
    faction: str | None
    unit_class: str
    rank: str
    range: int
    movement: int
    health: int
    attack: tuple[str, ...]
    skills: tuple[KnownSkill, ...]
    always: tuple[KnownSkill, ...] = field(init=False, compare=False, repr=False)
    """The permanent skills among them, needed for every number."""
    tiring: tuple[KnownSkill, ...] = field(init=False, compare=False, repr=False)
    """HR-TURN-11: those among these that fatigue the unit."""

    def __post_init__(self) -> None:
        always = tuple(skill for skill in self.skills if skill.ability.shape == "continuous")
        tiring = (each for each in always if isinstance(each.ability, Standing) and each.ability.status == "fatigued")
        object.__setattr__(self, "always", always)
        object.__setattr__(self, "tiring", tuple(tiring))

    @property
    def elite(self) -> bool:
        """HR-COMP-6: heroes, immortals and titans are elite."""
        return self.rank != "common"

    @property
    def hero(self) -> bool:
        """HR-COMP-5: whether it is a hero, of a faction or neutral."""
        return self.rank == "hero"


@record(frozen=True, slots=True)
class TacticDef:
    """HR-TACTIC-2: a tactic: its effects, its targets, and its duration."""

    id: str
    type: str
    until: str | None
    whom: str
    effects: tuple[Effect[Any], ...]
    lasting: tuple[tuple[str, Standing], ...]
    """Its own changes to the unit on which it lies, by key."""
    given: tuple[tuple[str, Skill], ...]
    """The skills that it gives this unit, by key."""

    @property
    def lying(self) -> tuple[tuple[str, Skill], ...]:
        """All that works as long as it lies on a unit, by key."""
        return (*self.lasting, *self.given)


@record(frozen=True, slots=True)
class Faction:
    """HR-COMP-7: a hero, units and tactics, and the seat that has them in the scenario."""

    id: str
    seat: str
    hero: str | None
    units: tuple[str, ...]
    tactics: tuple[str, ...]


@record(frozen=True, slots=True, eq=False)
class CompiledScenario:
    """A compiled scenario; there is one of it in a game."""

    seats: tuple[str, ...]
    teams: Mapping[str, str]
    grid: Grid
    compass: tuple[int, ...]
    deploy: Mapping[str, int]
    stones: tuple[int, ...]
    centre: int
    pedestals: tuple[int, ...]
    units: Mapping[str, UnitDef]
    tactics: Mapping[str, TacticDef]
    definitions: Mapping[str, Acting]
    """The definitions of skills and tactics by key."""
    awaited: frozenset[type[Event[Any]]]
    """The events that something in the game waits for."""
    factions: Mapping[str, Faction]
    neutral: tuple[str, ...]
    placed: Mapping[str, int]
    dice: HitFaces
    hp: int
    first: str | None
    rounds: int | None
    profile: ProfileOptions
