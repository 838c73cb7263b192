"""Favour and tactics: cases in which several rules of Skirmish meet, with the verdict of the digest."""

import pytest

from engine.kernel.play.game import Game
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.favour.rewards import Rewards
from engine.systems.hoplomachus.state import Arena, Played
from engine.systems.hoplomachus.turn.turn_steps import BeginPhase, StartOfTurn
from tests.support.hoplomachus import (
    Document,
    arena,
    done,
    event_lines,
    own,
    tactic,
    until,
    with_dice,
    with_side,
    with_unit,
)
from tests.support.script import asked, offers, play

DART = tactic("dart", {"do": "hurt", "damage": 3})
BLADES = tactic("blades", {"do": "add-dice", "dice": ["red"]})
SHOVE = tactic("shove", {"do": "displace", "away": 1})
STUN = tactic("stun", {"do": "fatigue"}, until="next-turn")
SPITE = own(
    "spite",
    {"when": "damaged", "effects": [{"do": "hurt", "damage": 3, "on": {"pieces": {"side": "enemies", "within": 1}}}]},
)


def favour(game: Game[Arena], seat: str = "red") -> int:
    """How much favour a seat has."""
    return game.state.sides[seat].favour


# Favour


@pytest.mark.rule("HR-S-4", "HR-COMP-11")
def test_retaliation_that_defeats_earns_favour() -> None:
    """The unit that strikes back defeats an opponent, in the other one's turn too."""
    game = until(arena(red="ana@D5", blue="bo@D4 by@H8", cards={"bo": {"skills": ["retaliate"]}}), "engagement")
    game = with_dice(with_unit(game, "ana", hp=1), 6)
    play(game, "red: attack unit=ana target=bo")
    assert "ana" not in game.state.units
    assert (favour(game), favour(game, "blue")) == (0, 2)


@pytest.mark.rule("HR-S-4", "HR-TURN-7")
def test_a_unit_that_a_dart_provokes_earns_favour_and_the_dart_does_not() -> None:
    """Blue's tactic hurts ana; her innate skill defeats bo: red earns 2, blue nothing."""
    cards = {"ana": {"health": 5, "skills": [SPITE]}}
    game = arena(red="ana@D5 al@A9", blue="bo@D4 by@H8", cards=cards, tactics={"blue": [DART]}, first="blue")
    assert asked(game) == "blue: tactic"
    play(game, "blue: tactic tactic=test/dart on=ana")
    assert "bo" not in game.state.units
    assert (favour(game), favour(game, "blue")) == (2, 0)


@pytest.mark.rule("HR-TACTIC-2", "HR-FAVOUR-2")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_a_tactic_that_is_being_applied_does_not_return(first: str) -> None:
    """It is discarded once it was applied; a tactic of the other player with the same name returns."""
    both = {"red": [DART], "blue": [DART]}
    cards = {"ana": {"health": 5, "skills": [SPITE]}}
    game = arena(red="ana@D5 al@A9", blue="bo@D4 by@H8", cards=cards, tactics=both, first=first)
    game = with_side(game, "red", favour=8, rewards=1)
    if first == "blue":
        game = with_side(game, "red", tactics=(), spent=("test/dart",))
    events = play(game, f"{first}: tactic tactic=test/dart on=ana")
    assert event_lines(events, "reward-earned") == ["reward-earned red 2"]
    returned = ["tactics-returned red ['test/dart']"] if first == "blue" else []
    assert event_lines(events, "tactics-returned") == returned
    red = game.state.sides["red"]
    assert (red.tactics, red.spent) == ((("test/dart",), ()) if first == "blue" else ((), ("test/dart",)))


@pytest.mark.rule("HR-TACTIC-2", "HR-FAVOUR-2")
def test_a_tactic_that_is_still_to_be_applied_does_not_return() -> None:
    """A reward earned by a skill that waits for the playing of the tactic comes before its effects."""
    strike = {"when": {"tactic-played": {"who": "self"}}, "effects": SPITE["skill"]["ability"]["effects"]}
    cards = {"ana": {"health": 5, "skills": [own("strike", strike)]}}
    game = arena(red="ana@D5 al@A9", blue="bo@D4 by@H8", cards=cards, tactics={"red": [DART]})
    game = with_side(game, "red", favour=8, rewards=1)
    events = play(game, "red: tactic tactic=test/dart on=ana")
    assert event_lines(events, "reward-earned", "tactics-returned") == ["reward-earned red 2"]
    play(game, "blue: decline")
    red = game.state.sides["red"]
    assert (red.tactics, red.spent, game.state.units["ana"].hp) == ((), ("test/dart",), 2)


