"""The turn of a player, phase by phase; displacement, rounds, the end of a game (HR-TURN)."""

import pytest

from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.movement.displacement import Displace
from engine.systems.hoplomachus.turn.turn_steps import EndTurn
from tests.support.hoplomachus import (
    arena,
    done,
    event_lines,
    own,
    place_of,
    tactic,
    until,
    with_side,
    with_unit,
)
from tests.support.script import asked, offers, play, refused


@pytest.mark.rule("HR-TURN-1", "HR-S-3")
def test_the_phases_in_order() -> None:
    """Start of turn, deployment, tactic, movement, abilities, engagement, refill."""
    game = arena(red="ana@E2", blue="bo@H8")
    until(game, "movement", "blue")
    phases = [each.to_json()["phase"] for each in game.events if each.name() == "phase-began"]
    assert phases[:7] == ["deployment", "tactic", "movement", "ability", "engagement", "refill", "deployment"]
    names = [each.name() for each in game.events if each.name() in ("turn-began", "favour-gained", "phase-began")]
    assert names[:3] == ["turn-began", "favour-gained", "phase-began"]


@pytest.mark.rule("HR-TURN-1")
def test_a_phase_with_nothing_to_do_asks_nobody() -> None:
    """And one with something to do may be passed over."""
    game = arena(red="ana@B2", blue="bo@H8")
    assert asked(game) == "red: movement"
    play(game, "red: next-phase")
    assert asked(game) == "blue: movement"


@pytest.mark.rule("HR-TURN-1", "HR-ARENA-4")
@pytest.mark.parametrize(("rank", "hp"), [("common", 2), ("titan", 3)])
def test_the_central_hex_of_the_colosseum(rank: str, hp: int) -> None:
    """It hurts a unit at the start of its troop's turn, not a titan; nobody earns favour or retaliates."""
    game = arena(red="ana@E5 al@B2", blue="bo@H8", cards={"ana": {"rank": rank}}, roles={"deploy-centre": "E5"})
    assert game.state.units["ana"].hp == hp
    until(game, "movement", "blue")
    assert game.state.units["ana"].hp == hp
    assert event_lines(game.events, "favour-gained", "skill-triggered") == []


@pytest.mark.rule("HR-TURN-2")
def test_at_most_one_unit_is_deployed() -> None:
    """It has HP equal to its health, and is dazed; deployment is optional."""
    game = arena(red="ana@B2 al ay", blue="bo@H8", cards={"al": {"health": 4}})
    assert asked(game) == "red: deployment"
    assert "next-phase" in offers(game, "red")
    play(game, "red: deploy unit=al at=A1")
    assert asked(game) == "red: movement"
    deployed = game.state.units["al"]
    assert (deployed.hp, deployed.dazed, place_of(game, "al")) == (4, True, "A1")
    assert "al" not in game.state.sides["red"].available


@pytest.mark.rule("HR-TURN-2")
def test_deployment_is_forced_without_a_unit_in_combat() -> None:
    """If it is possible."""
    game = arena(red="ana", blue="bo@H8")
    assert refused(game, "red: next-phase") == ["HR-TURN-2 need-not-deploy"]
    assert offers(game, "red") == [f"deploy at=A{row} unit=ana" for row in range(1, 7)]
    poor = arena(red="ana", blue="bo@H8", options={"hp_chips": 2})
    assert offers(poor, "red") == ["next-phase"]


@pytest.mark.rule("HR-TURN-2")
def test_an_inactive_hero_in_combat_is_a_unit_in_combat() -> None:
    """Deployment is not forced while it is there."""
    game = arena(red="red-hero@B2 al", blue="bo@H8")
    game = with_unit(with_side(game, "red", awake=False), "red-hero", active=False)
    assert "next-phase" in offers(game, "red")


