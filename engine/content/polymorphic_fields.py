"""Polymorphic fields: their model depends on the value itself and on the game system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, InitErrorDetails, ValidationError, core_schema

from engine.content.declarations import SystemContent
from engine.content.fields import document_id
from engine.content.model import Model, detail, refused, refused_at, validation_error
from engine.content.problems import ProblemValue, shown, written
from engine.kernel.data.record import record

ModelChooser = Callable[[Mapping[str, Any], SystemContent | None], type[Model]]


@record(frozen=True, slots=True)
class DeferredSchema:
    """A part of a schema that is computed when the schema is published."""

    make: Callable[[], Any]


@record(frozen=True, slots=True)
class PolymorphicField:
    """Selects the model of a value; as an annotation it makes pydantic use it.

    `shape` is the published schema of the field, which depends on no system. If the slot is `named`, the id of a
    document may be written instead of the document.
    """

    choose: ModelChooser
    shape: Any
    named: bool = False

    def read(self, value: Any, info: core_schema.ValidationInfo) -> Any:
        """The value as the model that fits it; pydantic's context is the declarations of the system, if any."""
        if isinstance(value, Model):
            return value
        if isinstance(value, Mapping):
            system: SystemContent | None = info.context
            if system is not None and value.get("system", system.id) != system.id:
                raise refused_at(("system",), "content-other-system", value["system"], system=system.id)
            return self.choose(value, system).model_validate(value, context=system)
        if not self.named:
            raise refused("content-not-object", found=written(value))
        if isinstance(value, str):
            return document_id(value)
        raise refused("content-not-id-or-object", found=written(value))

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """The shape is only computed for the published schema, as it may contain very many models."""
        shape = self.shape.make() if isinstance(self.shape, DeferredSchema) else self.shape
        return handler(TypeAdapter(shape).core_schema)


def one_model(model: type[Model]) -> ModelChooser:
    """A selection function for a single model."""
    return lambda _value, _system: model


def by_tag(tag: str, models: Mapping[str, type[Model]], inside: tuple[str, ...] = ()) -> ModelChooser:
    """A selection function by the value of one key, which may be nested; any other value is refused."""

    def choose(value: Mapping[str, Any], _: SystemContent | None) -> type[Model]:
        found: Any = value
        place: tuple[str, ...] = ()
        for step in (*inside, tag):
            found = found.parts() if isinstance(found, Model) else found
            if not isinstance(found, Mapping):
                raise refused_at(place, "content-not-object", found, found=written(found))
            place = (*place, step)
            if step not in found:
                raise refused_at(place, "content-missing-key", found, key=step)
            found = found[step]
        if not isinstance(found, str) or found not in models:
            raise not_an_option(place, found, tuple(models))
        return models[found]

    return choose


def option_detail(
    place: tuple[str | int, ...], found: object, options: tuple[str, ...], rule: str | None = None
) -> InitErrorDetails:
    """The problem of a value that is not among the known ones; the nearest is only searched for when the problem is
    shown."""
    values: dict[str, ProblemValue] = {"found": shown(found), "options": options, **({"rule": rule} if rule else {})}
    return detail(place, "content-not-an-option", found, **values)


def not_an_option(place: tuple[str | int, ...], found: object, options: tuple[str, ...]) -> ValidationError:
    """The error of a value that is not an option."""
    return validation_error([option_detail(place, found, options)])
