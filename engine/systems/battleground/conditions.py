"""Whether a passive counts now: in this test, with this weapon, on this ground (BG-ABIL-1, BG-ATT-6)."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from engine.abilities.context import BEARER, AbilityContext, Cast
from engine.kernel.rules.clauses import clause
from engine.systems.battleground.lore import Known
from engine.systems.battleground.state import Battle


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


def scene_of(state: Battle, ability: str, owner: str, bearer: str, about: Any) -> AbilityContext[Battle]:
    """What a passive looks at: its owner, and the figure whose number it may change."""
    seat, target = state.figures[bearer].seat, "" if about is None else about.target
    return AbilityContext(state, Cast(seat, owner, ability, target), about, {BEARER: bearer}, printed=True)
