"""The role of a field in a sentence, derived from its type: a name of pieces, a word of the game, an author's text."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from engine.abilities.fields import Binds, Listed, Measured, Reads, authored_fields
from engine.abilities.kinds import Selector

FieldRole: TypeAlias = Literal["pieces", "measured", "number", "binding", "in turn", "listed", "own", "titles", "plain"]


def marks_of(definition: Any) -> Mapping[str, FieldRole]:
    """The mark of each field that an author writes."""
    return _marks(definition)


@cache
def _marks(definition: Hashable) -> Mapping[str, FieldRole]:
    hints = get_type_hints(definition, include_extras=True)
    return {name: _mark(hints[name]) for name in authored_fields(definition)}


def _mark(hint: Any) -> FieldRole:
    for part in _parts(hint):
        match part:
            case Reads(types):
                return "number" if types == ("number",) else "pieces" if "piece" in types else "binding"
            case Binds(type_):
                return "in turn" if type_ == "piece" else "binding"
            case Measured():
                return "measured"
            case Listed():
                return "listed"
            case "slug":
                return "own"
            case "titles" | "texts":
                return "titles"
            case _ if (get_origin(part) or part) is Selector:
                return "pieces"
    return "plain"


def _parts(hint: Any) -> Iterator[Any]:
    """A type, its marks, and the types inside it."""
    yield hint
    if get_origin(hint) is Annotated:
        yield from hint.__metadata__
        yield from _parts(hint.__origin__)
    elif get_origin(hint) is not Literal:
        for inside in get_args(hint):
            yield from _parts(inside)
