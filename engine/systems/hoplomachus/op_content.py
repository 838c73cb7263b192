"""What an author writes of skills and effects: strict models made from the definitions, each field said once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import reduce
from inspect import get_annotations
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin

import pydantic
from pydantic import create_model

from engine.content.fields import Many
from engine.content.model import Model
from engine.content.slots import Slot, by_tag
from engine.systems.hoplomachus.ops import effects_by_name, skills_by_name
from engine.systems.hoplomachus.parameters import Between

_create: Callable[..., Any] = create_model

MOST_DICE = 20


class Written(Model):
    """A skill or effect as it is written, which knows what it is read into."""

    defines: ClassVar[Any] = None

    def read(self) -> Any:
        """What is meant by it."""
        return self.defines(**{each.name: getattr(self, each.name) for each in fields(self.defines)})


def _model(tag: str, name: str, kind: Any) -> type[Written]:
    """The model of what is written of a definition, which says the same of its fields."""
    hints = get_annotations(kind, eval_str=True)
    written: dict[str, Any] = {tag: (Literal[name], ...)}
    for each in fields(kind):
        default: Any = ... if each.default is MISSING else each.default
        written[each.name] = (_type(hints[each.name]), default)
    made: type[Any] = _create(
        kind.__name__, __base__=Written, __module__=kind.__module__, __doc__=kind.__doc__, **written
    )
    made.defines = kind
    return made


def _type(hint: Any) -> Any:
    """The type that a document has where a definition has this one."""
    if get_origin(hint) is Annotated:
        bounds = next(mark for mark in hint.__metadata__ if isinstance(mark, Between))
        return Annotated[int, pydantic.Field(ge=bounds.least, le=bounds.most)]
    if get_origin(hint) is tuple:
        return Annotated[Many[get_args(hint)[0]], pydantic.Field(min_length=1, max_length=MOST_DICE)]  # type: ignore[misc]
    return hint


def _slot(tag: str, kinds: Mapping[str, Any]) -> Slot:
    models = {name: _model(tag, name, kind) for name, kind in kinds.items()}
    return Slot(by_tag(tag, models), reduce(lambda one, other: Union[one, other], models.values()))  # type: ignore[arg-type, return-value]  # noqa: UP007 - made at run time


SKILL = _slot("skill", skills_by_name())
EFFECT = _slot("do", effects_by_name())
