"""Parts of documents by themselves, as an editor makes them: sound, so that the document can be read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import ValidationError

from engine.content.errors import ContentError
from engine.content.findings import problems_of
from engine.content.model import Model
from engine.content.parse import checked

M = TypeVar("M", bound=Model)


def read_part(model: type[M], data: Mapping[str, Any]) -> M:
    """The part that is written down so; a `ContentError` where no document could hold it."""
    checked(dict(data))
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise ContentError(problems_of(error, model, data, None)) from None
