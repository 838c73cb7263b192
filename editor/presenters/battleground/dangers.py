"""Dangers of a move in Battleground: the enemies that strike as a figure leaves or passes, and guards at its end."""

from __future__ import annotations

from dataclasses import replace

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import phrase_text
from engine.geometry.hex.grid import PlaceError
from engine.kernel.data.choice import Choice
from engine.kernel.rules.explanation import action_of
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.interruptions.rules import Leaving, guard_must_interrupt, opportunities
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM


def dangers(view: Battle, choice: Choice, naming: DisplayNames) -> str:
    """The enemies that strike during a move, and those that interrupt where it ends; empty if there are none."""
    if choice.kind != "move" or not is_acting(view) or active(view) not in view.figures:
        return ""
    mover, path = active(view), _path(view, choice)
    if not path:
        return ""
    leaving = opportunities(view, Leaving(mover))
    passing: list[str] = []
    for place in path[1:-1]:
        passing += opportunities(_standing_at(view, mover, place), Leaving(mover, (*leaving, *passing)))
    there = _standing_at(view, mover, path[-1])
    enemies = view.of(view.opponent(view.figures[mover].seat))
    guards = [name for name in enemies if guard_must_interrupt(there, name, mover)]
    found = (
        ("danger-battleground-leaving", list(leaving)),
        ("danger-battleground-passing", passing),
        ("danger-battleground-guards", guards),
    )
    told = (phrase_text(word, {"figures": figures}, SYSTEM.id, naming) for word, figures in found if figures)
    return " ".join(told)


def _path(view: Battle, choice: Choice) -> tuple[int, ...]:
    """The way of a move, from the place where it begins; without a known one, that place and its end."""
    grid, start = view.scenario.terrain.grid, view.figures[active(view)].at
    action = action_of(view, choice)
    shown = choice.shows or ({} if action is None else action.shown(view, choice))
    path = shown.get("path")
    names = path if isinstance(path, tuple) else (choice.text("to"),)
    try:
        places = tuple(grid.place(str(name)) for name in names)
    except PlaceError:
        return ()
    return places if places[:1] == (start,) or start is None else (start, *places)


def _standing_at(view: Battle, figure: str, place: int) -> Battle:
    return view.but(figures={**view.figures, figure: replace(view.figures[figure], at=place)})
