"""Forms of lists, tables and decks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.kernel.chance.deck import Deck
from engine.kernel.data.errors import BadState
from engine.kernel.data.field_marks import KeyedByMark
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.positions.value_forms import Form, FormScope, Found, PlainForm, check_depth, key_of, refuse_unknown


@record(frozen=True, slots=True, eq=False)
class ListForm(Form):
    """Lists with items of one type, or tuples with a type for each position."""

    forms: tuple[Form, ...]
    endless: bool
    made: type = tuple

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        check_depth(path, depth)
        if not isinstance(raw, list):
            raise BadState(path, message("state-needs-list"))
        forms = self.forms * len(raw) if self.endless else self.forms
        if len(forms) != len(raw):
            raise BadState(path, message("state-needs-items", number=len(forms), found=len(raw)))
        pairs = enumerate(zip(forms, raw, strict=True))
        return self.made(form.read(item, f"{path}[{at}]", depth + 1, scope) for at, (form, item) in pairs)

    def write(self, value: Any, scope: FormScope) -> Json:
        items = sorted(value) if self.made is frozenset else value
        forms = self.forms * len(items) if self.endless else self.forms
        return [form.write(item, scope) for form, item in zip(forms, items, strict=True)]

    def fits(self, value: Any) -> bool:
        if not isinstance(value, tuple | frozenset) or type(value) is not self.made:
            return False
        forms = self.forms * len(value) if self.endless else self.forms
        return len(forms) == len(value) and all(map(_fits, forms, value))

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        forms = self.forms * len(value) if self.endless else self.forms
        for at, (form, item) in enumerate(zip(forms, value, strict=True)):
            yield from form.problems(item, f"{path}[{at}]", scope)


def _fits(form: Form, value: Any) -> bool:
    return form.fits(value)


@record(frozen=True, slots=True, eq=False)
class TableForm(Form):
    """Tables by name. In a roster each known name has an entry; a name without a value has null."""

    keys: PlainForm
    values: Form
    roster: bool = False

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        check_depth(path, depth)
        if not isinstance(raw, dict):
            raise BadState(path, message("state-needs-table"))
        made = {}
        for key, item in raw.items():
            inside = f"{path}.{key}"
            name = self.keys.read(key_of(key, path), inside, depth, scope)
            absent = self.roster and item is None
            made[name] = None if absent else self.entry(item, inside, depth + 1, scope.at(name))
        return made

    def entry(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        return self.values.read(raw, path, depth, scope)

    def write(self, value: Any, scope: FormScope) -> Json:
        keys: Collection[str] = value
        if self.roster and self.keys.names is not None:
            keys = scope.known.names[self.keys.names.kind]
        return {str(key): self.values.write(value[key], scope.at(key)) if key in value else None for key in keys}

    def fits(self, value: Any) -> bool:
        return isinstance(value, Mapping) and all(map(self.values.fits, value.values()))

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        for key, item in value.items():
            inside = f"{path}.{key}"
            yield from self.keys.problems(key, inside, scope)
            yield from self.values.problems(item, inside, scope.at(key))


@record(frozen=True, slots=True, eq=False)
class KeyedListForm(Form):
    """A table that is written as the list of its values, each of which contains its key."""

    values: Form
    mark: KeyedByMark

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        made: dict[str, Any] = {}
        for at, item in enumerate(ListForm((self.values,), endless=True).read(raw, path, depth, scope)):
            key = self.mark.key(item)
            if key in made:
                name = str(getattr(item, self.mark.field))
                raise BadState(f"{path}[{at}].{self.mark.field}", message("state-named-twice", name=name))
            made[key] = item
        return made

    def write(self, value: Any, scope: FormScope) -> Json:
        return [self.values.write(each, scope) for each in value.values()]

    def fits(self, value: Any) -> bool:
        return isinstance(value, Mapping) and all(map(self.values.fits, value.values()))

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        for at, item in enumerate(value.values()):
            yield from self.values.problems(item, f"{path}[{at}]", scope)


@record(frozen=True, slots=True, eq=False)
class PileForm(Form):
    """Decks: a list, or the known top and the rest."""

    cards: Form
    ordered: bool

    def read(self, raw: object, path: str, depth: int, scope: FormScope) -> Any:
        cards = ListForm((self.cards,), endless=True)
        if not self.ordered:
            return Deck((), tuple(sorted(cards.read(raw, path, depth, scope))))
        if not isinstance(raw, dict):
            return Deck(cards.read(raw, path, depth, scope), ())
        refuse_unknown(raw, ("top", "rest"), path)
        top, rest = (cards.read(raw.get(name, []), f"{path}.{name}", depth + 1, scope) for name in ("top", "rest"))
        return Deck(top, tuple(sorted(rest)))

    def write(self, value: Any, scope: FormScope) -> Json:
        if not self.ordered:
            return [*value.known, *value.rest]
        return {"top": list(value.known), "rest": list(value.rest)} if value.rest else list(value.known)

    def fits(self, value: Any) -> bool:
        return isinstance(value, Deck)

    def problems(self, value: Any, path: str, scope: FormScope) -> Found:
        for at, card in enumerate((*value.known, *value.rest)):
            inside = f"{path}[{at}]" if not (self.ordered and value.rest) else path
            yield from self.cards.problems(card, inside, scope)
