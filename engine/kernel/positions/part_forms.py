"""Forms of dataclasses: states, their parts and steps. The form of each type is compiled once."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from engine.kernel.chance.deck import Deck
from engine.kernel.data.errors import BadState
from engine.kernel.data.field_marks import (
    BRIEF,
    ROSTER,
    SETTLED,
    SHOWN,
    BoundsMark,
    InListMark,
    KeyedByMark,
    KeyMark,
    NameMark,
    NumberedMark,
    PileMark,
    SpreadMark,
    WordsMark,
)
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.positions.container_forms import KeyedListForm, ListForm, PileForm, TableForm
from engine.kernel.positions.position_part import GivenPart, PositionPart
from engine.kernel.positions.value_forms import (
    Form,
    FormScope,
    Found,
    PlainForm,
    UnionForm,
    ValueForm,
    WordForm,
    check_depth,
    default_of,
    refuse_unknown,
)
from engine.kernel.state.game_state import FROM_SETUP, State
from engine.kernel.state.step import Step

Marks = tuple[Any, ...]
Entries = Callable[[GivenPart], Iterable[str]]
NO_RULES = PositionPart()


@record(frozen=True, slots=True, eq=False)
class FieldForm:
    """A field of a dataclass: its name, its key in a position, and the form of its values."""

    name: str
    written: str
    form: Form
    default: object = MISSING
    shown: bool = False
    listed: InListMark | None = None
    alone: bool = True
    """Whether it may be written as a field of its own, and not only in a shared list."""
    owner: str = ""
    """The field of the owner that holds the part, if the part's fields are written among those of its owner."""

    def value(self, part: Any) -> Any:
        """The value of the field in a part."""
        return getattr(getattr(part, self.owner) if self.owner else part, self.name)

    def word(self, value: Any) -> str | None:
        """The word for a value in a shared list, if there is one."""
        if self.listed is None:
            return None
        return next((word for word, each in self.listed.values.items() if each == value), None)


@dataclass(slots=True, eq=False)
class PartForm(Form):
    """A dataclass written as a table of its fields, completed by the game's rules for this type."""

    kind: Any
    forms: Forms
    fields: tuple[FieldForm, ...] = ()
    in_turn: tuple[FieldForm, ...] = ()
    """The fields in the order in which they are read."""
    as_shown: tuple[FieldForm, ...] = ()
    """The fields in the order in which they are written: those of the kernel's own state come last."""
    spread: Mapping[str, type] = field(default_factory=dict)
    settled: tuple[str, ...] = ()
    brief: str | None = None
    known: tuple[str, ...] = ()
    lists: Mapping[str, tuple[FieldForm, ...]] = field(default_factory=dict)
    beside: dict[str, Form] = field(default_factory=dict)
    """The forms of additional values that the game writes among the fields, made when needed."""

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        check_depth(path, depth)
        rules = scope.parts.get(self.kind, NO_RULES)
        if self.brief and isinstance(raw, str):
            raw = {self.brief: raw}
        if not isinstance(raw, dict):
            raise BadState(path, message("state-needs-table"))
        refuse_unknown(raw, (*self.known, *rules.beside), path)
        inside = scope.within(self.kind, scope.key)
        inside.part = part = GivenPart(scope.state, path, scope.key, scope.part, raw)
        for name, hint in rules.beside.items():
            if name in raw:
                form = self.beside.get(name) or self.beside.setdefault(name, self.forms.form(hint))
                part.given[name] = form.read(raw[name], f"{path}.{name}", depth + 1, inside)
        for each in self.in_turn:
            there = f"{path}.{each.written}"
            if each.written in raw and each.alone:
                part.given[each.name] = each.form.read(raw[each.written], there, depth + 1, inside)
            if each.name in rules.entries:
                self._add_entries(each, rules.entries[each.name], there, depth, inside, part)
        for name, sharing in self.lists.items():
            if name in raw:
                _read_words(raw[name], f"{path}.{name}", sharing, part.given)
        return self.build(part, rules)

    def _add_entries(
        self, table: FieldForm, entries: Entries, path: str, depth: int, scope: FormScope, part: GivenPart
    ) -> None:
        """Add the entries of a table that were left out, order them, and drop those written as null."""
        given = part.given.setdefault(table.name, {})
        made = {
            key: given[key] if key in given else table.form.entry({}, f"{path}.{key}", depth + 2, scope.at(key))
            for key in entries(part)
        }
        part.given[table.name] = made | {key: each for key, each in given.items() if each is not None}

    def build(self, part: GivenPart, rules: PositionPart) -> Any:
        """The dataclass made from the given fields, the defaults, and what follows from the scenario."""
        values = {**part.given, **rules.complete(part)}
        for name in rules.beside:
            values.pop(name, None)
        if part.outer is None and part.start is not None:
            values |= {name: getattr(part.start, name) for name in self.settled}
        for owner, kind in self.spread.items():
            own = (each.name for each in self.fields if each.owner == owner and each.name in values)
            inner = {name: values.pop(name) for name in tuple(own)}
            if owner not in values:
                self._refuse_missing(part.path, inner, owner)
                values[owner] = kind(**inner)
        self._refuse_missing(part.path, values, "")
        try:
            return self.kind(**values)
        except ValueError as error:
            raise BadState(part.path, message("state-does-not-go-together", name=self.kind.__name__)) from error

    def _refuse_missing(self, path: str, values: Mapping[str, Any], owner: str) -> None:
        for each in self.fields:
            if each.owner == owner and each.default is MISSING and each.name not in values:
                raise BadState(f"{path}.{each.written}", message("state-missing-field", name=each.written))

    def write(self, value: Any, scope: FormScope) -> Json:
        rules = scope.parts.get(self.kind)
        if rules is not None:
            value = rules.shown(scope.state, value)
        made: dict[str, Json] = {}
        for each in self.as_shown:
            held = each.value(value)
            if each.listed is not None:
                words: Any = made.setdefault(each.listed.list, []) if each.listed.always else None
                word = each.word(held)
                if word is not None:
                    words = made.setdefault(each.listed.list, []) if words is None else words
                    words.append(word)
                    continue
            if each.shown or held != each.default:
                made[each.written] = each.form.write(held, scope)
        if self.brief and all(each == "" for name, each in made.items() if name != self.brief):
            return made[self.brief]
        return made if rules is None else rules.laid_out(scope.state, made)

    def fits(self, value: Any) -> bool:
        return isinstance(value, self.kind)

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        inside = scope.within(self.kind, scope.key) if self.kind in scope.parts else scope
        for each in self.fields:
            held = each.value(value)
            if each.listed is None or each.word(held) is None:
                yield from each.form.problems(held, f"{path}.{each.written}", inside)


