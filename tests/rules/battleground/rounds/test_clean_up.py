"""Clean-up: objectives are claimed, then victory is looked at, then all get ready."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.support.battleground import KEEPS, PASSES, activation, battle, event_lines, with_figure, without
from tests.support.script import asked, offers, play, refused


def cleaning(*, red: str = "ana@E5", blue: str = "bo@I9", objectives: str = "o1@E5", **lines: Any) -> Game[Battle]:
    """A game at its first clean-up."""
    game = battle(red=red, blue=blue, objectives=objectives, **lines)
    play(game, *PASSES)
    return game


def claims(game: Game[Battle], seat: str = "red") -> list[str]:
    """Who may claim what, `ana o1`; nothing where the seat is not asked."""
    fields = (dict(each.split("=") for each in line.split()[1:]) for line in offers(game, seat) if "claim" in line)
    return [f"{each['figure']} {each['objective']}" for each in fields]


@pytest.mark.rule("BG-ROUND-11")
def test_the_steps_of_the_phase_in_their_order() -> None:
    """Claims before the look at victory, and that before mana and readiness."""
    game = cleaning(blue="bo@I9", objectives="o1@E5 o2@I9")
    happened = event_lines(play(game, "red: claim", "blue: claim"))
    assert happened[:5] == [
        "objective-claimed red ana o1",
        "objective-claimed blue bo o2",
        "mana-gained ana 1",
        "mana-gained bo 1",
        "cards-cleared",
    ]
    assert happened[5] == "round-began 2"


@pytest.mark.rule("BG-ROUND-11")
def test_after_the_last_round_nobody_gets_ready() -> None:
    """The objectives are claimed first and count; the fourth step is left out."""
    game = cleaning(rounds=1)
    happened = play(game, "red: claim")
    assert [event.name() for event in happened] == ["objective-claimed", "game-ended"]
    assert game.outcome is not None
    assert game.outcome.points == {"red": 20, "blue": 0}
    assert game.state.figures["ana"].mana == 0


@pytest.mark.rule("BG-ROUND-11", "BG-WIN-2")
def test_a_lost_army_is_seen_before_anybody_gets_ready() -> None:
    game = without(battle(objectives="o1@A1"), "bo")
    play(game, "red: pass")
    happened = play(game, "red: claim")
    assert [event.name() for event in happened] == ["objective-claimed", "game-ended"]


@pytest.mark.rule("BG-ROUND-12")
@pytest.mark.parametrize("at", ["E5", "E4", "E6", "D4", "D5", "F4", "F5"])
def test_on_the_hex_or_adjacent_to_it(at: str) -> None:
    assert claims(cleaning(red=f"ana@{at}")) == ["ana o1"]


@pytest.mark.rule("BG-ROUND-12")
@pytest.mark.parametrize("at", ["E3", "E7", "D3", "D6", "C5", "G5", "F3", "F6"])
def test_not_from_farther_away(at: str) -> None:
    game = cleaning(red=f"ana@{at} al@E4")
    assert claims(game) == ["al o1"]
    assert refused(game, "red: claim figure=ana objective=o1") == ["BG-ROUND-12 within-reach"]


@pytest.mark.rule("BG-ROUND-12", "BG-MAP-2")
def test_heights_keep_apart() -> None:
    """From above nobody reaches an objective on the ground, nor the other way round; nor does an enemy there matter."""
    pieces = {"platform": "E5 E4"}
    game = cleaning(red="ana@E4^ al@D4", objectives="o1@E5", pieces=pieces)
    assert claims(game) == ["al o1"]
    above = cleaning(red="ana@E4^ al@D4", objectives="o1@E5^", pieces=pieces)
    assert claims(above) == ["ana o1"]
    shadowed = cleaning(red="ana@E6", blue="bo@E5^", pieces=pieces)
    assert claims(shadowed) == ["ana o1"]


@pytest.mark.rule("BG-ROUND-12")
def test_not_with_an_enemy_adjacent_to_the_character() -> None:
    """The enemy is adjacent to ana only, so al may claim."""
    game = cleaning(red="ana@E6 al@E4", blue="bo@E7")
    assert claims(game) == ["al o1"]
    assert refused(game, "red: claim figure=ana objective=o1") == ["BG-ROUND-12 unengaged"]


@pytest.mark.rule("BG-ROUND-12")
@pytest.mark.parametrize("enemy", ["E5", "E4", "D4"])
def test_not_with_an_enemy_on_the_objective_or_adjacent_to_it(enemy: str) -> None:
    """The enemy is not adjacent to the character itself."""
    game = cleaning(red="ana@E6 al@A1", blue=f"bo@{enemy}", objectives="o1@E5 o2@A2")
    reasons = ["BG-ROUND-12 uncontested"] if enemy != "E5" else ["BG-ROUND-12 unengaged", "BG-ROUND-12 uncontested"]
    assert claims(game) == ["al o2"]
    assert refused(game, "red: claim figure=ana objective=o1") == reasons


@pytest.mark.rule("BG-ROUND-12", "BG-MAP-6")
def test_not_in_the_own_deployment_zone() -> None:
    """The opponent of the zone's owner may claim it; raised hexes over a zone belong to it."""
    zones = {"red": "E5", "blue": "A1"}
    game = cleaning(red="ana@E4 al@A2", objectives="o1@E5 o2@A1", zones=zones)
    assert claims(game) == ["al o2"]
    assert refused(game, "red: claim figure=ana objective=o1") == ["BG-ROUND-12 outside-own-zone"]
    raised = cleaning(red="ana@E5^", objectives="o1@E5^", zones=zones, pieces={"platform": "E5"})
    assert raised.state.round == 2, "nobody was asked"


