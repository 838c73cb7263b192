"""The result of a test in progress is the one that the attack has if no more dice are re-rolled."""

from engine.systems.battleground.combat.pending_result import PendingResult, pending_result
from tests.rules.battleground.fights import fight, of_kind
from tests.support.script import asked, play

STATS = {"ana": {"strength": 5}, "bo": {"toughness": 3}}
ATTACK = "red: attack weapon=test/sword target=bo"


def test_the_result_so_far_is_the_one_that_comes() -> None:
    game = fight(5, 5, 4, 1, 1, 5, 1, 1, stats=STATS, now={"ana": {"mana": 1}, "bo": {"mana": 1}})
    assert pending_result(game.state) is None
    play(game, ATTACK)
    assert asked(game) == "red: mana-reroll"
    assert pending_result(game.state) == PendingResult("attack", 5, 3, 0, 2, "ana")
    play(game, "red: done")
    assert asked(game) == "blue: mana-reroll"
    now = pending_result(game.state)
    assert now is not None
    assert (now.purpose, now.dice, now.hits, now.blocked, now.by) == ("defence", 3, 3, 1, "ana")
    assert of_kind(play(game, "blue: done"), "attack-resolved") == [
        f"attack-resolved ana test/sword bo {now.hits - now.blocked} {now.wounds}"
    ]
