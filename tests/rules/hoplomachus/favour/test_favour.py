"""The crowd's favour: what earns it, the four rewards, the bonus of the least (HR-FAVOUR, HR-S-4)."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.kernel.positions.codec import Codec, unsound
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.favour.rewards import Rewards
from engine.systems.hoplomachus.favour.track import SPACES
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.turn.turn_steps import BeginPhase, StartOfTurn
from tests.support.hoplomachus import arena, changed, done, event_lines, own, scenario, tactic, until, with_unit
from tests.support.hoplomachus import with_side as with_troop
from tests.support.script import asked, offers, play, refused

ROLL = tactic("roll", {"do": "tumble"})


def favoured(game: Game[Arena], seat: str, favour: int) -> tuple[Game[Arena], list[Event[Arena]]]:
    """The game after a seat has this much favour, and the rewards for it."""
    return done(with_troop(game, seat, favour=favour), Rewards())


def at_rest() -> Game[Arena]:
    """A game in red's movement phase, with units on both sides."""
    return until(arena(red="ana@B2 al@B4", blue="bo@H8 by@H6", tactics={"red": [ROLL]}), "movement")


@pytest.mark.rule("HR-FAVOUR-2")
def test_rewards_come_at_each_fifth_space() -> None:
    """Reaching or passing earns it; excess is kept."""
    for favour, rewards in ((4, 0), (5, 1), (9, 1), (10, 2), (15, 3), (19, 3), (20, 4)):
        game, events = favoured(at_rest(), "red", favour)
        while game.decision and game.decision.kind in ("bonus-hp", "reward"):
            answer = "decline" if game.decision.kind == "bonus-hp" else "done"
            events += game.apply(answer)
        assert event_lines(events, "reward-earned") == [
            f"reward-earned red {number}" for number in range(1, rewards + 1)
        ]
        assert (game.state.sides["red"].favour, game.state.sides["red"].rewards) == (favour, rewards)


@pytest.mark.rule("HR-FAVOUR-2")
@pytest.mark.parametrize(("before", "gained"), [(17, 2), (18, 2), (19, 1), (20, 0)])
def test_favour_ends_on_the_last_space(before: int, gained: int) -> None:
    """For a defeat, for stones, by a skill: what would take the bead further is not gained, nor reported."""
    rewards = sum(before >= space for space in SPACES)
    gains = [f"favour-gained red {gained}"] if gained else []
    game = with_troop(at_rest(), "red", favour=before, rewards=rewards)
    after, events = done(game, Deal("ana", "red", True, (("bo", 3),)))
    assert event_lines(events, "favour-gained") == gains
    assert after.state.sides["red"].favour == before + gained
    stones = with_troop(arena(red="ana@E2 al@E8", blue="bo@H8"), "red", favour=before + 1, rewards=rewards)
    _, events = done(stones, StartOfTurn("red"))
    assert event_lines(events, "favour-gained") == ([f"favour-gained red {19 - before}"] if before < 19 else [])
    assert event_lines(game.state.table.scored(game.state, "red", 2).events) == gains


@pytest.mark.rule("HR-FAVOUR-2")
def test_favour_that_earns_favour_comes_to_an_end() -> None:
    """At the last space nothing is gained any more that a skill could wait for."""
    more = {"when": "favour-gained", "effects": [{"do": "gain", "counter": "favour", "amount": 3, "on": "self"}]}
    game = until(
        arena(red="ana@D5 al@H2", blue="bo@D6 by@H8", cards={"al": {"skills": [own("more", more)]}}), "movement"
    )
    game, events = done(with_troop(game, "red", favour=11, rewards=2), Deal("ana", "red", True, (("bo", 3),)))
    assert event_lines(events, "favour-gained") == [f"favour-gained red {number}" for number in (2, 3, 3, 1)]
    assert "ability-stopped" not in [each.name() for each in events]


