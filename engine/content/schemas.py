"""The published JSON Schemas, made from the models: one for each kind, one for the envelope, one for rule profiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import TypeAdapter

from engine.content.declarations import Declarations, SystemContent
from engine.content.document_kind import DocumentKind, card_kind, common_kinds
from engine.content.envelope import Document
from engine.content.problems import nearest

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ENVELOPE = DocumentKind("envelope", Document, needs_system=False)


ABILITY = "ability"
"""The schema of the abilities of all games."""
ANY_ABILITY = "any-ability"
"""The name of the schema for any ability of a game."""
REFERS = "x-part"
"""The key by which a schema refers to a part that its game declares."""

# Keys below these are names, not keywords.
_BY_NAME = ("properties", "$defs")
NO_SYSTEMS = Declarations()


def schema_names(declarations: Declarations = NO_SYSTEMS) -> tuple[str, ...]:
    """The names of all listed schemas; nested parts can be requested too, but are not listed."""
    parts = tuple(name for name in _parts(declarations) if name.count("/") == 1)
    return (*_kinds(declarations), *parts, *((ABILITY,) if parts else ()))


def part_names(declarations: Declarations = NO_SYSTEMS) -> tuple[str, ...]:
    """The names of all parts with a schema of their own, listed or not: `battleground/effect/wound`."""
    return tuple(_parts(declarations))


def schema(name: str, declarations: Declarations = NO_SYSTEMS) -> dict[str, Any]:
    """The schema of a kind, `map`, or of a card of a declared system, `battleground/character`; or `envelope`.

    The parts of cards have schemas too: `battleground/ability`, `battleground/effect/wound`; `ability` covers all
    games.
    """
    kinds, parts = _kinds(declarations), _parts(declarations)
    if name == ABILITY or name in parts:
        every = [each for each in parts if each.endswith(f"/{ANY_ABILITY}")] if name == ABILITY else [name]
        return _published(name, "1.0", {"anyOf": [{REFERS: each} for each in every]}, parts)
    if name not in kinds:
        near = nearest(name, (*kinds, *parts))
        raise KeyError(f"there is no schema {name!r}" + (f"; the nearest is {near!r}" if near else ""))
    kind = kinds[name]
    made = TypeAdapter(kind.document).json_schema(by_alias=True, mode="validation")
    document: dict[str, Any] = _tidied(made)
    if kind is ENVELOPE:
        document["additionalProperties"] = True
    document["required"] = sorted({*document.get("required", ()), *kind.required})
    return _published(name, kind.version, document, parts)


def _published(name: str, version: str, made: dict[str, Any], parts: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """A schema with its name, and the parts that it refers to."""
    document, pending, referred = _referring(made), [*_referred(made)], dict[str, Any]()
    while pending:
        part = pending.pop()
        if _key(part) not in referred:
            referred[_key(part)] = _referring(parts[part])
            pending += _referred(parts[part])
    definitions = {**document.pop("$defs", {}), **{key: referred[key] for key in map(_key, parts) if key in referred}}
    return {
        "$schema": DIALECT,
        "$id": f"urn:hexsmith:schema:{name.replace('/', ':')}:{version}",
        "title": name,
        **document,
        **({"$defs": definitions} if definitions else {}),
    }


def _parts(declarations: Declarations) -> dict[str, Mapping[str, Any]]:
    return {name: part for system in declarations.by_id.values() for name, part in system.parts().items()}


def _key(part: str) -> str:
    """The key of a part among the definitions of a schema."""
    return part.replace("/", ".")


def _referred(schema: Any) -> Iterator[str]:
    """The parts to which a schema refers."""
    for value in schema.values() if isinstance(schema, Mapping) else schema if isinstance(schema, list) else ():
        yield from _referred(value)
    if isinstance(schema, Mapping) and REFERS in schema:
        yield schema[REFERS]


def _referring(schema: Any) -> Any:
    """The schema with references to parts replaced by references to definitions in it."""
    if isinstance(schema, list):
        return [_referring(each) for each in schema]
    if not isinstance(schema, Mapping):
        return schema
    return {
        "$ref" if key == REFERS else key: f"#/$defs/{_key(value)}" if key == REFERS else _referring(value)
        for key, value in schema.items()
    }


def _kinds(declarations: Declarations) -> dict[str, DocumentKind]:
    kinds = {"envelope": ENVELOPE, **common_kinds()}
    for system in declarations.by_id.values():
        kinds |= {f"{system.id}/{name}": card_kind(card) for name, card in system.card_models.items()}
    return kinds


def _tidied(part: Any) -> Any:
    """The schema without redundant entries: titles derived from names, and defaults, which the reader fills in."""
    if isinstance(part, list):
        return [_tidied(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {
        key: {name: _tidied(inner) for name, inner in value.items()} if key in _BY_NAME else _tidied(value)
        for key, value in part.items()
        if key not in ("title", "default")
    }


PROFILE = "profile"


def profile_schema(system: SystemContent) -> dict[str, Any]:
    """The schema of `profile` in a scenario of this system. `presets` lists the value of every option in
    each preset.
    """
    defaults = {option.key: option.default for option in system.profile}
    options = {
        option.key: {"enum": list(option.values), "default": option.default, "rule": option.rule}
        for option in system.profile
    }
    return {
        "$schema": DIALECT,
        "$id": f"urn:hexsmith:schema:{system.id}:{PROFILE}:1.0",
        "title": f"{system.id}/{PROFILE}",
        "type": "object",
        "properties": {"preset": {"enum": list(system.presets), "default": "default"}, **options},
        "additionalProperties": False,
        "presets": {name: {**defaults, **differs} for name, differs in system.presets.items()},
    }
