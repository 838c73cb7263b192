"""Random valid abilities of every shape as JSON, built from the fields of the operations.

Contradicting parts are removed until the reader accepts the rest, so any later refusal is a bug.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from hypothesis import reject
from hypothesis import strategies as st
from pydantic_core import ValidationError

from engine.abilities.ability_types import Acting, Modifier, Replacement
from engine.abilities.fields import NameType
from engine.abilities.kinds import Effect, KindName, Op, Trigger
from engine.abilities.loading.ability_variants import WHEN
from engine.abilities.loading.model_factory import ModelFactory
from engine.abilities.structure import field_types
from engine.abilities.structure.field_types import Content, FieldDescription, field_descriptions, is_trigger_alone
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts
from engine.systems.battleground.documents.ability_fields import WRITING as OF_BATTLEGROUND
from engine.systems.hoplomachus.abilities.types.effect_types import Lasting
from engine.systems.hoplomachus.abilities.types.skills import Used
from engine.systems.hoplomachus.documents.ability_fields import WRITING as OF_HOPLOMACHUS
from engine.systems.hoplomachus.ops.effects.displace import PutThere

Draw = Callable[[st.SearchStrategy[Any]], Any]

GAMES: Mapping[str, ModelFactory] = {"battleground": OF_BATTLEGROUND, "hoplomachus": OF_HOPLOMACHUS}
"""The games whose abilities are documents in the language of abilities."""
DEEPEST = 3
MOST_REPAIRS = 30
MOST_DRAFTS = 4
"""How often generation starts again when nothing of an ability was left."""
CHANGES = ("by", "set", "at-least", "at-most")
AIMS = ("to", "away")
"""Words for the aim of an ability, which its effects must fit."""


@st.composite
def abilities(draw: Draw, family: str = "ability", game: str = "battleground") -> dict[str, Any]:
    """An ability as written in one kind of place in a game's documents."""
    slot = GAMES[game].slot(family)
    for _ in range(MOST_DRAFTS):
        repaired = repaired_for(draft(draw, family, game, Scope(slot.always)), slot.read)
        if repaired is not None:
            return repaired
    return reject()


def draft(draw: Draw, family: str, game: str, scope: "Scope") -> dict[str, Any]:
    """An ability whose parts may contradict each other."""
    writing = GAMES[game]
    shapes = writing.families[family]
    definition = draw(st.sampled_from(shapes.definitions))
    made = Author(draw, writing).object(definition, scope, DEEPEST)
    words = shapes.words_for(definition)
    return {**made, WHEN: draw(st.sampled_from(words))} if words else made


@dataclass(frozen=True)
class Scope:
    """The names that may be read, the aim that effects must fit, and whether there is an owner.

    `lasting`: the effects lie on a unit as long as its tactic does. `hex_chosen`: a hex is chosen for them.
    """

    names: Mapping[str, NameType]
    aim: str | None = None
    owned: bool = True
    lasting: bool = False
    hex_chosen: bool = False

    def naming(self, *names: tuple[str, NameType]) -> "Scope":
        return replace(self, names={**self.names, **dict(names)})

    def of(self, types: tuple[NameType, ...]) -> list[str]:
        return [name for name, type_ in self.names.items() if type_ in types]


