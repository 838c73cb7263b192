"""Probe: two ferrymen cross a river from stone to stone; positions of it come from the marks on its state alone.

SF-1 In turns, a ferryman goes on by one or two stones, or waits; two never stand on one stone but the first and last.
SF-2 Who goes on by two gets tired; who is tired goes on by one, and is rested then.
SF-3 The first on the last stone wins.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Annotated

import engine.kernel.authoring as k

STONES = k.Numbering(("bank", "flat stone", "grey stone", "round stone", "sharp stone", "meadow"))
OTHER = {"red": "blue", "blue": "red"}
FERRYMEN = {"anselm": "red", "bertha": "blue"}
GOAL = len(STONES.names) - 1


@k.record(frozen=True, slots=True, kw_only=True)
class Ferryman:
    seat: k.SeatName
    at: Annotated[int, k.NumberedMark("stone"), k.SHOWN] = 0
    tired: Annotated[bool, k.InListMark("status", {"tired": True}, once=True)] = False
    crossed: Annotated[int, k.BoundsMark(0, "stones")] = 0


@k.record(frozen=True, kw_only=True)
class River(k.State):
    ferrymen: Mapping[Annotated[str, k.NameMark("ferryman")], Ferryman]
    active: Annotated[k.SeatName, k.KeyMark("turn"), k.SHOWN] = "red"


@k.record(frozen=True, slots=True, kw_only=True)
class WentOn(k.Event[River]):
    ferryman: str
    stones: int

    def evolve(self, state: River) -> River:
        before = state.ferrymen[self.ferryman]
        after = replace(before, at=before.at + self.stones, tired=self.stones > 1, crossed=before.crossed + self.stones)
        return replace(state, ferrymen={**state.ferrymen, self.ferryman: after}, active=OTHER[before.seat])


@k.clause("SF-1", lambda wish: {"stone": STONES.text(target(wish))})
def free_stone(wish: k.Wish[River]) -> bool:
    others = (each.at for name, each in wish.state.ferrymen.items() if name != mine(wish.state))
    return wish.choice["stones"] == 0 or target(wish) == GOAL or target(wish) not in others


@k.clause("SF-2")
def rested(wish: k.Wish[River]) -> bool:
    return wish.choice.number("stones") < 2 or not wish.state.ferrymen[mine(wish.state)].tired


def mine(state: River) -> str:
    return next(name for name, each in state.ferrymen.items() if each.seat == state.active)


def target(wish: k.Wish[River]) -> int:
    return min(GOAL, wish.state.ferrymen[mine(wish.state)].at + wish.choice.number("stones"))


def ways(state: River) -> Iterator[k.Choice]:
    left = GOAL - state.ferrymen[mine(state)].at
    return (k.choice("cross", stones=stones) for stones in range(min(2, left) + 1))


@k.record(frozen=True, slots=True)
class Cross(k.Question[River]):
    offers = (k.Action("cross", (free_stone, rested), k.Wish, ways),)
    name: Annotated[str, k.NameMark("ferryman")]

    def ask(self, state: River) -> k.Decision:
        return k.Decision((state.active,), "cross", k.message("prompt-stone-ferry"), k.offered(self.offers, state))

    def take(self, state: River, answer: k.Choice) -> k.Do[River]:
        other = next(name for name in FERRYMEN if name != self.name)
        return k.Do((WentOn(ferryman=self.name, stones=answer.number("stones"), rules=("SF-1",)),), (Cross(other),))


def outcome(state: River) -> k.Outcome | None:
    there = [each.seat for each in state.ferrymen.values() if each.at == GOAL]
    return k.win("SF-3", *there) if there else None


def setup(_: k.Setup) -> River:
    ferrymen = {name: Ferryman(seat=seat) for name, seat in FERRYMEN.items()}
    return River(seats=("red", "blue"), agenda=(Cross("anselm"),), ferrymen=ferrymen)


def known(_: River) -> k.KnownNames:
    return k.KnownNames({"ferryman": FERRYMEN}, {"stone": STONES}, {"stones": GOAL})


SYSTEM = k.GameSystem(id="stone-ferry", state=River, setup=setup, outcome=outcome, known=known)
