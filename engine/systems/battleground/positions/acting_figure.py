"""The acting figure in a position: written separately from its frame, so that it is easy to find and to change."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from engine.kernel.data.errors import BadState
from engine.kernel.data.field_marks import BRIEF, BoundsMark, NameMark
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.positions.position_part import GivenPart, PositionPart
from engine.kernel.state.game_state import Frame
from engine.systems.battleground.activation_frame import MOST_AP
from engine.systems.battleground.state import Battle, FigureName

ACTIVE = "active"
LISTS = ("uses", "abilities", "missions")
APART = ("ap", *LISTS)
"""The values that are written under `active` instead of in the frame."""
USES = ("focus", "move", "guard", *(f"attack {kind}" for kind in ("melee", "ranged", "spell", "fists")))
"""BG-ACT-2, -3: the uses that make further ones of the same kind more expensive."""
MOST_USES = 99
Use = Annotated[str, NameMark("use")]


@record(frozen=True, slots=True)
class ActiveFigure:
    """The acting figure, its resources and its actions so far; `uses` is a list, or a table of numbers by kind."""

    figure: Annotated[FigureName, BRIEF]
    ap: Annotated[int, BoundsMark(0, MOST_AP)] = 0
    uses: tuple[Use, ...] | Mapping[Use, Annotated[int, BoundsMark(0, MOST_USES)]] = ()
    abilities: tuple[Annotated[str, NameMark("used ability")], ...] = ()
    missions: tuple[Annotated[str, NameMark("mission")], ...] = ()


def complete_active(part: GivenPart) -> Mapping[str, Any]:
    """A table of uses, converted to the list of them."""
    uses = part.given.get("uses", ())
    return {"uses": tuple(use for use, often in uses.items() for _ in range(often))} if isinstance(uses, dict) else {}


ACTIVE_PART = PositionPart(complete=complete_active)


def separate_acting_figure(table: dict[str, Any]) -> dict[str, Any]:
    """A written state, with the innermost activation or interruption under `active`."""
    frames = list(table.get("frames", ()))
    at = _innermost([frame.get("values", {}) for frame in frames])
    if at is None:
        return table
    values = frames[at]["values"]
    active = {"figure": values[ACTIVE], "ap": values["ap"], "uses": values["uses"]}
    active |= {key: values[key] for key in LISTS if values[key]}
    frames[at] = {**frames[at], "values": {key: each for key, each in values.items() if key not in APART}}
    return {**table, ACTIVE: active, "frames": frames}


def place_of(state: Battle, path: str) -> str:
    """The path of a value in a position: the fields of the acting figure are written apart from its frame."""
    at = _innermost([frame.values for frame in state.frames])
    name = path.removeprefix(f"$.frames[{at}].values.")
    return f"$.{ACTIVE}.{name}" if re.split(r"[.\[]", name)[0] in APART else path


def put_back(frames: tuple[Frame, ...], active: ActiveFigure | None) -> tuple[Frame, ...]:
    """The frames, with the values of the acting figure in the one where they belong."""
    if active is None:
        return frames
    at = _innermost([frame.values for frame in frames])
    if at is None:
        raise BadState(f"$.{ACTIVE}", message("battleground-nobody-acts"))
    frame = frames[at]
    if frame.values[ACTIVE] != active.figure:
        known = [frame.values[ACTIVE]] if isinstance(frame.values[ACTIVE], str) else []
        raise BadState(f"$.{ACTIVE}.figure", message("battleground-another-acts"), active.figure, map(str, known))
    for key in APART:
        if key in frame.values:
            raise BadState(f"$.frames[{at}].values.{key}", message("battleground-told-by-active", name=key))
    values = {**frame.values, **{key: getattr(active, key) for key in APART}}
    return (*frames[:at], Frame(frame.base, frame.subject, frame.ability, values), *frames[at + 1 :])


def _innermost(frames: Sequence[Mapping[str, Any]]) -> int | None:
    """The index of the innermost frame with an acting figure."""
    return next((at for at in range(len(frames) - 1, -1, -1) if ACTIVE in frames[at]), None)
