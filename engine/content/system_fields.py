"""The parts of a document whose fields belong to the game system: rule profile, options, victory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from pydantic import ConfigDict, Field, JsonValue, ValidationInfo, model_validator

from engine.content.declarations import SystemContent
from engine.content.fields import Slug
from engine.content.model import ALWAYS_WRITTEN, Model, unknown_key, validation_error
from engine.content.polymorphic_fields import PolymorphicField, option_detail

if TYPE_CHECKING:
    from engine.kernel.rules.game_system import ProfileOption


class Owned(Model):
    """Base of parts whose fields a game system declares in a subclass."""


class ForeignPart(Owned):
    """Such a part of a system that is not installed: kept as it is."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, JsonValue]


class Profile(Model):
    """The rule options that are played: a preset, and the options that differ from it."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Annotated[str, Field(max_length=60)]]

    preset: Annotated[Slug, ALWAYS_WRITTEN] = "default"
    """The preset."""

    @property
    def options(self) -> Mapping[str, str]:
        """The options that differ."""
        return self.__pydantic_extra__

    def chosen(self, options: Iterable[ProfileOption], presets: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
        """The value of every option: the default, changed by the preset, changed by what differs."""
        return {**{option.key: option.default for option in options}, **presets[self.preset], **self.options}

    @model_validator(mode="before")
    @classmethod
    def _options_are_known(cls, value: Any, info: ValidationInfo) -> Any:
        system: SystemContent | None = info.context
        if not isinstance(value, Mapping) or system is None:
            return value
        known = {**{option.key: option.values for option in system.profile}, "preset": tuple(system.presets)}
        rules = {option.key: option.rule for option in system.profile}
        wrong = [
            option_detail((key,), found, known[key], rules.get(key)) if key in known else unknown_key(key, value, known)
            for key, found in value.items()
            if key not in known or found not in known[key]
        ]
        if wrong:
            raise validation_error(wrong)
        return value


def _options_model(_: Mapping[str, Any], system: SystemContent | None) -> type[Model]:
    return ForeignPart if system is None else system.options or Owned


def _victory_model(_: Mapping[str, Any], system: SystemContent | None) -> type[Model]:
    return ForeignPart if system is None else system.victory or Owned


class AbilitySlot(PolymorphicField):
    """A slot for an ability of the game system, which reads it as a whole."""

    __slots__ = ()

    def read(self, value: Any, info: ValidationInfo) -> Any:
        system: SystemContent | None = info.context
        if isinstance(value, Model) or system is None or system.ability is None:
            return PolymorphicField.read(self, value, info)
        return system.ability.read(value)


def _ability_model(value: Mapping[str, Any], system: SystemContent | None) -> type[Model]:
    if system is None:
        return ForeignPart
    model: type[Model] = Owned if system.ability is None else system.ability.expected(value)
    return model


OwnAbility: TypeAlias = Annotated[Model, AbilitySlot(_ability_model, ForeignPart)]
SystemOptions: TypeAlias = Annotated[Owned, PolymorphicField(_options_model, ForeignPart)]
SystemVictory: TypeAlias = Annotated[Owned, PolymorphicField(_victory_model, ForeignPart)]
