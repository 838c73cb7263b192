"""A change of hex by a unit's own skill: a move and no displacement, with everything that follows (HR-TURN-9)."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.hoplomachus.movement.displacement import Displace, PutSomewhere
from engine.systems.hoplomachus.state import Arena
from tests.support.hoplomachus import (
    arena,
    arena_by_hand,
    done,
    event_lines,
    game_with,
    own,
    place_of,
    tactic,
    until,
    with_dice,
    with_unit,
)
from tests.support.script import asked, offers, play, refused

Document = dict[str, Any]
CHEER = [{"do": "gain", "counter": "favour", "amount": 1, "on": "self"}]
WALKED = own("walked", {"when": {"moved": {"who": "unit"}}, "effects": CHEER})
PUSHED = own("pushed", {"when": {"displaced": {"who": "unit"}}, "effects": CHEER})
LEAP = {"when": "ability", "away": 2, "effects": [{"do": "displace", "on": "self"}]}
HOP = {"do": "displace", "away": 1, "on": "self"}
HIT = {"damaged": {"how": "attack"}}


def watched(ability: Document, **more: Any) -> Game[Arena]:
    """A game in which ana has this skill, and al tells moves from displacements."""
    cards = {"al": {"skills": [WALKED, PUSHED]}, **more.pop("cards", {})}
    return game_with(ability, cards=cards, **more)


def seen(game: Game[Arena], *lines: str) -> list[str]:
    """What became known of hexes changed, and what it set off."""
    return event_lines(play(game, *lines), "unit-moved", "unit-displaced", "skill-triggered")


@pytest.mark.rule("HR-TURN-9")
def test_a_unit_that_its_own_ability_puts_elsewhere_moves() -> None:
    """On the hex that was chosen with it."""
    game = until(watched(LEAP), "ability")
    assert seen(game, "red: ability unit=ana skill=knack to=D3") == [
        "unit-moved ana ['D5', 'D3']",
        "skill-triggered al walked",
    ]


@pytest.mark.rule("HR-TURN-9")
def test_another_unit_is_displaced_by_the_same_skill() -> None:
    """An ally as well as an opponent."""
    ability = {**LEAP, "to": "unit", "effects": [{"do": "displace"}]}
    for target in ("bo", "al"):
        game = until(watched(ability), "ability")
        assert seen(game, f"red: ability unit=ana skill=knack target={target} to=D3") == [
            f"unit-displaced {target} D3",
            "skill-triggered al pushed",
        ]


@pytest.mark.rule("HR-TURN-9", "HR-TURN-4")
def test_an_innate_skill_moves_its_unit() -> None:
    """On a hex of its player's choice; it has moved then, and does not do so again in this turn."""
    game = watched({"when": {"phase-begins": {"phase": "tactic"}}, "effects": [HOP]})
    assert asked(game) == "red: displace"
    assert seen(game, "red: displace unit=ana to=D4") == ["unit-moved ana ['D5', 'D4']", "skill-triggered al walked"]
    assert refused(until(game, "movement"), "red: move unit=ana to=D3") == ["HR-TURN-4 not-moved-yet"]
    until(game, "movement", "blue")
    assert asked(game) == "blue: movement"


@pytest.mark.rule("HR-TURN-9", "HR-COMP-3")
def test_a_die_moves_a_unit_by_its_own_skill_and_displaces_it_by_a_tactic() -> None:
    ability = {"when": "ability", "effects": [{"do": "tumble", "on": "self"}]}
    cards = {"ana": {"skills": [own("knack", ability)]}, "al": {"skills": [WALKED, PUSHED]}}
    roll = tactic("roll", {"do": "tumble"})
    for use, line in (("ability", "ability unit=ana skill=knack"), ("tactic", "tactic tactic=test/roll on=ana")):
        game = arena_by_hand(red="ana@D5 al@H2", blue="bo@H8", cards=cards, tactics={"red": [roll]}, neutral=())
        play(until(game, use), f"red: {line}")
        by_skill = use == "ability"
        assert seen(game, "chance: 1") == [
            "unit-moved ana ['D5', 'D4']" if by_skill else "unit-displaced ana D4",
            f"skill-triggered al {'walked' if by_skill else 'pushed'}",
        ]


