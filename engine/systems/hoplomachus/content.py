"""The document kinds of Hoplomachus: unit chips, tactics, skills, dice and health chips, its rule profile (HR-COMP)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.abilities.context import TARGET
from engine.abilities.loading.json_models import DefinitionModel
from engine.abilities.loading.schema import definitions
from engine.abilities.structure.name_resolution import name_details
from engine.content.card import Card, CardReference, PieceCard
from engine.content.declarations import SystemContent
from engine.content.fields import Many, Slug, WholeNumber
from engine.content.model import ALWAYS_WRITTEN, Model, detail, validation_error
from engine.content.problems import Problem, step_into
from engine.content.system_fields import Owned
from engine.systems.hoplomachus.abilities.types.ability_text import ability_passages, literal_passages
from engine.systems.hoplomachus.abilities.types.effect_types import lasts
from engine.systems.hoplomachus.abilities.types.skills import AtOnce
from engine.systems.hoplomachus.abilities.types.vocabulary import VOCABULARY
from engine.systems.hoplomachus.arena_fairness import arena_fairness
from engine.systems.hoplomachus.checks.checks_by_kind import CHECKS, RULES
from engine.systems.hoplomachus.checks.fixes import FIXES
from engine.systems.hoplomachus.checks.map_checks import MAP_CONTENTS
from engine.systems.hoplomachus.checks.scenario_checks import scenario_problems
from engine.systems.hoplomachus.compiled_scenario import HP_CHIPS
from engine.systems.hoplomachus.dice.attack_dice import HIT_FACES, SIDES, Colour
from engine.systems.hoplomachus.documents.ability_fields import EFFECT, LYING, WRITING
from engine.systems.hoplomachus.documents.playability import PLAYABILITY
from engine.systems.hoplomachus.documents.skill_documents import MOST_DICE, SkillCard, SkillOfChip
from engine.systems.hoplomachus.documents.traits import Rank, UnitClass
from engine.systems.hoplomachus.profile import OPTIONS, PRESETS
from engine.systems.hoplomachus.units.comparatives import Superlative

HitFaceCount = Annotated[int, Field(ge=0, le=SIDES)]


class Chip(PieceCard):
    """A unit chip (HR-COMP-1)."""

    stated_by: ClassVar = "HR-COMP-1"
    names: ClassVar = (CardReference("skills", "skill", "skill"),)
    kind: Literal["unit"]
    faction: Annotated[Slug | None, ALWAYS_WRITTEN] = None
    """The faction; none for a neutral one."""
    # JSON calls it `class`, which is a keyword of Python.
    unit_class: Annotated[UnitClass, Field(alias="class")]
    """The class of fighter; effects may name it."""
    rank: Rank = "common"
    """HR-COMP-5, -6: the elite rank, if it has one; of a hero, this is the active side."""
    range: Annotated[int, Field(ge=0, le=99)]
    """The range of its attacks, in hexes."""
    movement: Annotated[int, Field(ge=0, le=99)]
    """The distance it moves, in hexes."""
    health: Annotated[int, Field(ge=1, le=99)]
    """The HP with which it enters combat."""
    attack: Annotated[Many[Colour], Field(max_length=MOST_DICE), ALWAYS_WRITTEN] = ()
    """HR-COMP-2: its attack dice."""
    skills: Annotated[Many[SkillOfChip], Field(max_length=20), ALWAYS_WRITTEN] = ()
    """HR-COMP-4: its skills, each name once, with the values of their parameters on this chip."""

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        seen = set[str]()
        for number, skill in enumerate(self.skills):
            where = f"{step_into(at, 'skills')}[{number}]"
            yield from skill.problems(where)
            if skill.name in seen:
                yield Problem(where, "hoplomachus-skill-twice", {"skill": skill.name}, rule="HR-COMP-4")
            seen.add(skill.name)


class Tactic(Card):
    """A tactic (HR-TACTIC-2)."""

    stated_by: ClassVar = "HR-TACTIC-2"
    kind: Literal["tactic"]
    faction: Annotated[Slug | None, ALWAYS_WRITTEN] = None
    """The faction; none for one that any faction may have."""
    type: Literal["permanent", "instant", "temporary"]
    """Whether it is permanent, instant, or temporary."""
    until: Literal["end-of-turn", "next-turn"] | None = None
    """The end of a temporary one: the end of this turn, or the start of its player's next one."""
    whom: Literal["anybody"] | Superlative = "anybody"
    """HR-TURN-11: a further restriction of its possible targets."""
    effects: Annotated[Many[Annotated[DefinitionModel, EFFECT]], Field(max_length=20)] = ()
    """The effects, one after another."""
    abilities: Annotated[Many[Annotated[DefinitionModel, LYING]], Field(max_length=20)] = ()
    """The abilities of the unit as long as the tactic lies on it."""

    @property
    def at_once(self) -> AtOnce:
        """The immediate effects of playing it."""
        return AtOnce(effects=tuple(written.read() for written in self.effects))

    @model_validator(mode="after")
    def _effects_go_together(self) -> Self:
        """Each name was bound by an earlier effect; no hex is chosen for the effects."""
        at_once = self.at_once
        found = [
            *name_details(at_once, {TARGET: "piece"}),
            *(detail((each.key,), each.code, None, **each.values) for each in at_once.errors()),
        ]
        if found:
            raise validation_error(found)
        return self

    def problems(self, at: str, system: SystemContent | None) -> Iterator[Problem]:
        if (self.type == "temporary") is not (self.until is not None):
            yield Problem(step_into(at, "until"), "hoplomachus-until-of-temporary", rule=self.stated_by)
        if not self.effects and not self.abilities:
            yield Problem(step_into(at, "effects"), "hoplomachus-tactic-does-nothing", rule=self.stated_by)
        for number, effect in enumerate(self.at_once.effects):
            if lasts(effect) is (self.type == "instant"):
                where = f"{step_into(at, 'effects')}[{number}]"
                yield Problem(where, "hoplomachus-effect-of-other-type", {"type": self.type}, rule=self.stated_by)
        if self.type == "instant" and self.abilities:
            values = {"type": self.type}
            where = step_into(at, "abilities")
            yield Problem(where, "hoplomachus-effect-of-other-type", values, rule=self.stated_by)


