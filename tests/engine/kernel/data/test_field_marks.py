"""Marks of all games: each refers to names, notations and limits that its game knows."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin

import pytest

from engine.kernel.data.field_marks import BoundsMark, NameMark, NumberedMark, SpreadMark
from engine.kernel.positions.codec import forms_of
from engine.kernel.positions.part_forms import hints_of
from engine.kernel.rules.game_system import GameSystem
from engine.registry import probes, systems
from tests.support.conformance import scenario_of

EVERY = {**systems(), **probes()}
OF_ABILITIES = {"piece", "ability", "place", "objective", "weapon", "thrower"}
"""Kinds in the steps of the kernel and of abilities, for games that have such things."""
ANY_TEXT = {"text"}
"""Of which a text is only not empty."""


def marks_in(hint: Any, seen: set[type]) -> Iterator[Any]:
    """The marks in a type and in all that it holds."""
    yield from getattr(hint, "__metadata__", ())
    for mark in getattr(hint, "__metadata__", ()):
        for inner in mark.fields.values() if isinstance(mark, SpreadMark) else ():
            yield from marks_in(inner, seen)
    for inner in get_args(hint):
        yield from marks_in(inner, seen)
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and is_dataclass(kind) and kind not in seen:
        seen.add(kind)
        hints = hints_of(kind)
        for each in fields(kind):
            if not each.metadata:
                yield from marks_in(hints[each.name], seen)


@pytest.mark.parametrize("system", EVERY.values(), ids=EVERY.keys())
def test_marks_refer_to_what_the_game_knows(system: GameSystem[Any]) -> None:
    """A misspelt kind would leave a name unchecked."""
    start = system.setup(scenario_of(system))
    known = system.known(start)
    names = {*known.names, "seat", *ANY_TEXT} | (set() if system.parts else OF_ABILITIES)
    for part in system.parts.values():
        for key in (*start.seats, *getattr(start, "figures", ())):
            try:
                names |= part.names(start, key).keys()
            except KeyError:
                continue
    seen: set[type] = set()
    state: Any = system.state
    roots = (state, *forms_of(state, system.modules).steps.values())
    for mark in (mark for root in roots for mark in marks_in(root, seen)):
        match mark:
            case NameMark(kind):
                assert kind in names
            case NumberedMark(notation):
                assert notation in known.notations
            case BoundsMark(_, str(limit)):
                assert limit in known.limits
