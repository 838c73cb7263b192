"""The use of a skill by its player: once a turn or as often as it says, where its conditions hold (HR-COMP-4)."""

import pytest

from engine.kernel.data.choice import choice
from engine.words import speak
from tests.support.hoplomachus import (
    arena,
    game_with,
    own,
    until,
    with_unit,
)
from tests.support.script import offers, play, refused

SELF_HEAL = {"when": "ability", "effects": [{"do": "gain", "counter": "hp"}]}


@pytest.mark.rule("HR-TURN-5")
def test_each_ability_once_a_turn() -> None:
    """Each ability of each unit, in any order, if its conditions hold."""
    cards = {"ana": {"skills": ["regen:1", "hurl:1"], "health": 5}, "al": {"skills": ["regen:1"]}}
    game = arena(red="ana@D5 al@B2", blue="bo@D4", cards=cards)
    game = with_unit(with_unit(game, "ana", hp=1), "al", hp=1)
    until(game, "ability")
    play(game, "red: ability unit=ana skill=regen")
    assert refused(game, "red: ability unit=ana skill=regen") == ["HR-TURN-5 not-used-yet"]
    play(game, "red: ability unit=al skill=regen", "red: ability unit=ana skill=hurl target=bo to=D6")
    assert (game.state.units["ana"].hp, game.state.units["al"].hp) == (2, 2)
    until(game, "ability")
    play(game, "red: ability unit=ana skill=regen")


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize(("per", "again"), [("turn", True), ("round", True), ("combat", False)])
def test_how_often_a_skill_works(per: str, again: bool) -> None:
    """Once in the scope that it says; then it is refused, until another one begins."""
    ability = {**SELF_HEAL, "limit": {"times": 1, "per": per}}
    game = until(game_with(ability, cards={"al": {"skills": [own("spare", SELF_HEAL)]}}), "ability")
    play(game, "red: ability unit=ana skill=knack")
    assert refused(game, "red: ability unit=ana skill=knack") == ["HR-TURN-5 not-used-yet", "HR-COMP-4 not-too-often"]
    game.apply("next-phase")
    later = until(until(game, "movement", "blue"), "movement")
    later.apply("next-phase")
    assert ("ability skill=knack unit=ana" in offers(later, "red")) is again


@pytest.mark.rule("HR-COMP-4")
def test_units_with_one_skill_count_apart() -> None:
    """That one of them used it takes nothing from the other."""
    ability = {**SELF_HEAL, "limit": {"times": 1, "per": "combat"}}
    game = until(game_with(ability, cards={"al": {"skills": [own("knack", ability)]}}), "ability")
    play(game, "red: ability unit=ana skill=knack")
    assert offers(game, "red")[0] == "ability skill=knack unit=al"


@pytest.mark.rule("HR-COMP-4")
def test_a_skill_with_a_condition() -> None:
    """It is refused with the rule while that does not hold."""
    game = until(game_with({**SELF_HEAL, "if": {"outnumbered": "self"}}), "movement")
    assert "ability" not in " ".join(offers(game, "red"))
    crowd = until(game_with({**SELF_HEAL, "if": {"outnumbered": "self"}}, blue="bo@D6 by@H8 bu@H7"), "ability")
    assert offers(crowd, "red")[0] == "ability skill=knack unit=ana"
    cards = {"al": {"skills": ["regen:1"], "health": 3}}
    both = with_unit(
        until(game_with({**SELF_HEAL, "if": {"outnumbered": "self"}}, cards=cards), "movement"), "al", hp=1
    )
    play(both, "red: next-phase")
    assert refused(both, "red: ability unit=ana skill=knack") == ["HR-COMP-4 its-conditions-hold"]


@pytest.mark.rule("HR-COMP-11")
def test_a_special_that_would_do_nothing_is_refused_for_that() -> None:
    """Not for hurting nobody, where it is not made to hurt: it may heal, or move its unit."""
    rest = own("rest", {"when": "special", "effects": [{"do": "heal", "on": "self"}]})
    game = until(arena(red="ana@D5", blue="bo@D6", cards={"ana": {"skills": [rest]}}), "engagement")
    assert refused(game, "red: special unit=ana skill=rest") == ["HR-COMP-11 would-hurt"]
    (reason,) = game.why_not(choice("special", unit="ana", skill="rest"), "red")
    for lang, hurt in (("en", "hurt"), ("it", "colpi"), ("es", "her"), ("pl", "rani")):
        assert hurt not in speak(reason.sentence, lang)
