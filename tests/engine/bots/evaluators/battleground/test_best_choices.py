"""The best choices: those with the highest value, found without evaluating all."""

from collections.abc import Iterator

import pytest

from engine.bots.evaluators.battleground import best, worth
from engine.bots.evaluators.battleground.attack_value import danger_at
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.memory import Memory
from engine.bots.work_limit import best_choices
from tests.engine.bots.evaluators.battleground.mission_decisions import MISSIONS, Asked, drawn


def best_of_all(asked: Asked) -> list[str]:
    """The choices that are worth most, each judged by itself."""
    judged = worth(asked.view, asked.choices, asked.seat)
    return [each.id for each, value in zip(asked.choices, judged, strict=True) if value == max(judged)]


def check(questions: Iterator[Asked]) -> int:
    """Checks at each decision that the same choices are best; returns the number of decisions."""
    memory, number = Memory(), 0
    for asked in questions:
        found = best(asked.view, asked.choices, asked.seat, memory.only_known())
        assert [each.id for each in found] == best_of_all(asked)
        number += 1
    return number


@pytest.mark.slow
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_best_choices_are_those_worth_most(mission: str) -> None:
    """At every fifth question of a game as the bot itself leads it."""
    assert check(drawn(mission, 5, every=5, bot="greedy")) > 10


@pytest.mark.soak
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", range(4))
def test_the_best_choices_are_those_worth_most_in_many_games(mission: str, seed: int) -> None:
    """At all of them, and in random games, where figures stand anywhere."""
    assert check(drawn(mission, seed, every=1, bot="greedy")) > 60
    assert check(drawn(mission, seed, every=2)) > 30


def test_most_moves_are_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """What enemies could do there, the dearest part, is found out for a quarter of the places at most."""
    places = list[int]()

    def counted(outlook: Observation, figure: str, place: int) -> float:
        places.append(place)
        return danger_at(outlook, figure, place)

    monkeypatch.setattr("engine.bots.evaluators.battleground.place_value.danger_at", counted)
    asked = max(drawn("first-game", 5, every=1), key=lambda each: sum(one.kind == "move" for one in each.choices))
    best_choices(asked.view, asked.choices, asked.seat, Memory())
    lazily = len(places)
    worth(asked.view, asked.choices, asked.seat)
    assert 0 < lazily < (len(places) - lazily) / 4
