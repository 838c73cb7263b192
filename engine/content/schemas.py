"""The published JSON Schemas, made from the models: one for each kind, and one for the envelope around all."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter

from engine.content.declarations import Declarations
from engine.content.envelope import Document
from engine.content.errors import nearest
from engine.content.kind import Kind, card_kind, common_kinds

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ENVELOPE = Kind("envelope", Document, needs_system=False)


# Below these keys stand names, none of which is a keyword.
_BY_NAME = ("properties", "$defs")
NO_SYSTEMS = Declarations()


def schema_names(declarations: Declarations = NO_SYSTEMS) -> tuple[str, ...]:
    """The names of all schemas there are."""
    return tuple(_kinds(declarations))


def schema(name: str, declarations: Declarations = NO_SYSTEMS) -> dict[str, Any]:
    """The schema of a kind, `map`, or of a card of a declared system, `battleground/character`; or `envelope`."""
    kinds = _kinds(declarations)
    if name not in kinds:
        near = nearest(name, kinds)
        raise KeyError(f"there is no schema {name!r}" + (f"; the nearest is {near!r}" if near else ""))
    kind = kinds[name]
    made = TypeAdapter(kind.document).json_schema(by_alias=True, mode="validation")
    document: dict[str, Any] = _tidied(made)
    if kind is ENVELOPE:
        document["additionalProperties"] = True
    return document | {
        "$schema": DIALECT,
        "$id": f"urn:hexsmith:schema:{name.replace('/', ':')}:{kind.version}",
        "title": name,
        "required": sorted({*document.get("required", ()), *kind.required}),
    }


def _kinds(declarations: Declarations) -> dict[str, Kind]:
    kinds = {"envelope": ENVELOPE, **common_kinds()}
    for system in declarations.by_id.values():
        kinds |= {f"{system.id}/{name}": card_kind(card) for name, card in system.card_models.items()}
    return kinds


def _tidied(part: Any) -> Any:
    """The schema without what says nothing: titles made from names, and defaults, which the reader fills in."""
    if isinstance(part, list):
        return [_tidied(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {
        key: {name: _tidied(inner) for name, inner in value.items()} if key in _BY_NAME else _tidied(value)
        for key, value in part.items()
        if key not in ("title", "default")
    }
