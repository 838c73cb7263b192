"""Probe: teams draw quests from a deck that lies on the table, and throw a die with symbols for them.

SD-1 The scenario lays the deck of quests on the table; it is nobody's. Round the table each seat turns up the next one.
SD-2 It throws the wild die: a success scores the quest's value, a double twice as much; "again" is thrown once more.
SD-3 Before the throw it may leave the quest instead, which scores nothing.
SD-4 After the last quest the team whose seats have most points together wins; each team may concede or agree to a draw.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

import engine.kernel.authoring as k
from engine.content.card import Card
from engine.content.declarations import SystemContent
from engine.content.fields import WholeNumber
from engine.content.kinds.scenario import Scenario

WILD = ("blank", "blank", "success", "success", "double", "again")
TEAM_OF = {"red-1": "red", "blue-1": "blue", "red-2": "red", "blue-2": "blue"}


class Quest(Card):
    kind: Literal["quest"]
    value: WholeNumber


CONTENT = SystemContent("shared-deck", cards=(Quest,), table_piles=("quests",), dice={"wild": WILD})


@k.record(frozen=True, kw_only=True)
class Table(k.State):
    values: Mapping[str, int] = field(default_factory=dict, compare=False, metadata=k.FROM_SETUP)
    quests: k.Deck
    points: Mapping[str, int]


@k.record(frozen=True, slots=True, kw_only=True)
class QuestDone(k.Event[Table]):
    seat: str
    quest: str
    points: int = 0

    def evolve(self, state: Table) -> Table:
        points = {**state.points, self.seat: state.points[self.seat] + self.points}
        return state.but(points=points, quests=state.quests.without(self.quest))


@k.record(frozen=True, slots=True)
class Turn(k.Chance[Table]):
    def outcomes(self, state: Table) -> tuple[str, ...]:
        return state.quests.next()

    def none(self, state: Table) -> k.Do[Table]:
        return k.Do((k.GameEnded(outcome=k.by_points("SD-4", state.points, state.team), rules=("SD-4",)),))

    def take(self, state: Table, answer: k.Choice) -> k.Do[Table]:
        after = state.seats[(state.seats.index(self.seat) + 1) % len(state.seats)]
        return k.Do(then=(k.Within((Try(self.seat, answer.text("result")),)), Turn("quests", after)))


@k.record(frozen=True, slots=True)
class Try(k.Question[Table]):
    seat: str
    quest: str

    def ask(self, state: Table) -> k.Decision:
        prompt = k.message("prompt-shared-deck", value=state.values[self.quest])
        return k.Decision((self.seat,), "try", prompt, (k.choice("throw"), k.choice("leave")))

    def take(self, state: Table, answer: k.Choice) -> k.Do[Table]:
        if answer.kind == "leave":
            return k.Do((QuestDone(seat=self.seat, quest=self.quest, rules=("SD-3",)),))
        return k.Do(then=(k.Roll("wild", self.seat, 1, "die"), Score(self.seat, self.quest)))


@k.record(frozen=True, slots=True)
class Score(k.Step[Table]):
    seat: str
    quest: str

    def run(self, state: Table) -> k.Do[Table]:
        (symbol,) = CONTENT.symbols("wild", k.dice(state, "die"))
        if symbol == "again":
            return k.Do(then=(k.Roll("wild", self.seat, 1, "die"), self))
        points = state.values[self.quest] * ("blank", "success", "double").index(symbol)
        return k.Do((QuestDone(seat=self.seat, quest=self.quest, points=points, rules=("SD-2",)),))


def setup(scenario: k.Setup) -> Table:
    values, teams = {f"quest-{number}": number for number in range(1, 7)}, TEAM_OF
    if isinstance(scenario, Scenario) and scenario.piles is not None:
        values = {card.id: card.value for card in scenario.piles.piles["quests"] if isinstance(card, Quest)}
        teams = scenario.teams()
    turns, quests, points = (Turn("quests", next(iter(teams))),), k.shuffled(tuple(values)), dict.fromkeys(teams, 0)
    return Table(seats=tuple(teams), teams=teams, values=values, quests=quests, points=points, agenda=turns)


SYSTEM = k.GameSystem(id="shared-deck", state=Table, setup=setup, standing=k.StandingChoices("SD-4"))
