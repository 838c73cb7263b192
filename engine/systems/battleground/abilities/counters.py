"""The counters of a character that abilities read and change: mana, action points, focus and guard tokens, wounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do
from engine.systems.battleground.activation.costs import ActionPaid
from engine.systems.battleground.activation.mana_and_ap import GainMana, ap_gained, mana_gained
from engine.systems.battleground.activation_frame import active, ap, is_acting
from engine.systems.battleground.dice.events import ManaLost
from engine.systems.battleground.events import FocusGained, FocusLost, GuardLost, GuardRaised
from engine.systems.battleground.state import Battle

Events: TypeAlias = tuple[Event[Battle], ...]
ABILITY = ("BG-ABIL-1",)
"""The rule by which an ability reduces a counter."""


@record(frozen=True, slots=True)
class Counter:
    """A counter: its value for a figure, and the steps that increase or decrease it."""

    has: Callable[[Battle, str], int]
    gained: Callable[[Battle, str, int], Do[Battle]] | None = None
    lost: Callable[[Battle, str, int], Events] | None = None


def changed(state: Battle, figure: str, name: str, by: int) -> Do[Battle]:
    """The steps by which an ability changes a counter; it never falls below zero."""
    counter = COUNTERS[name]
    if by > 0 and counter.gained:
        return counter.gained(state, figure, by)
    lost = min(-by, counter.has(state, figure))
    return Do(counter.lost(state, figure, lost)) if lost > 0 and counter.lost else Do()


def _mana(state: Battle, figure: str) -> int:
    return state.figures[figure].mana


def _mana_gained(state: Battle, figure: str, mana: int) -> Do[Battle]:
    return Do(then=(GainMana(figure, mana),)) if mana_gained(state, figure, mana) else Do()


def _mana_lost(state: Battle, figure: str, mana: int) -> Events:
    return (ManaLost(figure=figure, mana=mana, rules=ABILITY),)


def _ap(state: Battle, figure: str) -> int:
    """BG-ROUND-7: only the acting figure has action points."""
    return ap(state) if _acts(state, figure) else 0


def _ap_gained(state: Battle, figure: str, number: int) -> Do[Battle]:
    return Do(ap_gained(state, figure, number) if _acts(state, figure) else ())


def _ap_lost(state: Battle, figure: str, number: int) -> Events:
    return (ActionPaid(figure=figure, use="", ap=number, rules=ABILITY),)


def _acts(state: Battle, figure: str) -> bool:
    return is_acting(state) and active(state) == figure


def _focus(state: Battle, figure: str) -> int:
    return int(state.figures[figure].focused)


def _focus_gained(state: Battle, figure: str, number: int) -> Do[Battle]:
    # BG-ACT-6: While focused it cannot get another one.
    return Do(() if _focus(state, figure) else (FocusGained(figure=figure, rules=("BG-ACT-6",)),))


def _focus_lost(state: Battle, figure: str, number: int) -> Events:
    return (FocusLost(figure=figure, rules=ABILITY),)


def _guard(state: Battle, figure: str) -> int:
    return int(state.figures[figure].guarding)


def _guard_gained(state: Battle, figure: str, number: int) -> Do[Battle]:
    return Do(() if _guard(state, figure) else (GuardRaised(figure=figure, rules=ABILITY),))


def _guard_lost(state: Battle, figure: str, number: int) -> Events:
    return (GuardLost(figure=figure, rules=ABILITY),)


def _wounds(state: Battle, figure: str) -> int:
    return state.figures[figure].wounds


COUNTERS: Mapping[str, Counter] = {
    "mana": Counter(_mana, _mana_gained, _mana_lost),
    "ap": Counter(_ap, _ap_gained, _ap_lost),
    "focus": Counter(_focus, _focus_gained, _focus_lost),
    "guard": Counter(_guard, _guard_gained, _guard_lost),
    "wounds": Counter(_wounds),
}