@dataclass
class Author:
    """Writes one ability."""

    draw: Draw
    writing: ModelFactory
    named: int = field(default=0)

    def object(self, definition: Any, scope: Scope, depth: int) -> dict[str, Any]:
        """An object with some of the fields of a definition."""
        wanted = self._wanted(definition, scope, depth)
        if issubclass(definition, ScenarioReacts):
            scope = replace(scope, owned=False)
        if issubclass(definition, Replacement):
            scope = scope.naming(*definition.gives)
        made: dict[str, Any] = {}
        triggers = [each for each in wanted if each.holds == field_types.Operation("trigger")]
        for each in (*triggers, *(each for each in wanted if each not in triggers)):
            value = self._value(each.holds, scope, depth)
            if value is None or (not each.required and value == _written_default(each)):
                continue
            made[each.key] = value
            if each in triggers:
                scope = scope.naming(*self._trigger(value).gives)
            if isinstance(each.holds, field_types.NewName) and not issubclass(definition, Effect):
                scope = scope.naming((value, each.holds.type))
            if each.key == "to" and isinstance(value, str) and issubclass(definition, AbilityDefinition):
                scope = replace(scope, aim=value)
            if each.key == "away" and issubclass(definition, Used):
                scope = replace(scope, hex_chosen=True)
        return made

    def _wanted(self, definition: Any, scope: Scope, depth: int) -> list[FieldDescription]:
        """The fields to write this time, aims and names first."""
        must, must_not = self._together(definition, scope)
        often = 1 if depth > 0 else 3
        chosen = [
            each
            for each in field_descriptions(definition)
            if each.required or each.key in must or (each.key not in must_not and self._perhaps(often))
        ]
        return sorted(chosen, key=lambda each: (each.key not in AIMS, not isinstance(each.holds, field_types.NewName)))

    def _together(self, definition: Any, scope: Scope) -> tuple[set[str], set[str]]:
        """The keys that must be written this time, and those that must not: some fields depend on each other."""
        if issubclass(definition, Modifier):
            one = self.draw(st.sampled_from(CHANGES))
            return {one}, {*CHANGES} - {one}
        if issubclass(definition, AbilityDefinition):
            tested, plain = {"test", "results", "to"}, {"effects", "to"}
            return (tested, plain - tested) if self._perhaps() else (plain, tested - plain)
        if issubclass(definition, Acting) and not issubclass(definition, Replacement):
            return {"effects"}, set()
        if issubclass(definition, PutThere) and not scope.hex_chosen:
            return {"away"}, set()
        pair = {WHEN, "effects"}
        if pair <= {each.key for each in field_descriptions(definition) if not each.required}:
            return (pair, set()) if self._perhaps(1) else (set(), pair)
        return set(), set()

    def _perhaps(self, most: int = 2) -> bool:
        """True, once in so many times and one more."""
        return bool(self.draw(st.integers(0, most)) == 0)

    def _value(self, holds: Content, scope: Scope, depth: int) -> Any:
        match holds:
            case field_types.Number(bounds):
                return self.draw(st.integers(max(bounds.least, -30), min(bounds.most, 30)))
            case field_types.WordChoice(options, name):
                return self.draw(st.sampled_from(options or self.writing.vocabulary.listed(name)))  # type: ignore[arg-type]
            case field_types.YesNo():
                return self.draw(st.booleans())
            case field_types.Label():
                return f"label-{self.draw(st.integers(0, 10**6))}"
            case field_types.NewName():
                self.named += 1
                return f"name-{self.named}"
            case field_types.KnownName(types):
                names = scope.of(types)
                return self.draw(st.sampled_from(names)) if names else "nobody"
            case field_types.Lines():
                return {self.draw(st.sampled_from(("en", "it", "es", "pl"))): "Ash – nazg: 5"}
            case field_types.LengthInInches():
                return self.draw(st.sampled_from((1, 2, 3, 4.5, 6, 12)))
            case field_types.Several(field_types.Operation("effect")):
                return self.effects(scope, depth)
            case field_types.Several(of):
                return [self._value(of, scope, depth - 1) for _ in range(self.draw(st.integers(1, 2)))]
            case field_types.Part(definition):
                return self.object(definition, scope, depth)
            case field_types.Operation():
                return self._operation(holds, scope, depth)

    def effects(self, scope: Scope, depth: int) -> list[dict[str, Any]]:
        """A list of effects, each with the names that those before it give."""
        effects = []
        for _ in range(self.draw(st.integers(1, 3 if depth == DEEPEST else 2))):
            op = self._op("effect", depth, scope)
            effect = {"do": op.called(), **self.object(op, scope, depth - 1)}
            effects.append(effect)
            for each in field_descriptions(op):
                if isinstance(each.holds, field_types.NewName) and each.key in effect:
                    scope = scope.naming((effect[each.key], each.holds.type))
        return effects

    def _operation(self, holds: field_types.Operation, scope: Scope, depth: int) -> Any:
        alone: Mapping[KindName, Content] = {
            "amount": field_types.Number(holds.bounds),
            "selector": field_types.KnownName(("piece", "pieces")),
        }
        numbers = scope.of(("number",))
        if holds.kind == "amount" and numbers and self._perhaps(1):
            return {"named": self.draw(st.sampled_from(numbers))}
        if holds.kind in alone and (depth <= 0 or self.draw(st.booleans())):
            return self._value(alone[holds.kind], scope, depth)
        if depth <= 0 and holds.kind in field_types.TOGETHER:
            return {}
        several = holds.kind in field_types.TOGETHER
        ops = [self._op(holds.kind, depth, scope) for _ in range(self.draw(st.integers(1, 2)) if several else 1)]
        made = {op.called(): self._argument(op, scope, depth - 1) for op in ops}
        return ops[0].called() if is_trigger_alone(ops[0]) and made == {ops[0].called(): {}} else made

    def _argument(self, op: type[Op], scope: Scope, depth: int) -> Any:
        made = self.object(op, scope, depth)
        if op.written_as is None:
            return made
        (alone,) = (each for each in field_descriptions(op) if each.name == op.written_as)
        return made.get(alone.key, alone.default) if not made.keys() - {alone.key} else made

    def _op(self, kind: KindName, depth: int, scope: Scope) -> type[Op]:
        """One of the operations; at the depth limit, one without nested effects."""
        ops = [op for op in self.writing.ops(kind).values() if depth > 1 or not _must_hold_effects(op)]
        ops = [op for op in ops if _has_what_it_reads(op, scope)]
        if kind == "effect":
            ops = [op for op in ops if issubclass(op, Lasting) is scope.lasting]
        if not scope.owned and kind == "effect":
            ops = [op for op in ops if getattr(op, "ownerless", True)]
        if scope.aim is not None and kind == "effect":
            ops = [op for op in ops if scope.aim in (getattr(op, "aims", None) or (scope.aim,))]
        return cast("type[Op]", self.draw(st.sampled_from(ops)))

    def _trigger(self, value: Any) -> type[Trigger[Any]]:
        name = value if isinstance(value, str) else next(iter(value))
        return cast("type[Trigger[Any]]", self.writing.ops("trigger")[name])


