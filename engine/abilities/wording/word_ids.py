"""Ids of the catalogue sentences for operations."""

from __future__ import annotations

from typing import Any

from engine.abilities.kinds import Op
from engine.words import in_language

SHARED = "engine.abilities."


def word_of(definition: type[Any]) -> str:
    """The id of the sentence of an operation, with the name of its game if it is not shared; or of a part."""
    if not issubclass(definition, Op):
        return f"ability-part-{definition.__name__.lower()}"
    module = definition.__module__
    own = "" if module.startswith(SHARED) else f"{module.split('.')[-4]}-"
    return f"ability-{own}{definition.kind}-{definition.called()}"


def titled(titles: tuple[tuple[str, str], ...], lang: str) -> str:
    """An author's title in a language; in English if it is missing there, otherwise in any language."""
    return in_language(dict(titles), lang)