@pytest.mark.rule("HR-FAVOUR-2", "HR-S-4")
def test_a_tie_on_the_last_space_is_a_tie() -> None:
    """Both at the end of their tracks: the bonus is for the active player, whoever advanced after that."""
    game = with_troop(with_unit(at_rest(), "bo", hp=1), "red", favour=20, rewards=4)
    game, _ = done(game, Deal("ana", "red", True, (("bo", 1),)))
    assert game.state.sides["red"].favour == 20
    game, _ = done(with_troop(game, "blue", favour=20, rewards=2), Rewards())
    play(game, "blue: done")
    assert asked(game) == "red: bonus-hp"


@pytest.mark.rule("HR-FAVOUR-2")
def test_a_game_that_counted_on_goes_on_from_the_last_space() -> None:
    """A position in which the bead stands beyond it is opened with the bead on it."""
    said = {"units": {"ana": {"at": "B2"}, "bo": {"at": "H8"}}, "seats": {"red": {"favour": 27, "rewards": 4}}}
    state: Arena = Codec(SYSTEM, SYSTEM.setup(scenario(red="ana", blue="bo"))).decode({**said, "phase": "movement"})
    assert unsound(SYSTEM, state) is None
    assert (state.sides["red"].favour, state.sides["red"].rewards) == (20, 4)


@pytest.mark.rule("HR-FAVOUR-2", "HR-COMP-5")
def test_the_first_reward_activates_the_primary_hero() -> None:
    """It is in camp then, active side up; it can be deployed in this same turn's deployment."""
    game = arena(red="ana@B2", blue="bo@H8")
    game, events = favoured(game, "red", 5)
    assert event_lines(events, "hero-activated") == ["hero-activated red red-hero"]
    assert game.state.sides["red"].awake
    game = with_troop(arena(red="ana@E2", blue="bo@H8"), "red", favour=4)
    game, _ = done(game, StartOfTurn("red"), BeginPhase("deployment", "red"))
    play(game, "blue: decline", "red: deploy unit=red-hero at=A1")
    assert game.state.units["red-hero"].active


@pytest.mark.rule("HR-FAVOUR-2", "HR-TURN-3")
def test_a_hero_that_becomes_active_in_combat_is_dazed() -> None:
    game = with_troop(until(arena(red="red-hero@B2 ana@B5", blue="bo@H8"), "movement"), "red", awake=False)
    game = with_unit(game, "red-hero", active=False)
    game, _ = favoured(game, "red", 5)
    play(game, "blue: decline")
    hero = game.state.units["red-hero"]
    assert (hero.active, hero.dazed) == (True, True)
    assert refused(game, "red: move unit=red-hero to=B1") == ["HR-TURN-3 not-dazed"]


@pytest.mark.rule("HR-FAVOUR-2")
def test_the_second_reward_returns_tactics() -> None:
    game = with_troop(at_rest(), "red", rewards=1, tactics=(), spent=("test/roll",))
    game, events = favoured(game, "red", 10)
    assert event_lines(events, "tactics-returned") == ["tactics-returned red ['test/roll']"]
    assert (game.state.sides["red"].tactics, game.state.sides["red"].spent) == (("test/roll",), ())


@pytest.mark.rule("HR-FAVOUR-2", "HR-FAVOUR-1")
def test_the_third_reward_returns_units() -> None:
    """Two of the discarded ones, of the player's choice; fewer are legal; a hero comes active side up."""
    units = at_rest().state.units
    left = {name: unit for name, unit in units.items() if name != "al"}
    game = with_troop(changed(at_rest(), units=left), "red", rewards=2, discard=("al", "nike"), prize=None)
    game, _ = favoured(game, "red", 15)
    assert asked(game) == "red: reward"
    assert offers(game, "red") == ["reward unit=al", "reward unit=nike", "done"]
    few = game.branch()
    play(game, "red: reward unit=nike", "red: reward unit=al", "blue: decline")
    assert (game.state.sides["red"].camp, game.state.sides["red"].discard) == (("red-hero", "nike", "al"), ())
    play(few, "red: done", "blue: decline")
    assert few.state.sides["red"].discard == ("al", "nike")


