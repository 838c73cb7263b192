"""Skills, deployment and the end: cases in which several rules of Skirmish meet, with the verdict of the digest."""

import pytest

from engine.kernel.play.game import Game
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.turn.turn_steps import BeginPhase
from tests.support.hoplomachus import (
    arena,
    changed,
    done,
    event_lines,
    own,
    place_of,
    tactic,
    until,
    with_dice,
    with_side,
    with_unit,
)
from tests.support.script import asked, offers, play, refused

SHOVE = tactic("shove", {"do": "displace", "away": 1})


def favour(game: Game[Arena], seat: str = "red") -> int:
    """How much favour a seat has."""
    return game.state.sides[seat].favour


# Skills


@pytest.mark.rule("HR-COMP-11", "HR-TURN-7")
@pytest.mark.parametrize(("range_", "hp"), [(1, 3), (2, 2)])
def test_a_shot_from_two_hexes_is_answered_within_the_own_range_only(range_: int, hp: int) -> None:
    """Retaliate reaches as far as its unit."""
    cards = {"ana": {"range": 2}, "bo": {"range": range_, "health": 4, "skills": ["retaliate"]}}
    game = with_dice(until(arena(red="ana@D5", blue="bo@D3", cards=cards), "engagement"), 6)
    play(game, "red: attack unit=ana target=bo")
    assert game.state.units["ana"].hp == hp


@pytest.mark.rule("HR-COMP-11", "HR-TURN-7")
def test_a_special_is_not_retaliated_against() -> None:
    """It is not attack damage."""
    cards = {"ana": {"skills": ["sure-hit:1"]}, "bo": {"skills": ["retaliate"]}}
    game = until(arena(red="ana@D5", blue="bo@D4", cards=cards), "engagement")
    events = play(game, "red: special unit=ana skill=sure-hit target=bo")
    assert event_lines(events, "skill-triggered") == []
    assert game.state.units["bo"].hp == 2


@pytest.mark.rule("HR-COMP-11", "HR-TURN-8")
def test_a_defeated_unit_does_not_retaliate() -> None:
    """A unit defeated by the event triggers nothing."""
    game = until(arena(red="ana@D5", blue="bo@D4 by@H8", cards={"bo": {"skills": ["retaliate"]}}), "engagement")
    game = with_dice(with_unit(game, "bo", hp=1), 6)
    play(game, "red: attack unit=ana target=bo")
    assert game.state.units["ana"].hp == 3


@pytest.mark.rule("HR-COMP-11", "HR-TURN-3")
def test_first_strike_in_the_turn_of_deployment() -> None:
    """A Special or an attack, no move and no ability."""
    cards = {"ana": {"skills": ["first-strike", "sure-hit:1", "regen:1"]}}
    game = with_unit(until(arena(red="ana@D5 al@A9", blue="bo@D4", cards=cards), "engagement"), "ana", dazed=True)
    assert {line.split()[0] for line in offers(game, "red")} == {"attack", "special", "next-phase"}
    early = with_unit(until(arena(red="ana@D5 al@A9", blue="bo@D4", cards=cards), "movement"), "ana", dazed=True, hp=1)
    assert refused(early, "red: move unit=ana to=D6") == ["HR-TURN-3 not-dazed"]


@pytest.mark.rule("HR-COMP-11", "HR-TURN-9")
@pytest.mark.parametrize(
    ("distance", "to", "legal"), [(1, "C5", True), (1, "D3", False), (2, "D3", True), (2, "D4", False)]
)
def test_a_hurl_lands_exactly_at_its_distance_from_the_hurler(distance: int, to: str, legal: bool) -> None:
    """Not nearer and not farther, and measured from the hurler."""
    game = until(arena(red="ana@D5", blue="bo@D4", cards={"ana": {"skills": [f"hurl:{distance}"]}}), "ability")
    line = f"ability skill=hurl target=bo to={to} unit=ana"
    assert (line in offers(game, "red")) == legal


@pytest.mark.rule("HR-COMP-11", "HR-TROOP-1")
def test_an_ally_is_hurled_and_may_still_move_no_more() -> None:
    """Hurl says unit; being displaced is no move, and its movement phase is over."""
    cards = {"ana": {"skills": ["hurl:2"]}}
    game = until(arena(red="ana@D5 al@D4", blue="bo@H8", cards=cards), "ability")
    events = play(game, "red: ability unit=ana skill=hurl target=al to=D3")
    assert event_lines(events, "unit-moved", "unit-displaced") == ["unit-displaced al D3"]


