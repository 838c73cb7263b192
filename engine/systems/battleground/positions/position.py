"""Positions: how a state of Battleground is written for people, and read back, whole or in part.

Places and directions are written by name, tokens in a list, each army's cards under its seat, and who is acting apart
from the frame that holds it. What a hand-written position leaves out is as the scenario sets it up; without an agenda
it begins the phase that it names, or goes on in the activation that it describes.
"""

from __future__ import annotations

from typing import get_args

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.systems.battleground.abilities.events import mark_key
from engine.systems.battleground.positions.active import ACTIVE, laid_apart, put_back, read_active
from engine.systems.battleground.positions.cards import read_sides, written_side
from engine.systems.battleground.positions.figures import read_figures, read_knocked_out, written_figure
from engine.systems.battleground.positions.readers import Plain, items, name, number, one_of, place, table
from engine.systems.battleground.positions.start import agenda_of, in_play
from engine.systems.battleground.state import Battle, Phase

KERNEL = ("agenda", "frames", "sealed", "drawn", "dice", "fuel", "used", "offers", "ended", "stopped")
FIELDS = ("figures", "seats", "objectives", "marks", "knocked_out", "first", "round", "phase", ACTIVE, *KERNEL)
PHASES: tuple[str, ...] = get_args(Phase)


def written(state: Battle, raw: Plain) -> Plain:
    """The state as a position shows it; `raw` is how the codec writes it."""
    grid = state.setting.terrain.grid
    marks = [{"name": mark.name, "seat": mark.seat, "at": grid.name(mark.at)} for mark in state.marks.values()]
    figures = state.figures
    return {
        "figures": {
            each: written_figure(state, figures[each]) if each in figures else None for each in state.setting.figures
        },
        "seats": {seat: written_side(state, seat, side) for seat, side in state.sides.items()},
        "objectives": {each: grid.name(at) for each, at in state.objectives.items()},
        **({"marks": marks} if marks else {}),
        "knocked_out": list(state.knocked_out),
        "first": state.first,
        "round": state.round,
        "phase": state.phase,
        **laid_apart({key: raw[key] for key in KERNEL if key in raw}),
    }


def read(start: Battle, raw: object) -> object:
    """The state as the codec reads it, from what a position says; `start` is the state that the scenario sets up."""
    said = table(raw, "$", FIELDS)
    active = read_active(start, said)
    acting = None if active is None or said.get("agenda") else active["figure"]
    figures = read_figures(start, said, acting)
    sides = read_sides(start, said, figures, acting)
    made: Plain = {
        "seats": list(start.seats),
        "agenda": [],
        "frames": [],
        **{key: said[key] for key in KERNEL if key in said},
        "figures": figures,
        "sides": sides,
        "objectives": _read_objectives(start, said, sides),
        "marks": _read_marks(start, said),
        "knocked_out": read_knocked_out(start, said),
        **_read_table(start, said),
    }
    if made["agenda"] or "ended" in said:
        return put_back(made, active)
    return {**made, "agenda": agenda_of(start, said, active, sides), "frames": [], "sealed": {}}


def _read_table(start: Battle, said: Plain) -> Plain:
    """The first player, the round and the phase; who names a phase or an active figure means the first round."""
    first, in_round = said.get("first", start.first), int(in_play(said))
    return {
        "first": None if first is None else name(first, "$.first", start.seats),
        "round": number(said.get("round", in_round), "$.round", in_round, start.setting.rounds * in_round),
        "phase": one_of(said.get("phase", "activation" if in_round else "set-up"), "$.phase", PHASES),
    }


def _read_objectives(start: Battle, said: Plain, sides: Plain) -> dict[str, int]:
    """The tokens on the map: those named, else those of the scenario that nobody claimed."""
    known = start.setting.objectives
    if "objectives" not in said:
        claimed = {token for side in sides.values() for token in side["objectives"]}
        return {token: at for token, at in known.items() if token not in claimed}
    made = {}
    for token, at in table(said["objectives"], "$.objectives").items():
        path = f"$.objectives.{token}"
        made[name(token, path, known)] = place(at, path, start.setting.terrain)
    return made


def _read_marks(start: Battle, said: Plain) -> Plain:
    """BG-FX-5: the marks on the map, each with its army and its place."""
    made: Plain = {}
    for number_, raw in enumerate(items(said.get("marks", []), "$.marks")):
        path = f"$.marks[{number_}]"
        given = table(raw, path, ("name", "seat", "at"))
        mark = name(given.get("name"), f"{path}.name", start.setting.ability_index.marks)
        seat = name(given.get("seat"), f"{path}.seat", start.seats)
        if mark_key(seat, mark) in made:
            raise BadState(f"{path}.name", message("battleground-named-twice", name=mark))
        at = place(given.get("at"), f"{path}.at", start.setting.terrain)
        made[mark_key(seat, mark)] = {"name": mark, "seat": seat, "at": at}
    return made
