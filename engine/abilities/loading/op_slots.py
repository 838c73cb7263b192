"""Pydantic hook for a slot that holds operations; its model is made when it is first read.

Operations can be nested in one another, so that not all models can be made in advance; the schema refers from slot to
slot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import pydantic
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, ValidationError, core_schema

from engine.content.model import Model, refused, wire_names
from engine.content.polymorphic_slot import PolymorphicSlot
from engine.content.problems import written
from engine.content.schemas import REFERS
from engine.kernel.data.record import record


@record(frozen=True, eq=False)
class OpSlot(PolymorphicSlot):
    """A slot for an object whose model depends on its content, or for a plain value; `refers` names the definition for
    the schema.

    Without `model`, every value is read as the plain value.
    """

    refers: str
    model: Callable[[Mapping[str, Any]], type[Model]] | None = None
    alone: Any = None
    """The type of values that may be written without an object, if any."""

    def expected(self, value: Any) -> Any:
        if self.model is not None and isinstance(value, Mapping):
            return self.model(value)
        return self.alone

    def keys_of_object(self) -> tuple[str, ...]:
        return () if self.model is None or self.alone is None else wire_names(self.model({}))

    def __get_pydantic_core_schema__(self, source: Any, handler: pydantic.GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self.read)

    def __get_pydantic_json_schema__(self, core: CoreSchema, handler: pydantic.GetJsonSchemaHandler) -> JsonSchemaValue:
        return {REFERS: self.refers}

    def read(self, value: Any) -> Any:
        """The model of the value, or the plain value."""
        if isinstance(value, Model):
            return value
        if self.model is not None and isinstance(value, Mapping):
            return self.model(value).model_validate(value)
        if self.alone is None:
            raise refused("content-not-object", found=written(value), allowed=self._known_keys())
        return self._adapter.validate_python(value)

    def _known_keys(self) -> tuple[str, ...]:
        """The allowed keys of an object; empty if they depend on its content."""
        try:
            return () if self.model is None else tuple(wire_names(self.model({})))
        except ValidationError:
            return ()

    @cached_property
    def _adapter(self) -> TypeAdapter[Any]:
        config = None if isinstance(self.alone, type) and issubclass(self.alone, Model) else Model.model_config
        return TypeAdapter(self.alone, config=config)
