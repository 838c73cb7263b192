"""Probe: three teams of two seats each, where who is asked goes round and teams fall out.

TM-1 Round the table, each seat of a team in play attacks one other team in play.
TM-2 It throws a die for each life of its own team; each 5 or 6 takes a life. A team has four lives.
TM-3 Against a team with more lives it throws one die more.
TM-4 The last team in play wins, both its seats; after ten times round the table the team with most lives, or nobody.
TM-5 Each team in play may concede, which puts it out of play, offer a draw, and accept one that all others offer.
"""

from collections.abc import Mapping

import engine.kernel.authoring as k

TEAMS = ("red", "blue", "green")
TEAM_OF = {f"{team}-{number}": team for number in (1, 2) for team in TEAMS}
SEATS = tuple(TEAM_OF)


@k.record(frozen=True, kw_only=True)
class Table(k.State):
    lives: Mapping[str, int]

    @property
    def left(self) -> dict[str, int]:
        return {team: n for team, n in self.lives.items() if n and team not in map(self.team, self.conceded)}


@k.record(frozen=True, slots=True, kw_only=True)
class LivesLost(k.Event[Table]):
    team: str
    lives: int

    def evolve(self, state: Table) -> Table:
        return state.but(lives={**state.lives, self.team: max(0, state.lives[self.team] - self.lives)})


@k.clause("TM-1")
def another_team(wish: k.Wish[Table]) -> bool:
    return wish.choice["team"] != wish.state.bound("team", str)


@k.clause("TM-1", lambda wish: {"team": wish.choice.text("team")})
def still_in_play(wish: k.Wish[Table]) -> bool:
    return wish.choice.text("team") in wish.state.left


@k.amount("TM-3")
def more_lives(wish: k.Wish[Table]) -> int:
    return int(wish.state.lives[wish.choice.text("team")] > wish.state.lives[wish.state.bound("team", str)])


ATTACKS = tuple(k.choice("attack", team=team) for team in TEAMS)
DICE = k.ModifiedNumber("dice", lambda wish: wish.state.lives[wish.state.bound("team", str)], (k.adds(more_lives),))


@k.record(frozen=True, slots=True)
class Attack(k.Question[Table]):
    offers = (k.Action("attack", (another_team, still_in_play), k.Wish, lambda _: ATTACKS),)
    seat: str

    def ask(self, state: Table) -> k.Decision | k.Do[Table]:
        asked = k.Decision((self.seat,), "attack", k.message("prompt-three-teams"), k.offered(self.offers, state))
        return asked if state.team(self.seat) in state.left else k.Do()

    def take(self, state: Table, answer: k.Choice) -> k.Do[Table]:
        dice = DICE.value(k.Wish(state, answer))
        return k.Do(then=(k.Roll("attack", self.seat, dice, "dice"), Hit(answer.text("team"))))


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
        seat = SEATS[self.turn % 6]
        then = (k.Within((Attack(seat),), values={"team": state.team(seat)}), Turn(self.turn + 1))
        return k.Do(then=then) if self.turn < 60 else k.Do((k.GameEnded(outcome=most_lives(state)),))


def most_lives(state: Table) -> k.Outcome:
    return k.by_points("TM-4", {seat: state.left.get(state.team(seat), 0) for seat in SEATS}, state.team)


SYSTEM = k.GameSystem(
    id="three-teams",
    state=Table,
    setup=lambda _: Table(seats=SEATS, teams=TEAM_OF, agenda=(Turn(),), lives=dict.fromkeys(TEAMS, 4)),
    outcome=lambda state: most_lives(state) if len(state.left) == 1 else None,
    standing=k.StandingChoices("TM-5"),
)
