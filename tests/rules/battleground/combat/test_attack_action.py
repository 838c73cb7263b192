"""Attacks: weapons, targets, costs, facings; and everything that is not allowed."""

from itertools import product
from typing import Any

import pytest

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game
from engine.kernel.rules.clauses import clause_named, dropping
from engine.systems.battleground.combat.attack_action import ACTION
from engine.systems.battleground.combat.free_attacks import FreeAttack
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import (
    BALM,
    BLAST,
    BOW,
    FIREBALL,
    GUN,
    MACE,
    SWEEP,
    SWORD,
    begun,
    fight,
    interrupting,
    item,
    of_kind,
    weapon,
    with_dice,
)
from tests.support.script import asked, offers, play, refused

UNDEFENDED: dict[str, Any] = {"bo": {"toughness": 0, "mind": 0}}


def facing(game: Game[Battle], figure: str) -> str:
    """The side a figure faces."""
    return game.state.scenario.terrain.grid.direction_name(game.state.figures[figure].facing)


def attacks(game: Game[Battle], seat: str = "red") -> list[str]:
    """The attacks on offer, in short: `sword bo`."""
    choices = game.decision.choices_of(seat) if game.decision else ()
    made = (each for each in choices if each.kind == "attack")
    return [f"{each.text('weapon').removeprefix('test/')} {each.text('target')}" for each in made]


@pytest.mark.rule("BG-ATT-1")
def test_an_attack() -> None:
    """The attacker turns to the target; one line of the table of the one weapon it uses applies."""
    for hits, wounds in ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        stats = {**UNDEFENDED, "ana": {"strength": 6}}
        game = fight(*(5,) * hits, *(1,) * (6 - hits), red="ana@E5:s", stats=stats)
        events = play(game, "red: attack weapon=test/sword target=bo")
        assert of_kind(events, "attack-began", "turned") == ["attack-began ana test/sword bo", "turned ana n"]
        assert of_kind(events, "attack-resolved") == [f"attack-resolved ana test/sword bo {hits} {wounds}"]
        assert game.state.figures["bo"].wounds == wounds
        assert facing(game, "ana") == "n"
        assert asked(game) == "red: act"


@pytest.mark.rule("BG-ATT-1")
def test_only_with_a_weapon_it_carries() -> None:
    game = fight(arms={"ana": (SWORD,), "bo": (MACE,)})
    assert attacks(game) == ["sword bo"]
    assert refused(game, "red: attack weapon=test/mace target=bo") == ["BG-ATT-1 equipped"]
    assert refused(game, "red: attack weapon=test/unheard target=bo") == []
    assert refused(game, "red: attack weapon=test/sword target=ana") == []


@pytest.mark.rule("BG-ATT-2")
def test_melee() -> None:
    """Strength against toughness, at an engaged enemy: adjacent, and at the same height."""
    game = fight(5, 5, 5, 5, 1, 1, 1, red="ana@E5 al@E6", blue="bo@E4:s by@E3")
    assert attacks(game) == ["sword bo"]
    assert refused(game, "red: attack weapon=test/sword target=by") == ["BG-ATT-2 engaged-with-target"]
    assert begun(play(game, "red: attack weapon=test/sword target=bo")) == [
        "ana attack 4 dice 4+",
        "bo defence 3 dice 4+",
    ]
    raised = fight(blue="bo@E4^", pieces={"tall": "E3", "platform": "E4 E3"})
    assert refused(raised, "red: attack weapon=test/sword target=bo") == ["BG-ATT-2 engaged-with-target"]


@pytest.mark.rule("BG-ATT-3")
def test_fists() -> None:
    """Without a melee weapon: with the printed strength, one wound for any success; in melee only."""
    ring = item("ring", {"when": "always", "modify": "strength", "by": 2})
    game = fight(5, 5, 5, 5, arms={"ana": (GUN, ring)}, stats=UNDEFENDED, blue="bo@E4:s by@A1")
    assert attacks(game) == ["fists bo"]
    assert refused(game, "red: attack weapon=fists target=by") == ["BG-ATT-2 engaged-with-target"]
    events = play(game, "red: attack weapon=fists target=bo")
    assert begun(events)[0] == "ana attack 4 dice 4+"
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana fists bo 4 1"]
    missed = fight(1, 1, 1, 1, arms={})
    play(missed, "red: attack weapon=fists target=bo")
    assert missed.state.figures["bo"].wounds == 0


