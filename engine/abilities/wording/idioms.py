"""Idioms: patterns of abilities that have a short sentence of their own, as published games print it.

An idiom stands for one literal sentence. Each field of which that sentence speaks is in the idiom fixed by the
pattern, or left out of it and at its default, or a blank of the short sentence: so an idiom matches only what it says.
A pattern is written like an ability; `$name` is a blank, the same piece wherever it occurs; `@bearer` and `@self` are
any names of the one whose number or ability it is; `@sight` is sight as the rules have it, said or not. What a blank
may hold is under `only`: one of some values, a value that is `given`, a list of a `single` one, a `name`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.abilities.context import BEARER, OWNER
from engine.abilities.fields import authored_fields
from engine.abilities.kinds import Condition, Conditions, Op
from engine.abilities.structure.field_types import field_descriptions
from engine.abilities.wording.field_roles import marks_of
from engine.abilities.wording.grammar import PhraseForm
from engine.abilities.wording.referents import measured, within
from engine.abilities.wording.slot_values import slot_value
from engine.abilities.wording.slots import Slot, slot_named
from engine.kernel.data.record import record
from engine.words import arguments, idioms
from engine.words.idiom_files import BLANK

if TYPE_CHECKING:
    from engine.abilities.wording.renderer import Renderer

NodePath: TypeAlias = tuple[tuple[Any, str], ...]
"""The way to a definition: the fields on it, each with its own definition."""

TAIL = "conditions"
"""The place of idioms that say some of the conditions of a number: "on melee attacks"."""
NAMES = {"@bearer": BEARER, "@self": OWNER}


@record(frozen=True, slots=True)
class Blank:
    """A blank of a short sentence: the field of the data to which it belongs, and the way to it."""

    definition: Any
    field: str
    path: NodePath = ()


Blanks: TypeAlias = Mapping[str, Blank]


@record(frozen=True, slots=True)
class IdiomMatch:
    """An idiom that says a part of the data: the id of its sentence, and its blanks."""

    word_id: str
    blanks: Blanks
    conditions: Conditions = ()
    """The conditions that it says, if it is one of those for conditions."""

    def says_any(self, called: tuple[str, ...]) -> bool:
        """Whether it says a condition of one of these names."""
        return any(each.called() in called for each in self.conditions)


def matching(renderer: Renderer, word_id: str, definition: Any) -> IdiomMatch | None:
    """The idiom that says the same about a definition as the literal sentence; None if there is none."""
    for idiom in idioms().of_game(renderer.game).get(word_id, ()):
        if idiom.pattern is None:
            own = (name for name in spoken_fields(word_id, definition))
            blanks = {name: Blank(definition, name) for name in own}
            if all(_allowed(getattr(definition, name), idiom.only.get(name)) for name in blanks):
                return IdiomMatch(idiom.id, blanks)
        else:
            matcher = _Matcher(renderer, idiom.only)
            if matcher.fields(definition, idiom.pattern, spoken_fields(word_id, definition), ()):
                return IdiomMatch(idiom.id, matcher.blanks)
    return None


def tail_matches(renderer: Renderer, conditions: Conditions, path: NodePath) -> Iterator[IdiomMatch]:
    """The idioms that say some of the conditions of a number, those that say most first; each condition once."""
    left = list(conditions)
    names = {each.called() for each in left}
    for idiom in idioms().of_game(renderer.game).get(TAIL, ()) if left else ():
        pattern = idiom.pattern or {}
        if not names.issuperset(pattern):
            continue
        matcher = _Matcher(renderer, idiom.only)
        taken = matcher.some(left, pattern, path)
        if taken is not None:
            left = [each for each in left if not any(each is one for one in taken)]
            names = {each.called() for each in left}
            yield IdiomMatch(idiom.id, matcher.blanks, tuple(taken))


def values_of(
    renderer: Renderer, found: IdiomMatch, definition: Any, asked: PhraseForm, given: Mapping[str, Any]
) -> dict[str, Any]:
    """The values for the slots of the sentence of an idiom, each from the field to which its blank belongs."""
    values, blanks = dict(given), found.blanks
    for name, slot in _slots_of(found.word_id, renderer.lang, tuple(blanks), tuple(given), renderer.grammar.cases):
        blank = blanks.get(slot.field or slot.noun)
        if blank is None:
            values[name] = slot_value(renderer, definition, slot, asked)
            continue
        there = renderer
        for holder, held in blank.path:
            there = within(there, holder, held)
        noun = blanks[slot.noun].field if slot.noun in blanks else slot.noun
        field = blank.field if slot.field else ""
        own = slot if (field, noun) == (slot.field, slot.noun) else replace(slot, field=field, noun=noun)
        values[name] = slot_value(there, blank.definition, own, asked)
    return values


@cache
def _slots_of(
    word_id: str, lang: str, blanks: tuple[str, ...], given: tuple[str, ...], cases: tuple[str, ...]
) -> tuple[tuple[str, Slot], ...]:
    """The slots of the sentence of an idiom by their names."""
    names = (name for name in arguments(word_id, lang) if name not in given)
    return tuple((name, slot_named(name, blanks, cases)) for name in names)


def spoken_fields(word_id: str, definition: Any) -> tuple[str, ...]:
    """The fields of which the literal sentence speaks: of an operation all, of an ability those in the sentence."""
    kind: Any = type(definition)
    return _spoken(word_id, kind)


@cache
def _spoken(word_id: str, definition: Any) -> tuple[str, ...]:
    authored = authored_fields(definition)
    if issubclass(definition, Op) or not word_id:
        return authored
    found = (slot_named(name, authored, ()) for name in _slots(word_id, authored))
    named = {each for slot in found for each in (slot.field, slot.noun)}
    return tuple(name for name in authored if name in named)


def _slots(word_id: str, authored: tuple[str, ...]) -> Iterator[str]:
    for name in arguments(word_id):
        try:
            slot_named(name, authored, ())
        except LookupError:
            continue
        yield name


def _keys(definition: Any) -> Mapping[str, tuple[str, Any]]:
    """The key and the default of each field that an author writes."""
    return _keys_of(definition)


@cache
def _keys_of(definition: Any) -> Mapping[str, tuple[str, Any]]:
    keys = {each.name: each.key for each in field_descriptions(definition)}
    return {each.name: (keys[each.name], _default(each)) for each in fields(definition) if each.init}


def _default(field: Any) -> Any:
    return MISSING if field.default is MISSING else field.default


def _allowed(value: Any, only: Any) -> bool:
    """Whether a blank may have this value."""
    if only is None:
        return True
    match only:
        case "given":
            return value not in (None, ())
        case "single":
            return len(value) == 1
        case "name":
            return isinstance(value, str)
        case _:
            return value in only


class _Matcher:
    """Compares a part of the data with a pattern, and collects its blanks."""

    def __init__(self, renderer: Renderer, only: Mapping[str, Any]) -> None:
        self._renderer = renderer
        self._only = only
        self.blanks: dict[str, Blank] = {}

    def fields(self, definition: Any, pattern: Mapping[str, Any], spoken: tuple[str, ...], path: NodePath) -> bool:
        """Whether each of these fields is as the pattern says, or at its default where it says nothing."""
        known = _keys(type(definition))
        for name in spoken:
            key, default = known[name]
            value = getattr(definition, name)
            if key not in pattern:
                if default is MISSING or value != default:
                    return False
            elif not self._value(value, pattern[key], definition, name, path):
                return False
        return True

    def some(self, conditions: list[Any], pattern: Mapping[str, Any], path: NodePath) -> list[Condition[Any]] | None:
        """The conditions that a pattern names, if all are there."""
        taken: list[Condition[Any]] = []
        for called, wanted in pattern.items():
            for each in conditions:
                if each.called() == called and not any(each is one for one in taken) and self._op(each, wanted, path):
                    taken.append(each)
                    break
            else:
                return None
        return taken

    def _value(self, value: Any, wanted: Any, holder: Any, field: str, path: NodePath) -> bool:
        deeper = (*path, (holder, field))
        match wanted:
            case str() if wanted.startswith(BLANK):
                return self._is_blank(value, wanted[1:], Blank(holder, field, path))
            case "@sight":
                return value in (None, True)
            case str() if wanted in NAMES:
                return isinstance(value, str) and self._is_name(value, NAMES[wanted], holder, field, path)
            case dict() if isinstance(value, tuple):
                return len(wanted) == len(value) and self.some(list(value), wanted, deeper) is not None
            case dict() if isinstance(value, Op):
                called = value.called()
                return list(wanted) == [called] and self._op(value, wanted[called], deeper)
            case dict():
                return is_dataclass(value) and self.fields(value, wanted, authored_fields(value), deeper)
            case list() if isinstance(value, tuple):
                return len(wanted) == len(value) and all(
                    isinstance(inner, dict) and self._part(each, inner, deeper)
                    for each, inner in zip(value, wanted, strict=True)
                )
            case bool() | str():
                return type(value) is type(wanted) and bool(value == wanted)
            case _:
                return isinstance(value, int | Fraction) and not isinstance(value, bool) and value == wanted

    def _is_blank(self, value: Any, name: str, blank: Blank) -> bool:
        """Whether a blank may have this value; a second blank of a name must stand for the same as the first."""
        first = self.blanks.setdefault(name, blank)
        if first is not blank:
            return isinstance(value, str) and self._is_name(
                value, getattr(first.definition, first.field), blank.definition, blank.field, blank.path
            )
        return _allowed(value, self._only.get(name))

    def _part(self, part: Any, wanted: Mapping[str, Any], path: NodePath) -> bool:
        """Whether an effect or a part of an ability is as its pattern says."""
        inner = {key: each for key, each in wanted.items() if key != "do"}
        if isinstance(part, Op) and part.called() != wanted.get("do"):
            return False
        return self.fields(part, inner, authored_fields(part), path)

    def _op(self, op: Op, wanted: Any, path: NodePath) -> bool:
        written_as = _keys(type(op)).get(type(op).written_as or "")
        keys = {key for key, _ in _keys(type(op)).values()}
        if written_as and not (isinstance(wanted, dict) and keys.issuperset(wanted)):
            wanted = {written_as[0]: wanted}
        return isinstance(wanted, dict) and self.fields(op, wanted, authored_fields(op), path)

    def _is_name(self, name: str, other: str, holder: Any, field: str, path: NodePath) -> bool:
        """Whether a name stands for the same as another; where it is measured from, a place is no piece."""
        there = self._renderer
        for outer, within_field in path:
            there = within(there, outer, within_field)
        if marks_of(type(holder))[field] == "measured":
            there = measured(there)
        return name == other or str(there.named(name)) == str(there.named(other))
