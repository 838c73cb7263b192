"""Area attacks: the further targets, the attack on each of them, and when they are knocked out."""

from typing import Any

import pytest

from engine.systems.battleground.dice.threshold import attack_trial, defence_trial
from tests.rules.battleground.fights import (
    BALM,
    FIREBALL,
    SWEEP,
    begun,
    fight,
    interrupting,
    of_kind,
    parts_of,
    weapon,
    with_dice,
)
from tests.support.battleground import place_of
from tests.support.script import asked, offers, play, refused

CAST = "red: attack weapon=test/fireball target=bo"
CASTER: dict[str, Any] = {"arms": {"ana": (FIREBALL,)}, "now": {"ana": {"mana": 1}}}


def hit(*dice: int, **lines: Any) -> list[str]:
    """Who is attacked by a fireball of power 1 on bo, in order; nothing comes of it."""
    everything = {**CASTER, "stats": {"ana": {"power": 1}}, **lines}
    events = play(fight(*dice or (1,) * 9, **everything), CAST)
    return [line.split()[3] for line in of_kind(events, "attack-resolved")]


@pytest.mark.rule("BG-AREA-1", "BG-AREA-2")
def test_the_example() -> None:
    """A fireball of two hexes on one hero: who stands behind a tall obstacle is spared, the caster's ally is not."""
    lines = {"red": "ana@E1:s skeletor@F6", "blue": "bo@E6 orko@C5", "pieces": {"tall": "D5"}}
    assert hit(**lines) == ["bo", "skeletor"]
    assert "orko" in hit(red="ana@E1:s", blue="bo@E6 orko@C5", first="red")


@pytest.mark.rule("BG-AREA-1")
def test_the_area_is_so_many_steps_around_the_initial_target() -> None:
    """Range, engagement and sight from the attacker bind the initial target only; the attacker is never hit."""
    assert hit(red="ana@E1:s", blue="bo@E5 near@E7 far@E8") == ["bo", "near"]
    short = weapon("fireball", "spell", "1:1", range=3, mana=1, area=2)
    assert hit(red="ana@E1:s", blue="bo@E5 by@E7", arms={"ana": (short,)}) == ["bo", "by"]
    assert hit(red="ana@E3:s", blue="bo@E5 by@E6") == ["bo", "by"], "ana is within the area, too"


@pytest.mark.rule("BG-AREA-1")
def test_at_the_height_of_the_initial_target() -> None:
    pieces = {"tall": "E7", "platform": "E6 E7"}
    assert hit(red="ana@E1:s", blue="bo@E5 by@E6^", pieces=pieces) == ["bo"]
    assert hit(red="ana@E1:s", blue="bo@E6^ by@E7^ bu@E5", pieces=pieces) == ["bo", "by"]


@pytest.mark.rule("BG-AREA-1")
def test_in_any_order() -> None:
    """The attacker's player says who is next, while there is more than one; the first one is attacked first."""
    game = fight(*(1,) * 4, red="ana@E1:s al@E6", blue="bo@E5 by@F5 bu@D5", stats={"ana": {"power": 1}}, **CASTER)
    events = play(game, CAST)
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/fireball bo 0 0"]
    assert asked(game) == "red: order"
    assert offers(game, "red") == ["order next=al", "order next=by", "order next=bu"]
    assert refused(game, "red: order next=bo") == []
    events = play(game, "red: order next=bu", "red: order next=al")
    struck = [line.split()[3] for line in of_kind(events, "attack-resolved")]
    assert struck == ["bu", "al", "by"]
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-AREA-1", "BG-ACT-3", "BG-ATT-5")
def test_an_area_attack_is_one_attack() -> None:
    """It costs once, mana too, and its attacker turns once; each target has a test and a defence test of its own."""
    game = fight(*(4, 1, 1, 1, 4, 4, 1, 1), red="ana@E1:n al@E6", blue="bo@E5", stats={"ana": {"power": 1}}, **CASTER)
    events = play(game, CAST)
    assert of_kind(events, "action-paid", "mana-spent", "turned") == [
        "action-paid ana attack spell 1",
        "mana-spent ana 1",
        "turned ana s",
    ]
    assert begun(events) == [
        "ana attack 1 dice 4+",
        "bo defence 3 dice 4+",
        "ana attack 1 dice 4+",
        "al defence 3 dice 4+",
    ]
    assert of_kind(events, "wounds-suffered") == ["wounds-suffered bo 1 ana"]