@pytest.mark.rule("HR-TURN-9", "HR-TURN-4")
def test_a_unit_displaced_by_a_tactic_may_still_move() -> None:
    """The tactic phase is before the movement; a displacement is no move."""
    game = arena(red="ana@D5", blue="bo@H8", tactics={"red": [SHOVE]})
    play(game, "red: tactic tactic=test/shove on=ana", "red: displace unit=ana to=D4", "red: move unit=ana to=D2")
    assert place_of(game, "ana") == "D2"


@pytest.mark.rule("HR-TURN-9", "HR-TURN-4")
def test_a_leap_by_an_ability_counts_as_the_move() -> None:
    """A leap in the ability phase is a move, and no second use of the movement phase."""
    leap = own("leap", {"when": "ability", "away": 2, "effects": [{"do": "displace", "on": "self"}]})
    game = until(arena(red="ana@D5", blue="bo@H8", cards={"ana": {"skills": [leap]}}), "movement")
    play(game, "red: move unit=ana to=D4")
    events = play(until(game, "ability"), "red: ability unit=ana skill=leap to=D2")
    assert event_lines(events, "unit-moved") == ["unit-moved ana ['D4', 'D2']"]


@pytest.mark.rule("HR-TURN-9", "HR-TURN-4")
def test_a_unit_moved_by_its_innate_skill_moves_no_more() -> None:
    """Each unit moves once; one that was displaced in the same phase has not moved."""
    early = {"phase-begins": {"phase": "tactic", "whose": "any"}}
    foe = {"pieces": {"side": "enemies", "within": 1}}
    hop = own("hop", {"when": early, "effects": [{"do": "displace", "away": 1}]})
    game = arena(red="ana@D5", blue="bo@H8", cards={"ana": {"skills": [hop]}})
    play(game, "red: displace unit=ana to=D4")
    assert refused(until(game, "movement"), "red: move unit=ana to=D3") == ["HR-TURN-4 not-moved-yet"]
    shove = own("shove", {"when": early, "effects": [{"do": "displace", "away": 1, "on": foe}]})
    game = arena(red="ana@D5", blue="bo@D6", cards={"bo": {"skills": [shove]}})
    play(game, "blue: displace unit=ana to=D4")
    play(until(game, "movement"), "red: move unit=ana to=D3")
    assert place_of(game, "ana") == "D3"


@pytest.mark.rule("HR-TURN-5", "HR-COMP-11")
def test_perfect_strike_is_an_ability_so_that_its_unit_also_attacks() -> None:
    """Both in one turn, at one target."""
    cards = {"ana": {"skills": ["perfect-strike:1"]}, "bo": {"health": 5}}
    game = until(arena(red="ana@D5", blue="bo@D4", cards=cards), "ability")
    play(game, "red: ability unit=ana skill=perfect-strike target=bo")
    game = with_dice(until(game, "engagement"), 6)
    play(game, "red: attack unit=ana target=bo")
    assert game.state.units["bo"].hp == 3


@pytest.mark.rule("HR-TURN-7", "HR-COMP-11")
def test_a_ward_against_attacks_does_not_help_against_a_perfect_strike() -> None:
    """It is no attack."""
    cards = {"ana": {"skills": ["perfect-strike:1"]}, "bo": {"skills": ["ward:1"]}}
    game = until(arena(red="ana@D5", blue="bo@D4", cards=cards), "ability")
    play(game, "red: ability unit=ana skill=perfect-strike target=bo")
    assert game.state.units["bo"].hp == 2


@pytest.mark.rule("HR-TURN-6", "HR-TURN-11")
def test_an_attacker_that_its_attack_fatigues_throws_its_dice() -> None:
    """Gone is gone; who is there and in range throws, the attack was made."""
    curse = {"when": {"attack": {"who": "opponent", "whom": "self"}}, "effects": [{"do": "daze", "on": "by"}]}
    cards = {"bo": {"skills": [own("curse", curse)]}}
    game = with_dice(until(arena(red="ana@D5", blue="bo@D4", cards=cards), "engagement"), 6)
    events = play(game, "red: attack unit=ana target=bo")
    assert bool(event_lines(events, "rolled"))


