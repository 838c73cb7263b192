"""Fists, mana and dice: cases in which two rules meet, with the verdict of the book."""

from typing import Any

import pytest

from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Token
from tests.rules.battleground.fights import (
    BLAST,
    BOW,
    Document,
    begun,
    fight,
    item,
    of_kind,
)
from tests.rules.battleground.victory.test_side_missions import MISSION, mission
from tests.support.script import asked, play, refused

SIX = (6, 6, 6, 6, 5, 5, 5, 5, 1, 1, 1)
FIST = "red: attack weapon=fists target=bo"


# Fists


@pytest.mark.rule("BG-ATT-3", "BG-TEST-2")
def test_fists_strike_with_the_printed_strength() -> None:
    """IT 921: the base value; a gauntlet that adds to strength does not help a bare hand."""
    gauntlet = item("gauntlet", {"when": "always", "modify": "strength", "by": 2})
    game = fight(1, 1, 1, 1, arms={"ana": (gauntlet,)})
    assert statistic(game.state, "ana", "strength") == 6
    assert begun(play(game, FIST)) == ["ana attack 4 dice 4+"]


@pytest.mark.rule("BG-ATT-3", "BG-ACT-3")
def test_the_second_blow_of_fists_costs_two() -> None:
    """They are one type like any other."""
    game = fight(*(1,) * 12, arms={})
    events = play(game, FIST, FIST, FIST)
    assert [line.rpartition(" ")[2] for line in of_kind(events, "action-paid")] == ["1", "2", "3"]


@pytest.mark.rule("BG-ATT-3", "BG-MOD-2", "BG-ACT-6")
def test_fists_from_behind_with_focus() -> None:
    """Flank and focus widen them as they widen any attack."""
    game = fight(1, 1, 1, 1, blue="bo@E4:n", arms={}, now={"ana": {"focused": True}})
    assert begun(play(game, FIST)) == ["ana attack 4 dice 2+"]


@pytest.mark.rule("BG-ATT-3", "BG-BIG-1")
@pytest.mark.parametrize("preset", ["default", "it", "es", "pl"])
@pytest.mark.parametrize(
    "mission_of",
    [
        {"when": {"knock-out": {"by": "self", "weapon": "melee"}}},
        {"when": {"knock-out": {"by": "self"}}, "more": {"if": {"weapon": "melee"}}},
        {"when": {"hit": {"weapon": "melee"}}},
        {"when": {"attack-begins": {"weapon": "melee"}}},
        {"when": {"attack-ends": {"weapon": "melee"}}},
        {"when": {"wound": {"who": "enemy", "by": "self", "weapon": "melee"}}},
    ],
    ids=["knock-out", "condition", "hit", "begins", "ends", "wound"],
)
def test_fists_are_melee_for_every_mission_or_for_none(preset: str, mission_of: Document) -> None:
    """IT and PL: treated as an attack with a melee weapon; ES does not say so."""
    game = mission(mission_of["when"], *SIX, more=mission_of.get("more"), gear={}, profile={"preset": preset})
    play(game, f"red: play-card card={MISSION} bonus=mission", FIST, "red: done")
    assert bool(game.state.sides["red"].completed) == (preset != "es")


@pytest.mark.rule("BG-ATT-3", "BG-COMP-5")
def test_an_empty_hand_carries_no_melee_weapon() -> None:
    """What strikes as one is none among the equipment."""
    brave = {"when": "always", "modify": "toughness", "by": 2, "if": {"carries": {"type": "melee"}}}
    game = fight(arms={}, stats={"ana": {"abilities": [brave]}})
    armed = fight(stats={"ana": {"abilities": [brave]}})
    assert [statistic(each.state, "ana", "toughness") for each in (game, armed)] == [3, 5]


# Broken Will and mana