@pytest.mark.rule("BG-AREA-1")
def test_the_others_are_attacked_even_if_the_first_attack_failed() -> None:
    game = fight(1, 6, 1, 1, 1, 1, red="ana@E1:s al@E6", blue="bo@E5", stats={"ana": {"power": 1}}, **CASTER)
    events = play(game, CAST)
    assert of_kind(events, "wounds-suffered") == ["wounds-suffered al 1 ana"]


@pytest.mark.rule("BG-AREA-1")
def test_an_area_attack_in_melee() -> None:
    """Its initial target is engaged; the others are beside that one."""
    game = fight(*(1,) * 12, blue="bo@E4 by@E3 bu@E1", arms={"ana": (SWEEP,)})
    events = play(game, "red: attack weapon=test/sweep target=bo")
    assert [line.split()[3] for line in of_kind(events, "attack-resolved")] == ["bo", "by"]


@pytest.mark.rule("BG-AREA-1", "BG-ATT-5", "BG-TEST-6")
def test_an_area_of_a_spell_that_targets_allies() -> None:
    """Everybody in it is attacked by the same weapon; an enemy makes a defence test, allies do not."""
    healing = {**BALM, "area": 1}
    for other, defends in (("blue", True), ("red", False)):
        lines: dict[str, Any] = {"red": "ana@E1:s al@E5", "blue": "bo@A1"}
        lines[other] += " by@E6"
        game = fight(*(4,) * 9, **lines, arms={"ana": (healing,)}, now={"ana": {"mana": 1}})
        events = play(game, "red: attack weapon=test/balm target=al")
        defence = ["by defence 3 dice 4+"] * defends
        assert begun(events) == ["ana attack 2 dice 4+", "ana attack 2 dice 4+", *defence]


@pytest.mark.rule("BG-ATT-5", "BG-AREA-1")
def test_the_odds_of_a_spell_for_allies_know_who_defends() -> None:
    """An enemy in the area of such a spell has a defence test to be expected, an ally has none."""
    game = fight(red="ana@E1:s al@E5", blue="bo@E6", arms={"ana": (BALM,)}, now={"ana": {"mana": 1}})
    trials = {name: defence_trial(attack_trial(game.state, "ana", "test/balm", name)) for name in ("al", "bo")}
    assert trials["al"] is None
    assert trials["bo"] is not None


@pytest.mark.rule("BG-AREA-2", "BG-MOD-2")
@pytest.mark.parametrize(("facing", "parts"), [("s", ["BG-MOD-2 widen 1"]), ("n", []), ("ne", [])])
def test_the_flank_of_a_further_target(facing: str, parts: list[str]) -> None:
    """It is flanked from the place of the initial target, wherever the attacker is."""
    game = fight(1, 1, 1, 1, red="ana@E9:n", blue=f"bo@E5:s by@E6:{facing}", **CASTER)
    events = play(game, CAST)
    second = [each for each in events if each.name() == "test-began"][1:]
    assert parts_of(second, "threshold") == parts


@pytest.mark.rule("BG-AREA-2", "BG-MOD-4", "BG-SIGHT-6")
def test_the_cover_of_a_further_target() -> None:
    """Along the line from the initial target; what is beside that one gives none."""
    lines: dict[str, Any] = {"red": "ana@A5:se", "blue": "bo@E6:nw by@E9:n"}
    wide = {**CASTER, "arms": {"ana": ({**FIREBALL, "area": 3},)}}
    for low, parts in (("E8", ["BG-MOD-4 narrow 1"]), ("E7", []), ("A8", [])):
        events = play(fight(1, 1, 1, 1, pieces={"low": low}, **lines, **wide), CAST)
        assert parts_of([each for each in events if each.name() == "test-began"][1:], "threshold") == parts