@pytest.mark.rule("HR-FAVOUR-2")
def test_no_more_than_two_return() -> None:
    game = with_troop(at_rest(), "red", rewards=2, discard=("nike", "otto", "red-hero"), prize=None)
    game = with_troop(with_troop(game, "blue", prize=None), "red", discard=("nike", "otto", "x"))
    game, _ = favoured(game, "red", 15)
    play(game, "red: reward unit=nike", "red: reward unit=otto")
    assert asked(game) == "blue: bonus-hp"


@pytest.mark.rule("HR-FAVOUR-2", "HR-COMP-5")
def test_the_fourth_reward_brings_the_neutral_hero() -> None:
    """It is active and can be deployed; the last reward has no bonus."""
    game = with_troop(at_rest(), "red", rewards=3)
    prize = game.state.sides["red"].prize
    game, events = favoured(game, "red", 20)
    assert event_lines(events, "hero-joined") == [f"hero-joined red {prize}"]
    assert asked(game) == "red: movement"
    assert game.state.sides["red"].camp == ("red-hero", prize)
    assert game.state.sides["red"].prize is None
    until(game, "movement", "blue")
    play(until(game, "deployment"), f"red: deploy unit={prize} at=A1")


@pytest.mark.rule("HR-FAVOUR-1")
def test_a_reward_with_nothing_to_act_on_is_lost() -> None:
    """A hero that is active, no tactic or unit in the discards, no hero on the space."""
    game = with_troop(at_rest(), "red", awake=True, prize=None)
    game, events = favoured(game, "red", 20)
    for _ in range(3):
        events += play(game, "blue: decline")
    lost = ("hero-activated", "tactics-returned", "unit-returned", "hero-joined")
    assert event_lines(events, *lost) == []
    assert game.state.sides["red"].rewards == 4
    assert asked(game) == "red: movement"


@pytest.mark.rule("HR-FAVOUR-1", "HR-TURN-8")
def test_favour_first_then_triggers_then_rewards() -> None:
    """All favour of one event is there before its triggers; the rewards follow them."""
    cards = {"ana": {"skills": ["whirlwind"], "attack": ["red"]}, "bo": {"skills": ["retaliate"]}}
    game = until(arena(red="ana@D5", blue="bo@D4 by@D6 bu@H8", cards=cards), "engagement")
    game = with_unit(with_troop(game, "red", favour=3), "by", hp=1)
    game, events = done(game, Deal("ana", "red", True, (("bo", 1), ("by", 1))))
    order = ("damage-dealt", "units-defeated", "favour-gained", "skill-triggered", "reward-earned", "hero-activated")
    assert [each.name() for each in events if each.name() in order] == [
        "damage-dealt",
        "units-defeated",
        "favour-gained",
        "skill-triggered",
        "damage-dealt",
        "reward-earned",
        "hero-activated",
    ]


@pytest.mark.rule("HR-FAVOUR-1", "HR-TURN-8")
def test_rewards_wait_for_every_trigger() -> None:
    """Also where a trigger deals damage of its own."""
    cards = {"ana": {"health": 5}, **{name: {"skills": ["retaliate"]} for name in ("bo", "bu")}}
    game = until(arena(red="ana@D5", blue="bo@D4 by@D6 bu@E5 ba@H8", cards=cards), "movement")
    game = with_unit(with_troop(game, "red", favour=3), "by", hp=1)
    game, events = done(game, Deal("ana", "red", True, (("bo", 1), ("by", 1), ("bu", 1))))
    assert asked(game) == "blue: order"
    assert event_lines(events, "favour-gained", "reward-earned") == ["favour-gained red 2"]
    events = play(game, 'blue: order next="bu retaliate"')
    assert event_lines(events, "skill-triggered", "reward-earned") == [
        "skill-triggered bu retaliate",
        "skill-triggered bo retaliate",
        "reward-earned red 1",
    ]