def taking(mana: int, *dice: int, counter: str = "mana", moment: str = "loses", **now: Any) -> Any:
    """A mission for an enemy that loses two mana at once; Ana may take some."""
    take = {"when": "active", "to": "enemy", "effects": [{"do": "lose", "counter": counter, "amount": mana}]}
    return mission(
        {moment: {"who": "enemy", "counter": counter, "least": 2 if counter == "mana" else 1}},
        *dice,
        cards={"ana": {"abilities": [take]}, "bo": now.pop("card", {})},
        now=now.pop("now", {"bo": {"mana": 3}}),
        **now,
    )


PLAYED = f"red: play-card card={MISSION} bonus=mission"


@pytest.mark.rule("BG-ABIL-4", "BG-TEST-4")
@pytest.mark.parametrize(("taken", "left", "scores"), [(2, 3, True), (1, 3, False), (2, 1, False), (5, 2, True)])
def test_a_will_is_broken_by_what_is_really_taken(taken: int, left: int, scores: bool) -> None:
    """Two at once, of what there is."""
    game = taking(taken, now={"bo": {"mana": left}})
    play(game, PLAYED, "red: use target=bo")
    assert bool(game.state.sides["red"].completed) == scores


@pytest.mark.rule("BG-ABIL-4", "BG-TEST-4", "BG-ATT-5")
def test_a_will_is_not_broken_by_mana_that_is_spent() -> None:
    """IT 1325-1335 keeps apart what is spent: re-rolls of a defence."""
    game = taking(2, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    play(game, PLAYED, "red: attack weapon=test/sword target=bo", "red: done")
    play(game, "blue: mana-reroll die=0", "blue: mana-reroll die=1", "blue: done")
    assert game.state.figures["bo"].mana == 1
    assert game.state.sides["red"].completed == ()


@pytest.mark.rule("BG-ROUND-7", "BG-ABIL-4")
def test_mana_above_five_is_not_lost_to_anybody() -> None:
    """It was never had."""
    game = mission(
        {"loses": {"who": "self", "counter": "mana"}},
        cards={"ana": {"abilities": [{"when": "active", "effects": [{"do": "gain", "counter": "mana", "amount": 5}]}]}},
    )
    play(game, PLAYED, "red: use")
    assert (game.state.figures["ana"].mana, game.state.sides["red"].completed) == (5, ())


# Tests


@pytest.mark.rule("BG-TEST-3", "BG-MOD-2", "BG-MOD-5", "BG-FX-2")
def test_widened_three_times_a_one_still_fails() -> None:
    """Flank, focus, enhancement: 1+, and ones are failures."""
    game = fight(
        *(1, 1, 1, 2, 1, 1, 1),
        blue="bo@E4:n",
        now={"ana": {"focused": True, "buff": Token("enhancement", "red")}},
    )
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert next(line.rpartition(" ")[2] for line in of_kind(events, "successes-counted")) == "1"


@pytest.mark.rule("BG-TEST-3", "BG-MOD-3", "BG-MOD-4", "BG-FX-3")
def test_narrowed_three_times_a_six_still_succeeds() -> None:
    """Engaged target, cover, blindness: 7+, and sixes are successes."""
    game = fight(
        *(5, 6, 5, 1, 1, 1, 1),
        red="ana@E9:n al@D3",
        blue="bo@E3:s",
        arms={"ana": (BOW,)},
        pieces={"low": "E6"},
        now={"ana": {"debuff": Token("blindness", "blue")}},
    )
    events = play(game, "red: attack weapon=test/bow target=bo")
    assert begun(events)[0] == "ana attack 3 dice 7+"
    assert of_kind(events, "successes-counted")[0].rpartition(" ")[2] == "1"


@pytest.mark.rule("BG-TEST-5", "BG-MOD-5")
def test_an_exploded_four_fails_however_wide_the_threshold() -> None:
    """It needs five, and nothing changes that."""
    game = fight(6, 2, 2, 2, 4, *(1,) * 3, blue="bo@E4:n", now={"ana": {"focused": True}})
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert of_kind(events, "successes-counted")[0].rpartition(" ")[2] == "4"


@pytest.mark.rule("BG-ACT-6", "BG-AREA-2", "BG-TEST-6")
def test_the_focus_of_a_defender_serves_one_defence() -> None:
    """Struck twice in a row, it is spent at the first."""
    game = fight(6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, now={"bo": {"focused": True}})
    hit = "red: attack weapon=test/sword target=bo"
    events = play(game, hit, hit)
    assert [line for line in begun(events) if "defence" in line] == ["bo defence 3 dice 3+", "bo defence 3 dice 4+"]


@pytest.mark.rule("BG-ATT-5", "BG-TEST-4")
def test_a_spell_leaves_the_mana_that_it_does_not_cost_for_re_rolls() -> None:
    """Three mana, a spell of two: one re-roll."""
    game = fight(1, 1, red="ana@E9:n", blue="bo@E5", arms={"ana": (BLAST,)}, now={"ana": {"mana": 3}})
    play(game, "red: attack weapon=test/blast target=bo")
    assert asked(game) == "red: mana-reroll"
    play(game, "red: mana-reroll die=0")
    assert refused(game, "red: mana-reroll die=1") == ["BG-TEST-4 rerolls-left"]


@pytest.mark.rule("BG-SIGHT-7", "BG-MOD-4")
@pytest.mark.parametrize(("preset", "threshold"), [("default", "5+"), ("it", "5+"), ("es", "5+"), ("pl", "4+")])
def test_a_spell_at_a_higher_target(preset: str, threshold: str) -> None:
    """An attacker below: the target is in cover; by the Polish book cover narrows ranged attacks only."""
    game = fight(
        *(1, 1),
        red="ana@E9:n",
        blue="bo@E4^:s",
        arms={"ana": (BLAST,)},
        pieces={"tall": "E3", "platform": "E3 E4"},
        now={"ana": {"mana": 2}},
        profile={"preset": preset},
    )
    assert begun(play(game, "red: attack weapon=test/blast target=bo")) == [f"ana attack 2 dice {threshold}"]


@pytest.mark.rule("BG-SIGHT-6", "BG-ATT-4", "BG-MAP-2")
def test_an_enemy_right_below_a_platform_edge_is_shot_at() -> None:
    """Beside it on the sheet, lower: neither engaged nor hidden."""
    game = fight(
        *(1, 1, 1),
        red="ana@E4^:s",
        blue="bo@E5:n",
        arms={"ana": (BOW,)},
        pieces={"tall": "E3", "platform": "E3 E4"},
    )
    assert begun(play(game, "red: attack weapon=test/bow target=bo")) == ["ana attack 3 dice 4+"]


GLARE: Document = {
    "when": "active",
    "to": "enemy",
    "test": {"statistic": "mind", "against": "mind"},
    "results": [{"needs": 1, "effects": [{"do": "wound"}]}, {"needs": 3, "effects": [{"do": "push"}]}],
}
"""An ability of a test: a wound by one success, by three a push and no wound."""


@pytest.mark.rule("BG-ABIL-3", "BG-FX-2", "BG-FX-3")
def test_tokens_for_attacks_change_no_ability_test_and_protection_helps_against_it() -> None:
    """Enhancement and blindness are about attack tests, protection about every defence test; so is focus about all."""
    game = fight(
        *(6, *(1,) * 7),
        arms={},
        stats={"ana": {"abilities": [GLARE]}},
        now={
            "ana": {"focused": True, "buff": Token("enhancement", "red"), "debuff": Token("blindness", "blue")},
            "bo": {"buff": Token("protection", "blue")},
        },
    )
    assert begun(play(game, "red: use target=bo")) == ["ana ability 3 dice 3+", "bo defence 3 dice 3+"]


@pytest.mark.rule("BG-TEST-7", "BG-ABIL-3")
def test_of_the_results_of_an_ability_test_only_the_highest_happens() -> None:
    """Three successes: pushed and not wounded."""
    game = fight(5, 5, 5, 1, 1, 1, arms={}, stats={"ana": {"abilities": [GLARE]}})
    assert of_kind(play(game, "red: use target=bo"), "wounds-suffered") == []
    assert game.state.scenario.terrain.grid.name(game.state.figures["bo"].at or 0) == "E3"
