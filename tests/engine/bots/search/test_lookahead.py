"""The parts of looking ahead: the choices examined, the random results of imagined games, and the budget."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.bots.evaluator import PositionEvaluator, RatedChoice, all_position_evaluators, rate_all_alike
from engine.bots.memory import Memory
from engine.bots.search.determinization import MOST_MISSES, LowestDice, imagined_game
from engine.bots.search.lookahead import MARGIN, MOST_OF_A_KIND, best_by_lookahead, candidates
from engine.bots.search.rollout import Budget, Rollout
from engine.kernel.chance.rolls import ChanceRequest, KeyedDice, Stream
from engine.kernel.data.choice import Choice, choice
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight
from tests.support.battleground import battle

MOVES = tuple(choice("move", to=name) for name in "ABCDEF")
END = choice("end")
NOTHING: Mapping[str, str] = {}


def judged(choices: Sequence[Choice], worth: Sequence[float]) -> tuple[RatedChoice, ...]:
    """Choices with the evaluator's value of each."""
    return tuple(map(RatedChoice, choices, worth))


def test_the_best_choices_come_first_but_not_too_many_of_a_kind() -> None:
    worth = [1.0, 5.0, 3.0, 4.0, 2.0, 0.5, 0.0]
    found = list(candidates(judged((*MOVES, END), worth)))
    assert [each.choice.id for each in found] == [
        "move to=B",
        "move to=D",
        "move to=C",
        "move to=E",
        "move to=A",
        "end",
    ]
    assert Counter(each.choice.kind for each in found)["move"] == MOST_OF_A_KIND < len(MOVES)
    assert found[0] == RatedChoice(MOVES[1], 5.0)


def test_equal_choices_keep_their_order() -> None:
    assert [each.choice for each in candidates(judged(MOVES, [0.0] * len(MOVES)))] == list(MOVES[:MOST_OF_A_KIND])


def test_imagined_dice_miss_until_that_would_go_on_for_ever() -> None:
    """Draws come as luck has it."""
    luck = LowestDice(10, KeyedDice(3))
    faces = [luck.result(ChanceRequest("attack/red", 0, True, die, range(1, 7))) for die in range(10, 10 + MOST_MISSES)]
    assert set(faces) == {1}
    late = [luck.result(ChanceRequest("a/red", n, True, 10 + MOST_MISSES + n, range(1, 7))) for n in range(50)]
    assert set(late) == set(range(1, 7))
    assert len({luck.result(ChanceRequest("deck/red", n, False, 0, "abc")) for n in range(20)}) == 3


def test_a_budget_is_spent_once() -> None:
    budget = Budget(2)
    assert [budget.spend() for _ in range(4)] == [True, True, False, False]


def line(game: Game[Battle], nodes: int = 50) -> Rollout:
    """What the acting seat imagines of a game from here."""
    assert game.decision is not None
    seat = game.decision.seats[0]
    imagined = imagined_game(game.view(seat), seat, Stream(1))
    return Rollout(imagined, seat, all_position_evaluators()[Battle], Budget(nodes), Memory())


def test_an_attack_counts_by_its_odds_whatever_is_thrown() -> None:
    """Its dice miss in an imagined game, so that nobody is wounded; what it promises is reckoned before."""
    game, attack = fight(ap=1), choice("attack", figure="ana", weapon="test/sword", target="bo")
    out = line(game)
    assert out.after(RatedChoice(attack, 9.0)) is not None
    assert out.promised == all_position_evaluators()[Battle].roll_value(game.state, attack, 9.0)
    assert out.game.state.figures["bo"].wounds == 0


def test_an_attack_of_the_enemy_counts_against_it() -> None:
    """BG-INT-6: who leaves an enemy pays what its blow promises."""
    out = line(
        fight(
            ap=1,
            arms={
                "bo": (
                    {
                        "id": "test/axe",
                        "kind": "weapon",
                        "type": "melee",
                        "dice": 2,
                        "cost": 0,
                        "table": [{"from": 1, "to": None, "wounds": 3}],
                    },
                )
            },
        )
    )
    out.after(RatedChoice(choice("move", figure="ana", to="E7"), 0.0))
    assert out.promised < 0


def test_a_line_that_the_budget_does_not_last_for_says_nothing() -> None:
    game = fight(ap=2)
    assert line(game, 1).after(RatedChoice(choice("focus"), 0.0)) is None
    assert line(game, 50).after(RatedChoice(choice("focus"), 0.0)) is not None


def chosen_where_to_pass_gains(
    gain: float, gives_up: frozenset[str], monkeypatch: pytest.MonkeyPatch, prepares: Mapping[str, str] = NOTHING
) -> str:
    """The choice of red, whose evaluator rates all choices alike, and prefers positions after passing."""
    game = battle(decks={"red": "fate-1", "blue": "fate-1"})
    assert game.decision is not None

    def prospect(state: Any, seat: str, promised: float, memory: Memory) -> float:
        return gain if state.sealed["red"].kind == "pass" else 0.0

    def open_to(view: Any, judged: Sequence[tuple[Choice, float]]) -> Sequence[tuple[Choice, float]]:
        return [(each, worth) for each, worth in judged if each.kind not in gives_up] or judged

    prospects = PositionEvaluator(
        prospect,
        lambda *_: True,
        lambda *_: (),
        frozenset(),
        open_to,
        frozenset(),
        frozenset(),
        lambda *_: 0.0,
        prepares,
    )
    monkeypatch.setattr("engine.bots.search.lookahead.evaluator_of", lambda view: rate_all_alike)
    mine = game.decision.choices_of("red")
    view = game.view("red")
    best = best_by_lookahead(view, mine, "red", Stream(1), prospects, Memory())
    return best.id.removesuffix(" @red")


@pytest.mark.parametrize(("gain", "chosen"), [(MARGIN + 0.1, "pass"), (MARGIN - 0.1, "select-card card=fate-1")])
def test_another_choice_has_to_be_better_by_a_margin(gain: float, chosen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is hardly worse and liked best by the judge is taken."""
    assert chosen_where_to_pass_gains(gain, frozenset(), monkeypatch) == chosen


@pytest.mark.parametrize(("gain", "chosen"), [(0.1, "pass"), (0.0, "select-card card=fate-1")])
def test_a_choice_that_prepares_the_best_one_needs_no_margin(
    gain: float, chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepares = {"pass": "select-card"}
    assert chosen_where_to_pass_gains(gain, frozenset(), monkeypatch, prepares) == chosen


def test_nothing_is_given_up_while_there_is_something_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it looks good: against answers like those of `greedy`, own actions look worse than they are."""
    assert chosen_where_to_pass_gains(100.0, frozenset({"pass"}), monkeypatch) == "select-card card=fate-1"
    assert chosen_where_to_pass_gains(100.0, frozenset({"pass", "select-card"}), monkeypatch) == "pass"