@pytest.mark.rule("HR-TURN-6", "HR-TURN-8")
def test_a_target_that_leaps_out_of_range_is_not_hit() -> None:
    """Its own innate skill moves it before the dice."""
    flee = {
        "when": {"attack": {"who": "opponent", "whom": "self"}},
        "effects": [{"do": "displace", "away": 3, "on": "self"}],
    }
    cards = {"bo": {"skills": [own("flee", flee)]}}
    game = with_dice(until(arena(red="ana@D5", blue="bo@D4", cards=cards), "engagement"))
    play(game, "red: attack unit=ana target=bo")
    events = play(game, "blue: displace unit=bo to=D1")
    assert event_lines(events, "unit-moved", "rolled") == ["unit-moved bo ['D4', 'D1']"]
    assert game.state.units["bo"].hp == 3


@pytest.mark.rule("HR-TURN-6")
def test_an_attack_in_vain_counts_as_the_engagement() -> None:
    """It attacks nobody else in this turn."""
    trap = {"when": {"attack": {"who": "opponent", "whom": "self"}}, "effects": [{"do": "defeat", "on": "self"}]}
    cards = {"bo": {"skills": [own("trap", trap)]}}
    game = with_dice(until(arena(red="ana@D5 al@H2", blue="bo@D4 by@D6 bu@H3", cards=cards), "engagement"))
    play(game, "red: attack unit=ana target=bo")
    assert "bo" not in game.state.units
    assert not [line for line in offers(game, "red") if "unit=ana" in line]


# Deployment and the end


@pytest.mark.rule("HR-TURN-2", "HR-ARENA-2")
def test_a_unit_of_the_other_side_on_the_own_deployment_hexes_blocks_them() -> None:
    """All six are taken: nobody is deployed, and nobody is forced."""
    blue = "bo@A1 by@A2 bu@A3 ba@A4 be@A5 bi@A6"
    game = arena(red="ana@D5", blue=blue)
    game = with_side(game, "red", camp=("nike",))
    game, _ = done(game, BeginPhase("deployment", "red"), BeginPhase("movement", "red"))
    assert asked(game) == "red: movement"


@pytest.mark.rule("HR-TURN-2", "HR-ARENA-2")
def test_deployment_hexes_of_the_other_side_are_forbidden() -> None:
    """Free or not."""
    game = with_side(arena(red="ana@D5", blue="bo@H8"), "red", camp=("nike",))
    game, _ = done(game, BeginPhase("deployment", "red"))
    assert refused(game, "red: deploy unit=nike at=I1") != []
    assert {line.split()[1] for line in offers(game, "red") if line.startswith("deploy")} == {
        f"at=A{n}" for n in range(1, 7)
    }


@pytest.mark.rule("HR-TURN-2")
@pytest.mark.parametrize(("red", "forced"), [("ana@D5", False), ("red-hero@D5 ana", False)])
def test_with_a_unit_in_combat_a_deployment_may_be_passed(red: str, forced: bool) -> None:
    """An inactive hero in combat is such a unit."""
    game = with_side(arena(red=red, blue="bo@H8"), "red", camp=("nike",))
    if red.startswith("red-hero"):
        game = with_unit(with_side(game, "red", awake=False), "red-hero", active=False)
    game, _ = done(game, BeginPhase("deployment", "red"))
    assert ("next-phase" not in offers(game, "red")) == forced


@pytest.mark.rule("HR-TURN-2", "HR-S-1")
def test_in_round_one_a_troop_without_units_must_deploy() -> None:
    """No unit in combat, one in camp, a free hex."""
    game = with_side(arena(red="ana@D5", blue="bo@H8"), "red", camp=("nike",))
    game, _ = done(changed(game, units={"bo": game.state.units["bo"]}), BeginPhase("deployment", "red"))
    assert "next-phase" not in offers(game, "red")


@pytest.mark.rule("HR-ARENA-7", "HR-TURN-4")
def test_deployment_hexes_and_stones_are_walked_on_by_both() -> None:
    """What a hex is for keeps nobody from it."""
    game = until(arena(red="ana@H5 al@E3", blue="bo@A1", cards={"ana": {"movement": 1}}), "movement")
    play(game, "red: move unit=ana to=I5", "red: move unit=al to=E2")
    assert (place_of(game, "ana"), place_of(game, "al")) == ("I5", "E2")