def _read_words(raw: object, path: str, sharing: tuple[FieldForm, ...], given: dict[str, Any]) -> None:
    """Read the words of a list that several fields share."""
    if not isinstance(raw, list):
        raise BadState(path, message("state-needs-list"))
    words = {word: (each.name, each.listed) for each in sharing if each.listed for word in each.listed.values}
    for at, word in enumerate(raw):
        inside = f"{path}[{at}]"
        if not isinstance(word, str) or word not in words:
            found = str(word)
            raise BadState(inside, message("state-needs-one-of", names=", ".join(words)), found, words)
        name, mark = words[word]
        if mark.once and word in raw[:at]:
            raise BadState(inside, message("state-named-twice", name=word))
        if mark.once and given.get(name) is not None:
            raise BadState(inside, message(mark.clash, name=word))
        given[name] = mark.values[word]


@record(frozen=True, slots=True, eq=False)
class StepForm(Form):
    """Steps of one base class, each written with its name and fields."""

    base: type[Step[Any]]
    forms: Forms

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        if not isinstance(raw, dict) or not isinstance(raw.get("step"), str):
            raise BadState(path, message("state-needs-step"))
        kind = self.forms.steps.get(raw["step"])
        if kind is None or not issubclass(kind, self.base):
            known = (name for name, step in self.forms.steps.items() if issubclass(step, self.base))
            raise BadState(f"{path}.step", message("state-unknown-step", name=raw["step"]), raw["step"], known)
        table = {key: item for key, item in raw.items() if key != "step"}
        return self.forms.part(kind).read(table, path, depth, scope)

    def write(self, value: Any, scope: FormScope) -> Json:
        table: Any = self.forms.part(type(value)).write(value, scope)
        return {"step": type(value).__name__, **table}

    def fits(self, value: Any) -> bool:
        return isinstance(value, self.base)

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        return self.forms.part(type(value)).problems(value, path, scope)


