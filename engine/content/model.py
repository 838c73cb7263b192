"""The base of every content model: frozen, strict, without extra keys, and with one plain form."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, ValidationError

from engine.content.field_descriptions import descriptions
from engine.content.problems import ProblemValue, shown


class AlwaysWritten:
    """Marks a field that is written even if it has its default; other fields are omitted in this case."""


ALWAYS_WRITTEN = AlwaysWritten()


class Model(BaseModel):
    """A part of a document. Models are equal if and only if their plain forms are."""

    # The schema of a kind is built when the first document of it is read: most runs read only a few kinds.
    model_config = ConfigDict(
        defer_build=True,
        frozen=True,
        extra="forbid",
        strict=True,
        allow_inf_nan=False,
        hide_input_in_errors=True,
    )

    stated_by: ClassVar[str | None] = None
    """The number of the rule that defines its content."""
    other_keys: ClassVar[Any] = None
    """The type of the values under other keys than the fields, if such keys are allowed."""
    is_whole: ClassVar[bool] = False
    """Whether it is always read as a whole, because a change inside may require another class."""

    @classmethod
    def __get_pydantic_json_schema__(cls, core: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        """The published schema, with a description of each field."""
        made = handler(core)
        fields = handler.resolve_ref_schema(made).get("properties", {})
        for name, key, _ in _wire_fields(cls):
            if key in fields and name in descriptions(cls):
                fields[key]["description"] = descriptions(cls)[name]
        return made

    def plain(self) -> dict[str, Any]:
        """The part as JSON data, its keys in the order of the model."""
        return {key: plain_form(value) for key, value in self._written_parts().items()}

    def parts(self) -> Any:
        """The values of a model by key, with its parts as models; a part that is validated as a whole is in plain
        form."""
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
        """The empty lists, objects and parts that are omitted when written, by key."""
        return {wire: default for _, wire, default in _wire_fields(cls) if plain_form(default) in ([], {})}


def refused(code: str, /, **values: ProblemValue) -> PydanticCustomError:
    """The error for a field's own check: a message id and its values."""
    return PydanticCustomError(code, "{code}", {"code": code, **values})


def detail(place: tuple[str | int, ...], code: str, found: object, /, **values: ProblemValue) -> InitErrorDetails:
    """The error details for a value inside the one that is being validated."""
    return InitErrorDetails(type=refused(code, **values), loc=place, input=found)


def refused_at(place: tuple[str | int, ...], code: str, found: object, /, **values: ProblemValue) -> ValidationError:
    """The error for a value inside the one that is being validated."""
    return validation_error([detail(place, code, found, **values)])


def validation_error(details: list[InitErrorDetails]) -> ValidationError:
    """The error of a check with several problems."""
    return ValidationError.from_exception_data("content", details)


def unknown_key(key: str, holder: object, known: Iterable[str]) -> InitErrorDetails:
    """The error details for an unknown key, with the known ones."""
    return detail((key,), "content-unknown-key", holder, key=shown(key), known=tuple(known))


def wire_names(model: type[Model]) -> tuple[str, ...]:
    """The keys of a model in JSON."""
    return tuple(wire for _, wire, _ in _wire_fields(model))


@cache
def _wire_fields(model: type[Model]) -> tuple[tuple[str, str, object], ...]:
    """The name, the key, and the default with which the field is omitted, if any, of each field."""
    return tuple((name, field.alias or name, _left_out(field)) for name, field in model.model_fields.items())


def _left_out(field: Any) -> object:
    return ALWAYS_WRITTEN if field.is_required() or ALWAYS_WRITTEN in field.metadata else field.default


def plain_form(value: Any) -> Any:
    """A value of a model as JSON data."""
    if isinstance(value, Model):
        return value.plain()
    if isinstance(value, tuple | list):
        return [plain_form(item) for item in value]
    if isinstance(value, dict):
        return {key: plain_form(item) for key, item in value.items()}
    return value
