"""The acting figure in a position: written apart from its frame, so that it is easy to find and to change."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.systems.battleground.activation.mana_and_ap import MOST_AP
from engine.systems.battleground.positions.readers import Plain, items, name, names, number, one_of, table
from engine.systems.battleground.state import Battle

ACTIVE = "active"
LISTS = ("uses", "abilities", "missions")
APART = ("ap", *LISTS)
"""What stands under `active` instead of in the frame."""
FIELDS = ("figure", *APART)
USES = ("focus", "move", "guard", *(f"attack {kind}" for kind in ("melee", "ranged", "spell", "fists")))
"""BG-ACT-2, -3: what makes the next of its kind dearer."""
MOST_USES = 99


def laid_apart(raw: Plain) -> Plain:
    """What the codec wrote, with the innermost activation or interruption under `active`."""
    frames = list(raw.get("frames", ()))
    at = _innermost(frames)
    if at is None:
        return raw
    values = frames[at]["values"]
    active = {"figure": values[ACTIVE], "ap": values["ap"], "uses": values["uses"]}
    active |= {key: values[key] for key in LISTS if values[key]}
    frames[at] = {**frames[at], "values": {key: each for key, each in values.items() if key not in APART}}
    return {**raw, ACTIVE: active, "frames": frames}


def put_back(made: Plain, active: Plain | None) -> Plain:
    """The state with what was said of who is acting, in the frame where it belongs."""
    if active is None:
        return made
    frames = list(items(made["frames"], "$.frames"))
    at = _innermost(frames)
    if at is None:
        raise BadState(f"$.{ACTIVE}", message("battleground-nobody-acts"))
    values = frames[at]["values"]
    if values[ACTIVE] != active["figure"]:
        known = [values[ACTIVE]] if isinstance(values[ACTIVE], str) else []
        raise BadState(f"$.{ACTIVE}.figure", message("battleground-another-acts"), active["figure"], known)
    for key in APART:
        if key in values:
            raise BadState(f"$.frames[{at}].values.{key}", message("battleground-told-by-active", name=key))
    apart = {key: active[key] for key in APART}
    frames[at] = {**frames[at], "values": {**values, **apart}}
    return {**made, "frames": frames}


def _innermost(frames: Sequence[object]) -> int | None:
    """The number of the innermost frame in which somebody acts, as far as they are frames at all."""
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        values = frame.get("values") if isinstance(frame, dict) else None
        if isinstance(values, dict) and ACTIVE in values:
            return at
    return None


def read_active(start: Battle, said: Plain) -> Plain | None:
    """Who is acting, what it has left and what it did so far; a bare name is a figure with nothing left to spend."""
    raw = said.get(ACTIVE)
    if raw is None:
        return None
    path, setting = f"$.{ACTIVE}", start.setting
    given = {"figure": raw} if isinstance(raw, str) else table(raw, path, FIELDS)
    figure = name(given.get("figure"), f"{path}.figure", setting.figures)
    played = [card for card, each in setting.cards.items() if each.mission is not None]
    return {
        "figure": figure,
        "ap": number(given.get("ap", 0), f"{path}.ap", 0, MOST_AP),
        "uses": _read_uses(given.get("uses", []), f"{path}.uses"),
        "abilities": names(given.get("abilities", []), f"{path}.abilities", setting.ability_index.abilities),
        "missions": names(given.get("missions", []), f"{path}.missions", played),
    }


def _read_uses(raw: object, path: str) -> list[str]:
    """What action points were spent on: a list of uses, or a table of how often there was each."""
    if isinstance(raw, dict):
        for use in raw:
            one_of(use, f"{path}.{use}", USES)
        return [use for use, often in raw.items() for _ in range(number(often, f"{path}.{use}", 0, MOST_USES))]
    return [one_of(use, f"{path}[{at}]", USES) for at, use in enumerate(items(raw, path))]