class Forms:
    """The forms of all types in the states of a game; `steps` are its steps by name."""

    def __init__(self, steps: Mapping[str, type[Step[Any]]]) -> None:
        self.steps = steps
        self._parts: dict[type, PartForm] = {}

    def part(self, kind: Any) -> PartForm:
        """The form of a dataclass."""
        form = self._parts.get(kind)
        if form is None:
            form = self._parts[kind] = PartForm(kind, self)
            self._compile(form)
        return form

    def _compile(self, form: PartForm) -> None:
        """Fill in the fields of a form, after it is registered: the types of the fields may refer back to it."""
        found, settled, spread, brief = list[FieldForm](), list[str](), dict[str, type](), None
        for each, hint, marks in _fields_of(form.kind):
            written = next((mark.name for mark in marks if isinstance(mark, KeyMark)), each.name)
            inner = next((mark.fields for mark in marks if isinstance(mark, SpreadMark)), None)
            if each.metadata or SETTLED in marks:
                settled += [each.name] if SETTLED in marks or each.metadata == FROM_SETUP else []
            elif inner is not None:
                spread[each.name] = hint
                found += self._spread(hint, inner, each.name)
            else:
                found.append(self._field(each.name, written, hint, marks, default_of(each)))
            brief = written if BRIEF in marks else brief
        lists = dict.fromkeys(each.listed.list for each in found if each.listed)
        form.fields, form.spread, form.settled, form.brief = tuple(found), spread, tuple(settled), brief
        form.lists = {name: tuple(each for each in found if each.listed and each.listed.list == name) for name in lists}
        form.in_turn = tuple(sorted(found, key=lambda each: isinstance(each.form, TableForm | KeyedListForm)))
        kernel = {each.name for each in fields(State)} if issubclass(form.kind, State) else ()
        form.as_shown = tuple(sorted(found, key=lambda each: each.name in kernel))
        form.known = (*(each.written for each in found if each.alone), *form.lists)

    def _spread(self, kind: Any, hints: Mapping[str, Any], owner: str) -> Iterator[FieldForm]:
        """The fields of a part that are written among those of its owner."""
        for each, hint, _ in _fields_of(kind):
            inner, marks = unmarked(hints.get(each.name, hint))
            written = next((mark.name for mark in marks if isinstance(mark, KeyMark)), each.name)
            yield self._field(each.name, written, inner, marks, default_of(each), owner)

    def _field(self, name: str, written: str, hint: Any, marks: Marks, default: object, owner: str = "") -> FieldForm:
        listed = next((mark for mark in marks if isinstance(mark, InListMark)), None)
        alone = listed is None or listed.alone
        return FieldForm(name, written, self.form(hint, marks), default, SHOWN in marks, listed, alone, owner)

    def form(self, hint: Any, marks: Marks = ()) -> Form:
        """The form of a type, with the marks that apply to its values."""
        hint, more = unmarked(hint)
        marks = (*more, *marks)
        origin, inner = get_origin(hint) or hint, get_args(hint)
        words = next((mark.values for mark in marks if isinstance(mark, WordsMark)), None)
        bounds = next((mark for mark in marks if isinstance(mark, BoundsMark)), None)
        if words is not None:
            return WordForm(words)
        if isinstance(hint, TypeVar) or hint is Any:
            return ValueForm(bounds)
        if origin in (Union, types.UnionType):
            if any(get_origin(each) is Mapping for each in inner) and str in inner:
                return ValueForm(bounds)
            return UnionForm(tuple(self.form(each, marks) for each in inner))
        if origin is Literal:
            return WordForm({each: each for each in inner})
        if origin in (tuple, frozenset) or (isinstance(origin, type) and issubclass(origin, Mapping)):
            return self._container(origin, inner, marks)
        if isinstance(origin, type):
            return self._of_class(origin, marks)
        raise TypeError(f"{hint!r} cannot be in a state")

    def _container(self, origin: type, inner: tuple[Any, ...], marks: Marks) -> Form:
        """The form of a list or table; the marks apply to its items."""
        if origin in (tuple, frozenset):
            endless = origin is frozenset or (len(inner) == 2 and inner[1] is ...)
            hints = inner[:1] if endless else inner
            return ListForm(tuple(self.form(each, marks) for each in hints), endless, origin)
        values = self.form(inner[1], marks)
        keyed = next((mark for mark in marks if isinstance(mark, KeyedByMark)), None)
        if keyed is not None:
            return KeyedListForm(values, keyed)
        keys = self.form(inner[0])
        if not isinstance(keys, PlainForm):
            raise TypeError(f"{inner[0]!r} cannot be the key of a table in a state")
        return TableForm(keys, values, ROSTER in marks)

    def _of_class(self, kind: type, marks: Marks) -> Form:
        """The form of a plain value, a deck, a step or a part of the state."""
        pile = next((mark for mark in marks if isinstance(mark, PileMark)), None)
        if kind is Deck and pile is not None:
            return PileForm(self.form(str, tuple(mark for mark in marks if isinstance(mark, NameMark))), pile.ordered)
        if issubclass(kind, Step):
            return StepForm(kind, self)
        if is_dataclass(kind):
            return self.part(kind)
        if kind in (bool, int, str, type(None)):
            return PlainForm(
                kind,
                names=next((mark for mark in marks if isinstance(mark, NameMark)), None) if kind is str else None,
                bounds=next((mark for mark in marks if isinstance(mark, BoundsMark)), None) if kind is int else None,
                numbered=next((mark for mark in marks if isinstance(mark, NumberedMark)), None)
                if kind is int
                else None,
            )
        raise TypeError(f"{kind!r} cannot be in a state")


def unmarked(hint: Any) -> tuple[Any, Marks]:
    """A type without its marks, and the marks."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return inner, tuple(marks)
    return hint, ()


def _fields_of(kind: Any) -> Iterator[tuple[Any, Any, Marks]]:
    """The fields of a dataclass with the type and the marks of each."""
    hints = hints_of(kind)
    for each in fields(kind):
        yield each, *unmarked(hints[each.name])


def hints_of(kind: Any) -> dict[str, Any]:
    """The types of the fields, each evaluated in the module that declares it."""
    hints: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        names = {"Step": Step, **vars(sys.modules[base.__module__])}
        for name, written in getattr(base, "__annotations__", {}).items():
            if "ClassVar" not in str(written):
                hints[name] = eval(written, names) if isinstance(written, str) else written  # noqa: S307 - our own source
    return hints