@pytest.mark.rule("HR-S-4")
def test_two_for_each_opponent_defeated() -> None:
    """For defeats by the own unit: none for own units, nor for defeats by a tactic or without a cause."""
    red, blue, tactic_of_red = ("al", "red"), ("by", "blue"), (None, "red")
    for (by, seat), target, favour in (
        (red, "bo", 2),
        (red, "ana", 0),
        ((None, None), "bo", 0),
        (blue, "bo", 0),
        (tactic_of_red, "bo", 0),
    ):
        game, events = done(at_rest(), Deal(by, seat, False, ((target, 3),)))
        assert event_lines(events, "units-defeated") == [f"units-defeated ['{target}']"]
        assert event_lines(events, "favour-gained") == ([f"favour-gained {seat} {favour}"] if favour else [])
        assert seat is None or game.state.sides[seat].favour == favour
    _, events = done(at_rest(), Deal("al", "red", False, (("bo", 3), ("by", 3))))
    assert "favour-gained red 4" in event_lines(events)


@pytest.mark.rule("HR-S-4", "HR-FAVOUR-1")
def test_all_favour_is_counted_before_who_has_the_least() -> None:
    """That of both players: what blue gains for the same event makes it a tie."""
    boast = own("boast", {"when": {"defeated": {"who": "ally"}}, "effects": [{"do": "score", "points": 2}]})
    for points, least in ((7, "blue"), (8, "red"), (9, "red")):
        game = until(arena(red="ana@D5", blue="bo@D6 by@H8", cards={"by": {"skills": [boast]}}), "engagement")
        game = with_troop(with_troop(game, "red", favour=8, rewards=1), "blue", favour=points, rewards=1)
        game, events = done(game, Deal("ana", "red", True, (("bo", 3),)))
        assert event_lines(events, "favour-gained", "reward-earned") == [
            "favour-gained red 2",
            "favour-gained blue 2",
            "reward-earned red 2",
        ]
        assert asked(game) == f"{least}: bonus-hp"


@pytest.mark.rule("HR-FAVOUR-5", "HR-S-4")
def test_when_what_a_reward_brings_can_be_used() -> None:
    """From the next own deployment or tactic phase on: in this turn where that is still to come, else in the next."""
    lines: dict[str, Any] = {"red": "ana@E2", "blue": "bo@H8", "tactics": {"red": [ROLL]}}
    early = with_troop(arena(**lines), "red", favour=9, rewards=1, awake=True, tactics=(), spent=("test/roll",))
    early, _ = done(early, StartOfTurn("red"), BeginPhase("deployment", "red"), BeginPhase("tactic", "red"))
    play(early, "blue: decline")
    assert offers(early, "red")[0] == "deploy at=A1 unit=red-hero"
    play(early, "red: next-phase")
    assert asked(early) == "red: tactic"
    late = with_troop(until(arena(**lines), "movement"), "red", rewards=2, discard=(), awake=True)
    late = with_troop(changed(late, units={**late.state.units}), "red", discard=("nike",), prize=None)
    late = with_troop(late, "blue", prize=None)
    late, _ = favoured(late, "red", 15)
    play(late, "red: reward unit=nike", "blue: decline")
    assert asked(late) == "red: movement"
    assert "deploy at=A1 unit=nike" in offers(until(until(late, "movement", "blue"), "deployment"), "red")


