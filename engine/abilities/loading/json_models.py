"""Base classes of the pydantic models for JSON: each model is strict and builds the definition that belongs to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, ClassVar

from pydantic import PrivateAttr, model_validator

from engine.abilities.fields import AbilityProblem
from engine.abilities.structure.field_types import (
    FieldDescription,
    LengthInInches,
    field_descriptions,
    is_trigger_alone,
)
from engine.content.envelope import Names
from engine.content.model import Model, detail, validation_error
from engine.content.problems import ProblemValue


class DefinitionModel(Model):
    """The JSON model of a definition, with the same fields."""

    is_whole: ClassVar[bool] = True
    defines: ClassVar[Any] = None
    _meant: Any = PrivateAttr(None)

    @model_validator(mode="after")
    def _goes_together(self) -> DefinitionModel:
        values = {each.name: _as_meant(each, getattr(self, each.name)) for each in field_descriptions(self.defines)}
        self._meant = self.defines(**values)
        found = list(self._meant.errors()) if hasattr(self.defines, "errors") else []
        if found:
            raise validation_error(
                [detail(self._place(each), each.code, None, **_message_values(each)) for each in found]
            )
        return self

    def read(self) -> Any:
        """The definition that the model represents."""
        return self._meant

    def _place(self, problem: AbilityProblem) -> tuple[str | int, ...]:
        """The path in the document of a problem."""
        return problem.place


class EffectModel(DefinitionModel):
    """An effect as written in JSON."""

    do: str
    """The name of the effect."""


class OpModel(DefinitionModel):
    """A condition, selector, amount, trigger or cost; some may be written as a plain value."""

    def plain(self) -> Any:
        values = Model.plain(self)
        alone = self._alone(values)
        return values if alone is None else values.get(alone, getattr(self, alone))

    def _place(self, problem: AbilityProblem) -> tuple[str | int, ...]:
        return problem.inside if problem.key == self._alone(Model.plain(self)) else problem.place

    def _alone(self, values: Mapping[str, Any]) -> str | None:
        """The one field that may be written in place of the object, because the others have their defaults."""
        alone = self.defines.written_as
        return alone if alone is not None and not values.keys() - {alone} else None


class KeyedModel(Model):
    """Operations written as the keys of one object, each with its fields."""

    is_whole: ClassVar[bool] = True

    def read(self) -> Any:
        """The operations, in the order in which they are registered."""
        return tuple(written.read() for written in self.written())

    def written(self) -> Iterator[OpModel]:
        """The operations as they are written."""
        keys = self.model_fields_set
        return (getattr(self, name) for name in type(self).model_fields if name in keys)


class SingleKeyModel(KeyedModel):
    """One operation, written as the only key of an object."""

    @model_validator(mode="after")
    def _one_key(self) -> SingleKeyModel:
        found = len(tuple(self.written()))
        if found != 1:
            raise validation_error([detail((), "ability-one-key", None, found=found)])
        return self

    def read(self) -> Any:
        (one,) = self.written()
        return one.read()

    def plain(self) -> Any:
        (one,) = self.written()
        alone = is_trigger_alone(one.defines) and not Model.plain(one)
        return one.defines.called() if alone else Model.plain(self)


def read(value: Any) -> Any:
    """The value of a field of the definition."""
    match value:
        case DefinitionModel() | KeyedModel():
            return value.read()
        case Names():
            return tuple(value.plain().items())
        case tuple():
            return tuple(read(each) for each in value)
        case _:
            return value


def _as_meant(field: FieldDescription, value: Any) -> Any:
    """The value in the definition: a length is a decimal number in JSON and an exact fraction in play."""
    return Fraction(str(value)) if isinstance(field.holds, LengthInInches) and value is not None else read(value)


def _message_values(problem: AbilityProblem) -> dict[str, ProblemValue]:
    """The values of the message, and a suggestion."""
    return {**problem.values, **({"nearest": problem.nearest} if problem.nearest else {})}
