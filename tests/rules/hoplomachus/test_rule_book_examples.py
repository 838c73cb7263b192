"""The worked examples of the rule book, played through with test chips (HR-EX)."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.hoplomachus.state import Arena
from tests.support.hoplomachus import arena, arena_with_dice, event_lines, place_of, tactic, until, with_dice
from tests.support.script import asked, offers, play, refused

CHIPS: Mapping[str, Mapping[str, Any]] = {
    "warrior": {"attack": ["black", "blue", "yellow"], "skills": ["retaliate", "whirlwind"]},
    "radical": {"movement": 3, "attack": ["blue", "blue"], "skills": ["hurl:1"]},
    "marksman": {"range": 2, "health": 2, "attack": ["black", "yellow"], "skills": ["first-strike", "long-shot:4"]},
    "protector": {"class": "defender", "health": 4},
    "archer": {"range": 2, "health": 2, "class": "archer"},
}
BLITZ = tactic("blitz", {"do": "add-dice", "dice": ["green"]})


@pytest.mark.rule("HR-EX-1", "HR-TURN-3", "HR-COMP-11")
def test_the_deployed_marksman_strikes_first() -> None:
    """It may receive a tactic and attack in the turn it comes in, but not move."""
    game = arena_with_dice(
        2, 5, 6, red="warrior@B2 marksman", blue="protector@C2", cards=CHIPS, tactics={"red": [BLITZ]}
    )
    play(game, "red: deploy unit=marksman at=A2", "red: tactic tactic=test/blitz on=marksman")
    assert refused(game, "red: move unit=marksman to=A1") == ["HR-TURN-3 not-dazed"]
    until(game, "engagement")
    events = play(game, "red: attack unit=marksman target=protector")
    assert event_lines(events, "attack-began") == ["attack-began marksman protector ['black', 'yellow', 'green']"]
    assert game.state.units["protector"].hp == 1


@pytest.mark.rule("HR-EX-1", "HR-TURN-3")
def test_without_first_strike_it_only_waits() -> None:
    game = arena(red="warrior@B2 archer", blue="protector@C2", cards=CHIPS)
    play(game, "red: deploy unit=archer at=A2")
    until(game, "engagement")
    assert refused(game, "red: attack unit=archer target=protector") == ["HR-TURN-3 not-dazed-in-engagement"]


@pytest.mark.rule("HR-EX-2", "HR-TURN-4", "HR-ARENA-1")
def test_the_warrior_enters_the_hex_that_the_radical_left() -> None:
    game = until(arena(red="radical@C3 warrior@C5", blue="protector@I9", cards=CHIPS), "movement")
    assert refused(game, "red: move unit=warrior to=C3") == ["HR-ARENA-1 ends-on-free-hex"]
    play(game, "red: move unit=radical to=C1")
    events = play(game, "red: move unit=warrior to=C3")
    assert event_lines(events, "unit-moved") == ["unit-moved warrior ['C5', 'C4', 'C3']"]
    assert (place_of(game, "radical"), place_of(game, "warrior")) == ("C1", "C3")


@pytest.mark.rule("HR-EX-3", "HR-COMP-11")
def test_the_radical_hurls_the_protector() -> None:
    """To another hex adjacent to the Radical."""
    game = until(arena(red="radical@C3", blue="protector@C2", cards=CHIPS), "ability")
    assert asked(game) == "red: ability"
    events = play(game, "red: ability unit=radical skill=hurl target=protector to=C4")
    assert event_lines(events, "skill-used", "unit-displaced") == [
        "skill-used radical hurl False",
        "unit-displaced protector C4",
    ]
    assert not game.state.units["protector"].moved


@pytest.mark.rule("HR-EX-4", "HR-TURN-6", "HR-COMP-12")
def test_an_engagement() -> None:
    """Warrior and Blitz defeat a Marksman; Radical and Marksman take 1 HP each from the Protector."""
    game = arena(
        red="warrior@C3 radical@C5 marksman@D6",
        blue="archer@C2 protector@C6",
        cards=CHIPS,
        tactics={"red": [BLITZ]},
    )
    play(game, "red: tactic tactic=test/blitz on=warrior")
    game = with_dice(until(game, "engagement"), 2, 4, 4, 3, 4, 3, 1, 5)
    fought = play(game, "red: attack unit=warrior target=archer")
    assert event_lines(fought, "attack-began", "hits-counted", "units-defeated", "favour-gained") == [
        "attack-began warrior archer ['black', 'blue', 'yellow', 'green']",
        "hits-counted warrior ['black', 'blue', 'yellow', 'green'] {'archer': 3}",
        "units-defeated ['archer']",
        "favour-gained red 2",
    ]
    play(game, "red: attack unit=radical target=protector")
    assert game.state.units["protector"].hp == 3
    play(game, "red: attack unit=marksman target=protector")
    assert game.state.units["protector"].hp == 2


def hp(game: Game[Arena], name: str) -> int:
    """The HP of a unit."""
    return game.state.units[name].hp


@pytest.mark.rule("HR-EX-4", "HR-COMP-11")
def test_the_warrior_would_have_struck_back() -> None:
    """Against a Warrior the same attack costs 1 HP."""
    game = until(arena_with_dice(6, red="archer@C3", blue="warrior@C4", cards=CHIPS), "engagement")
    events = play(game, "red: attack unit=archer target=warrior")
    assert event_lines(events, "skill-triggered", "damage-dealt") == [
        "damage-dealt archer True {'warrior': 1} {'warrior': 1}",
        "skill-triggered warrior retaliate",
        "damage-dealt warrior False {'archer': 1} {'archer': 1}",
    ]
    assert (hp(game, "archer"), hp(game, "warrior")) == (1, 2)
    assert "attack target=warrior unit=archer" not in offers(game, "red")