@pytest.mark.rule("HR-TACTIC-2", "HR-FAVOUR-2")
@pytest.mark.parametrize("last", ["gain", "hurt", "heal"])
def test_a_tactic_does_not_return_by_what_its_last_effect_earns(last: str) -> None:
    """Favour gained by the effect itself, or by a skill that it triggers: the tactic is discarded after the reward, a
    decision; the tactics that were discarded before return."""
    effects: dict[str, Document] = {
        "gain": {"do": "gain", "counter": "favour", "amount": 2},
        "hurt": {"do": "hurt", "damage": 1},
        "heal": {"do": "gain-hp", "hp": 1},
    }
    boast = {"effects": [{"do": "score", "points": 2}]}
    skills = [own("hurt", {"when": "damaged", **boast}), own("heal", {"when": "hp-gained", **boast})]
    card = tactic("card", {"do": "displace", "away": 1}, effects[last])
    game = arena(red="ana@D5", blue="bo@H8", cards={"ana": {"skills": skills}}, tactics={"red": [card, DART]})
    game = with_side(game, "red", favour=8, rewards=1, tactics=("test/card",), spent=("test/dart",))
    events = play(game, "red: tactic tactic=test/card on=ana", "red: displace unit=ana to=D4")
    assert event_lines(events, "tactics-returned") == ["tactics-returned red ['test/dart']"]
    assert game.state.sides["red"].spent == ("test/card",)


@pytest.mark.rule("HR-S-4", "HR-COMP-12")
def test_an_attack_with_the_dice_of_a_tactic_is_the_units() -> None:
    """Two red dice, two hits, the second one by the tactic: the unit defeats."""
    game = arena(red="ana@D5", blue="bo@D4 by@H8", cards={"ana": {"attack": ["red"]}}, tactics={"red": [BLADES]})
    play(game, "red: tactic tactic=test/blades on=ana")
    game = with_dice(with_unit(until(game, "engagement"), "bo", hp=2), 1, 1)
    play(game, "red: attack unit=ana target=bo")
    assert favour(game) == 2


@pytest.mark.rule("HR-S-4", "HR-TURN-9")
def test_a_push_onto_a_stone_earns_favour_only_at_the_start_of_a_turn() -> None:
    """Stones are counted at the start of the own turn only; who stands there counts, however it came."""
    game = arena(red="ana@D2 al@A8", blue="bo@H8", tactics={"red": [SHOVE]})
    play(game, "red: tactic tactic=test/shove on=ana", "red: displace unit=ana to=E2")
    assert favour(game) == 0
    until(game, "movement", "blue")
    assert favour(game) == 0
    until(game, "movement")
    assert favour(game) == 1


@pytest.mark.rule("HR-S-4")
def test_a_stone_held_by_the_opponent_earns_in_its_own_turn_only() -> None:
    """Two stones, one each: each earns 1 at the start of its own turn."""
    game = arena(red="ana@E2", blue="bo@E8")
    assert (favour(game), favour(game, "blue")) == (1, 0)
    until(game, "movement", "blue")
    assert (favour(game), favour(game, "blue")) == (1, 1)


@pytest.mark.rule("HR-S-4", "HR-TURN-11")
@pytest.mark.parametrize("how", ["fatigued", "dazed", "inactive hero"])
def test_any_unit_on_a_stone_holds_it(how: str) -> None:
    """Fatigued, dazed, an inactive hero: they are units in combat."""
    if how == "inactive hero":
        game = with_unit(
            with_side(arena(red="red-hero@E2 ana@B2", blue="bo@H8"), "red", favour=0, awake=False),
            "red-hero",
            active=False,
        )
    else:
        change: Document = {"dazed": True} if how == "dazed" else {"tactics": (Played("test/stun", "blue"),)}
        game = with_unit(
            with_side(arena(red="ana@E2", blue="bo@H8", tactics={"blue": [STUN]}), "red", favour=0), "ana", **change
        )
    game, events = done(game, StartOfTurn("red"))
    assert event_lines(events, "favour-gained") == ["favour-gained red 1"]


@pytest.mark.rule("HR-FAVOUR-2", "HR-S-4")
def test_from_nineteen_three_for_both_stones_are_one() -> None:
    """The bead stops on the last space; the reward comes once."""
    game = with_side(arena(red="ana@E2 al@E8", blue="bo@H8"), "red", favour=19, rewards=3)
    game, events = done(game, StartOfTurn("red"))
    assert event_lines(events, "favour-gained", "reward-earned") == ["favour-gained red 1", "reward-earned red 4"]


@pytest.mark.rule("HR-FAVOUR-2", "HR-S-4")
def test_of_two_at_the_end_neither_has_least() -> None:
    """Both at 20, blue reaches its third reward late: the tie is for the player whose turn it is, here blue."""
    game = until(arena(red="ana@B2", blue="bo@H8"), "movement", "blue")
    game = with_side(with_side(game, "red", favour=20, rewards=4), "blue", favour=20, rewards=2, discard=())
    game, _ = done(game, Rewards())
    assert asked(game) == "blue: bonus-hp"


