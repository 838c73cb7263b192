"""Slots: the variables of a sentence, named by what is filled in. `wounds_wound_accusative` is a number of wounds.

a field                `from`          its value in the simplest form
a determiner           `each_side`     a noun phrase; the noun is given by the field or by the slot itself: `each_piece`
a noun after a field   `wounds_wound`  a number of them; a field may give the noun too: `amount_counter`, `least_who`
a case or a number     `on_dative`, `of_many`, `of_these_di`
a form                 see `Form`
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Literal, TypeAlias, get_args

from engine.abilities.wording.grammar import Determiner, GrammaticalNumber
from engine.kernel.data.record import record

SlotForm: TypeAlias = Literal[
    "key",
    "called",
    "several",
    "alike",
    "gender",
    "same",
    "phrase",
    "enclosed",
    "signed",
    "size",
    "sign",
    "measure",
    "some",
    "mass",
    "relative",
    "apart",
    "sight",
    "tail",
    "keyword",
    "visible",
    "again",
]
"""The forms that a slot may request instead of a noun phrase.

`key`: the word of the data, or the kind of the value; `called`: the name of an operation for authors; `several`:
whether normally several pieces are found; `alike`: whether the value equals that of the field named after it;
`gender`; `same`: the form requested for the whole sentence; `phrase`: an amount in words, `enclosed`: in brackets if
it ends in an aside; `signed`: a number with its sign, `size`: without it, `sign`: only whether it is more or less;
`measure`: an amount without the pieces that it is read from; `some`: a noun with its article, if it has one; `mass`:
whether it is a mass noun; `relative`: conditions as a relative clause; `apart`: effects, in brackets if they contain
others; `sight`: which piece must see those found within a distance; `tail`: the conditions of a number behind it, in
idioms where there are some; `keyword`: a name of the rules as cards print it, without quotation marks;
`visible`: pieces that are in sight; `again`: an effect whose piece was just named."""

_FORMS: tuple[SlotForm, ...] = get_args(SlotForm)
_DETERMINERS: tuple[Determiner, ...] = get_args(Determiner)
_NUMBERS: tuple[GrammaticalNumber, ...] = get_args(GrammaticalNumber)


@record(frozen=True, slots=True)
class Slot:
    """A variable of a sentence; `field` is empty if it begins with a determiner."""

    field: str
    determiner: Determiner | None
    noun: str
    """The noun, given by a field or by its term."""
    case: str | None
    number: GrammaticalNumber | None
    form: SlotForm | None


@cache
def slot_named(name: str, field_names: tuple[str, ...], cases: tuple[str, ...]) -> Slot:
    """The slot with this name, in an operation with these fields and a language with these cases."""
    field = max((each for each in field_names if name == each or name.startswith(f"{each}_")), key=len, default="")
    rest = name.removeprefix(field).strip("_").split("_") if field else name.split("_")
    determiner = next((each for each in _DETERMINERS if not field and rest[0] == each), None)
    if not field and determiner is None:
        raise LookupError(f"the slot {name!r} names no field of {', '.join(field_names)}")
    if determiner is not None:
        rest = rest[1:]
    form, rest = _taken(rest, _FORMS)
    case, rest = _taken(rest, cases)
    number, rest = _taken(rest, _NUMBERS)
    noun = "_".join(rest)
    return Slot(field, determiner, noun if noun in field_names else noun.replace("_", "-"), case, number, form)  # type: ignore[arg-type]


def _taken(parts: list[str], known: Collection[str]) -> tuple[str | None, list[str]]:
    """The last part, if it is one of these, and the rest before it."""
    if parts and parts[-1] in known:
        return parts[-1], parts[:-1]
    return None, parts
