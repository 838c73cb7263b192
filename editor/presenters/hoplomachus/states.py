"""Explanations of the states of units in Hoplomachus, and of what lies on them."""

from __future__ import annotations

from collections.abc import Iterator

from editor.game_text.display_names import DisplayNames
from editor.presenters.hoplomachus.sheets import tactic_sheet, tactic_text
from editor.view_model.side_panel import SheetLine
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import is_fatigued


def states(view: Arena, id_: str, naming: DisplayNames) -> tuple[SheetLine, ...]:
    """The states of a unit, each by its name with what it does, until when and by whom."""
    return tuple(_of_unit(view, id_, naming)) if id_ in view.units else ()


def _of_unit(view: Arena, name: str, naming: DisplayNames) -> Iterator[SheetLine]:
    unit = view.units[name]
    if not unit.active:
        label = naming.label("board-hoplomachus-inactive")
        yield SheetLine(label, naming.say("state-hoplomachus-inactive"), ("HR-COMP-5",))
    if unit.dazed:
        yield SheetLine(naming.label("term-dazed"), naming.say("state-hoplomachus-dazed"), ("HR-TURN-3",))
    if is_fatigued(view, name):
        yield SheetLine(naming.label("term-fatigued"), naming.say("state-hoplomachus-fatigued"), ("HR-TURN-11",))
    for played in unit.tactics:
        yield _tactic(view, played.card, played.seat, naming)
    if unit.engaged:
        yield SheetLine(naming.label("state-acted"), naming.say("state-hoplomachus-engaged"), ("HR-TURN-6",))


def _tactic(view: Arena, card: str, seat: str, naming: DisplayNames) -> SheetLine:
    """A tactic on a unit: its effect, who played it, and when it ends."""
    until = naming.label("board-hoplomachus-until")
    ends = next((fact.text for fact in tactic_sheet(view, card, naming).facts if fact.name == until), "")
    word = "state-hoplomachus-tactic-until" if ends else "state-hoplomachus-tactic"
    values = {"until": ends} if ends else {}
    text = naming.say(word, does=tactic_text(view, card, naming), seat=seat, **values)
    return SheetLine(naming.name(card), text, ("HR-TACTIC-2",))