@pytest.mark.rule("HR-S-4", "HR-FAVOUR-1")
def test_the_fourth_reward_brings_no_bonus() -> None:
    """For each of the first three of a track only."""
    game = with_side(until(arena(red="ana@B2", blue="bo@H8"), "movement"), "red", favour=20, rewards=3)
    game, _ = done(game, Rewards())
    assert asked(game) == "red: movement"


@pytest.mark.rule("HR-S-4", "HR-TROOP-2")
def test_the_bonus_takes_what_the_supply_has() -> None:
    """+2 for a plain unit, of one health chip that is left."""
    game = until(arena(red="ana@B2", blue="bo@H8", cards={"bo": {"health": 33}}), "movement")
    game = with_side(game, "red", favour=5)
    game, _ = done(game, Rewards())
    play(game, "blue: bonus-hp unit=bo")
    assert game.state.units["bo"].hp == 34


@pytest.mark.rule("HR-FAVOUR-5", "HR-TURN-2")
def test_a_unit_that_returns_after_the_deployment_waits_for_the_next_turn() -> None:
    """The third reward by a defeat in the engagement: it is in camp, and deployed in the next own deployment."""
    game = until(arena(red="ana@D5", blue="bo@D4 by@H8"), "engagement")
    game = with_side(with_unit(game, "bo", hp=1), "red", favour=13, rewards=2, discard=("nike",), prize=None)
    game = with_dice(with_side(game, "blue", prize=None), 6)
    play(game, "red: attack unit=ana target=bo", "red: reward unit=nike", "blue: decline")
    assert "nike" in game.state.sides["red"].camp
    assert "deploy at=A1 unit=nike" in offers(until(game, "deployment"), "red")


@pytest.mark.rule("HR-FAVOUR-5", "HR-TACTIC-1")
def test_a_tactic_that_returns_at_the_stones_is_played_in_this_turn() -> None:
    """The stone check is before the tactic phase."""
    game = with_side(
        arena(red="ana@E2", blue="bo@H8", tactics={"red": [BLADES]}),
        "red",
        favour=9,
        rewards=1,
        tactics=(),
        spent=("test/blades",),
    )
    game, _ = done(game, StartOfTurn("red"), BeginPhase("tactic", "red"))
    play(game, "blue: decline")
    assert asked(game) == "red: tactic"


# Tactics


@pytest.mark.rule("HR-TACTIC-1", "HR-COMP-6")
@pytest.mark.parametrize(("blue", "legal"), [("bo@D4", True), ("blue-hero@D4 bo@H8", False), ("bo@D3", False)])
def test_a_tactic_on_an_opponent_needs_an_own_unit_beside_it_and_no_hero(blue: str, legal: bool) -> None:
    """Two hexes away is not adjacent; a hero is elite."""
    game = arena(red="ana@D5", blue=blue, tactics={"red": [STUN]})
    target = blue.partition("@")[0]
    assert (f"tactic on={target} tactic=test/stun" in offers(game, "red")) == legal


@pytest.mark.rule("HR-TACTIC-1")
def test_an_inactive_hero_counts_for_who_is_beside_it() -> None:
    """It is an own unit in combat, though nothing may be played on it."""
    game = arena(red="ana@A9 red-hero@D5", blue="bo@D4", tactics={"red": [STUN]})
    game = with_unit(with_side(game, "red", awake=False), "red-hero", active=False)
    assert [line for line in offers(game, "red") if line.startswith("tactic")] == [
        "tactic on=ana tactic=test/stun",
        "tactic on=bo tactic=test/stun",
    ]


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-11")
def test_a_fatigued_unit_is_a_target_and_its_innates_are_silent() -> None:
    """Retaliate is ignored too."""
    cards = {"bo": {"skills": ["retaliate"]}}
    game = arena(red="ana@D5", blue="bo@D4", cards=cards, tactics={"red": [STUN]})
    play(game, "red: tactic tactic=test/stun on=bo")
    game = with_dice(until(game, "engagement"), 6)
    events = play(game, "red: attack unit=ana target=bo")
    assert event_lines(events, "skill-triggered") == []
    assert game.state.units["ana"].hp == 3


@pytest.mark.rule("HR-TACTIC-2", "HR-TURN-10")
def test_a_tactic_of_the_opponent_on_a_fallen_unit_returns_to_its_player() -> None:
    """Each to the discard of who played it."""
    game = arena(red="ana@D5", blue="bo@D4 by@H8", tactics={"red": [BLADES], "blue": [STUN]})
    both = (Played("test/blades", "red"), Played("test/stun", "blue"))
    game = with_unit(game, "ana", tactics=both)
    game = with_side(with_side(game, "red", tactics=()), "blue", tactics=())
    game, _ = done(game, Deal("bo", "blue", True, (("ana", 3),)))
    assert (game.state.sides["red"].spent, game.state.sides["blue"].spent) == (("test/blades",), ("test/stun",))