@pytest.mark.rule("BG-AREA-2", "BG-MOD-3")
def test_an_engaged_further_target() -> None:
    """It is harder to hit for a ranged weapon, not for a spell."""
    grenade = weapon("fireball", "ranged", "1:1", range=12, area=2, mana=1)
    for arms, parts in (((grenade,), ["BG-MOD-3 narrow 1"]), ((FIREBALL,), [])):
        game = fight(
            *(1,) * 9, red="ana@E1:s al@D7", blue="bo@E5:n by@E7:n", stats={"ana": {"perception": 1, "power": 1}},
            arms={"ana": arms}, now={"ana": {"mana": 1}},
        )  # fmt: skip
        events = play(game, CAST)
        tests = [each for each in events if each.name() == "test-began"]
        assert parts_of(tests, "threshold") == []
        assert parts_of(tests[1:], "threshold") == parts


@pytest.mark.rule("BG-AREA-2", "BG-ACT-6", "BG-MOD-5")
def test_one_focus_token_serves_every_attack_test() -> None:
    """It is spent with the first; each target spends its own in its defence."""
    game = fight(
        *(4, 1, 1, 1, 1, 4, 1, 1, 1, 1),
        red="ana@E1:s al@E6",
        blue="bo@E5:n",
        arms={"ana": (FIREBALL,)},
        now={"ana": {"mana": 1, "focused": True}, "al": {"focused": True}},
    )
    events = play(game, CAST)
    assert of_kind(events, "focus-spent") == ["focus-spent ana", "focus-spent al"]
    assert [line.split()[-1] for line in begun(events)] == ["3+", "4+", "3+", "3+"]
    assert not game.state.figures["ana"].focused


@pytest.mark.rule("BG-AREA-2", "BG-MOD-6")
def test_every_test_of_an_interrupting_attacker_is_narrowed() -> None:
    game = fight(red="ana@E5 al@E6", blue="bo@E1:s", arms={"bo": (FIREBALL,)}, now={"bo": {"mana": 1}})
    game = interrupting(game, "bo", "guard")
    game = with_dice(game.state, 1, 1, 1, 1)
    events = play(game, "blue: attack weapon=test/fireball target=ana")
    assert begun(events) == ["bo attack 2 dice 5+", "bo attack 2 dice 5+"]


@pytest.mark.rule("BG-AREA-3")
def test_a_target_knocked_out_stays_until_the_whole_area_attack_is_done() -> None:
    """It is still the middle of the area, its place still gives cover, and then all leave together."""
    game = fight(
        4, 4, 4, red="ana@E1:s al@E6:s", blue="bo@E5:n by@E7:s",
        arms={"ana": (FIREBALL,)}, now={"ana": {"mana": 1}},
        stats={"ana": {"power": 1}, "bo": {"health": 1, "mind": 0}, "al": {"health": 1, "mind": 0}, "by": {"mind": 0}},
    )  # fmt: skip
    play(game, CAST)
    assert game.state.figures["bo"].wounds == 1
    assert place_of(game, "bo") == "E5"
    events = play(game, "red: order next=al")
    names = [each.name() for each in events]
    assert max(at for at, name in enumerate(names) if name == "attack-resolved") < names.index("knocked-out")
    assert of_kind(events, "knocked-out") == [
        "knocked-out al ana test/fireball",
        "knocked-out bo ana test/fireball",
    ]
    threshold = parts_of([each for each in events if each.name() == "test-began"][2:], "threshold")
    assert threshold == ["BG-MOD-2 widen 1"]
    assert set(game.state.figures) == {"ana", "by"}