class Dice(Model):
    """The hit faces of the attack dice (HR-COMP-2)."""

    stated_by: ClassVar = "HR-COMP-2"
    yellow: HitFaceCount = HIT_FACES["yellow"]
    """Of the yellow die."""
    blue: HitFaceCount = HIT_FACES["blue"]
    """Of the blue die."""
    green: HitFaceCount = HIT_FACES["green"]
    """Of the green die."""
    black: HitFaceCount = HIT_FACES["black"]
    """Of the black die."""
    red: HitFaceCount = HIT_FACES["red"]
    """Of the red die."""

    @property
    def faces(self) -> Mapping[str, int]:
        """The hit faces by colour."""
        return {"yellow": self.yellow, "blue": self.blue, "green": self.green, "black": self.black, "red": self.red}


class Options(Owned):
    """The options of a scenario (HR-COMP-2, HR-TROOP-2)."""

    stated_by: ClassVar = "HR-TROOP-2"
    dice: Dice = Dice()
    """The hit faces of the attack dice."""
    hp_chips: WholeNumber = HP_CHIPS
    """The health chips of each colour."""


CONTENT = SystemContent(
    id="hoplomachus",
    cards=(Chip, Tactic, SkillCard),
    piles=("tactics", "neutral"),
    options=Options,
    profile=OPTIONS,
    presets=PRESETS,
    checks=CHECKS,
    fixes=FIXES,
    maps=MAP_CONTENTS,
    fairness=arena_fairness,
    playability=PLAYABILITY,
    scenario_check=scenario_problems,
    rules=RULES,
    parts=lambda: definitions(WRITING),
    ability_texts=ability_passages,
    literal_texts=literal_passages,
    meant=VOCABULARY.meant,
)
