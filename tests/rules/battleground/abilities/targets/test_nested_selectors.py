"""What is asked inside selectors and effects for others: it knows the names, the test and the target around it."""

from typing import Any

import pytest

from engine.systems.battleground.dice.statistics import statistic
from tests.rules.battleground.abilities.triggers.test_triggers import HIT, MANA, gained, of, waits
from tests.rules.battleground.fights import Document, begun, fight
from tests.support.script import asked, play

ATTACK = "red: attack weapon=test/sword target=bo"


def those(side: str = "all", **where: Any) -> Document:
    """The pieces of a side with a condition."""
    return {"pieces": {"side": side, "where": where}}


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(("name", "woken"), [("by", ["bo"]), ("subject", [])])
def test_a_trigger_names_for_the_conditions_inside_a_selector(name: str, woken: list[str]) -> None:
    """An enemy who is the one that did it, and one who is the one it was done to."""
    there = {"there-are": {"who": those("enemies", **{"is": {"who": "it", "one-of": name}})}}
    ability = waits({"wound": {"who": "self", "by": "enemy"}}, MANA, **{"if": there})
    assert gained(play(fight(*HIT, stats=of("bo", ability), now={"bo": {"mana": 0}}), ATTACK)) == woken


@pytest.mark.rule("BG-ABIL-1", "BG-TEST-2")
@pytest.mark.parametrize(("test", "counts"), [("attack", True), ("defence", False)])
def test_the_test_is_known_inside_a_selector(test: str, counts: bool) -> None:
    """More dice while there is a figure for which the condition on the test holds."""
    ability = {"when": "always", "modify": "dice", "by": 2, "if": {"there-are": {"who": those(test=test)}}}
    plain, other = (begun(play(fight(*(1,) * 16, stats=stats), ATTACK))[0] for stats in ({}, of("ana", ability)))
    assert (plain != other) is counts


@pytest.mark.rule("BG-ABIL-6", "BG-TEST-2")
def test_a_statistic_that_counts_by_statistics_reads_the_printed_ones() -> None:
    """Two who raise each other's mind would never be done."""
    wise: dict[str, Any] = {"at-least": {"value": {"statistic": {"of": "it", "name": "mind"}}, "least": 3}}
    ability = {"when": "always", "modify": "mind", "by": {"count": {"of": those(**wise)}}}
    state = fight(stats={**of("ana", ability), **of("bo", ability, mind=2)}).state
    assert [statistic(state, name, "mind") for name in ("ana", "bo")] == [4, 3]


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-2")
def test_for_each_of_several_the_target_is_that_one_and_no_place() -> None:
    """Though the ability is aimed at a hex, from which nobody is near."""
    beside = {"pieces": {"side": "all", "within": 1, "of": "target"}}
    each = {"do": "for-each", "of": {"pieces": {"side": "enemies"}}, "effects": [{"do": "wound", "on": beside}]}
    game = fight(stats=of("ana", {"when": "active", "to": "hex", "effects": [each]}), blue="bo@E4:s cy@A1")
    play(game, "red: use ability=test/ana at=I9")
    assert {name: figure.wounds for name, figure in game.state.figures.items()} == {"ana": 1, "bo": 1, "cy": 1}


@pytest.mark.rule("BG-ABIL-1")
def test_an_option_happens_to_the_one_for_whom_it_was_chosen() -> None:
    """There is a question for each of several; the others and the target of the ability are not affected."""
    options = [{"effects": [{"do": "wound"}]}, {"effects": [{"do": "wound", "wounds": 2}]}]
    either = {"do": "one-of", "on": {"pieces": {"side": "enemies"}}, "options": options}
    game = fight(stats=of("ana", {"when": "active", "effects": [either]}), blue="bo@E4:s cy@A1")
    play(game, "red: use ability=test/ana", "red: option option=1")
    assert [game.state.figures[name].wounds for name in ("ana", "bo", "cy")] == [0, 1, 0]
    play(game, "red: option option=2")
    assert [game.state.figures[name].wounds for name in ("ana", "bo", "cy")] == [0, 1, 2]
    assert asked(game) == "red: act"
