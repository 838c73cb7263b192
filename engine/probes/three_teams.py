"""Probe: three teams of two seats each, where who is asked goes round and teams fall out.

TM-1 Round the table, each seat of a team in play attacks one other team in play.
TM-2 It throws a die for each life of its own team; each 5 or 6 takes a life. A team has four lives.
TM-3 Against a team with more lives it throws one die more.
TM-4 The last team in play wins, both its seats; after ten times round the table the team with most lives, or nobody.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import engine.kernel.authoring as k

SEATS = ("red-1", "blue-1", "green-1", "red-2", "blue-2", "green-2")
TEAMS = ("red", "blue", "green")


@k.record(frozen=True, kw_only=True)
class Table(k.State):
    lives: Mapping[str, int]


@k.record(frozen=True, slots=True, kw_only=True)
class LivesLost(k.Event[Table]):
    team: str
    lives: int

    def evolve(self, state: Table) -> Table:
        return replace(state, lives={**state.lives, self.team: max(0, state.lives[self.team] - self.lives)})


@k.clause("TM-1")
def another_team(wish: k.Wish[Table]) -> bool:
    return wish.choice["team"] != wish.state.bound("team", str)


@k.clause("TM-1", lambda wish: {"team": wish.choice.text("team")})
def still_in_play(wish: k.Wish[Table]) -> bool:
    return wish.state.lives[wish.choice.text("team")] > 0


@k.amount("TM-3")
def more_lives(wish: k.Wish[Table]) -> int:
    return int(wish.state.lives[wish.choice.text("team")] > wish.state.lives[wish.state.bound("team", str)])


def attacks(state: Table) -> Iterator[k.Choice]:
    return (k.choice("attack", team=team) for team in TEAMS)


DICE = k.ModifiedNumber("dice", lambda wish: wish.state.lives[wish.state.bound("team", str)], (k.adds(more_lives),))


@k.record(frozen=True, slots=True)
class Attack(k.Question[Table]):
    offers = (k.Action("attack", (another_team, still_in_play), k.Wish, attacks),)
    seat: str

    def ask(self, state: Table) -> k.Decision:
        return k.Decision((self.seat,), "attack", k.message("prompt-three-teams"), k.offered(self.offers, state))

    def take(self, state: Table, answer: k.Choice) -> k.Do[Table]:
        roll: k.Roll[Table] = k.Roll("attack", self.seat, DICE.value(k.Wish(state, answer)), "dice")
        return k.Do(then=(roll, Hit(answer.text("team"))))


@k.record(frozen=True, slots=True)
class Hit(k.Step[Table]):
    team: str

    def run(self, state: Table) -> k.Do[Table]:
        hits = sum(face >= 5 for face in k.dice(state, "dice"))
        return k.Do((LivesLost(team=self.team, lives=hits, rules=("TM-2",)),) if hits else ())


@k.record(frozen=True, slots=True)
class Turn(k.Step[Table]):
    turn: int = 0

    def run(self, state: Table) -> k.Do[Table]:
        if self.turn == 60:
            return k.Do((k.GameEnded(outcome=most_lives(state)),))
        seat = SEATS[self.turn % 6]
        attack = (k.Within((Attack(seat),), values={"team": seat[:-2]}),) if state.lives[seat[:-2]] else ()
        return k.Do(then=(*attack, Turn(self.turn + 1)))


def most_lives(state: Table) -> k.Outcome:
    best = [team for team in TEAMS if state.lives[team] == max(state.lives.values())]
    return k.win("TM-4", *(seat for seat in SEATS if seat[:-2] == best[0])) if len(best) == 1 else k.draw("TM-4")


SYSTEM = k.GameSystem(
    id="three-teams",
    state=Table,
    setup=lambda _: Table(seats=SEATS, agenda=(Turn(),), lives=dict.fromkeys(TEAMS, 4)),
    outcome=lambda state: most_lives(state) if sum(map(bool, state.lives.values())) == 1 else None,
)
