"""The units of a position: hex, HP, what each did and suffered in this turn, and the tactics on it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.content.problems import shown
from engine.geometry.hex.grid import PlaceError
from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.positions.position_parsing import Plain, items, name, number, one_of, plain_of, table, text
from engine.systems.hoplomachus.state import Arena, Played, Unit

STATUS: Mapping[str, tuple[str, bool]] = {
    "inactive": ("active", False),
    "dazed": ("dazed", True),
    "moved": ("moved", True),
    "engaged": ("engaged", True),
}
"""What may be said of a unit, with the field that holds it and its value then."""
FIELDS = ("seat", "at", "hp", "status", "abilities", "tactics")


def written_unit(state: Arena, unit: Unit) -> Plain:
    """A unit: its seat, hex and HP always, all else where there is something to say."""
    status = [word for word, (field, value) in STATUS.items() if getattr(unit, field) is value]
    tactics = [each.card if each.seat == unit.seat else plain_of(each) for each in unit.tactics]
    others = {"status": status, "abilities": list(unit.abilities), "tactics": tactics}
    shown_always = {"seat": unit.seat, "at": state.printed(unit.at), "hp": unit.hp}
    return {**shown_always, **{key: value for key, value in others.items() if value}}


def read_units(start: Arena, said: Plain) -> Plain:
    """The units in combat, by their names."""
    known = start.setting.units
    found = table(said.get("units", {}), "$.units")
    return {name(each, f"$.units.{each}", known): _read_unit(start, each, raw) for each, raw in found.items()}


def _read_unit(start: Arena, unit: str, raw: object) -> Plain:
    path = f"$.units.{unit}"
    given = table(raw, path, FIELDS)
    if "at" not in given:
        raise BadState(f"{path}.at", message("state-missing-field", name="at"))
    seat = name(given.get("seat", _written_seat(start, unit)), f"{path}.seat", start.seats)
    status = [one_of(each, f"{path}.status", tuple(STATUS)) for each in items(given.get("status", []), path)]
    health = start.chip(unit).health
    return {
        "seat": seat,
        "at": _hex(start, given["at"], f"{path}.at"),
        "hp": number(given.get("hp", health), f"{path}.hp", 1, start.setting.hp),
        **{field: value for each, (field, value) in STATUS.items() if each in status},
        "abilities": [
            text(each, f"{path}.abilities") for each in items(given.get("abilities", []), f"{path}.abilities")
        ],
        "tactics": [
            _read_played(start, seat, each, f"{path}.tactics[{at}]")
            for at, each in enumerate(items(given.get("tactics", []), f"{path}.tactics"))
        ],
    }


def _written_seat(start: Arena, unit: str) -> str | None:
    """The seat for which the scenario writes the unit; None for a neutral hero."""
    factions = start.setting.factions.values()
    return next((each.seat for each in factions if unit in (*each.units, each.hero)), None)


def _read_played(start: Arena, seat: str, raw: object, path: str) -> Plain:
    """A tactic with the seat that played it; by its name alone it is of the unit's own."""
    given = {"card": raw} if isinstance(raw, str) else table(raw, path, ("card", "seat"))
    card = name(given.get("card"), f"{path}.card", start.setting.tactics)
    return plain_of(Played(card, name(given.get("seat", seat), f"{path}.seat", start.seats)))


def _hex(start: Arena, raw: object, path: str) -> int:
    grid = start.setting.grid
    try:
        found = grid.place(text(raw, path))
    except PlaceError:
        raise BadState(path, message("content-bad-place", found=shown(raw))) from None
    if grid.is_raised(found):
        raise BadState(path, message("content-no-platform", place=shown(raw)))
    return found