@pytest.mark.rule("HR-TURN-9", "HR-S-4", "HR-TURN-4")
def test_a_skill_that_a_tactic_gives_a_unit_is_its_own() -> None:
    """It moves its unit, which then has moved in this turn."""
    gust = tactic("gust", abilities=[{"when": {"phase-begins": {"phase": "movement"}}, "effects": [HOP]}])
    cards = {"al": {"skills": [WALKED, PUSHED]}}
    game = arena(red="ana@D5 al@H2", blue="bo@H8", cards=cards, tactics={"red": [gust]})
    play(game, "red: tactic tactic=test/gust on=ana")
    assert seen(game, "red: displace unit=ana to=D4") == ["unit-moved ana ['D5', 'D4']", "skill-triggered al walked"]
    assert refused(game, "red: move unit=ana to=D3") == ["HR-TURN-4 not-moved-yet"]


@pytest.mark.rule("HR-TURN-9", "HR-S-4", "HR-TACTIC-2")
def test_a_move_by_a_tactic_is_a_displacement() -> None:
    """It is no doing of the unit, so that the unit may still move."""
    cards = {"al": {"skills": [WALKED, PUSHED]}}
    blow = tactic("blow", {"do": "displace", "away": 1})
    game = arena(red="ana@D5 al@H2", blue="bo@H8", cards=cards, tactics={"red": [blow]})
    play(game, "red: tactic tactic=test/blow on=ana")
    assert seen(game, "red: displace unit=ana to=D4") == ["unit-displaced ana D4", "skill-triggered al pushed"]
    play(until(game, "movement"), "red: move unit=ana to=D3")


@pytest.mark.rule("HR-TURN-9")
def test_an_opponent_that_answers_by_moving_away_moves() -> None:
    """In whosever turn it is; in its own it may move again."""
    cards = {"bo": {"health": 5, "skills": [own("dodge", {"when": HIT, "effects": [HOP]})]}}
    game = watched({"when": "always", "dice": ["red"]}, cards=cards)
    game = with_dice(until(game, "engagement"), 1, 1)
    play(game, "red: attack unit=ana target=bo")
    assert seen(game, "blue: displace unit=bo to=D7") == ["unit-moved bo ['D6', 'D7']", "skill-triggered al walked"]
    play(until(game, "movement", "blue"), "blue: move unit=bo to=D8")


@pytest.mark.rule("HR-TURN-3", "HR-TURN-9")
def test_a_dazed_unit_does_not_move_by_what_it_uses() -> None:
    """With First Strike it uses a Special, but does not move by it; its innate skills move it all the same."""
    dash = own("dash", {"when": "special", "away": 1, "effects": [{"do": "displace", "on": "self"}]})
    skills = ["first-strike", dash]
    for dazed in (False, True):
        game = until(arena(red="ana@D5", blue="bo@D6", cards={"ana": {"skills": skills}}), "engagement")
        game = with_unit(game, "ana", dazed=dazed)
        assert ("special skill=dash to=D4 unit=ana" in offers(game, "red")) is not dazed
    assert refused(game, "red: special unit=ana skill=dash to=D4") == ["HR-COMP-11 would-hurt"]
    dodge = own("dodge", {"when": HIT, "effects": [HOP]})
    game = until(arena(red="ana@D5", blue="bo@D6", cards={"bo": {"health": 5, "skills": [dodge]}}), "engagement")
    game = with_dice(with_unit(game, "bo", dazed=True), 6)
    play(game, "red: attack unit=ana target=bo", "blue: displace unit=bo to=D7")
    assert place_of(game, "bo") == "D7"


@pytest.mark.rule("HR-TURN-3", "HR-COMP-3")
def test_no_die_moves_a_dazed_unit_by_what_it_uses() -> None:
    roll = own("roll", {"when": "special", "effects": [{"do": "tumble", "on": "self"}, {"do": "heal", "on": "self"}]})
    game = arena(red="ana@D5", blue="bo@D7", cards={"ana": {"health": 5, "skills": ["first-strike", roll]}})
    game = with_unit(until(game, "engagement"), "ana", dazed=True, hp=1)
    assert event_lines(play(game, "red: special unit=ana skill=roll"), "rolled", "hp-gained") == [
        "hp-gained ana 4 True"
    ]


@pytest.mark.rule("HR-TURN-9")
def test_steps_of_older_positions_say_nothing_of_whose_skill_it_is() -> None:
    """They displace, as they did."""
    game = until(arena(red="ana@D5 al@H2", blue="bo@H8"), "movement")
    _, events = done(game, Displace("ana", game.state.place("D4"), "HR-COMP-11"))
    assert event_lines(events) == ["unit-displaced ana D4"]
    game, _ = done(game, PutSomewhere("red", "ana", "ana", 1, "HR-COMP-11"))
    assert event_lines(play(game, "red: displace unit=ana to=D4"))[0] == "unit-displaced ana D4"
