"""Checks of the agenda of a written state: names and numbers in its steps and frames."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias, get_args

from engine.geometry.hex.grid import DIRECTIONS, PlaceError
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.data.value import Value
from engine.systems.battleground.abilities.types.card_abilities import Tested
from engine.systems.battleground.combat.weapons import FISTS, weapons_in_play
from engine.systems.battleground.positions.active import USES
from engine.systems.battleground.state import Battle

Found: TypeAlias = Iterator[tuple[str, Message]]

STEPS = (
    "figure",
    "other",
    "mover",
    "interrupted",
    "initial",
    "target",
    "source",
    "by",
    "struck",
    "whom",
    "now",
    "piece",
    "chosen",
    "in_sight_of",
)
FRAMES = ("subject", "active", "tester")
FIGURES = (*STEPS, *FRAMES)
"""The fields of steps, and the names in frames, whose values are figures."""
PLACES, NAMED_PLACES = ("start", "to", "path"), ("at", "aim")
"""Those whose values are places, by their numbers or by their names; an aim may be a figure as well."""
STATISTICS: tuple[str, ...] = get_args(Tested)
SIGNED = ("threshold",)
"""Numbers that may lie below zero."""


@record(frozen=True, slots=True)
class KnownNames:
    """What the names in an agenda may be."""

    by_field: Mapping[str, Collection[Value]]
    terrain: Terrain

    def problem(self, field: str, value: Value) -> Message | None:
        """What is wrong with a name or number in such a field."""
        if isinstance(value, str) and value and not self._is_known(field, value):
            return message("content-unknown-id", id=value)
        if isinstance(value, int) and value < 0 and field not in SIGNED:
            return message("state-below-nothing")
        if isinstance(value, int) and field in PLACES and not self.terrain.places >> value & 1:
            return message("battleground-no-such-place", number=value)
        if isinstance(value, int) and field == "facings" and value not in DIRECTIONS:
            return message("state-number-between", least=DIRECTIONS[0], most=DIRECTIONS[-1])
        return None

    def _is_known(self, field: str, value: str) -> bool:
        if field in NAMED_PLACES:
            return value in self.by_field.get(field, ()) or self._is_place(value)
        return value in self.by_field.get(field, (value,))

    def _is_place(self, name: str) -> bool:
        try:
            return bool(self.terrain.places >> self.terrain.grid.place(name) & 1)
        except PlaceError:
            return False


def names_of(state: Battle) -> KnownNames:
    """The names of this game."""
    setting, figures = state.setting, tuple(state.setting.figures)
    abilities = (*setting.ability_index.definitions, *setting.ability_index.tokens, *setting.ability_index.marks)
    by_field: Mapping[str, Collection[Value]] = {
        **dict.fromkeys(FIGURES, figures),
        "aim": figures,
        "seat": state.seats,
        "turn_of": state.seats,
        "card": tuple(setting.cards),
        "missions": tuple(setting.cards),
        "weapon": (FISTS.id, *(weapon.id for weapon in weapons_in_play(state))),
        "ability": abilities,
        "abilities": abilities,
        "uses": USES,
        "statistic": STATISTICS,
        "against": STATISTICS,
        "objective": tuple(setting.objectives),
    }
    return KnownNames(by_field, setting.terrain)


def agenda_problems(state: Battle) -> Found:
    """Steps are about figures, seats, cards and places that there are, and so are the values of frames."""
    names = names_of(state)
    for at, step in enumerate(state.agenda):
        yield from _inside(names, "", step, f"$.agenda[{at}]")
    for at, frame in enumerate(state.frames):
        yield from _inside(names, "subject", frame.subject, f"$.frames[{at}].subject")
        yield from _inside(names, "ability", frame.ability, f"$.frames[{at}].ability")
        for name, value in frame.values.items():
            yield from _inside(names, name, value, f"$.frames[{at}].values.{name}")


def _inside(names: KnownNames, field: str, value: Any, path: str) -> Found:
    """What is wrong with a value and all that it holds; a list is about the same as each of its items."""
    if is_dataclass(value):
        for each in fields(value):
            yield from _inside(names, each.name, getattr(value, each.name), f"{path}.{each.name}")
    elif isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from _inside(names, field, item, f"{path}[{at}]")
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _inside(names, key, item, f"{path}.{key}")
    else:
        problem = names.problem(field, value)
        if problem is not None:
            yield path, problem
