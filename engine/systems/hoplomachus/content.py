"""What the documents of Hoplomachus hold: unit chips, tactics, dice and health chips, its rule profile (HR-COMP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.content.card import Card, Unit
from engine.content.declarations import SystemContent
from engine.content.errors import Problem, step_into
from engine.content.fields import Count, Many, Slug
from engine.content.model import ALWAYS_WRITTEN, Model
from engine.content.owned import Owned
from engine.systems.hoplomachus.checks import CHECKS, RULES
from engine.systems.hoplomachus.comparatives import Superlative
from engine.systems.hoplomachus.dice import HIT_FACES, SIDES, Colour
from engine.systems.hoplomachus.op_content import EFFECT, MOST_DICE, SKILL, Written
from engine.systems.hoplomachus.profile import OPTIONS, PRESETS
from engine.systems.hoplomachus.setting import HP_CHIPS
from engine.systems.hoplomachus.skills import Skill

HitFaces = Annotated[int, Field(ge=0, le=SIDES)]


class Chip(Unit):
    """A unit chip (HR-COMP-1)."""

    stated_by: ClassVar = "HR-COMP-1"
    kind: Literal["unit"]
    faction: Annotated[Slug | None, ALWAYS_WRITTEN] = None
    """Whose it is; none for a neutral one."""
    # The wire calls it `class`, which Python has taken.
    unit_class: Annotated[Literal["archer", "attacker", "beast", "defender", "tactician"], Field(alias="class")]
    """What kind of fighter it is; effects may name it."""
    rank: Literal["common", "hero", "immortal", "titan"] = "common"
    """HR-COMP-5, -6: whether it is elite, and in what way; of a hero, this is the active side."""
    range: Annotated[int, Field(ge=0, le=99)]
    """How far it attacks, in hexes."""
    movement: Annotated[int, Field(ge=0, le=99)]
    """How far it moves, in hexes."""
    health: Annotated[int, Field(ge=1, le=99)]
    """The HP with which it comes into combat."""
    attack: Annotated[Many[Colour], Field(max_length=MOST_DICE), ALWAYS_WRITTEN] = ()
    """HR-COMP-2: its attack dice."""
    skills: Annotated[Many[Annotated[Written, SKILL]], Field(max_length=20), ALWAYS_WRITTEN] = ()
    """HR-COMP-4: its skills, one of a kind."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        seen = set[str]()
        for number, written in enumerate(self.skills):
            skill: Skill = written.read()
            if skill.name in seen:
                where = f"{step_into(at, 'skills')}[{number}]"
                yield Problem(where, "hoplomachus-skill-twice", {"skill": skill.name}, rule="HR-COMP-4")
            seen.add(skill.name)


class Tactic(Card):
    """A tactic (HR-TACTIC-2)."""

    stated_by: ClassVar = "HR-TACTIC-2"
    kind: Literal["tactic"]
    faction: Annotated[Slug | None, ALWAYS_WRITTEN] = None
    """Whose it is; none for one that any faction may have."""
    type: Literal["permanent", "instant", "temporary"]
    """Whether it stays, happens at once, or stays for a time."""
    until: Literal["end-of-turn", "next-turn"] | None = None
    """How long a temporary one stays: to the end of this turn, or to the start of the next one of who played it."""
    whom: Literal["anybody"] | Superlative = "anybody"
    """HR-TURN-11: on whom it is played, among those on whom it could be."""
    effects: Annotated[Many[Annotated[Written, EFFECT]], Field(min_length=1, max_length=20)]
    """What it does."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if (self.type == "temporary") is not (self.until is not None):
            yield Problem(step_into(at, "until"), "hoplomachus-until-of-temporary", rule=self.stated_by)
        for number, written in enumerate(self.effects):
            if written.read().lasts is (self.type == "instant"):
                where = f"{step_into(at, 'effects')}[{number}]"
                yield Problem(where, "hoplomachus-effect-of-other-type", {"type": self.type}, rule=self.stated_by)


class Dice(Model):
    """The hit faces of the attack dice (HR-COMP-2)."""

    stated_by: ClassVar = "HR-COMP-2"
    yellow: HitFaces = HIT_FACES["yellow"]
    """Of the yellow die."""
    blue: HitFaces = HIT_FACES["blue"]
    """Of the blue die."""
    green: HitFaces = HIT_FACES["green"]
    """Of the green die."""
    black: HitFaces = HIT_FACES["black"]
    """Of the black die."""
    red: HitFaces = HIT_FACES["red"]
    """Of the red die."""


class Options(Owned):
    """What a scenario may set otherwise (HR-COMP-2, HR-TROOP-2)."""

    stated_by: ClassVar = "HR-TROOP-2"
    dice: Dice = Dice()
    """The hit faces of the attack dice."""
    hp_chips: Count = HP_CHIPS
    """The health chips of each colour."""


CONTENT = SystemContent(
    id="hoplomachus",
    cards=(Chip, Tactic),
    piles=("tactics", "neutral"),
    options=Options,
    profile=OPTIONS,
    presets=PRESETS,
    checks=CHECKS,
    rules=RULES,
)