def _must_hold_effects(op: type[Op]) -> bool:
    return any(each.required and isinstance(each.holds, field_types.Several) for each in field_descriptions(op))


def _has_what_it_reads(op: type[Op], scope: Scope) -> bool:
    needed = (each.holds for each in field_descriptions(op) if each.required)
    return all(scope.of(holds.types) for holds in needed if isinstance(holds, field_types.KnownName))


def _written_default(field_: FieldDescription) -> Any:
    """The value of a field that a document leaves out."""
    match field_.holds:
        case field_types.Several():
            return []
        case field_types.Lines():
            return {}
        case field_types.Operation(kind) if kind in field_types.TOGETHER:
            return {}
        case _:
            return field_.default


def repaired_for(document: dict[str, Any], read: Callable[[dict[str, Any]], Any]) -> dict[str, Any] | None:
    """An ability, or a document with abilities, without the parts that the reader refuses; None if nothing is left.

    A repaired ability is written again, since the rest may have a shorter form.
    """
    for repairs in range(MOST_REPAIRS):
        try:
            model = read(document)
        except ValidationError as error:
            if not _without(document, tuple(error.errors()[0]["loc"])):
                return None
        else:
            return cast("dict[str, Any]", model.plain()) if repairs else document
    return None


def _without(ability: dict[str, Any], place: tuple[int | str, ...]) -> bool:
    """Removes the innermost part around a place that exists there and is optional: a key, or a member of a list."""
    holders = list(_holders(ability, place))
    for holder, step in reversed(holders):
        if isinstance(holder, list) or (step != "do" and (step != WHEN or holder is not ability)):
            del holder[step]
            return True
    return False


def _holders(value: Any, place: tuple[int | str, ...]) -> Iterator[tuple[Any, Any]]:
    for step in place:
        there = step in value if isinstance(value, dict) else isinstance(value, list) and isinstance(step, int)
        if not there:
            return
        yield value, step
        value = value[step]
