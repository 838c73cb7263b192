"""BG-WIN-2: a reserve whose ability a round, a knock-out or a past moment rules out for good enters no more."""

import pytest

from tests.rules.battleground.abilities.types.test_scenario_abilities import acts
from tests.rules.battleground.fights import Document
from tests.rules.battleground.setup.test_reserves import BLUE_LOST, after_the_round, alone, with_reserve
from tests.support.battleground import changed
from tests.support.script import offers, play

SPAWN: Document = {"do": "spawn", "figure": "cy"}
NO_MORE: Document = {"round": {"most": 1}}
NEVER: Document = {"round": {"least": 4}}
"""In a game of three rounds."""
MOVED: Document = {"move": {"who": "character"}}
GONE: Document = {"knocked-out": "bo"}
ALIVE: Document = {"not": GONE}


@pytest.mark.rule("BG-WIN-2", "BG-ROUND-1", "BG-WOUND-1")
@pytest.mark.parametrize(
    ("ability", "lost"),
    [
        (acts(MOVED, SPAWN), False),
        (acts(MOVED, SPAWN, **{"if": NO_MORE}), True),
        (acts({"claim": {"who": "enemy"}}, SPAWN, **{"if": NO_MORE}), True),
        (acts("round-ends", SPAWN, **{"if": {**NO_MORE, **ALIVE}}), True),
        (acts("round-begins", SPAWN, **{"if": NEVER}), True),
        (acts({"round-begins": {"round": 9}}, SPAWN), True),
        (acts({"round-ends": {"round": 3}}, SPAWN), True),
        (acts({"round-ends": {"round": 2}}, SPAWN), False),
        (acts(MOVED, SPAWN, **{"if": {"round": {"least": 2, "most": 2}}}), False),
        (acts(MOVED, SPAWN, **{"if": {"not": {"round": {"least": 2}}}}), True),
        (acts(MOVED, SPAWN, **{"if": {"not": NO_MORE}}), False),
        (acts(MOVED, SPAWN, **{"if": ALIVE}), True),
        (acts(MOVED, SPAWN, **{"if": {"not": ALIVE}}), False),
        (acts(MOVED, SPAWN, **{"if": GONE}), False),
        (acts(MOVED, SPAWN, **{"if": {"knocked-out": "ana"}}), False),
        (acts(MOVED, SPAWN, **{"if": {"any": [NO_MORE, ALIVE]}}), True),
        (acts(MOVED, SPAWN, **{"if": {"any": [NO_MORE, GONE]}}), False),
        (acts(MOVED, SPAWN, **{"if": {"all": [GONE, NEVER]}}), True),
        (acts(MOVED, SPAWN, **{"if": {"not": {"all": [GONE, NEVER]}}}), False),
        (acts(MOVED, {"do": "if", "if": NO_MORE, "then": [SPAWN]}), True),
        (acts(MOVED, {"do": "if", "if": NO_MORE, "then": [], "else": [SPAWN]}), False),
        (acts(MOVED, {"do": "if", "if": GONE, "then": [], "else": [SPAWN]}), True),
        (acts(MOVED, {"do": "one-of", "options": [{"effects": []}, {"if": NEVER, "effects": [SPAWN]}]}), True),
        (acts(MOVED, {"do": "one-of", "options": [{"effects": []}, {"if": GONE, "effects": [SPAWN]}]}), False),
    ],
)
def test_an_ability_that_is_ruled_out_for_good_brings_no_reserve(ability: Document, lost: bool) -> None:
    """By a round that is over or never comes, or by a knock-out, which nothing undoes."""
    outcome = after_the_round(changed(alone(ability), knocked_out=("bo",))).outcome
    assert (outcome is not None and (outcome.result, outcome.why, outcome.winners) == BLUE_LOST) is lost


@pytest.mark.rule("BG-WIN-2", "BG-FX-4")
@pytest.mark.parametrize(("round_", "lost"), [(1, True), (2, False)])
def test_a_token_that_waits_for_a_past_moment_brings_no_reserve(round_: int, lost: bool) -> None:
    """It may be given, and never acts."""
    call = {"do": "buff", "name": "call", "on": "subject", "when": {"round-begins": {"round": round_}}}
    outcome = after_the_round(alone(acts(MOVED, {**call, "effects": [SPAWN]}))).outcome
    assert (outcome is not None) is lost


@pytest.mark.rule("BG-ROUND-1", "BG-WIN-3")
def test_the_last_round_ends_with_the_game() -> None:
    """What waits for its end does not happen."""
    game = with_reserve(acts("round-ends", {"do": "wound", "on": {"pieces": {"side": "all"}}}), rounds=2)
    while game.decision is not None:
        seat = game.decision.seats[0]
        play(game, f"{seat}: {'pass' if 'pass' in offers(game, seat) else 'done'}")
    assert [game.state.figures[name].wounds for name in ("ana", "bo")] == [1, 1]