@pytest.mark.rule("HR-S-1", "HR-TURN-12")
def test_the_last_opposing_unit_falls_in_round_two() -> None:
    """The camp does not help: it is over at once."""
    game = changed(until(arena(red="ana@D5", blue="bo@D4"), "engagement"), round=2)
    game = with_dice(with_unit(with_side(game, "blue", camp=("otto", "blue-hero")), "bo", hp=1), 6)
    play(game, "red: attack unit=ana target=bo")
    assert game.outcome is not None
    assert game.outcome.winners == ("red",)


@pytest.mark.rule("HR-S-1", "HR-COMP-5")
def test_an_inactive_hero_in_combat_is_attacked_and_lost() -> None:
    """Its skills are ignored; its fall ends the game in any round."""
    game = until(
        arena(red="ana@D5", blue="blue-hero@D4 bo@H8", cards={"blue-hero": {"skills": ["retaliate"]}}), "engagement"
    )
    game = with_unit(with_side(game, "blue", awake=False), "blue-hero", active=False, hp=1)
    game = with_dice(game, 6)
    events = play(game, "red: attack unit=ana target=blue-hero")
    assert event_lines(events, "skill-triggered") == []
    assert game.outcome is not None
    assert game.outcome.winners == ("red",)


@pytest.mark.rule("HR-TURN-11")
@pytest.mark.parametrize(
    ("blue", "outnumbered"), [("bo@D4", False), ("bo@D4 by@H8", False), ("bo@D4 by@H8 bu@H7", True)]
)
def test_outnumbered_counts_the_unit_itself(blue: str, outnumbered: bool) -> None:
    """More opponents than units of its team, itself included."""
    brave = own("brave", {"when": "always", "dice": ["green"], "if": {"outnumbered": "self"}})
    game = until(arena(red="ana@D5 al@B2", blue=blue, cards={"ana": {"skills": [brave]}}), "engagement")
    game = with_dice(game, *((6, 6) if outnumbered else (6,)))
    events = play(game, "red: attack unit=ana target=bo")
    assert len(event_lines(events, "rolled")) == 1
    assert game.state.units["bo"].hp == (1 if outnumbered else 2)


@pytest.mark.rule("HR-TURN-7", "HR-TROOP-2")
def test_more_hits_than_hp_are_not_more_favour() -> None:
    """In Pozzuoli a defeat is 2, for any damage."""
    cards = {"ana": {"attack": ["red", "red", "red", "red", "red"]}}
    game = until(arena(red="ana@D5", blue="bo@D4 by@H8", cards=cards), "engagement")
    game = with_dice(with_unit(game, "bo", hp=1), 1, 1, 1, 1, 1)
    play(game, "red: attack unit=ana target=bo")
    assert favour(game) == 2


@pytest.mark.rule("HR-S-4", "HR-TURN-7")
def test_a_whirlwind_that_defeats_two_is_four_favour() -> None:
    """Each time a unit defeats an opponent: two of one Special."""
    cards = {"ana": {"skills": ["whirlwind"], "attack": ["red"]}}
    game = until(arena(red="ana@D5", blue="bo@D4 by@D6 bu@H8", cards=cards), "engagement")
    game = with_dice(with_unit(with_unit(game, "bo", hp=1), "by", hp=1), 1, 1)
    play(game, "red: special unit=ana skill=whirlwind")
    assert favour(game) == 4


@pytest.mark.rule("HR-S-4", "HR-TROOP-1")
def test_a_skill_that_defeats_friend_and_foe_earns_for_the_foe() -> None:
    """Only opponents count."""
    bomb = own(
        "bomb", {"when": "ability", "effects": [{"do": "defeat", "on": {"pieces": {"side": "all", "within": 1}}}]}
    )
    game = until(arena(red="ana@D5 al@D4 an@A9", blue="bo@D6 by@H8", cards={"ana": {"skills": [bomb]}}), "ability")
    play(game, "red: ability unit=ana skill=bomb")
    assert {"al", "bo"}.isdisjoint(game.state.units)
    assert favour(game) == 2
