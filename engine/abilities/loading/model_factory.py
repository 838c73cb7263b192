"""Makes the pydantic models for the abilities of one game, which allow the words of its vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, is_dataclass
from typing import Annotated, Any, Literal

import pydantic
from pydantic import create_model

from engine.abilities.fields import Between
from engine.abilities.game_interface import Vocabulary
from engine.abilities.kinds import Effect, KindName, Op
from engine.abilities.loading.ability_variants import WHEN, AbilityVariants, VariantSlot
from engine.abilities.loading.json_models import DefinitionModel, EffectModel, KeyedModel, OpModel, SingleKeyModel
from engine.abilities.loading.op_registry import ops_of
from engine.abilities.loading.op_slots import OpSlot
from engine.abilities.structure import field_types
from engine.abilities.structure.field_types import (
    TOGETHER,
    Content,
    FieldDescription,
    Operation,
    field_descriptions,
    is_trigger_alone,
)
from engine.abilities.structure.name_resolution import ALWAYS
from engine.content.envelope import Names, Texts
from engine.content.fields import Length, Many, Slug
from engine.content.model import refused_at
from engine.content.polymorphic_fields import by_tag, not_an_option
from engine.kernel.data.record import record

_create: Callable[..., Any] = create_model


@record(frozen=True, eq=False)
class ModelFactory:
    """The models of one game's abilities, each made when first needed.

    `families` are the ability types that are allowed at each slot of its documents.
    """

    vocabulary: Vocabulary
    families: Mapping[str, AbilityVariants] = field(default_factory=dict)
    _made: dict[Any, Any] = field(default_factory=dict, repr=False)

    def ops(self, kind: KindName) -> Mapping[str, type[Op]]:
        """The operations of a kind that this game has."""
        return ops_of(kind, self.vocabulary.ops)

    def slot(self, family: str) -> VariantSlot:
        """The slot for an ability of this family in a document."""
        return self._once(("slot", family), lambda: self._slot(family))  # type: ignore[no-any-return]

    def model_of(self, definition: Any) -> Any:
        """The model for the JSON of a definition."""
        return self._once(definition, lambda: self._model(definition))

    def keyed(self, kind: KindName) -> Any:
        """The model of an object whose keys are operations of a kind: any number of them, or exactly one."""
        return self._once(kind, lambda: self._keyed(kind))

    def place(self, content: Operation) -> OpSlot:
        """The slot for an operation: an amount may also be a number, a selector a name, a trigger its name."""
        kind, refers = content.kind, f"{self.vocabulary.system}/{content.kind}"
        if kind == "effect":
            return OpSlot(refers, lambda value: by_tag("do", _Models(self.ops("effect"), self))(value, None))
        alone: Mapping[KindName, Any] = {
            "amount": _whole(content.bounds),
            "selector": Slug,
            "trigger": Annotated[Any, pydantic.PlainValidator(self._trigger_alone)],
        }
        return OpSlot(refers, lambda _: self.keyed(kind), alone.get(kind))

    def _once(self, key: Any, make: Callable[[], Any]) -> Any:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _slot(self, name: str) -> VariantSlot:
        family = self.families[name]
        bound = {**ALWAYS, **self.vocabulary.names}
        return VariantSlot(
            f"{self.vocabulary.system}/{name}",
            lambda value: self.model_of(self._shape(family, value)),
            always={each: type_ for each, type_ in bound.items() if each not in family.unbound},
        )

    def _shape(self, family: AbilityVariants, value: Mapping[str, Any]) -> Any:
        """The definition of an ability, selected by its `when`."""
        if not family.by_when:
            return family.otherwise
        if WHEN not in value:
            raise refused_at((WHEN,), "content-missing-key", value, key=WHEN)
        when, triggers = value[WHEN], self.triggers_alone() if family.otherwise else ()
        if isinstance(when, str) and when in family.by_when:
            return family.by_when[when]
        if family.otherwise and (isinstance(when, Mapping) or when in triggers):
            return family.otherwise
        raise not_an_option((WHEN,), when, (*family.by_when, *triggers))

    def triggers_alone(self) -> tuple[str, ...]:
        """The triggers that are written as a name alone."""
        ops = self.ops("trigger").items()
        alone: tuple[str, ...] = self._once("alone", lambda: tuple(name for name, op in ops if is_trigger_alone(op)))
        return alone

    def _trigger_alone(self, name: Any) -> Any:
        if not isinstance(name, str) or name not in self.triggers_alone():
            raise not_an_option((), name, self.triggers_alone())
        return self.keyed("trigger").model_validate({name: {}})

    def _keyed(self, kind: KindName) -> Any:
        keys: dict[str, Any] = {
            f"op_{number}": (self._behind(kind, op), pydantic.Field(None, alias=name))
            for number, (name, op) in enumerate(self.ops(kind).items())
        }
        base = KeyedModel if kind in TOGETHER else SingleKeyModel
        return _create(f"{kind.title()}s", __base__=base, __module__=__name__, **keys)

    def _behind(self, kind: KindName, op: type[Op]) -> Any:
        """The type of the value of an operation's key: an object with its fields, or the one field that stands for
        it."""
        refers, model = f"{self.vocabulary.system}/{kind}/{op.called()}", lambda _: self.model_of(op)
        if op.written_as is None:
            return Annotated[Any, OpSlot(refers, model)]
        (alone,) = (each for each in field_descriptions(op) if each.name == op.written_as)
        type_: Any = self._type(alone.holds)
        type_ = Annotated[type_, pydantic.AfterValidator(lambda value: self.model_of(op)(**{alone.key: value}))]
        return Annotated[Any, OpSlot(refers, model if len(field_descriptions(op)) > 1 else None, type_)]

    def _model(self, definition: Any) -> Any:
        """The model for the JSON of a definition, with the same documentation of fields."""
        is_op = isinstance(definition, type) and issubclass(definition, Op)
        is_effect = is_op and issubclass(definition, Effect)
        base = EffectModel if is_effect else OpModel if is_op else DefinitionModel
        own: dict[str, Any] = {"do": (Literal[definition.called()], ...)} if is_effect else {}
        own |= {each.name: self._field(each) for each in field_descriptions(definition)}
        made: type[Any] = _create(
            definition.__name__, __base__=base, __module__=definition.__module__, __doc__=definition.__doc__, **own
        )
        made.defines = definition
        return made

    def _field(self, described: FieldDescription) -> Any:
        """A field in the form that pydantic expects: the type, and the default."""
        default: Any = ... if described.required else described.default
        if isinstance(described.holds, field_types.Lines):
            default = Texts() if described.holds.long else Names()
        elif is_dataclass(default):
            default = self.model_of(type(default))()
        return (self._type(described.holds), pydantic.Field(default, alias=described.key))

    def _type(self, holds: Content) -> Any:
        """The type in documents for this content of a definition."""
        match holds:
            case field_types.Number(bounds):
                return _whole(bounds)
            case field_types.WordChoice(options, name):
                return Literal[options or self.vocabulary.listed(name)]  # type: ignore[arg-type]
            case field_types.YesNo():
                return bool
            case field_types.Label() | field_types.NewName() | field_types.KnownName():
                return Slug
            case field_types.Lines(long):
                return Texts if long else Names
            case field_types.LengthInInches():
                return Length
            case field_types.Several(of):
                return Many[self._type(of)]  # type: ignore[misc]
            case Operation():
                return Annotated[Any, self.place(holds)]
            case field_types.Part(definition):
                return self.model_of(definition)


@record(frozen=True, slots=True)
class _Models(Mapping[str, Any]):
    """The models of operations by name, each made when first needed."""

    ops: Mapping[str, type[Op]]
    writing: ModelFactory

    def __getitem__(self, name: str) -> Any:
        return self.writing.model_of(self.ops[name])

    def __contains__(self, name: object) -> bool:
        return name in self.ops

    def __iter__(self) -> Iterator[str]:
        return iter(self.ops)

    def __len__(self) -> int:
        return len(self.ops)


def _whole(bounds: Between) -> Any:
    return Annotated[int, pydantic.Field(ge=bounds.least, le=bounds.most)]