@pytest.mark.rule("HR-TURN-3")
def test_dazed_to_the_end_of_the_turn() -> None:
    """It neither moves nor uses an ability, attacks or uses a Special; its innate skills work."""
    skills = ["regen:1", "sure-hit:1", "retaliate"]
    game = arena(red="ana@C2 al", blue="bo@B1", cards={"al": {"skills": skills}, "ana": {"skills": ["regen:1"]}})
    play(game, "red: deploy unit=al at=A1")
    game = with_unit(with_unit(game, "al", hp=2), "ana", hp=2)
    assert refused(until(game, "movement"), "red: move unit=al to=A2") == ["HR-TURN-3 not-dazed"]
    assert refused(until(game, "ability"), "red: ability unit=al skill=regen") == ["HR-TURN-3 not-dazed"]
    hit, events = done(game, Deal("bo", "blue", True, (("al", 1),)))
    assert event_lines(events, "skill-triggered") == ["skill-triggered al retaliate"]
    assert hit.state.units["al"].dazed
    until(game, "movement", "blue")
    assert not game.state.units["al"].dazed
    until(game, "movement")
    play(game, "red: move unit=al to=A2")


@pytest.mark.rule("HR-TURN-3")
def test_dazed_units_do_not_engage() -> None:
    skills = ["sure-hit:1"]
    game = arena(red="ana@C2 al", blue="bo@B1", cards={"al": {"skills": skills}})
    play(game, "red: deploy unit=al at=A1")
    until(game, "engagement")
    for wish in ("attack unit=al target=bo", "special unit=al skill=sure-hit target=bo"):
        assert refused(game, f"red: {wish}") == ["HR-TURN-3 not-dazed-in-engagement"]


@pytest.mark.rule("HR-TURN-4", "HR-COMP-5")
def test_each_unit_moves_once() -> None:
    """One after another, up to its movement, around blocked hexes."""
    game = arena(red="ana@D5 al@B2", blue="bo@D4 by@C4 bu@E4")
    until(game, "movement")
    assert refused(game, "red: move unit=ana to=D3") == ["HR-ARENA-1 way-is-open"]
    assert refused(game, "red: move unit=ana to=D2") == ["HR-TURN-4 within-movement"]
    assert refused(game, "red: move unit=bo to=D3") == []
    play(game, "red: move unit=ana to=D7")
    assert refused(game, "red: move unit=ana to=D8") == ["HR-TURN-4 not-moved-yet"]
    play(game, "red: move unit=al to=B3")
    until(game, "movement", "blue")
    until(game, "movement")
    play(game, "red: move unit=ana to=D8")


@pytest.mark.rule("HR-TURN-4")
def test_a_hindered_unit() -> None:
    """Movement below none is none."""
    lame = tactic("lame", {"do": "add-movement", "by": -5}, until="next-turn")
    game = arena(red="ana@D5 al@B2", blue="bo@H8", tactics={"red": [lame]})
    play(game, "red: tactic tactic=test/lame on=ana")
    assert all("unit=al" in each for each in offers(game, "red")[:-1])


@pytest.mark.rule("HR-TURN-9")
def test_displacement_is_no_move() -> None:
    """A unit that was put elsewhere may still move; onto a blocked hex it is never put."""
    game = until(arena(red="ana@D5 al@D4", blue="bo@H8"), "movement")
    put, _ = done(game, Displace("ana", game.state.place("B2"), "HR-TURN-9"))
    assert place_of(put, "ana") == "B2"
    play(put, "red: move unit=ana to=B1")
    for hex_ in (game.state.place("D4"), None):
        assert place_of(done(game, Displace("ana", hex_, "HR-TURN-9"))[0], "ana") == "D5"
    assert done(game, Displace("nobody", game.state.place("B2"), "HR-TURN-9"))[0].state.units == game.state.units


