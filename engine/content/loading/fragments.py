"""Reads a fragment of a document on its own, as an editor makes it, so that the whole can be read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import ValidationError

from engine.content.loading.json_parser import checked
from engine.content.loading.pydantic_errors import problems_of
from engine.content.model import Model
from engine.content.problems import ContentError

M = TypeVar("M", bound=Model)


def read_part(model: type[M], data: Mapping[str, Any]) -> M:
    """The part written in this JSON; raises a `ContentError` if no document could contain it."""
    checked(dict(data))
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise ContentError(problems_of(error, model, data, None)) from None
