"""Probe: a titan that acts by a table of dice, against one player.

TT-1 Each round the player strikes (two dice, each 5 or 6 takes a life of the titan) or braces, thrice a game at most.
TT-2 Then the titan throws four dice and goes down its table; each row is done once, at the highest grade its dice show.
TT-3 Heal: a die of 1: the titan gains a life. Stomp: 3 or 4 dice of 3 or less: the player loses 1 or 2 lives.
TT-4 Roar: two, three, four dice of 5 or more: the player loses 1, 2, 3 lives.
TT-5 A player who braced loses one life less in the round.
TT-6 Without any of nine lives the player has lost, without any of five the titan; after 30 rounds it is a draw.
"""

from dataclasses import replace

import engine.kernel.authoring as k


@k.record(frozen=True, kw_only=True)
class Fight(k.State):
    player: int = 9
    titan: int = 5


@k.record(frozen=True, slots=True, kw_only=True)
class LivesChanged(k.Event[Fight]):
    titan: int
    player: int = 0

    def evolve(self, state: Fight) -> Fight:
        return replace(state, player=state.player + self.player, titan=state.titan + self.titan)


@k.clause("TT-1")
def may_brace_again(wish: k.Wish[Fight]) -> bool:
    return wish.state.used.get("brace", 0) < 3


@k.amount("TT-3")
def healed(dice: tuple[int, ...]) -> int:
    return int(1 in dice)


@k.amount("TT-3")
def stomped(dice: tuple[int, ...]) -> int:
    return max(0, sum(face <= 3 for face in dice) - 2)


@k.amount("TT-4")
def roared(dice: tuple[int, ...]) -> int:
    return max(0, sum(face >= 5 for face in dice) - 1)


@k.amount("TT-5")
def braced(act: str) -> int:
    return int(act == "brace")


@k.record(frozen=True, slots=True)
class Round(k.Question[Fight]):
    offers = (k.Action("brace", (may_brace_again,), k.Wish, lambda _: (k.choice("brace"),)),)
    number: int = 1

    def ask(self, state: Fight) -> k.Decision | k.Do[Fight]:
        if self.number > 30:
            return k.Do((k.GameEnded(outcome=k.draw("TT-6")),))
        choices = (k.choice("strike", rules=("TT-1",)), *k.offered(self.offers, state))
        return k.Decision(state.seats, "round", k.message("prompt-titan-table"), choices)

    def take(self, state: Fight, answer: k.Choice) -> k.Do[Fight]:
        uses = "brace" if answer.kind == "brace" else None
        dice: k.Roll[Fight] = k.Roll("strike", "player", 0 if uses else 2, "strike")
        table: k.Roll[Fight] = k.Roll("table", "titan", 4, "table")
        steps = (dice, Strike(), table, GoDownTable())
        return k.Do(then=(k.Within(steps, uses=uses, values={"act": answer.kind}), Round(self.number + 1)))


@k.record(frozen=True, slots=True)
class Strike(k.Step[Fight]):
    def run(self, state: Fight) -> k.Do[Fight]:
        return k.Do((LivesChanged(titan=-sum(face >= 5 for face in k.dice(state, "strike")), rules=("TT-1",)),))


@k.record(frozen=True, slots=True)
class GoDownTable(k.Step[Fight]):
    def run(self, state: Fight) -> k.Do[Fight]:
        dice = k.dice(state, "table")
        lost = max(0, stomped(dice) + roared(dice) - braced(state.bound("act", str)))
        return k.Do((LivesChanged(titan=healed(dice), player=-lost, rules=("TT-2",)),))


def outcome(state: Fight) -> k.Outcome | None:
    lost = k.Outcome("loss", "TT-6") if state.player <= 0 else None
    return k.win("TT-6", "player") if state.titan <= 0 else lost


SYSTEM = k.GameSystem(
    id="titan-table",
    state=Fight,
    setup=lambda _: Fight(seats=("player",), agenda=(Round(),)),
    outcome=outcome,
)