@pytest.mark.rule("HR-FAVOUR-5", "HR-TURN-1")
def test_a_tactic_that_returns_at_the_beginning_of_a_phase_is_played_in_it() -> None:
    """As decided: the phase is still to come while skills act on its beginning."""
    near = {"pieces": {"side": "enemies", "within": 1}}
    dawn = {"when": {"phase-begins": {"phase": "tactic"}}, "effects": [{"do": "hurt", "damage": 3, "on": near}]}
    cards = {"ana": {"skills": [own("dawn", dawn)]}}
    game = until(arena(red="ana@D5", blue="bo@H4 by@H8", cards=cards, tactics={"red": [ROLL]}), "movement")
    game = with_unit(game, "bo", at=game.state.place("D4"))
    game = with_troop(game, "red", favour=8, rewards=1, tactics=(), spent=("test/roll",))
    game, events = done(game, BeginPhase("tactic", "red"))
    assert event_lines(events, "reward-earned") == ["reward-earned red 2"]
    play(game, "blue: decline")
    assert "tactic on=ana tactic=test/roll" in offers(game, "red")


@pytest.mark.rule("HR-FAVOUR-5", "HR-FAVOUR-1")
def test_a_hero_that_is_earned_twice_gives_nothing() -> None:
    """The last space is empty already."""
    game, events = favoured(with_troop(at_rest(), "red", rewards=3, prize=None), "red", 20)
    assert event_lines(events, "reward-earned", "hero-joined") == ["reward-earned red 4"]
    assert game.state.sides["red"].camp == ("red-hero",)


@pytest.mark.rule("HR-S-4")
@pytest.mark.parametrize(("red", "favour"), [("ana@B2", 0), ("ana@E2", 1), ("ana@E8 al@B2", 1), ("ana@E2 al@E8", 3)])
def test_stones(red: str, favour: int) -> None:
    """1 for exactly one stone hex held by own units at the start of the turn, 3 for both."""
    game = arena(red=red, blue="bo@H8")
    assert game.state.sides["red"].favour == favour
    assert game.state.sides["blue"].favour == 0
    until(game, "movement", "blue")
    assert game.state.sides["red"].favour == favour


@pytest.mark.rule("HR-S-4")
def test_the_bonus_of_whoever_has_least() -> None:
    """+1 HP to an elite unit, +2 to another; after the event, on a tie the player whose turn it is; optional."""
    game = until(arena(red="ana@B2", blue="bo@H8 blue-hero@H6"), "movement")
    least, _ = favoured(game, "red", 5)
    assert asked(least) == "blue: bonus-hp"
    assert offers(least, "blue") == ["bonus-hp unit=bo", "bonus-hp unit=blue-hero", "decline"]
    elite = least.branch()
    play(least, "blue: bonus-hp unit=bo")
    play(elite, "blue: bonus-hp unit=blue-hero")
    assert least.state.units["bo"].hp == 5
    assert elite.state.units["blue-hero"].hp == 6
    tied, _ = favoured(with_troop(game, "blue", favour=5, rewards=1), "red", 5)
    assert asked(tied) == "red: bonus-hp"


@pytest.mark.rule("HR-S-4")
def test_a_bonus_for_each_of_the_first_three_rewards() -> None:
    """Of each track; for the fourth there is none."""
    game, events = favoured(with_troop(at_rest(), "red", spent=("test/roll",), tactics=()), "red", 20)
    asked_for = 0
    while asked(game) == "blue: bonus-hp":
        events += play(game, "blue: decline")
        asked_for += 1
    assert asked_for == 3


@pytest.mark.rule("HR-TROOP-2", "HR-S-4")
def test_no_bonus_from_an_empty_supply() -> None:
    game = with_unit(until(arena(red="ana@B2", blue="bo@H8", options={"hp_chips": 8}), "movement"), "bo", hp=8)
    game, _ = favoured(game, "red", 5)
    assert asked(game) == "red: movement"


@pytest.mark.rule("HR-FAVOUR-1")
def test_only_players_earn_favour() -> None:
    """What the arena does earns nobody favour."""
    _, events = done(at_rest(), Deal(None, None, False, (("bo", 3), ("ana", 3))))
    assert event_lines(events, "favour-gained") == []
