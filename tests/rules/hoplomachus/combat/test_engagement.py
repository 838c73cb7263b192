"""The engagement phase: attackers, targets, dice, and units that leave before these are thrown (HR-TURN-6)."""

import pytest

from engine.kernel.positions.codec import unsound
from engine.systems.hoplomachus.combat.attack_throw import ThrowForAttack
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.hoplomachus import (
    Document,
    arena,
    arena_with_dice,
    event_lines,
    own,
    tactic,
    until,
    with_dice,
)
from tests.support.script import asked, offers, play, refused


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
def test_a_unit_that_left_before_the_dice_throws_none(gone: str, whom: str) -> None:
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
def test_a_unit_out_of_range_before_the_dice_is_no_target(whom: str, to: str, thrown: bool) -> None:
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
