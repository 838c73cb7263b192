"""HR-COMP-4: the document of a skill, the types of its parameters, and a chip's reference to it with values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias

from pydantic import ConfigDict, Field, JsonValue, model_validator

from engine.abilities.fields import NameType
from engine.abilities.loading.json_models import DefinitionModel
from engine.abilities.structure.name_resolution import ALWAYS, name_details
from engine.content.card import Card
from engine.content.envelope import Names
from engine.content.fields import DocumentId, Many, Slug
from engine.content.model import Model, detail, validation_error
from engine.content.polymorphic_fields import PolymorphicField
from engine.content.problems import Problem, ProblemValue, nearest, shown, step_into, written
from engine.kernel.data import value as kernel
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill
from engine.systems.hoplomachus.dice.attack_dice import COLOURS
from engine.systems.hoplomachus.documents.ability_fields import SKILL

Wrong: TypeAlias = tuple[str, Mapping[str, ProblemValue], str | None]
"""A message about a value, with its arguments and a suggestion."""
MOST_DICE = 20
NAMES: Mapping[str, NameType] = {"number": "number", "word": "word", "dice": "dice"}
"""The type of a parameter's name."""


class ParameterOption(Model):
    """A word that is a possible value of a parameter."""

    id: Slug
    """The word."""
    name: Names = Names()
    """The name shown to people, as part of the skill's text."""


class Parameter(Model):
    """A parameter of a skill whose value each chip gives: a distance, an amount, dice."""

    id: Slug
    """Its name, in the ability and on the chips."""
    holds: Literal["number", "word", "dice"] = "number"
    """The type of its values."""
    least: Annotated[int, Field(ge=0, le=99)] = 1
    """The smallest number."""
    most: Annotated[int, Field(ge=0, le=99)] = 20
    """The greatest number."""
    options: Annotated[Many[ParameterOption], Field(max_length=20)] = ()
    """The possible words."""
    default: int | Slug | None = None
    """The value for chips that do not give one; if left out, each chip must give one."""

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        """There is at least one possible value, and the default is one of them."""
        wrong = [detail(("options",), "hoplomachus-words-of-word", None)] if self._options_misfit() else []
        if self.holds == "number" and self.least > self.most:
            wrong.append(detail(("most",), "content-too-small", self.most, least=self.least, found=self.most))
        if self.default is not None and not wrong:
            wrong = [detail(("default",), code, self.default, **values) for code, values, _ in self.wrong(self.default)]
        if wrong:
            raise validation_error(wrong)
        return self

    def _options_misfit(self) -> bool:
        return bool(self.options) is not (self.holds == "word")

    def wrong(self, value: object) -> Iterator[Wrong]:
        """The problems of a value."""
        match self.holds:
            case "number":
                yield from self._wrong_number(value)
            case "word":
                words = tuple(option.id for option in self.options)
                if value not in words:
                    values: dict[str, ProblemValue] = {"found": shown(value), "options": words}
                    yield "content-not-an-option", values, nearest(value, words)
            case "dice":
                yield from _wrong_dice(value)

    def _wrong_number(self, value: object) -> Iterator[Wrong]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield "content-not-whole", {"found": written(value)}, None
        elif value < self.least:
            yield "content-too-small", {"least": self.least, "found": value}, None
        elif value > self.most:
            yield "content-too-big", {"most": self.most, "found": value}, None

    def value_or_default(self, value: Any) -> kernel.Value:
        """The value of the parameter: the chip's, or the default."""
        if value is None:
            return self.default
        return tuple(value) if self.holds == "dice" else value


def _wrong_dice(value: object) -> Iterator[Wrong]:
    if not isinstance(value, list | tuple):
        yield "content-not-list", {"found": written(value)}, None
        return
    if not value:
        yield "content-list-too-short", {"least": 1, "found": 0}, None
    if len(value) > MOST_DICE:
        yield "content-list-too-long", {"most": MOST_DICE, "found": len(value)}, None
    for colour in value:
        if colour not in COLOURS:
            yield "content-not-an-option", {"found": shown(colour), "options": COLOURS}, nearest(colour, COLOURS)


class SkillCard(Card):
    """A skill for any chip that refers to it (HR-COMP-4)."""

    stated_by: ClassVar = "HR-COMP-4"
    kind: Literal["skill"]
    parameters: Annotated[Many[Parameter], Field(max_length=10)] = ()
    """The parameters that chips give; their names stand for the values in the ability."""
    ability: Annotated[DefinitionModel, SKILL]
    """The ability."""

    @model_validator(mode="after")
    def _names_are_known(self) -> Self:
        """Each name in the ability stands for a value of a fitting type."""
        always = {**ALWAYS, **{each.id: NAMES[each.holds] for each in self.parameters}}
        found = name_details(self.ability.read(), always)
        if found:
            raise validation_error([{**each, "loc": ("ability", *each["loc"])} for each in found])
        return self

    def problems(self, at: str, system: Any) -> Iterator[Problem]:
        seen = {"skill"}
        for number, each in enumerate(self.parameters):
            if each.id in seen:
                where = f"{step_into(at, 'parameters')}[{number}].id"
                yield Problem(where, "content-repeated-id", {"id": each.id}, rule=self.stated_by)
            seen.add(each.id)

    def known(self, given: Mapping[str, Any]) -> KnownSkill:
        """The skill of a chip with these values."""
        values = {each.id: each.value_or_default(given.get(each.id)) for each in self.parameters}
        return KnownSkill(self.id.rpartition("/")[2], self.id, self.ability.read(), values)


def _skill_model(value: Mapping[str, Any], _: Any) -> type[Model]:
    return SkillCard


class SkillOfChip(Model):
    """A skill of a chip by its name, with the chip's values: `{"skill": "<name>", "distance": 2}`."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]
    other_keys: ClassVar[Any] = JsonValue
    skill: Annotated[str | SkillCard, PolymorphicField(_skill_model, DocumentId, named=True)]
    """The skill: the id of its document."""

    @property
    def card(self) -> SkillCard | None:
        """The document of the skill, once the reference is resolved."""
        return self.skill if isinstance(self.skill, SkillCard) else None

    @property
    def name(self) -> str:
        """The displayed name of the skill: the last part of its id."""
        return (self.skill if isinstance(self.skill, str) else self.skill.id).rpartition("/")[2]

    def problems(self, at: str) -> Iterator[Problem]:
        """The problems of the chip's values: wrong, unknown and missing ones."""
        if self.card is None:
            return
        given, known = self.__pydantic_extra__, {each.id: each for each in self.card.parameters}
        for key, value in given.items():
            if key not in known:
                yield Problem(step_into(at, key), "content-unknown-key", {"key": shown(key)}, nearest(key, known))
            else:
                for code, values, near in known[key].wrong(value):
                    yield Problem(step_into(at, key), code, values, near, "HR-COMP-4")
        for key, each in known.items():
            if key not in given and each.default is None:
                yield Problem(step_into(at, key), "content-missing-key", {"key": key}, rule="HR-COMP-4")

    def read(self) -> KnownSkill:
        """The skill with its values; its document must be available."""
        if self.card is None:
            raise LookupError(f"nobody put the document of {self.name} in its place")
        return self.card.known(self.__pydantic_extra__)