@pytest.mark.rule("BG-ATT-3")
def test_no_fists_beside_a_melee_weapon() -> None:
    refusal = ["BG-ATT-3 fists-only-without-weapon"]
    assert refused(fight(), "red: attack weapon=fists target=bo") == refusal


@pytest.mark.rule("BG-ATT-3", "BG-ACT-3")
@pytest.mark.parametrize(("profile", "use"), [("default", "melee"), ("it", "melee"), ("pl", "melee"), ("es", "fists")])
def test_fists_are_a_melee_weapon_or_a_type_of_their_own(profile: str, use: str) -> None:
    """Allowed in opportunity attacks either way."""
    game = fight(*(1,) * 8, arms={}, profile={"preset": profile})
    hit = "red: attack weapon=fists target=bo"
    assert of_kind(play(game, hit, hit), "action-paid") == [
        f"action-paid ana attack {use} 1",
        f"action-paid ana attack {use} 2",
    ]
    game = interrupting(game, "bo", "opportunity")
    assert attacks(game, "blue") == ["fists ana"]


@pytest.mark.rule("BG-ATT-3")
@pytest.mark.parametrize(("profile", "melee"), [("default", True), ("it", True), ("pl", True), ("es", False)])
def test_fists_are_of_one_type_for_conditions_and_moments(profile: str, melee: bool) -> None:
    """Whoever asks whether the weapon is a melee weapon gets the same answer, before the attack and after it."""
    more = {"when": "always", "modify": "threshold", "by": -1, "if": {"weapon": "melee"}}
    sign = {"do": "message", "text": {"en": "Ash"}}
    moment = {"id": "m", "when": {"hit": {"weapon": "melee"}}, "effects": [sign]}
    condition = {"id": "c", "when": "hit", "if": {"weapon": "melee"}, "effects": [sign]}
    stats = {**UNDEFENDED, "ana": {"abilities": [more, moment, condition]}}
    game = fight(*(5,) * 4, arms={}, stats=stats, profile={"preset": profile})
    events = play(game, "red: attack weapon=fists target=bo")
    assert begun(events)[0] == f"ana attack 4 dice {3 if melee else 4}+"
    events += play(game, "red: order next=test/ana:m") if melee else []
    worked = [each.split()[2] for each in of_kind(events, "ability-triggered")]
    assert sorted(worked) == (["test/ana:c", "test/ana:m"] if melee else [])


@pytest.mark.rule("BG-ATT-3", "BG-ACT-5")
@pytest.mark.parametrize(("profile", "offered"), [("default", ["fists bo"]), ("es", [])])
def test_a_free_attack_with_a_melee_weapon_is_one_with_fists_where_they_are_one(
    profile: str, offered: list[str]
) -> None:
    """As in all else that asks for the type."""
    given = {"when": "active", "effects": [{"do": "free-action", "action": "attack", "weapon": "melee"}]}
    game = fight(arms={}, stats={"ana": {"abilities": [given]}}, profile={"preset": profile})
    play(game, "red: use ability=test/ana")
    assert (attacks(game) if offered else asked(game)) == (offered or "red: act")


@pytest.mark.rule("BG-ATT-4")
def test_ranged() -> None:
    """Perception against toughness, unless engaged, within range and in sight."""
    game = fight(5, 1, 1, 1, 1, 1, blue="bo@E2:s by@E9 bu@A5", arms={"ana": (GUN,)}, pieces={"tall": "C4 C5 C6 D4 D5"})
    assert attacks(game) == ["gun bo", "gun by"]
    assert refused(game, "red: attack weapon=test/gun target=bu") == ["BG-ATT-4 target-in-sight"]
    events = play(game, "red: attack weapon=test/gun target=bo")
    assert begun(events) == ["ana attack 3 dice 4+", "bo defence 3 dice 4+"]
    assert game.state.figures["bo"].wounds == 1


@pytest.mark.rule("BG-ATT-4", "BG-SIGHT-1")
def test_range_is_between_the_nearest_points() -> None:
    """Six rows away the gap is 5 inches; on hexes of 2 inches it is twice as far."""
    for reach, allowed in ((4, False), (4.99, False), (5, True), (12, True)):
        game = fight(red="ana@E1:s", blue="bo@E7", arms={"ana": (weapon("gun", "ranged", "1:1", range=reach),)})
        assert attacks(game) == (["gun bo"] if allowed else [])
        if not allowed:
            assert refused(game, "red: attack weapon=test/gun target=bo") == ["BG-ATT-4 target-in-range"]


