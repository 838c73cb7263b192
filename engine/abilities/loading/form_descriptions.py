"""Form descriptions for an ability editor: the fields of each operation and ability type, with labels and bounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias

from engine.abilities.loading.ability_variants import WHEN
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.structure import field_types
from engine.abilities.structure.field_types import EVERY_KIND, Content, FieldDescription, dashed, field_descriptions
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.words import ids

Control: TypeAlias = Literal[
    "number", "choice", "yes-no", "label", "new-name", "name", "lines", "length", "operation", "part", "list"
]
"""The kind of control for a field."""

CONTROLS: Mapping[type[Any], Control] = {
    field_types.Number: "number",
    field_types.WordChoice: "choice",
    field_types.YesNo: "yes-no",
    field_types.Label: "label",
    field_types.NewName: "new-name",
    field_types.KnownName: "name",
    field_types.Lines: "lines",
    field_types.LengthInInches: "length",
    field_types.Operation: "operation",
    field_types.Part: "part",
    field_types.Several: "list",
}


@record(frozen=True, slots=True)
class FormField:
    """A field: its key in documents, the type of its value, the possible choices, and its words.

    `alone` says that its value may be written in place of the whole object if the other fields are left out.
    """

    key: str
    control: Control
    holds: Content
    options: tuple[str, ...]
    required: bool
    default: Any
    alone: bool
    label: Message
    help: Message


@record(frozen=True, slots=True)
class DefinitionForm:
    """An operation, a shape or a part, with its fields in the order in which the editor shows them."""

    name: str
    label: Message
    fields: tuple[FormField, ...]


def forms(writing: ModelFactory) -> dict[str, DefinitionForm]:
    """All forms of a game by their names: `effect/wound`, `ability/reacting`, `part/modifier`."""
    made: dict[str, DefinitionForm] = {}
    for kind in EVERY_KIND:
        for name, op in writing.ops(kind).items():
            made[f"{kind}/{name}"] = _form(writing, f"{kind}/{name}", f"{kind}-{name}", op)
    for family, shapes in writing.families.items():
        for shape in shapes.definitions:
            made[f"{family}/{dashed(shape)}"] = _shape(writing, family, shape)
    parts = {dashed(each): each for form in tuple(made.values()) for each in _parts(form.fields)}
    return made | {f"part/{name}": _form(writing, f"part/{name}", f"part-{name}", each) for name, each in parts.items()}


def _shape(writing: ModelFactory, family: str, shape: Any) -> DefinitionForm:
    words = writing.families[family].words_for(shape)
    return _form(writing, f"{family}/{dashed(shape)}", f"part-{dashed(shape)}", shape, words)


def _form(writing: ModelFactory, name: str, key: str, definition: Any, when: tuple[str, ...] = ()) -> DefinitionForm:
    alone = getattr(definition, "written_as", None)
    fields = tuple(_field(writing, each, key, alone, when) for each in field_descriptions(definition))
    return DefinitionForm(name, message(f"ability-form-{key}"), fields)


def _field(
    writing: ModelFactory, field: FieldDescription, where: str, alone: str | None, when: tuple[str, ...]
) -> FormField:
    options = when if when and field.key == WHEN else _options(writing, field.holds)
    return FormField(
        field.key,
        CONTROLS[type(field.holds)],
        field.holds,
        options,
        field.required,
        field.default,
        field.name == alone,
        message(f"ability-field-{field.key}"),
        message(help_of(where, field.key)),
    )


def help_of(where: str, key: str) -> str:
    """The id of the help text of a field: specific to its operation, to that kind of operation, or general."""
    kind = where.split("-")[0]
    nearer = (f"ability-help-{place}-{key}" for place in (where, kind))
    return next((each for each in nearer if each in ids()), f"ability-help-{key}")


def _options(writing: ModelFactory, holds: Content) -> tuple[str, ...]:
    match holds:
        case field_types.WordChoice(options, name):
            return options or writing.vocabulary.listed(name)  # type: ignore[arg-type]
        case field_types.Operation(kind):
            return tuple(writing.ops(kind))
        case field_types.Several(of):
            return _options(writing, of)
        case _:
            return ()


def _parts(fields: tuple[FormField, ...]) -> Iterator[Any]:
    """The definitions of the parts in these fields, including nested ones."""
    for field in fields:
        yield from _parts_in(field.holds)


def _parts_in(holds: Content) -> Iterator[Any]:
    match holds:
        case field_types.Several(of):
            yield from _parts_in(of)
        case field_types.Part(definition):
            yield definition
            for field in field_descriptions(definition):
                yield from _parts_in(field.holds)
