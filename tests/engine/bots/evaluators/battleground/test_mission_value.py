"""The value of a mission: of the places that score, and of prizes for a knock-out."""

from typing import Any

import pytest

from engine.bots.evaluators.battleground.knock_out_value import knock_out_worth
from engine.bots.evaluators.battleground.mission_value import THERE, parts_wanted
from engine.bots.evaluators.battleground.position_value import ERRANDS, standing
from engine.kernel.play.game import start_game
from engine.systems.battleground.system import SYSTEM
from tests.engine.bots.evaluators.battleground.evaluated import of_kind, preferred, worths
from tests.rules.battleground.fights import fight
from tests.support.battleground import battle, scenario, with_figure
from tests.support.script import play

BEYOND: dict[str, Any] = {
    "id": "beyond",
    "seat": "red",
    "when": {"phase-begins": {"phase": "clean-up"}},
    "effects": [
        {
            "do": "score",
            "points": {
                "times": {
                    "of": 10,
                    "by": {
                        "count": {
                            "of": {
                                "pieces": {"side": "friends", "where": {"in-region": {"who": "it", "region": "blue"}}}
                            }
                        }
                    },
                }
            },
        }
    ],
}
"""Red scores for each of its characters in the deployment zone of Blue."""
MORE: dict[str, Any] = {
    "id": "more",
    "seat": "blue",
    "when": {"phase-begins": {"phase": "clean-up"}},
    "if": {
        "at-least": {
            "value": {
                "count": {"of": {"pieces": {"side": "friends", "where": {"in-region": {"who": "it", "region": "red"}}}}}
            },
            "least": {
                "sum": [
                    1,
                    {
                        "count": {
                            "of": {
                                "pieces": {"side": "enemies", "where": {"in-region": {"who": "it", "region": "red"}}}
                            }
                        }
                    },
                ]
            },
        }
    },
    "effects": [{"do": "score", "points": 10}],
}
"""Blue scores if more of its characters stand in the zone of Red."""
ZONES = {"red": "A9 B9", "blue": "A1 B1"}
FAR: dict[str, Any] = {"red": "ana@A9:n", "blue": "bo@I9:n", "arms": {}, "zones": ZONES, "size": "9x9"}


def test_greedy_walks_to_the_places_that_score() -> None:
    """As near as it gets; each movement point of the way counts."""
    moves = of_kind(worths(fight(**FAR, abilities=[BEYOND])), "move")
    assert moves["move figure=ana to=A4"] > moves["move figure=ana to=A6"] > moves["move figure=ana to=A8"] > 0


def test_without_such_a_mission_it_stays() -> None:
    assert max(of_kind(worths(fight(**FAR)), "move").values()) < 0


def test_greedy_stays_at_a_place_that_scores() -> None:
    """As long as nothing better is to be had elsewhere."""
    game = fight(**{**FAR, "red": "ana@A1:s"}, abilities=[BEYOND])
    moves = of_kind(worths(game), "move")
    inside = [moves.pop(f"move figure=ana to={place}") for place in ("A1", "B1")]
    assert max(moves.values()) < -2 < min(inside)


def test_greedy_denies_the_enemy_a_place_that_the_majority_scores() -> None:
    """A figure goes where it makes both sides even."""
    lines: dict[str, Any] = {**FAR, "red": "ana@A5:s", "blue": "bo@B9:n"}
    moves = of_kind(worths(fight(**lines, abilities=[MORE])), "move")
    assert moves["move figure=ana to=A8"] > moves["move figure=ana to=A6"] > 0
    assert moves["move figure=ana to=A8"] > of_kind(worths(fight(**lines)), "move")["move figure=ana to=A8"] + 2


def test_a_position_is_worth_what_its_places_will_score() -> None:
    """More for a figure that is there than for one on the way; more again with more rounds to come."""
    there, near, far = (
        standing(fight(**{**FAR, "red": f"ana@{at}:s"}, abilities=[BEYOND]).state, "red") for at in ("A1", "A3", "A9")
    )
    assert there > near + 1 > far + 1
    game = fight(**{**FAR, "red": "ana@A1:s"}, abilities=[BEYOND])
    plain = fight(**{**FAR, "red": "ana@A1:s"})
    gains = [
        standing(game.state.but(round=each), "red") - standing(plain.state.but(round=each), "red") for each in (1, 4)
    ]
    assert gains[0] > gains[1] == pytest.approx(10 * THERE * ERRANDS[1])


ENTER: dict[str, Any] = {
    "id": "enter",
    "seat": "red",
    "when": {"phase-ends": {"phase": "activation"}},
    "effects": [{"do": "spawn", "figure": "al", "region": "gate"}],
}


def test_greedy_places_entering_figures_near_the_places_that_score() -> None:
    """Though it was not on the map before (BG-SETUP-4)."""
    made = scenario(red="ana@A9:n al@I1:s", blue="bo@I9:n", zones=ZONES, abilities=[BEYOND, ENTER])
    made["armies"][0]["figures"][1]["reserve"] = True
    made["map"]["roles"] = [{"role": "gate", "hexes": ["A3", "H5"]}]
    game = start_game(SYSTEM, made, 0)
    play(game, "red: pass", "blue: pass")
    judged = worths(game)
    near, far = (max(worth for each, worth in judged.items() if f"at={at}" in each) for at in ("A3", "H5"))
    assert near > far + 1


def test_only_parts_that_a_mission_asks_about_are_wanted() -> None:
    """And each once."""
    assert len(parts_wanted(fight(**FAR, abilities=[BEYOND, {**BEYOND, "id": "again"}]).state.scenario)) == 1
    assert parts_wanted(fight(**FAR).state.scenario) == ()


BOUNTY = {
    "id": "bounty",
    "seat": "red",
    "when": {"knock-out": {"by": "anybody"}},
    "if": {"knocked-out": "be"},
    "effects": [{"do": "score", "points": 30}],
}


def test_a_prize_is_what_the_mission_gives_beside_the_cost() -> None:
    """BG-WIN-1: and nothing where it gives its own army something for it."""
    scenario = battle(red="ana@A1", blue="bo@I9 be@H9", abilities=[BOUNTY]).state.scenario
    assert knock_out_worth(scenario, "be") == scenario.figures["be"].cost + 30
    assert knock_out_worth(scenario, "bo") == scenario.figures["bo"].cost
    own = battle(red="ana@A1", blue="bo@I9 be@H9", abilities=[{**BOUNTY, "seat": "blue"}]).state.scenario
    assert knock_out_worth(own, "be") == own.figures["be"].cost


def test_greedy_attacks_the_figure_with_a_prize() -> None:
    lines: dict[str, Any] = {"red": "ana@E5:n", "blue": "bo@E4:s be@D5:s", "ap": 1}
    plain, wanted = fight(**lines), fight(**lines, abilities=[BOUNTY])
    attacks = of_kind(worths(plain), "attack")
    assert attacks["attack figure=ana target=be weapon=test/sword"] == pytest.approx(
        attacks["attack figure=ana target=bo weapon=test/sword"], abs=5
    )
    assert preferred(wanted) == "attack figure=ana target=be weapon=test/sword"


def test_wounds_of_who_has_a_prize_on_its_head_weigh_more() -> None:
    """In whole positions, too."""
    lines: dict[str, Any] = {"red": "ana@A1:s", "blue": "bo@I9:n be@H9:n", "arms": {}}
    losses = []
    for abilities in ([], [BOUNTY]):
        game = fight(**lines, abilities=abilities)
        losses.append(standing(with_figure(game, "be", wounds=2).state, "red") - standing(game.state, "red"))
    assert losses[1] > losses[0] > 0
