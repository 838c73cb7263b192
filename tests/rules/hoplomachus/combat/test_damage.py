"""Damage, what reduces it, and defeat (HR-TURN-7, HR-TURN-10)."""

import pytest

from engine.systems.hoplomachus.combat.damage import Deal
from tests.support.hoplomachus import (
    Document,
    arena,
    arena_with_dice,
    done,
    event_lines,
    until,
)
from tests.support.script import play


@pytest.mark.rule("HR-TURN-6", "HR-TURN-7")
def test_damage_that_is_reduced_counts_as_dealt() -> None:
    """If at least one hit was rolled; skills change the HP that are lost, and it sets off retaliation all the same."""
    cards: Document = {"bo": {"skills": ["ward:1", "retaliate"]}, "ana": {"attack": ["red", "yellow"]}}
    for second, lost in ((1, 0), (6, 1)):
        game = until(arena_with_dice(1, second, red="ana@D5", blue="bo@D4", cards=cards), "engagement")
        events = play(game, "red: attack unit=ana target=bo")
        assert game.state.units["bo"].hp == 3 - lost
        assert event_lines(events, "skill-triggered") == ["skill-triggered bo retaliate"]
    cards["ana"]["attack"] = ["yellow"]
    missed = until(arena_with_dice(1, red="ana@D5", blue="bo@D4", cards=cards), "engagement")
    events = play(missed, "red: attack unit=ana target=bo")
    assert event_lines(events, "damage-dealt", "skill-triggered") == []


@pytest.mark.rule("HR-TURN-7")
def test_attack_damage_comes_from_attacks_only() -> None:
    """A skill against attacks does not withstand a Special."""
    cards: Document = {"ana": {"skills": ["sure-hit:1"]}, "bo": {"skills": ["ward:1"]}}
    game = until(arena(red="ana@D5", blue="bo@D4", cards=cards), "engagement")
    play(game, "red: special unit=ana skill=sure-hit target=bo")
    assert game.state.units["bo"].hp == 2
    cards["bo"]["skills"] = [{"skill": "ward", "by": 1, "against": "everything"}]
    game = until(arena(red="ana@D5", blue="bo@D4", cards=cards), "engagement")
    play(game, "red: special unit=ana skill=sure-hit target=bo")
    assert game.state.units["bo"].hp == 3


@pytest.mark.rule("HR-TURN-10")
def test_defeat() -> None:
    """At once, by any cause: to the discard of its troop; its HP return to the supply."""
    game = until(arena(red="ana@D5", blue="bo@D4 by@H8"), "movement")
    for hits in (3, 9):
        gone, events = done(game, Deal("ana", "red", True, (("bo", hits),)))
        assert "bo" not in gone.state.units
        assert gone.state.sides["blue"].discard == ("bo",)
        assert event_lines(events, "damage-dealt") == [f"damage-dealt ana True {{'bo': {hits}}} {{'bo': 3}}"]
