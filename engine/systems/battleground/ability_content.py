"""What an author writes of abilities: strict models made from the definitions, so that each field is said once."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from fractions import Fraction
from functools import cache, reduce
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, Literal, Union, cast, get_args, get_origin, get_type_hints

import pydantic
from pydantic import create_model, model_validator

from engine.content.envelope import Names
from engine.content.fields import Length, Many, Slug
from engine.content.model import Model, detail, several
from engine.content.slots import Later, Slot, by_tag, one_model
from engine.systems.battleground.abilities import (
    Between,
    Bonus,
    Effect,
    Key,
    MomentName,
    OnAttack,
    Standing,
    Timely,
    Used,
)
from engine.systems.battleground.mission_terms import Mission
from engine.systems.battleground.ops import effects_by_name

_create: Callable[..., Any] = create_model

ANY_RANK = 100
"""Above the rank of every effect: an ability itself may hold all of them."""

_TYPES: Mapping[str, Any] = {"slug": Slug, "titles": Names, "inches": Length}


class Written(Model):
    """A part of an ability as it is written, which knows what it is read into."""

    defines: ClassVar[Any] = None

    @model_validator(mode="after")
    def _goes_together(self) -> Written:
        found = list(self.read().flaws()) if hasattr(self.defines, "flaws") else []
        if found:
            raise several([detail((key,), code, None, **_hint(near)) for key, code, near in found])
        return self

    def read(self) -> Any:
        """What is meant by it."""
        return self.defines(**{each.name: _read(each.name, getattr(self, each.name)) for each in fields(self.defines)})


def _hint(nearest: str | None) -> dict[str, str]:
    return {"nearest": nearest} if nearest else {}


class WrittenEffect(Written):
    """An effect as it is written."""

    do: str
    """Which effect it is."""


def _read(name: str, value: Any) -> Any:
    """The value of a field as its definition has it."""
    if isinstance(value, Written):
        return value.read()
    if isinstance(value, Names):
        return tuple(value.plain().items())
    if isinstance(value, tuple):
        return tuple(_read(name, each) for each in value)
    # Lengths are decimal numbers where they are written, and exact ones in play.
    return Fraction(str(value)) if name == "range" and value is not None else value


@cache
def model_of(kind: Any, rank: int = ANY_RANK) -> Any:
    """The model of what is written of a definition; of effects it holds only those below the rank."""
    return _model(kind, rank, {})


@cache
def effect_model(name: str) -> Any:
    """The model of an effect, by its name."""
    kind: Any = effects_by_name()[name]
    return _model(kind, kind.rank, {"do": (Literal[name], ...)})


def _model(kind: Any, rank: int, more: Mapping[str, Any]) -> Any:
    """A model of what is written of a definition, which says the same of its fields, and of some more."""
    base: Any = next((each for each in kind.__bases__ if is_dataclass(each)), None)
    above = model_of(base, rank) if base else WrittenEffect if kind is Effect else Written
    hints = get_type_hints(kind, include_extras=True)
    own = {name: _written(kind, name, hints[name], rank) for name in _own(kind)}
    made: type[Any] = _create(
        kind.__name__, __base__=above, __module__=kind.__module__, __doc__=kind.__doc__, **own, **more
    )
    made.defines = kind
    return made


class EffectModels(Mapping[str, Any]):
    """The models of the effects below a rank, each made when a document wants it."""

    def __init__(self, rank: int) -> None:
        self._names = tuple(name for name, kind in effects_by_name().items() if kind.rank < rank)

    def __getitem__(self, name: str) -> Any:
        if name not in self._names:
            raise KeyError(name)
        return effect_model(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@cache
def effect_slot(rank: int) -> Any:
    """The place of an effect among those below a rank."""
    models = EffectModels(rank)
    return Annotated[Written, Slot(by_tag("do", models), Later(lambda: _either(tuple(models.values()))))]


def _own(kind: Any) -> tuple[str, ...]:
    """The fields that a definition adds to those of its base."""
    return tuple(name for name, hint in get_annotations(kind).items() if "ClassVar" not in str(hint))


def _written(kind: Any, name: str, hint: Any, rank: int) -> Any:
    """A field as pydantic wants it: the type, and what it is when it is left out."""
    key, field = _key(hint), next(each for each in fields(kind) if each.name == name)
    default: Any = ...
    if _type(hint, rank) is Names:
        default = Names()
    elif field.default is not MISSING:
        default = _as_written(field.default, rank)
    return (_type(hint, rank), pydantic.Field(default, alias=key) if key else default)


def _as_written(default: Any, rank: int) -> Any:
    """The default of a definition as its model has it."""
    return model_of(cast(Any, type(default)), rank)() if is_dataclass(default) else default


def _key(hint: Any) -> str | None:
    marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
    return next((mark.name for mark in marks if isinstance(mark, Key)), None)


def _type(hint: Any, rank: int) -> Any:
    """The type that a document has where a definition has this one."""
    if get_origin(hint) is Annotated:
        return _annotated(hint, rank)
    if get_origin(hint) in (Union, types.UnionType):
        return _either(tuple(_type(each, rank) for each in get_args(hint)))
    if get_origin(hint) is tuple:
        return Many[_type(get_args(hint)[0], rank)]  # type: ignore[misc]
    if isinstance(hint, type) and issubclass(hint, Effect):
        return effect_slot(rank)
    known: Any = hint
    return model_of(known, rank) if is_dataclass(hint) else hint


def _annotated(hint: Any, rank: int) -> Any:
    for mark in hint.__metadata__:
        if isinstance(mark, str):
            return _TYPES[mark]
        if isinstance(mark, Between):
            return Annotated[int, pydantic.Field(ge=mark.least, le=mark.most)]
    return _type(hint.__origin__, rank)


def _either(options: tuple[Any, ...]) -> Any:
    """One of several types."""
    return reduce(lambda one, other: Union[one, other], options)  # noqa: UP007 - made at run time


_CARRIED: Mapping[str, type[Written]] = {
    "active": model_of(Used),
    "always": model_of(Standing),
    "attack": model_of(OnAttack),
    **dict.fromkeys(get_args(MomentName), model_of(Timely)),
}


def _ability(models: Mapping[str, type[Written]]) -> Slot:
    return Slot(by_tag("when", models), _either(tuple(dict.fromkeys(models.values()))))


ABILITY = _ability(_CARRIED)
"""The place of an ability of a character or a weapon."""
ITEM_ABILITY = _ability({**_CARRIED, "single-use": model_of(Used)})
"""BG-COMP-5: the place of an ability of an item, which may be turned down for it."""
PLAIN_BONUS = model_of(Bonus)()
"""BG-ROUND-7: a fate card without an ability of its own."""
BONUS = Slot(one_model(model_of(Bonus)), model_of(Bonus))
"""BG-COMP-6: the place of the bonus of a fate card."""
MISSION = Slot(one_model(model_of(Mission)), model_of(Mission))
"""BG-COMP-6: the place of the side mission of a glory card."""
