"""Whether a passive counts now: in this test, with this weapon, on this ground (BG-ABIL-1, BG-ATT-6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from engine.kernel.clauses import clause
from engine.systems.battleground.abilities import ANYTIME, Condition
from engine.systems.battleground.acting import active, interrupted, is_acting
from engine.systems.battleground.lore import Known
from engine.systems.battleground.state import Battle
from engine.systems.battleground.weapons import weapon_named


class Testing(Protocol):
    """A test that a number is read for."""

    @property
    def figure(self) -> str: ...

    @property
    def purpose(self) -> str: ...

    @property
    def weapon(self) -> str: ...

    @property
    def target(self) -> str: ...


class Carried(NamedTuple):
    """An ability that a figure carries, perhaps on a weapon, and the test that it may count in."""

    known: Known
    figure: str
    test: Testing | None


@clause("BG-ATT-6")
def weapon_in_use(carried: Carried) -> bool:
    """The ability of a weapon works only while attacking with it, unless it says otherwise."""
    known, figure, test = carried
    if known.kind != "weapon" or known.anyway:
        return True
    return test is not None and (test.purpose, test.figure, test.weapon) == ("attack", figure, known.card)


def holds(state: Battle, figure: str, condition: Condition, about: Testing | None) -> bool:
    """Whether all that the condition says is so for this figure, outside of a test or in one."""
    if condition is ANYTIME or condition == ANYTIME:
        return True
    return in_such_a_test(state, condition, about) and in_such_a_state(state, figure, condition)


def in_such_a_test(state: Battle, condition: Condition, about: Testing | None) -> bool:
    """What the condition says of the test."""
    if condition.test is None and condition.weapon is None and condition.target_on is None:
        return True
    if about is None or condition.test not in (None, about.purpose):
        return False
    if condition.weapon is not None and not (
        about.weapon and weapon_named(state, about.weapon).type == condition.weapon
    ):
        return False
    return condition.target_on is None or (
        about.purpose == "attack" and on_difficult_ground(state, state.filled(about.target))
    )


def in_such_a_state(state: Battle, figure: str, condition: Condition) -> bool:
    """What the condition says of the figure itself."""
    if condition.self_on is not None and not on_difficult_ground(state, state.filled(figure)):
        return False
    if condition.wounded is not None and condition.wounded != (state.figures[figure].wounds > 0):
        return False
    return condition.interrupting is None or condition.interrupting == is_interrupting(state, figure)


def on_difficult_ground(state: Battle, places: Iterable[int]) -> bool:
    """BG-MAP-3, BG-BIG-2: whether any of these places is difficult ground; platforms are none."""
    return any(state.setting.terrain.difficult >> place & 1 for place in places)


def is_interrupting(state: Battle, figure: str) -> bool:
    """BG-INT-1: whether the figure is the one that interrupts now."""
    return is_acting(state) and active(state) == figure and interrupted(state) is not None
