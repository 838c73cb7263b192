"""The questions that a game of Hoplomachus answers: distances, ways, the dice of an attack, and their odds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.kernel.ask import Ask, BadValue
from engine.kernel.value import Json
from engine.kernel.word import word
from engine.odds.distribution import Distribution
from engine.systems.hoplomachus.ask_fields import Attack, attack, dice, hex_, unit
from engine.systems.hoplomachus.odds import odds_of_loss, odds_of_pool
from engine.systems.hoplomachus.space import distance, way_to, ways
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice, movement

_DIGITS = 9


@dataclass(frozen=True, slots=True, kw_only=True)
class Distance(Ask[Arena]):
    """HR-TURN-6: how many hexes two places are apart."""

    start: int = hex_(name="from")
    end: int = hex_(name="to")

    def answer(self, state: Arena) -> Mapping[str, Json]:
        return {"hexes": distance(state.setting.grid, self.start, self.end), "rules": ["HR-TURN-6"]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach(Ask[Arena]):
    """HR-TURN-4: where a unit could move, and in how many steps."""

    unit: str = unit()

    def answer(self, state: Arena) -> Mapping[str, Json]:
        before = ways(state, state.units[self.unit].at, movement(state, self.unit))
        steps = {state.printed(hex_): len(way_to(before, hex_)) - 1 for hex_ in sorted(before)}
        reach: dict[str, Json] = {place: number for place, number in steps.items() if number}
        return {"reach": reach, "rules": ["HR-TURN-4", "HR-ARENA-1"]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds(Ask[Arena]):
    """HR-COMP-2: how likely each number of hits is, of an attack or of some dice; of an attack, also what it takes."""

    action: Attack | None = attack(default=None)  # noqa: RUF009 - it declares a field
    dice: tuple[str, ...] | None = dice(default=None)

    def answer(self, state: Arena) -> Mapping[str, Json]:
        faces = state.setting.dice
        if (self.action is None) is (self.dice is None):
            raise BadValue(word("ask-hoplomachus-one-kind-of-odds"))
        if self.action is None:
            return {"hits": _told(odds_of_pool(faces, self.dice or ())), "rules": ["HR-COMP-2"]}
        colours = attack_dice(state, self.action.unit)
        pool = odds_of_pool(faces, colours)
        lost = odds_of_loss(state, self.action.target, pool)
        return {
            "dice": list(colours),
            "hits": _told(pool),
            "lost": _told(lost),
            "defeated": round(lost.get(state.units[self.action.target].hp, 0.0), _DIGITS),
            "rules": ["HR-COMP-2", "HR-TURN-6"],
        }


def _told(odds: Distribution[int]) -> dict[str, Json]:
    return {str(number): round(chance, _DIGITS) for number, chance in sorted(odds.items())}


ASKS: Mapping[str, type[Ask[Arena]]] = {"distance": Distance, "reach": Reach, "odds": Odds}
