"""HR-COMP-4: what a skill is: Innate, Ability or Special. Each is a file in `ops`; chips give it its parameters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from engine.kernel.clauses import Clause
from engine.kernel.step import Step
from engine.kernel.value import Value

if TYPE_CHECKING:
    from engine.systems.hoplomachus.acting import Act
    from engine.systems.hoplomachus.state import Arena

Aims: TypeAlias = Iterator[Mapping[str, Value]]
SkillKind: TypeAlias = Literal["innate", "ability", "special"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Skill:
    """Something a unit can do beside moving and attacking."""

    kind: ClassVar[SkillKind]

    @property
    def name(self) -> str:
        """How authors and players call it: by its file."""
        return type(self).__module__.rpartition(".")[2].replace("_", "-")


@dataclass(frozen=True, slots=True, kw_only=True)
class Innate(Skill):
    """Always on, or triggered, in every turn and phase."""

    kind: ClassVar[SkillKind] = "innate"
    acts_dazed: ClassVar[bool] = False
    """Whether the unit may attack or use a Special in the turn in which it is deployed."""

    def added_dice(self, state: Arena, unit: str) -> tuple[str, ...]:
        """The dice it adds to the unit's attacks now."""
        return ()

    def withstands(self, attack: bool) -> int:
        """How much less damage the unit takes, from an attack or from something else."""
        return 0

    def answers(self, state: Arena, unit: str, by: str | None, attack: bool) -> bool:
        """Whether it is triggered by damage that the unit was dealt."""
        return False

    def response(self, state: Arena, unit: str, by: str) -> tuple[Step[Arena], ...]:
        """What it does then."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(Skill):
    """A skill that its player uses, with the fields of the choice that aim it."""

    clauses: ClassVar[tuple[Clause[Act, bool], ...]] = ()
    """Its own conditions, which hold of every other skill."""

    def aims(self, state: Arena, unit: str) -> Aims:
        """Everything it could be aimed at, legal or not."""
        return iter(({},))

    def likely(self, state: Arena, unit: str) -> Aims:
        """Those among them that may be legal."""
        return self.aims(state, unit)

    def work(self, act: Act) -> tuple[Step[Arena], ...]:
        """What it does."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Ability(Used):
    """Used in the ability phase."""

    kind: ClassVar[SkillKind] = "ability"


@dataclass(frozen=True, slots=True, kw_only=True)
class Special(Used):
    """Used in the engagement phase instead of attacking."""

    kind: ClassVar[SkillKind] = "special"

    def reach(self, state: Arena, unit: str) -> int:
        """How far away its target may be."""
        return state.chip(unit).range
