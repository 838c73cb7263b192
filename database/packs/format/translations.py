"""Translation entries: a pack's texts for documents of others, by id and path, overlaid when they are shown.

A translation only adds texts that the author has not written; the documents themselves are neither copied nor changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import Field

from database.languages import LANGUAGES
from database.packs.format.strict_json import strict_object
from engine.content.fields import DocumentId, Prose, ValuePath
from engine.content.limits import MAX_ENTRIES
from engine.content.loading.fragments import read_part
from engine.content.model import Model

TextsByPath: TypeAlias = Mapping[str, str]
"""Texts in one language by their paths in a document, such as `name` or `regions.0.name`."""
TranslatedTexts: TypeAlias = Mapping[str, TextsByPath]
"""Translations by document id."""


class Translation(Model):
    """Translations in a pack, into one language, of documents of other packs."""

    texts: Annotated[
        dict[DocumentId, Annotated[dict[ValuePath, Prose], Field(max_length=MAX_ENTRIES)]],
        Field(max_length=MAX_ENTRIES),
    ]
    """The texts by document and path."""


def read_translation(source: bytes) -> TranslatedTexts:
    """The texts in these bytes; raises a `ContentError` with all problems."""
    return read_part(Translation, strict_object(source)).texts


def translated(document: Mapping[str, Any], texts: TextsByPath, language: str) -> dict[str, Any]:
    """A document with texts added in a language where it has none; a path that does not lead to texts is ignored."""
    made: Any = dict(document)
    for path, text in texts.items():
        made = _with(made, path.split("."), text, language)
    whole: dict[str, Any] = made
    return whole


def _with(part: Any, steps: list[str], text: str, language: str) -> Any:
    """A copy of a part with a text at the end of a path, if that is a place for texts."""
    if not steps:
        may_be = isinstance(part, Mapping) and part and language not in part and part.keys() <= set(LANGUAGES)
        return {**part, language: text} if may_be else part
    step, *further = steps
    if isinstance(part, Mapping) and step in part:
        return {**part, step: _with(part[step], further, text, language)}
    if isinstance(part, list) and step.isdecimal() and int(step) < len(part):
        return [*part[: int(step)], _with(part[int(step)], further, text, language), *part[int(step) + 1 :]]
    return part
