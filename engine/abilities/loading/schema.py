"""The published JSON Schema of a game's abilities: a described definition for each operation and ability type."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from typing import Any, TypeAlias

from engine.abilities.kinds import KindName, Op
from engine.abilities.loading.ability_variants import WHEN
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.structure import field_types
from engine.abilities.structure.field_types import (
    EVERY_KIND,
    TOGETHER,
    Content,
    FieldDescription,
    Operation,
    dashed,
    field_descriptions,
)
from engine.content.field_descriptions import descriptions
from engine.content.fields import LARGEST_MEASURE, SLUG_PATTERN
from engine.content.limits import MAX_PROSE, MAX_SLUG, MAX_TITLE
from engine.content.schemas import ANY_ABILITY, REFERS
from engine.words import languages

AbilitySchema: TypeAlias = dict[str, Any]

SLUG: AbilitySchema = {"type": "string", "pattern": f"^({SLUG_PATTERN})$", "maxLength": MAX_SLUG}


def definitions(writing: ModelFactory) -> dict[str, AbilitySchema]:
    """All definitions of a game by their names: `battleground/ability`, `battleground/effect/wound`.

    They refer to one another as the schemas of documents refer to parts (`engine/content/schemas.py`).
    """
    return _Schemas(writing).all()


class _Schemas:
    """The definitions of one game, collected as they are referred to."""

    def __init__(self, writing: ModelFactory) -> None:
        self.writing = writing
        self.made: dict[str, AbilitySchema] = {}

    def all(self) -> dict[str, AbilitySchema]:
        """The schemas of the ability slots, the kinds of operations, all operations and their parts."""
        families = tuple(self.writing.families)
        self.made[self._name(ANY_ABILITY)] = {"anyOf": [self._refer(name) for name in families]}
        for name in families:
            self.made[self._name(name)] = self._family(name)
        for kind in EVERY_KIND:
            self.made[self._name(kind)] = self._kind(kind)
            for name, op in self.writing.ops(kind).items():
                self.made[self._name(kind, name)] = self._op(kind, op)
        return self.made

    def _name(self, *steps: str) -> str:
        return "/".join((self.writing.vocabulary.system, *steps))

    def _refer(self, *steps: str) -> AbilitySchema:
        return {REFERS: self._name(*steps)}

    def _family(self, name: str) -> AbilitySchema:
        """The schema of the ability types allowed at a slot."""
        family = self.writing.families[name]
        shapes = [self._shape(name, definition, family.words_for(definition)) for definition in family.definitions]
        return shapes[0] if len(shapes) == 1 else {"anyOf": shapes}

    def _shape(self, family: str, definition: Any, words: tuple[str, ...]) -> AbilitySchema:
        name = f"{family}/{dashed(definition)}"
        made = self._object(definition)
        if words:
            made["properties"][WHEN] = {"enum": list(words), **_about(made["properties"][WHEN])}
        self.made[self._name(name)] = made
        return self._refer(name)

    def _kind(self, kind: KindName) -> AbilitySchema:
        """The schema of the operations of a kind."""
        ops = self.writing.ops(kind)
        if kind == "effect":
            return {"anyOf": [self._refer(kind, name) for name in ops]} if ops else {"not": {}}
        keyed: AbilitySchema = {
            "type": "object",
            "properties": {name: self._refer(kind, name) for name in ops},
            "additionalProperties": False,
        }
        if kind not in TOGETHER:
            keyed |= {"minProperties": 1, "maxProperties": 1}
        alone = self.writing.triggers_alone()
        return {"anyOf": [{"enum": list(alone)}, keyed]} if kind == "trigger" and alone else keyed

    def _op(self, kind: KindName, op: type[Op]) -> AbilitySchema:
        if op.written_as is None:
            made = self._object(op)
            if kind == "effect":
                made["properties"] = {"do": {"const": op.called()}, **made["properties"]}
                made["required"] = ["do", *made.get("required", ())]
            return made
        fields = field_descriptions(op)
        alone = next(self._field(op, each) for each in fields if each.name == op.written_as)
        description = " ".join(filter(None, (_sentence(op), alone.pop("description", ""))))
        if len(fields) == 1:
            return {**alone, "description": description}
        return {"anyOf": [alone, self._object(op)], "description": description}

    def _object(self, definition: Any) -> AbilitySchema:
        """An object with the fields of a definition."""
        fields = field_descriptions(definition)
        made: AbilitySchema = {
            "type": "object",
            "properties": {each.key: self._field(definition, each) for each in fields},
            "additionalProperties": False,
        }
        required = [each.key for each in fields if each.required]
        description = _sentence(definition)
        return (
            made | ({"required": required} if required else {}) | ({"description": description} if description else {})
        )

    def _field(self, definition: Any, field: FieldDescription) -> AbilitySchema:
        """The schema of a field: its type, its default and its description."""
        made, description = self._content(field.holds), descriptions(definition).get(field.name)
        if isinstance(field.default, str | int) and field.default != "":
            made = {**made, "default": field.default}
        return {**made, "description": f"{description.rstrip('.')}."} if description else made

    def _content(self, holds: Content) -> AbilitySchema:
        match holds:
            case field_types.Number(bounds):
                return {"type": "integer", "minimum": bounds.least, "maximum": bounds.most}
            case field_types.WordChoice(options, name):
                return {"enum": list(options or self.writing.vocabulary.listed(name))}  # type: ignore[arg-type]
            case field_types.YesNo():
                return {"type": "boolean"}
            case field_types.Label() | field_types.NewName() | field_types.KnownName():
                return dict(SLUG)
            case field_types.Lines(long):
                return _lines(long=long)
            case field_types.LengthInInches():
                return {"type": "number", "exclusiveMinimum": 0, "maximum": LARGEST_MEASURE}
            case field_types.Several(of):
                return {"type": "array", "items": self._content(of)}
            case Operation():
                return self._operation(holds)
            case field_types.Part(definition):
                return self._part(definition)

    def _operation(self, holds: Operation) -> AbilitySchema:
        refer = self._refer(holds.kind)
        if holds.kind == "amount":
            return {"anyOf": [self._content(field_types.Number(holds.bounds)), refer]}
        return {"anyOf": [dict(SLUG), refer]} if holds.kind == "selector" else refer

    def _part(self, definition: Any) -> AbilitySchema:
        name = self._name("part", dashed(definition))
        if name not in self.made:
            self.made[name] = {}
            self.made[name] = self._object(definition)
        return {REFERS: name}


def _about(schema: Mapping[str, Any]) -> AbilitySchema:
    return {"description": schema["description"]} if "description" in schema else {}


def _lines(*, long: bool) -> AbilitySchema:
    line = {"type": "string", "minLength": 0 if long else 1, "maxLength": MAX_PROSE if long else MAX_TITLE}
    return {"type": "object", "properties": dict.fromkeys(languages(), line), "additionalProperties": False}


def _sentence(definition: Any) -> str:
    """The description of a definition; for an operation, together with that of its module."""
    own = inspect.cleandoc(definition.__doc__ or "")
    if not issubclass(definition, Op):
        return own
    first, _, _ = (sys.modules[definition.__module__].__doc__ or "").partition("\n\n")
    _, _, sentence = " ".join(first.split()).partition(": ")
    sentence = f"{sentence[:1].upper()}{sentence[1:]}"
    return own if sentence in ("", own) else f"{sentence} {own}"
