"""The base of every content model: frozen, strict, extra keys refused, and one plain form."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, ValidationError

from engine.content.field_descriptions import descriptions
from engine.content.problems import Value, shown


class AlwaysWritten:
    """Marks a field that is written even where it has its default; all others are then left out."""


ALWAYS_WRITTEN = AlwaysWritten()


class Model(BaseModel):
    """A part of a document. Equal models have the same plain form, and the other way round."""

    # The schema of a kind is built when the first document of it is read: most runs read few of them.
    model_config = ConfigDict(
        defer_build=True,
        frozen=True,
        extra="forbid",
        strict=True,
        allow_inf_nan=False,
        hide_input_in_errors=True,
    )

    stated_by: ClassVar[str | None] = None
    """The number of the rule that says what it holds."""
    other_keys: ClassVar[Any] = None
    """The type of what may stand under keys that are no fields, if any may."""
    is_whole: ClassVar[bool] = False
    """Whether it is always read as a whole, since its plain form may be of another shape after a change inside it."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """The published schema, in which each field says what it means."""
        made = handler(core)
        fields = handler.resolve_ref_schema(made).get("properties", {})
        for name, key, _ in _wire_fields(cls):
            if key in fields and name in descriptions(cls):
                fields[key]["description"] = descriptions(cls)[name]
        return made

    def plain(self) -> dict[str, Any]:
        """The part as JSON has it, its keys in the order of the model."""
        return {key: plain_form(value) for key, value in self._written_parts().items()}

    def parts(self) -> Any:
        """The values of a model with its parts as models; the plain form of a part that is validated as a whole."""
        if self.is_whole:
            return self.plain()
        return self._written_parts()

    def _written_parts(self) -> dict[str, Any]:
        written = {
            wire: value for name, wire, default in _wire_fields(type(self)) if (value := getattr(self, name)) != default
        }
        return written | (self.__pydantic_extra__ or {})

    @classmethod
    def empty_parts(cls) -> dict[str, Any]:
        """By their keys, the empty lists, objects and parts that are not written where nothing is in them."""
        return {wire: default for _, wire, default in _wire_fields(cls) if plain_form(default) in ([], {})}


def refused(code: str, /, **values: Value) -> PydanticCustomError:
    """The error for a field's own check: a message id and its values."""
    return PydanticCustomError(code, "{code}", {"code": code, **values})


def detail(place: tuple[str | int, ...], code: str, found: object, /, **values: Value) -> InitErrorDetails:
    """The error details for a value inside the one that is being validated."""
    return InitErrorDetails(type=refused(code, **values), loc=place, input=found)


def refused_at(place: tuple[str | int, ...], code: str, found: object, /, **values: Value) -> ValidationError:
    """The error for a value inside the one that is being validated."""
    return several([detail(place, code, found, **values)])


def several(details: list[InitErrorDetails]) -> ValidationError:
    """The error of a check with several findings."""
    return ValidationError.from_exception_data("content", details)


def unknown_key(key: str, holder: object, known: Iterable[str]) -> InitErrorDetails:
    """The error details for an unknown key, with the known ones."""
    return detail((key,), "content-unknown-key", holder, key=shown(key), known=tuple(known))


def wire_names(model: type[Model]) -> tuple[str, ...]:
    """The keys that a model takes."""
    return tuple(wire for _, wire, _ in _wire_fields(model))


@cache
def _wire_fields(model: type[Model]) -> tuple[tuple[str, str, object], ...]:
    """Name, key, and the default with which the field is left out, if it has one."""
    return tuple((name, field.alias or name, _left_out(field)) for name, field in model.model_fields.items())


def _left_out(field: Any) -> object:
    return ALWAYS_WRITTEN if field.is_required() or ALWAYS_WRITTEN in field.metadata else field.default


def plain_form(value: Any) -> Any:
    """A value of a model as JSON has it."""
    if isinstance(value, Model):
        return value.plain()
    if isinstance(value, tuple | list):
        return [plain_form(item) for item in value]
    if isinstance(value, dict):
        return {key: plain_form(item) for key, item in value.items()}
    return value