@pytest.mark.rule("BG-ATT-4", "BG-ATT-5")
def test_neither_ranged_nor_spell_while_engaged() -> None:
    game = fight(blue="bo@E4 by@E1", arms={"ana": (BOW, BLAST)}, now={"ana": {"mana": 5}})
    for name, target in product(("bow", "blast"), ("bo", "by")):
        assert refused(game, f"red: attack weapon=test/{name} target={target}") == ["BG-ATT-4 not-while-engaged"]


@pytest.mark.rule("BG-ATT-4")
def test_facing_the_neighbour_nearest_to_the_target() -> None:
    """Its player chooses where two are equally near; nobody asks where there is one."""
    game = fight(*(1,) * 6, red="ana@E5:s", blue="bo@F2 by@G5", arms={"ana": (BOW,)})
    play(game, "red: attack weapon=test/bow target=bo")
    assert facing(game, "ana") == "n"
    play(game, "red: attack weapon=test/bow target=by")
    assert asked(game) == "red: face"
    assert offers(game, "red") == ["face facing=ne", "face facing=se"]
    assert refused(game, "red: face facing=n") == ["BG-ATT-4 faces-the-aim"]
    play(game, "red: face facing=se")
    assert facing(game, "ana") == "se"


@pytest.mark.rule("BG-ATT-5")
def test_a_spell() -> None:
    """Power against mind; the cost is spent before the test, and so buys no re-rolls."""
    game = fight(5, 5, 1, 1, 1, blue="bo@E1:s", arms={"ana": (BLAST,)}, now={"ana": {"mana": 2}})
    events = play(game, "red: attack weapon=test/blast target=bo")
    assert [each.name() for each in events][:4] == ["action-paid", "attack-began", "mana-spent", "test-began"]
    assert begun(events) == ["ana attack 2 dice 4+", "bo defence 3 dice 4+"]
    assert game.state.figures["ana"].mana == 0
    assert attacks(game) == []
    assert refused(game, "red: attack weapon=test/blast target=bo") == ["BG-ATT-5 enough-mana-for-spell"]


@pytest.mark.rule("BG-ATT-5")
def test_a_spell_that_targets_allies() -> None:
    """There is no defence test against it; all else is as for any spell."""
    lines: dict[str, Any] = {"red": "ana@E5:s al@E2:s ay@A1", "blue": "bo@E9", "now": {"ana": {"mana": 1}}}
    lines["pieces"] = {"tall": "B2 C3 D3"}
    game = fight(5, 5, arms={"ana": (BALM, GUN)}, **lines)
    assert "balm al" in attacks(game)
    assert "balm bo" not in attacks(game)
    assert refused(game, "red: attack weapon=test/balm target=bo") == ["BG-ATT-5 of-the-right-side"]
    assert refused(game, "red: attack weapon=test/gun target=al") == ["BG-ATT-5 of-the-right-side"]
    assert refused(game, "red: attack weapon=test/balm target=ay") == ["BG-ATT-4 target-in-sight"]
    events = play(game, "red: attack weapon=test/balm target=al")
    assert begun(events) == ["ana attack 2 dice 4+"]
    assert of_kind(events, "turned", "attack-resolved") == ["turned ana n", "attack-resolved ana test/balm al 2 0"]


@pytest.mark.rule("BG-ATT-6")
def test_dice_and_ability_of_the_weapon_that_is_used() -> None:
    """The others that it carries have no part in it."""
    dry = {"when": "always", "modify": "dice", "by": 1, "if": {"target-on": "difficult-ground"}}
    trident = weapon("trident", "melee", "1:1", ability=dry)
    lines: dict[str, Any] = {"arms": {"ana": (trident, MACE)}, "pieces": {"difficult": "E4"}}
    for name, number in (("trident", 5), ("mace", 5)):
        game = fight(*(1,) * 5, **lines)
        assert begun(play(game, f"red: attack weapon=test/{name} target=bo")) == [f"ana attack {number} dice 4+"]
    game = fight(1, 1, 1, 1, arms=lines["arms"])
    assert begun(play(game, "red: attack weapon=test/trident target=bo")) == ["ana attack 4 dice 4+"]


