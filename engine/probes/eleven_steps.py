"""Probe: a test of eleven steps, with the other side's test inside it.

ES-1 In turns, a seat attacks by a test (1) of 4 dice; with more wounds than the other it has a die more (2).
ES-2 A die succeeds on 4 or more (3). The dice are thrown (4) and counted (5).
ES-3 One die may be thrown again (6), then up to two, each once (7).
ES-4 Each 6 explodes: one more die, which succeeds on 5 or more and may explode again (8); all count (9).
ES-5 After a success, the other side defends by the same test, each success taking one away (10).
ES-6 Each success left is a wound (11). The first to suffer six loses.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import engine.kernel.authoring as k


@k.record(frozen=True, kw_only=True)
class Duel(k.State):
    wounds: Mapping[str, int]


@k.record(frozen=True, slots=True, kw_only=True)
class WoundsTaken(k.Event[Duel]):
    seat: str
    wounds: int

    def evolve(self, state: Duel) -> Duel:
        return replace(state, wounds={**state.wounds, self.seat: state.wounds[self.seat] + self.wounds})


@k.amount("ES-1")
def more_wounds(state: Duel, seat: str, other: str) -> int:
    return int(state.wounds[seat] > state.wounds[other])


@k.clause("ES-3", lambda wish: {"die": wish.choice.number("die") + 1})
def not_again_yet(wish: k.Wish[Duel]) -> bool:
    return wish.choice["die"] not in wish.question.done


def rerolls(state: Duel) -> Iterator[k.Choice]:
    return (k.choice("reroll", die=die) for die in range(len(k.dice(state, "dice"))))


@k.record(frozen=True, slots=True)
class Again(k.Question[Duel]):
    offers = (k.Action("reroll", (not_again_yet,), k.Wish, rerolls),)
    seat: str
    left: int
    done: tuple[int, ...] = ()

    def ask(self, state: Duel) -> k.Decision | k.Do[Duel]:
        choices = (*k.offered(self.offers, state), k.choice("done", rules=("ES-3",)))
        return k.Decision((self.seat,), "reroll", k.message("prompt-eleven-steps"), choices) if self.left else k.Do()

    def take(self, state: Duel, answer: k.Choice) -> k.Do[Duel]:
        if answer.kind == "done":
            return k.Do()
        done = (*self.done, answer.number("die"))
        roll: k.Roll[Duel] = k.Roll("again", self.seat, 1, "dice", again=done[-1:])
        return k.Do(then=(roll, Again(self.seat, self.left - 1, done)))


@k.record(frozen=True, slots=True)
class Count(k.Step[Duel]):
    least: int = 4
    hits: int = 0

    def run(self, state: Duel) -> k.Do[Duel]:
        seat, other, against = state.bound("seat", str), state.bound("other", str), state.bound("against", int)
        faces = k.dice(state, "dice")
        hits = self.hits + sum(face >= self.least for face in faces)
        if 6 in faces:
            roll: k.Roll[Duel] = k.Roll("explode", seat, faces.count(6), "dice")
            return k.Do(then=(roll, Count(5, hits)))
        wounds = against - hits
        taken = (WoundsTaken(seat=seat, wounds=wounds, rules=("ES-6",)),) if wounds > 0 else ()
        return k.Do(taken, after=(TakeTest(seat, other) if against else TakeTest(other, seat, hits),))


@k.record(frozen=True, slots=True)
class TakeTest(k.Step[Duel]):
    seat: str
    other: str
    against: int = 0  # the successes to cancel; an attack has none

    def run(self, state: Duel) -> k.Do[Duel]:
        roll: k.Roll[Duel] = k.Roll("test", self.seat, 4 + more_wounds(state, self.seat, self.other), "dice")
        steps = (roll, Again(self.seat, 1), Again(self.seat, 2), Count())
        return k.Do(then=(k.Within(steps, values={"seat": self.seat, "other": self.other, "against": self.against}),))


SYSTEM = k.GameSystem(
    id="eleven-steps",
    state=Duel,
    setup=lambda _: Duel(seats=("red", "blue"), agenda=(TakeTest("red", "blue"),), wounds={"red": 0, "blue": 0}),
    outcome=lambda s: next((k.win("ES-6", o) for o in s.seats if max(s.wounds.values()) >= 6 > s.wounds[o]), None),
)
