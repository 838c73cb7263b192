"""Skirmish: victory, set-up, refill (HR-S)."""

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game, start_game
from engine.kernel.play.view import imagine, view
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.hoplomachus import (
    Document,
    arena,
    arena_by_hand,
    changed,
    done,
    event_lines,
    scenario,
    tactic,
    until,
    with_side,
)
from tests.support.script import asked, offers, play

MANY = "ana al ay az ax ac"
BLADES = tactic("blades", {"do": "add-dice", "dice": ["green"]})


@pytest.mark.rule("HR-S-1")
def test_the_hero_falls() -> None:
    """Who defeats the opposing primary hero wins at once, in the first round too; a secondary hero is no such loss."""
    game = until(arena(red="ana@D5", blue="blue-hero@D4 bo@H8"), "movement")
    won, _ = done(game, Deal("ana", "red", True, (("blue-hero", 5),)))
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.why) == (("red",), "HR-S-1")
    game = arena(red="ana@D5", blue="bo@H8")
    game = with_side(game, "blue", prize=None, camp=("blue-hero",), discard=("otto",))
    assert game.outcome is None


@pytest.mark.rule("HR-S-1")
def test_an_empty_arena() -> None:
    """From the start of round 2 a troop without units in combat has lost; with both empty the active player wins."""
    game = arena(red="ana@D5", blue="bo@D4")
    first, _ = done(game, Deal("ana", "red", True, (("bo", 3),)))
    assert first.outcome is None
    for hits, winner in (((("bo", 3),), "red"), ((("ana", 3),), "blue"), ((("bo", 3), ("ana", 3)), "red")):
        second, _ = done(changed(game, round=2), Deal(None, None, False, hits))
        assert second.outcome is not None
        assert second.outcome.winners == (winner,)


@pytest.mark.rule("HR-S-1")
def test_an_empty_arena_after_the_first_turn() -> None:
    """By another reading a troop can lose so as soon as it had its first turn."""
    game = arena(red="ana@D5", blue="bo@D4", profile={"empty_arena": "after_first_turn"})
    early, _ = done(game, Deal(None, None, False, (("bo", 3), ("ana", 3))))
    assert early.state.round == 1
    assert early.state.active == "blue"
    assert early.outcome is not None
    until(game, "movement", "blue")
    lost, _ = done(game, Deal(None, None, False, (("ana", 3),)))
    assert lost.outcome is not None
    assert lost.outcome.winners == ("blue",)
    kept, _ = done(game, Deal(None, None, False, (("bo", 3),)))
    assert kept.state.round == 2


@pytest.mark.rule("HR-S-1")
def test_an_empty_arena_at_the_start_of_the_second_round() -> None:
    """What happened in the first round counts from then on."""
    game = arena(red="ana@D5", blue="bo@D4")
    game, _ = done(game, Deal("ana", "red", True, (("bo", 3),)))
    while game.decision is not None and game.state.round < 2:
        game.apply("next-phase")
    assert game.outcome is not None
    assert (game.outcome.winners, game.state.round) == (("red",), 2)


@pytest.mark.rule("HR-S-2")
def test_a_random_order_for_all_the_game() -> None:
    """Chance draws it where the scenario does not name who begins."""
    game = arena_by_hand(red="ana@B2", blue="bo@H8", first=None, neutral=())
    play(game, "chance: blue")
    assert game.state.order == ("blue", "red")
    assert asked(game) == "blue: movement"
    for seat in ("blue", "red") * 3:
        assert game.state.active == seat
        play(game, f"{seat}: next-phase")


@pytest.mark.rule("HR-S-2")
def test_factions() -> None:
    """Different ones, by random or by a free pick, from the second player on; or as the scenario is written."""
    lines: Document = {"red": "ana al", "blue": "bo by", "neutral": ()}
    random = arena_by_hand(**lines, profile={"factions": "random"})
    play(random, "chance: red-faction blue-faction")
    assert (random.state.sides["blue"].faction, random.state.sides["red"].faction) == ("red-faction", "blue-faction")
    assert set(random.state.sides["blue"].holding.deck.rest) == {"ana", "al"}
    pick = arena(**lines, profile={"factions": "pick"})
    assert asked(pick) == "blue: faction"
    assert offers(pick, "blue") == ["faction faction=red-faction", "faction faction=blue-faction"]
    play(pick, "blue: faction faction=blue-faction")
    assert {seat: side.faction for seat, side in pick.state.sides.items()} == {
        "red": "red-faction",
        "blue": "blue-faction",
    }
    assert arena(**lines).state.sides["red"].faction == "red-faction"