@pytest.mark.rule("BG-ATT-7")
def test_extra_effects_count_the_successes_that_are_left() -> None:
    """Strength 5 rolls 1 3 4 4 5, the defence 3 2 4: two are left, so what needs three does nothing."""
    ring = item("ring", {"when": "attack", "needs": 3, "effects": [{"do": "lose", "counter": "mana", "amount": 1}]})
    lines: dict[str, Any] = {"arms": {"ana": (SWORD, ring)}, "stats": {"ana": {"strength": 5}}}
    lines["now"] = {"bo": {"mana": 1}}
    game = fight(1, 3, 4, 4, 5, 3, 2, 4, **lines)
    events = play(game, "red: attack weapon=test/sword target=bo", "blue: done")
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/sword bo 2 1"]
    assert (game.state.figures["bo"].mana, game.state.figures["bo"].wounds) == (1, 1)
    game = fight(1, 3, 4, 4, 5, 3, 2, 3, **lines)
    play(game, "red: attack weapon=test/sword target=bo", "blue: done")
    assert (game.state.figures["bo"].mana, game.state.figures["bo"].wounds) == (0, 2), "on top of the table"


@pytest.mark.rule("BG-ATT-8", "BG-ATT-4", "BG-TEST-6")
def test_the_example() -> None:
    """Perception 4 rolls 4 1 3 5, toughness 3 rolls 3 1 4: one success is left, one wound."""
    cannon = weapon("cannon", "ranged", "1:1", range=12)
    game = fight(4, 1, 3, 5, 3, 1, 4, blue="bo@E1:s", arms={"ana": (cannon,)}, stats={"ana": {"perception": 4}})
    events = play(game, "red: attack weapon=test/cannon target=bo")
    assert of_kind(events, "attack-resolved") == ["attack-resolved ana test/cannon bo 1 1"]
    assert of_kind(events, "wounds-suffered") == ["wounds-suffered bo 1 ana"]


@pytest.mark.rule("BG-ACT-3")
def test_each_type_of_weapon_has_a_price_of_its_own() -> None:
    """One, and one more for each further attack with that type, whichever weapon of the type it is."""
    arms = {"ana": (GUN, BOW, weapon("bolt", "spell", "1:1", range=12))}
    game = fight(*(1,) * 11, ap=5, blue="bo@E2:s", arms=arms)
    shots = [f"red: attack weapon=test/{name} target=bo" for name in ("gun", "bolt", "bow")]
    assert of_kind(play(game, *shots), "action-paid") == [
        "action-paid ana attack ranged 1",
        "action-paid ana attack spell 1",
        "action-paid ana attack ranged 2",
    ]
    assert attacks(game) == []
    assert refused(game, "red: attack weapon=test/gun target=bo") == ["BG-ACT-3 enough-ap-to-attack"]
    assert refused(game, "red: attack weapon=test/bolt target=bo") == ["BG-ACT-3 enough-ap-to-attack"]


@pytest.mark.rule("BG-ACT-5")
def test_a_free_attack() -> None:
    """It costs no action point and makes no other attack dearer; its player may decline."""
    game = fight(ap=2)
    for lines, left in ((["red: attack weapon=test/sword target=bo"], 1), (["red: decline"], 1)):
        free = with_dice(game.state.but(agenda=(*game.state.agenda, FreeAttack("ana"))), *(1,) * 8)
        assert asked(free) == "red: attack"
        assert offers(free, "red") == ["attack figure=ana target=bo weapon=test/sword", "decline"]
        assert refused(free, "red: attack weapon=fists target=bo") == ["BG-ATT-3 fists-only-without-weapon"]
        events = play(free, *lines, "red: attack weapon=test/sword target=bo")
        assert of_kind(events, "action-paid") == ["action-paid ana attack melee 1"]
        assert free.state.bound("ap", int) == left


@pytest.mark.rule("BG-ACT-5")
def test_a_free_attack_of_who_cannot_attack() -> None:
    """Nobody is asked; the mana of a spell must be there all the same."""
    game = fight(blue="bo@E1:s", arms={"ana": (BLAST,)}, now={"ana": {"mana": 1}})
    assert asked(with_dice(game.state.but(agenda=(*game.state.agenda, FreeAttack("ana"))))) == "red: act"


@pytest.mark.rule("BG-INT-2")
def test_an_interrupting_guard_attacks_the_interrupted_figure() -> None:
    game = fight(red="ana@E5 al@D3", blue="bo@E4", arms={"bo": (SWORD,)})
    game = interrupting(game, "bo", "guard")
    assert attacks(game, "blue") == ["sword ana"]
    assert refused(game, "blue: attack weapon=test/sword target=al") == ["BG-INT-2 at-the-interrupted"]