@pytest.mark.rule("BG-ROUND-12")
def test_one_character_may_claim_several_and_the_tokens_leave_the_map() -> None:
    game = cleaning(objectives="o1@E5 o2@E4 o3@E6 o4@A1")
    assert claims(game) == ["ana o1", "ana o2", "ana o3"]
    play(game, "red: claim objective=o2")
    assert claims(game) == ["ana o1", "ana o3"]
    play(game, "red: claim objective=o1", "red: claim objective=o3")
    assert game.state.sides["red"].objectives == ("o2", "o1", "o3")
    assert set(game.state.objectives) == {"o4"}
    assert game.state.round == 2


@pytest.mark.rule("BG-ROUND-12")
def test_by_the_italian_edition_a_character_may_leave_an_objective() -> None:
    """It is asked anew at the next clean-up."""
    for profile in ({"preset": "default"}, {"preset": "it"}):
        game = cleaning(profile=profile)
        assert offers(game, "red") == ["claim figure=ana objective=o1", "done"]
        play(game, "red: done")
        assert (game.state.round, set(game.state.objectives)) == (2, {"o1"})
        play(game, *KEEPS, *PASSES)
        assert asked(game) == "red: claim"


@pytest.mark.rule("BG-ROUND-12")
@pytest.mark.parametrize("edition", ["es", "pl"])
def test_by_the_other_editions_it_must_claim(edition: str) -> None:
    game = cleaning(objectives="o1@E5 o2@E4", profile={"preset": edition})
    assert offers(game, "red") == ["claim figure=ana objective=o1", "claim figure=ana objective=o2"]
    play(game, "red: claim objective=o1", "red: claim objective=o2")
    assert game.state.objectives == {}


@pytest.mark.rule("BG-ROUND-12")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_the_first_player_claims_first(first: str) -> None:
    game = cleaning(objectives="o1@E5 o2@I9", first=first)
    assert asked(game) == f"{first}: claim"


@pytest.mark.rule("BG-ROUND-12", "BG-BIG-1")
def test_a_massive_figure_reaches_from_any_hex_of_its_base() -> None:
    """And is in the way with any."""
    bases = {"max": [[0, 0], [0, 1]]}
    assert claims(cleaning(red="max@E6:n", objectives="o1@E8", bases=bases)) == ["max o1"]
    contested = cleaning(red="ana@E4 al@A1", blue="max@E6:n", objectives="o1@E8 o2@E5 o3@A1", bases=bases)
    assert claims(contested) == ["al o3"]


@pytest.mark.rule("BG-ROUND-13")
def test_a_rested_figure_gains_a_mana_up_to_five() -> None:
    """Who was activated gains none; played cards go to the discards, in the order in which they were played."""
    game = battle(red="ana@A1 al@A3 ad@A5", glory={"red": "glory-1"})
    game = with_figure(game, "ad", mana=5)
    play(game, "red: select-card card=fate-2", "blue: pass", "red: activate figure=ana", "red: bonus")
    play(game, "red: play-card card=glory-1", "red: end")
    happened = event_lines(play(game, "red: pass"))
    assert happened[2:6] == ["phase-began clean-up", "mana-gained al 1", "mana-gained bo 1", "cards-cleared"]
    figures = game.state.figures
    assert {name: figure.mana for name, figure in figures.items()} == {"ana": 2, "al": 1, "ad": 5, "bo": 1}
    assert not any(figure.activated or figure.cards for figure in figures.values())
    assert game.state.sides["red"].discard == ("fate-2", "glory-1")
    play(game, *KEEPS, "red: select-card card=fate-1", "blue: pass")
    assert offers(game, "red") == ["activate figure=al", "activate figure=ad"]


@pytest.mark.rule("BG-ROUND-13", "BG-ROUND-9")
def test_a_figure_activated_and_readied_again_has_not_rested() -> None:
    """Ready or not, it gains no mana; in the next round it may rest."""
    rouse = {"to": "ally", "effects": [{"do": "ready"}]}
    game = battle(red="ana@A1 al@A3", decks={"red": "fate-1 fate-2 fate-3"}, bonuses={"fate-2": rouse})
    play(game, "red: select-card card=fate-1", "blue: pass", *activation("red", "ana"))
    play(game, "red: select-card card=fate-2", "red: activate figure=al", "red: bonus bonus=ability", "red: end")
    happened = event_lines(play(game, "red: pass"))
    assert [each for each in happened if each.startswith("mana-gained")] == ["mana-gained bo 1"]
    happened = event_lines(play(game, *KEEPS, *PASSES))
    assert "mana-gained ana 1" in happened