@pytest.mark.rule("HR-S-2")
def test_set_up() -> None:
    """Tactics face up, the hero inactive in camp, the units in a bag, four drawn face down, a neutral hero each."""
    game = arena(red=MANY, blue="bo by", tactics={"red": [BLADES]})
    side = game.state.sides["red"]
    assert side.tactics == ("test/blades",)
    assert (side.camp, side.awake) == (("red-hero",), False)
    assert (len(side.holding.hand), len(side.holding.deck)) == (4, 2)
    assert {*side.holding.hand, *side.holding.deck.rest} == set(MANY.split())
    assert {game.state.sides[seat].prize for seat in ("red", "blue")} == {"nike", "otto"}
    assert len(game.state.sides["blue"].holding.hand) == 2


@pytest.mark.rule("HR-S-2")
def test_no_neutral_hero_left() -> None:
    """With one hero for two tracks, the second track has none."""
    game = arena(red="ana@B2", blue="bo@H8", neutral=("nike",))
    assert [game.state.sides[seat].prize for seat in ("red", "blue")] == ["nike", None]


@pytest.mark.rule("HR-S-2")
def test_units_face_down_are_a_secret() -> None:
    """Own ones may be looked at; others see how many there are, and which unit is deployed when it is."""
    game = arena(red=MANY, blue="bo by")
    seen = view(SYSTEM, game.state, "blue").sides["red"].holding
    assert (seen.hand, len(seen.deck)) == (("?",) * 4, 2)
    assert view(SYSTEM, game.state, "red").sides["red"] == game.state.sides["red"]
    guessed = imagine(SYSTEM, view(SYSTEM, game.state, "blue"), "blue", Stream(1)).sides["red"].holding
    assert {*guessed.hand, *guessed.deck.rest} == set(MANY.split())
    drawn = [event.seen_by("blue") for event in game.events if event.name() == "unit-drawn"]
    assert [each.to_json()["unit"] for each in drawn if each and each.to_json()["seat"] == "red"] == ["?"] * 4
    unit = game.state.sides["red"].holding.hand[0]
    play(game, f"red: deploy unit={unit} at=A1")
    assert unit in view(SYSTEM, game.state, "blue").units


@pytest.mark.rule("HR-S-2")
def test_no_unit_limit() -> None:
    """Only the hexes and the HP limit how many units fight."""
    game = arena(red=MANY, blue="bo@H8")
    for place in ROW:
        until(game, "deployment")
        unit = game.state.sides["red"].holding.hand[0]
        play(game, f"red: deploy unit={unit} at={place}")
        until(game, "movement", "blue")
    assert len(list(game.state.of("red"))) == 6


ROW = ("A1", "A2", "A3", "A4", "A5", "A6")


def in_hand(game: Game[Arena]) -> int:
    """How many units red has face down in camp."""
    return len(game.state.sides["red"].holding.hand)


@pytest.mark.rule("HR-S-3")
def test_refill() -> None:
    """To four units at the end of the own turn, while the bag lasts; heroes do not count, returned units do."""
    game = arena(red=f"aa@B2 {MANY} ad ae", blue="bo@H8")
    unit = game.state.sides["red"].holding.hand[0]
    play(game, f"red: deploy unit={unit} at=A1")
    assert in_hand(game) == 3
    until(game, "movement", "blue")
    assert in_hand(game) == 4
    back = arena(red=f"aa@B2 {MANY} ad ae", blue="bo@H8")
    drawn = back.state.sides["red"].holding.hand
    play(back, f"red: deploy unit={drawn[0]} at=A1")
    back = with_side(back, "red", camp=("red-hero", "nike", drawn[0]), prize=None)
    back = changed(back, units={name: unit for name, unit in back.state.units.items() if name != drawn[0]})
    until(back, "movement", "blue")
    assert in_hand(back) == 3
    few = arena(red="ana al", blue="bo@H8")
    until(few, "deployment")
    assert in_hand(few) == 2


@pytest.mark.rule("HR-S-1", "HR-S-2", "HR-S-3", "HR-S-4")
@pytest.mark.parametrize("seed", range(3))
def test_random_games_come_to_an_end(seed: int) -> None:
    """By a hero, by an empty arena, or by the limit of rounds."""
    document = scenario(red=MANY, blue="bo by bu ba bi be", size="6x6", rounds=30, roles=SMALL, first=None)
    game, rng = start_game(SYSTEM, document, seed), Stream(seed, "random")
    while game.decision is not None:
        game.apply(game.decision.choices[rng.next_below(len(game.decision.choices))])
    assert game.outcome is not None
    assert game.outcome.why in ("HR-S-1", "HR-TURN-12")
    assert (game.outcome.why == "HR-TURN-12") is (game.outcome.result == "draw")
    turns = [each.partition(" ")[2] for each in event_lines(game.events, "turn-began")]
    order = game.state.order
    assert turns == [f"{order[number % 2]} {number // 2 + 1}" for number in range(len(turns))]
    assert len(turns) <= 60


SMALL = {"deploy-red": "A1 A2 A3 A4 A5 A6", "deploy-blue": "F1 F2 F3 F4 F5 F6", "stone": "C2 D4"}
