"""Probe: a rival without a player, whose priorities leave ties that the players settle together.

RP-1 In turns, each player goes one step nearer or farther (1 to 3 steps away), or strikes from one step away.
RP-2 After both, the rival marks the player with most lives.
RP-3 Tied, it marks the nearest; still tied, the players choose, whoever speaks first.
RP-4 The mark loses one of its four lives, unless it is three steps away. A strike takes one of the rival's six.
RP-5 The rival's last life wins, a player's last life loses for both; so does the end of the 30th round.
"""

from collections.abc import Mapping
from dataclasses import replace

import engine.kernel.authoring as k


@k.record(frozen=True, kw_only=True)
class Fight(k.State):
    away: Mapping[str, int]
    lives: Mapping[str, int]


@k.record(frozen=True, slots=True, kw_only=True)
class PlayerWent(k.Event[Fight]):
    who: str
    to: int

    def evolve(self, state: Fight) -> Fight:
        return replace(state, away={**state.away, self.who: self.to})


@k.record(frozen=True, slots=True, kw_only=True)
class LifeLost(k.Event[Fight]):
    who: str

    def evolve(self, state: Fight) -> Fight:
        return replace(state, lives={**state.lives, self.who: state.lives[self.who] - 1})


@k.clause("RP-1", lambda wish: {"away": wish.state.away[wish.question.who]})
def one_step(wish: k.Wish[Fight]) -> bool:
    return abs(wish.choice.number("to") - wish.state.away[wish.question.who]) == 1


@k.clause("RP-1", lambda wish: {"away": wish.state.away[wish.question.who]})
def near_enough(wish: k.Wish[Fight]) -> bool:
    return wish.state.away[wish.question.who] == 1


@k.effect("RP-4")
def lose_life(state: Fight, who: str) -> tuple[LifeLost, ...]:
    return () if state.away[who] == 3 else (LifeLost(who=who, rules=("RP-4",)),)


@k.record(frozen=True, slots=True)
class Act(k.Question[Fight]):
    offers = (
        k.Action("go", (one_step,), k.Wish, lambda _: (k.choice("go", to=to) for to in (1, 2, 3))),
        k.Action("strike", (near_enough,), k.Wish, lambda _: (k.choice("strike"),)),
    )
    who: str

    def ask(self, state: Fight) -> k.Decision:
        return k.Decision((self.who,), "act", k.message("prompt-rival-priorities"), k.offered(self.offers, state))

    def take(self, state: Fight, answer: k.Choice) -> k.Do[Fight]:
        if answer.kind == "strike":
            return k.Do((LifeLost(who="rival", rules=("RP-4",)),))
        return k.Do((PlayerWent(who=self.who, to=answer.number("to"), rules=("RP-1",)),))


@k.record(frozen=True, slots=True)
class Mark(k.Question[Fight]):
    round: int = 1

    def ask(self, state: Fight) -> k.Decision | k.Do[Fight]:
        key = {who: (-state.lives[who], state.away[who]) for who in state.seats}
        tied = tuple(k.choice("mark", who=who, rules=("RP-3",)) for who in key if key[who] == min(key.values()))
        if len(tied) == 1:
            return self.take(state, tied[0])
        return k.Decision(state.seats, "mark", k.message("prompt-rival-mark"), tied, "any")

    def take(self, state: Fight, answer: k.Choice) -> k.Do[Fight]:
        end: k.GameEnded[Fight] = k.GameEnded(outcome=k.Outcome("loss", "RP-5"))
        events = (*lose_life(state, answer.text("who")), *((end,) if self.round == 30 else ()))
        return k.Do(events, (Act("red"), Act("blue"), Mark(self.round + 1)))


def outcome(state: Fight) -> k.Outcome | None:
    if state.lives["rival"] == 0:
        return k.win("RP-5", *state.seats)
    return None if all(state.lives.values()) else k.Outcome("loss", "RP-5")


def setup(_: k.Setup) -> Fight:
    agenda, lives = (Mark(), Act("blue"), Act("red")), {"red": 4, "blue": 4, "rival": 6}
    return Fight(seats=("red", "blue"), agenda=agenda, away={"red": 2, "blue": 3}, lives=lives)


SYSTEM = k.GameSystem(id="rival-priorities", state=Fight, setup=setup, outcome=outcome)