@pytest.mark.rule("HR-TURN-12")
def test_rounds() -> None:
    """One turn of every troop; a scenario may limit them, and then the game is drawn."""
    game = arena(red="ana@B2", blue="bo@H8", rounds=2)
    turns = ["red: next-phase", "blue: next-phase"] * 2
    seen = []
    for line in turns:
        seen.append((game.state.active, game.state.round))
        play(game, line)
    assert seen == [("red", 1), ("blue", 1), ("red", 2), ("blue", 2)]
    assert game.outcome is not None
    assert (game.outcome.result, game.outcome.why) == ("draw", "HR-TURN-12")
    endless = arena(red="ana@B2", blue="bo@H8")
    for line in turns * 5:
        play(endless, line)
    assert endless.state.round == 11


@pytest.mark.rule("HR-TURN-12", "HR-S-1")
def test_both_heroes_by_one_damage() -> None:
    """A draw; one after the other, the first end decides; heroes are looked at before the empty arena."""
    game = until(arena(red="red-hero@D5", blue="blue-hero@D4"), "movement")
    hits = (("red-hero", 5), ("blue-hero", 5))
    both, _ = done(game, Deal(None, None, False, hits))
    assert both.outcome is not None
    assert (both.outcome.result, both.outcome.why) == ("draw", "HR-TURN-12")
    first, _ = done(game, *(Deal(None, None, False, (hit,)) for hit in hits))
    assert first.outcome is not None
    assert first.outcome.winners == ("blue",)


@pytest.mark.rule("HR-TURN-12")
def test_conceding() -> None:
    """A player may give up at any time."""
    game = arena(red="ana@B2", blue="bo@H8")
    play(game, "blue: concede")
    assert game.outcome is not None
    assert game.outcome.winners == ("red",)


@pytest.mark.rule("HR-TURN-3")
def test_daze_ends_with_any_turn() -> None:
    """Whosever turn it is in which the unit came in."""
    game = with_unit(until(arena(red="ana@B2", blue="bo@H8"), "movement"), "bo", dazed=True)
    game, _ = done(game, EndTurn("red"))
    assert not game.state.units["bo"].dazed


@pytest.mark.rule("HR-TURN-3")
def test_daze_at_the_end_of_a_turn_ends_with_that_turn() -> None:
    """A unit that a skill dazes then is not dazed in its own next turn."""
    daze = {"do": "daze", "on": {"pieces": {"side": "enemies"}}}
    lull = own("lull", {"when": {"turn-ends": {"whose": "own"}}, "effects": [daze]})
    game = until(arena(red="ana@B5", blue="bo@D6", cards={"ana": {"skills": [lull]}}), "movement", "blue")
    names = [each.name() for each in game.events if each.name() in ("turn-ended", "unit-dazed", "daze-over")]
    assert names == ["turn-ended", "unit-dazed", "daze-over"]
    play(game, "blue: move unit=bo to=D7")


@pytest.mark.rule("HR-TURN-4", "HR-TURN-9")
def test_a_move_at_the_end_of_a_turn_belongs_to_that_turn() -> None:
    """A unit that its own skill moves then moves in its own next turn as well."""
    hop = {"do": "displace", "away": 1, "on": "self"}
    drift = own("drift", {"when": {"turn-ends": {"whose": "other"}}, "effects": [hop]})
    game = arena(red="ana@B5", blue="bo@D6", cards={"bo": {"skills": [drift]}})
    game.apply("next-phase")
    play(game, "blue: displace unit=bo to=D7")
    play(until(game, "movement", "blue"), "blue: move unit=bo to=D8")
    assert place_of(game, "bo") == "D8"


@pytest.mark.rule("HR-TURN-4")
def test_at_the_end_of_a_turn_it_is_known_who_moved() -> None:
    """Until the triggered skills are done, and no longer."""
    hop = {"do": "displace", "away": 1, "on": "self"}
    drift = own("drift", {"when": {"turn-ends": {"whose": "own"}}, "effects": [hop]})
    game = until(arena(red="ana@B5", blue="bo@D6", cards={"ana": {"skills": [drift]}}), "movement")
    play(game, "red: move unit=ana to=B6", "red: next-phase")
    assert asked(game) == "red: displace"
    assert game.state.units["ana"].moved
    play(game, "red: displace unit=ana to=B7")
    assert not game.state.units["ana"].moved
