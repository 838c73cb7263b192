"""The turn of a player, phase by phase; defeat, displacement, rounds (HR-TURN)."""

import pytest

from engine.kernel.positions.codec import unsound
from engine.systems.hoplomachus.combat.attack_throw import ThrowForAttack
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.movement.displacement import Displace
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.turn.sequence import EndTurn
from tests.support.hoplomachus import (
    Document,
    arena,
    arena_with_dice,
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


@pytest.mark.rule("HR-TURN-6")
def test_each_unit_engages_once() -> None:
    """It attacks or uses one Special; the same target may be taken again by others."""
    cards = {"ana": {"skills": ["sure-hit:1"]}, "bo": {"health": 9}}
    game = until(arena_with_dice(6, 6, red="ana@D5 al@C4", blue="bo@D4", cards=cards), "engagement")
    play(game, "red: attack unit=ana target=bo")
    for wish in ("attack unit=ana target=bo", "special unit=ana skill=sure-hit target=bo"):
        assert refused(game, f"red: {wish}") == ["HR-TURN-6 not-engaged-yet"]
    play(game, "red: attack unit=al target=bo")
    assert game.state.units["bo"].hp == 7


@pytest.mark.rule("HR-TURN-6")
def test_range_is_the_distance_of_hexes() -> None:
    """Units between do not matter."""
    game = until(arena(red="ana@D5 al@D4", blue="bo@D3 by@D2", cards={"ana": {"range": 2}}), "engagement")
    assert "attack target=bo unit=ana" in offers(game, "red")
    assert refused(game, "red: attack unit=ana target=by") == ["HR-TURN-6 within-range"]


@pytest.mark.rule("HR-TURN-6")
def test_the_target_of_a_special_is_taken_as_that_of_an_attack() -> None:
    """Within the range of its unit, with all that changes it, where the Special says nothing else."""
    hit = {"when": "special", "to": "opponent", "effects": [{"do": "hurt", "damage": 1}]}
    skills = [own("hit", hit), own("far", {**hit, "range": 4})]
    reach = tactic("reach", abilities=[{"when": "always", "modify": "range", "by": 1}])
    lines: Document = {"red": "ana@D5", "blue": "bo@D7 by@D8 bu@D9", "tactics": {"red": [reach]}}
    game = arena(**lines, cards={"ana": {"range": 2, "skills": skills}})
    near = until(game.branch(), "engagement")
    assert "special skill=hit target=bo unit=ana" in offers(near, "red")
    assert refused(near, "red: special unit=ana skill=hit target=by") == ["HR-TURN-6 within-reach"]
    play(game, "red: tactic tactic=test/reach on=ana")
    assert "special skill=hit target=by unit=ana" in offers(until(game, "engagement"), "red")
    assert refused(game, "red: special unit=ana skill=hit target=bu") == ["HR-TURN-6 within-reach"]
    assert "special skill=far target=bu unit=ana" in offers(game, "red")


@pytest.mark.rule("HR-TURN-6")
def test_without_dice_no_attack() -> None:
    game = until(arena(red="ana@D5 al@C4", blue="bo@D4", cards={"ana": {"attack": []}}), "engagement")
    assert refused(game, "red: attack unit=ana target=bo") == ["HR-TURN-6 has-dice"]


@pytest.mark.rule("HR-TURN-6")
@pytest.mark.parametrize(("gone", "whom"), [("attacker", "by"), ("target", "subject"), ("nobody", "self")])
def test_who_is_gone_before_the_dice_throws_none(gone: str, whom: str) -> None:
    """A skill that the attack sets off defeats the attacker, or its target: no dice are thrown, and play goes on."""
    trap = {"when": {"attack": {"who": "opponent", "whom": "unit"}}, "effects": [{"do": "defeat", "on": whom}]}
    cards = {"by": {"skills": [own("trap", trap)]}}
    lines: Document = {"red": "ana@D5 al@C4", "blue": "bo@D4 by@H8 bu@H7", "cards": cards}
    game = with_dice(until(arena(**lines), "engagement"), *((6,) if gone == "nobody" else ()))
    events = play(game, "red: attack unit=ana target=bo")
    assert bool(event_lines(events, "rolled", "hits-counted", "damage-dealt")) is (gone == "nobody")
    assert ("ana" in game.state.units, "bo" in game.state.units) == (gone != "attacker", gone != "target")
    assert game.decision is not None


@pytest.mark.rule("HR-TURN-6", "HR-TURN-9")
@pytest.mark.parametrize(("whom", "to", "thrown"), [("by", "D6", False), ("by", "C5", True), ("self", "D3", False)])
def test_who_is_out_of_range_before_the_dice_is_no_target(whom: str, to: str, thrown: bool) -> None:
    """A skill that the attack sets off puts the attacker or its own unit away; beside each other they fight on."""
    aside = {"when": {"attack": {"who": "opponent", "whom": "self"}}}
    skill = own("aside", {**aside, "effects": [{"do": "displace", "away": 1, "on": whom}]})
    lines: Document = {"red": "ana@D5", "blue": "bo@D4", "cards": {"bo": {"health": 5, "skills": [skill]}}}
    game = with_dice(until(arena(**lines), "engagement"), *((6,) if thrown else ()))
    play(game, "red: attack unit=ana target=bo")
    events = play(game, f"blue: displace unit={'ana' if whom == 'by' else 'bo'} to={to}")
    assert bool(event_lines(events, "rolled")) is thrown
    assert game.state.units["bo"].hp == (4 if thrown else 5)


@pytest.mark.rule("HR-TURN-6")
def test_the_dice_of_an_attack_are_of_known_colours() -> None:
    """In a position that waits for a skill before they are thrown."""
    trap = {"when": {"attack": {"who": "opponent"}}, "may": True, "effects": [{"do": "daze", "on": "by"}]}
    cards = {"bo": {"skills": [own("trap", trap)]}}
    game = until(arena(red="ana@D5", blue="bo@D4", cards=cards), "engagement")
    play(game, "red: attack unit=ana target=bo")
    assert asked(game) == "blue: use"
    agenda = game.state.agenda
    at = next(number for number, step in enumerate(agenda) if isinstance(step, ThrowForAttack))
    assert unsound(SYSTEM, game.state) is None
    for colours in ((), ("pink",)):
        other = (*agenda[:at], ThrowForAttack("ana", "bo", colours), *agenda[at + 1 :])
        found = unsound(SYSTEM, game.state.but(agenda=other))
        assert found is not None
        assert found[0] == f"$.agenda[{at}].colours"


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


@pytest.mark.rule("HR-TURN-8")
def test_skills_set_off_by_one_event() -> None:
    """One controller's own in the order it likes; the seat whose turn it is first; nothing of the defeated."""
    cards = {name: {"skills": ["retaliate"]} for name in ("al", "bo", "by", "bu")}
    game = until(arena(red="ana@D5 al@E5", blue="bo@D4 by@D6 bu@E4", cards={**cards, "ana": {"health": 5}}), "movement")
    hits = (("bo", 1), ("by", 1), ("bu", 3), ("al", 1))
    game, events = done(game, Deal("ana", "red", True, hits))
    assert event_lines(events, "skill-triggered") == ["skill-triggered al retaliate"]
    assert asked(game) == "blue: order"
    assert offers(game, "blue") == ['order next="bo retaliate"', 'order next="by retaliate"']
    events = play(game, 'blue: order next="by retaliate"')
    assert event_lines(events, "skill-triggered") == ["skill-triggered by retaliate", "skill-triggered bo retaliate"]
    assert game.state.units["ana"].hp == 2


@pytest.mark.rule("HR-TURN-8")
@pytest.mark.parametrize(("inside", "hp"), [(False, 8), (True, 6)])
def test_what_a_triggered_skill_asks_for_must_be_so_when_the_event_happens(inside: bool, hp: int) -> None:
    """What the skills before it did makes no difference to it; an `if` among its effects looks when its turn comes."""
    few: Document = {"at-most": {"value": {"counter": {"of": "self", "name": "hp"}}, "most": 4}}
    gain: Document = {"do": "gain-hp", "hp": 2, "on": "self"}
    at_once: Document = {"if": few, "effects": [gain]}
    late: Document = {"effects": [{"do": "if", "if": few, "then": [gain]}]}
    when: Document = {"when": {"damaged": {"how": "attack"}}}
    skills = [own("first", {**when, "effects": [gain]}), own("second", {**when, **(late if inside else at_once)})]
    cards = {"bo": {"health": 5, "skills": skills}}
    game = with_dice(until(arena(red="ana@D5", blue="bo@D4 by@H8", cards=cards), "engagement"), 6)
    play(game, "red: attack unit=ana target=bo", 'blue: order next="bo first"')
    assert game.state.units["bo"].hp == hp


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


@pytest.mark.rule("HR-TURN-10")
def test_defeat() -> None:
    """At once, whatever the cause: to the discard of its troop; its HP return to the supply."""
    game = until(arena(red="ana@D5", blue="bo@D4 by@H8"), "movement")
    for hits in (3, 9):
        gone, events = done(game, Deal("ana", "red", True, (("bo", hits),)))
        assert "bo" not in gone.state.units
        assert gone.state.sides["blue"].discard == ("bo",)
        assert event_lines(events, "damage-dealt") == [f"damage-dealt ana True {{'bo': {hits}}} {{'bo': 3}}"]


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