@pytest.mark.rule("BG-INT-2")
def test_a_spell_at_an_ally_in_an_interruption() -> None:
    """Only attacks against an enemy must be aimed at the interrupted one."""
    game = fight(red="ana@E5", blue="bo@E1 by@A1", arms={"bo": (BALM,)}, now={"bo": {"mana": 1}})
    assert attacks(interrupting(game, "bo", "guard"), "blue") == ["balm by"]


@pytest.mark.rule("BG-INT-6")
def test_an_opportunity_attack_is_a_melee_attack() -> None:
    game = fight(red="ana@E5", blue="bo@E2:s", arms={"bo": (BOW,)})
    assert attacks(interrupting(game, "bo", "guard"), "blue") == ["bow ana"]
    game = interrupting(game, "bo", "opportunity")
    assert attacks(game, "blue") == []
    assert refused(game, "blue: attack weapon=test/bow target=ana") == ["BG-INT-6 melee-in-opportunity-attack"]


@pytest.mark.rule("BG-WOUND-1", "BG-ATT-1")
def test_a_figure_that_is_knocked_out_leaves_after_the_attack() -> None:
    game = fight(5, 5, 5, 5, stats={"bo": {"toughness": 0, "health": 2}}, blue="bo@E4:s by@A1")
    events = play(game, "red: attack weapon=test/sword target=bo")
    assert [each.name() for each in events][-3:] == ["wounds-suffered", "knocked-out", "points-scored"]
    assert of_kind(events, "knocked-out") == ["knocked-out bo ana test/sword"]


PIECES: list[dict[str, str]] = [
    {},
    {"tall": "C3 C4 F6", "low": "E4 D7", "difficult": "G5"},
    {"tall": "D4 D5", "platform": "D4 D5 E5", "ladder": "F5"},
]
SPOTS = [f"{column}{row}" for column in "ABDEGH" for row in (1, 2, 6, 8)]


def positions(seed: int) -> list[Game[Battle]]:
    """A random position, in an activation and in an interruption by a guard."""
    rng, massive = Stream(seed, "attacks"), seed % 3 == 0
    at = rng.shuffled(SPOTS)
    arms = [(SWORD, GUN), (BOW, BLAST), (MACE, FIREBALL, BALM), (), (SWEEP, BALM)]
    game = fight(
        red=f"ana@{at[0]} al@{at[1]} ay@{at[2]}",
        blue=f"by@{at[3]} bu@{at[4]} bo@{'E4' if massive else at[5]}",
        arms={name: arms[rng.next_below(len(arms))] for name in ("ana", "by", "bo")},
        now={name: {"mana": rng.next_below(4), "facing": rng.next_below(6)} for name in ("ana", "by")},
        ap=1 + rng.next_below(3),
        bases={"bo": [[0, 0], [0, 1]]} if massive else None,
        pieces={} if massive else PIECES[seed % 3],
    )
    return [game, interrupting(game, "by", "guard"), interrupting(game, "bo", "opportunity")]


@pytest.mark.rule("BG-ATT-1", "BG-ATT-2", "BG-ATT-4", "BG-INT-2", "BG-INT-6")
@pytest.mark.parametrize("seed", range(24))
def test_the_offered_attacks_are_the_legal_ones(seed: int) -> None:
    """The fast list has exactly the wishes that no clause refuses, in their order."""
    for game in positions(seed):
        legal = [wish for wish in ACTION.wishes(game.state) if ACTION.legal(game.state, wish)]
        assert list(ACTION.choices(game.state)) == legal
        assert legal == [wish for wish in ACTION.wishes(game.state) if not ACTION.explain(game.state, wish)]


@pytest.mark.parametrize("seed", range(6))
def test_the_reasons_against_an_attack_are_all_and_no_more(seed: int) -> None:
    """Without exactly these clauses it is legal, with any one of them it is not."""
    for game in positions(seed):
        for wish in ACTION.wishes(game.state):
            against = [clause_named(reason.clause) for reason in ACTION.explain(game.state, wish)]
            with dropping(against):
                assert ACTION.legal(game.state, wish)
            for kept in against:
                with dropping([each for each in against if each is not kept]):
                    assert not ACTION.legal(game.state, wish)
