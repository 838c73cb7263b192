"""Passives with triggers: the events they wait for, the names they get, who orders them, how weapons limit them."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.interruptions.execution import Interrupt
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.fights import BOW, SWORD, done, fight, of_kind, weapon
from tests.support.battleground import battle, with_figure
from tests.support.script import play

ATTACK = ("red: attack weapon=test/sword target=bo", "red: done")
HIT = (5, 5, 5, 5, 1, 1, 1)
"""Four successes, and a defence that fails: two wounds with the sword."""
MISS = (1, 1, 1, 1)
WOUNDED = {"wound": {"who": "enemy", "by": "self"}}
MANA: dict[str, Any] = {"do": "gain", "counter": "mana"}


def waits(when: Any, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A passive that waits for something, and gains a mana unless it does something else."""
    return {"when": when, "effects": list(effects) or [MANA], **more}


def gained(events: list[Any]) -> list[str]:
    """Who gained mana."""
    return [each.split()[1] for each in of_kind(events, "mana-gained")]


def of(figure: str, *abilities: dict[str, Any], **stats: Any) -> dict[str, Any]:
    """What differs on the card of a figure that has these abilities."""
    return {figure: {"abilities": list(abilities), **stats}}


def in_a_fight(whose: str, when: Any, *dice: int, **more: Any) -> Game[Battle]:
    """A fight in which a character waits for an event."""
    now = {"ana": {"mana": 0}, "bo": {"mana": 0}}
    return fight(*dice, stats=of(whose, waits(when)), now=now, **more)


@pytest.mark.rule("BG-ABIL-1", "BG-ATT-1")
@pytest.mark.parametrize(
    ("whose", "when", "woken"),
    [
        ("ana", "attack-begins", True),
        ("bo", "attack-begins", False),
        ("bo", {"attack-begins": {"who": "enemy", "whom": "self"}}, True),
        ("bo", {"attack-begins": {"who": "enemy", "whom": "ally"}}, False),
        ("ana", {"attack-begins": {"weapon": "melee"}}, True),
        ("ana", {"attack-begins": {"weapon": "ranged"}}, False),
        ("ana", "hit", True),
        ("ana", {"hit": {"needs": 4}}, True),
        ("ana", {"hit": {"needs": 5}}, False),
        ("ana", "missed", False),
        ("bo", {"hit": {"who": "enemy", "whom": "self"}}, True),
        ("ana", "attack-ends", True),
        ("ana", {"tested": {"of": "attack", "least": 4}}, True),
        ("ana", {"tested": {"of": "attack", "most": 3}}, False),
        ("bo", {"tested": {"of": "defence", "most": 0}}, True),
        ("bo", {"tested": {"of": "attack"}}, False),
        ("ana", WOUNDED, True),
        ("ana", {"wound": {"who": "enemy", "wounds": 3, "by": "self"}}, False),
        ("bo", {"wound": {"who": "self", "by": "enemy"}}, True),
        ("bo", {"wound": {"who": "enemy", "by": "anybody"}}, False),
        ("ana", {"wound": {"who": "enemy", "by": "army"}}, True),
        ("bo", {"wound": {"who": "self", "by": "army"}}, False),
        ("ana", {"wound": {"who": "enemy", "by": "enemy"}}, False),
        ("bo", {"wound": {"who": "self", "by": "self"}}, False),
        ("ana", "knock-out", False),
        ("ana", "heal", False),
    ],
)
def test_every_event_of_an_attack_triggers_abilities(whose: str, when: Any, woken: bool) -> None:
    """The attack, its tests, its hit, its wounds, its end: by whom, on whom, with which weapon."""
    events = play(in_a_fight(whose, when, *HIT), ATTACK[0])
    assert gained(events) == ([whose] if woken else [])


@pytest.mark.rule("BG-ABIL-1", "BG-TEST-6")
def test_a_miss_leaves_no_success() -> None:
    """It wakes what waits for a miss and nothing that waits for a hit."""
    events = play(in_a_fight("ana", "missed", *MISS), ATTACK[0])
    assert gained(events) == ["ana"]
    assert gained(play(in_a_fight("ana", "hit", *MISS), ATTACK[0])) == []


@pytest.mark.rule("BG-ABIL-1", "BG-WOUND-1")
def test_a_knock_out_wakes_who_is_left() -> None:
    """Not who left: a passive works while its character is on the map."""
    lines: dict[str, Any] = {
        "stats": {**of("ana", waits("knock-out")), **of("bo", waits({"knock-out": {"who": "self", "by": "enemy"}}))}
    }
    game = fight(*HIT, **lines, now={"ana": {"mana": 0}, "bo": {"wounds": 5, "mana": 0}}, blue="bo@E4:s cy@A1")
    assert gained(play(game, ATTACK[0])) == ["ana"]


@pytest.mark.rule("BG-AREA-3", "BG-ABIL-1")
def test_the_end_of_an_attack_comes_after_its_knock_outs() -> None:
    """Who was beaten has left by then."""
    game = fight(
        *HIT, stats=of("ana", waits("attack-ends")), now={"ana": {"mana": 0}, "bo": {"wounds": 5}}, blue="bo@E4:s cy@A1"
    )
    events = play(game, ATTACK[0])
    reported = [each.name() for each in events if each.name() in ("knocked-out", "mana-gained")]
    assert reported == ["knocked-out", "mana-gained"]


@pytest.mark.rule("BG-AREA-3", "BG-ABIL-1")
def test_in_an_attack_nobody_leaves_before_all_is_done() -> None:
    """What a passive wounds meanwhile stays until the attack is over."""
    thorns = waits({"wound": {"who": "self", "by": "enemy"}}, {"do": "wound", "on": "by", "wounds": 9}, {"do": "heal"})
    game = fight(*HIT, stats=of("bo", thorns), red="ana@E5:n al@A9")
    events = play(game, ATTACK[0])
    reported = [each.name() for each in events if each.name() in ("wounds-suffered", "wounds-healed", "knocked-out")]
    assert reported == ["wounds-suffered", "wounds-suffered", "wounds-healed", "knocked-out"]


@pytest.mark.rule("BG-ABIL-1")
def test_they_know_who_did_it_to_whom_and_how_much() -> None:
    """By, subject and wounds are names for the effects."""
    thorns = waits(
        {"wound": {"who": "self", "by": "enemy"}},
        {"do": "wound", "on": "by", "wounds": {"named": "wounds"}},
        {"do": "heal", "on": "subject"},
    )
    game = fight(*HIT, stats=of("bo", thorns))
    play(game, ATTACK[0])
    assert (game.state.figures["ana"].wounds, game.state.figures["bo"].wounds) == (2, 1)


@pytest.mark.rule("BG-ABIL-1")
def test_the_cause_of_an_ability_is_forgotten_with_it() -> None:
    """No frame holds its names when it is over."""
    game = in_a_fight("bo", {"wound": {"who": "self", "by": "enemy"}}, *HIT)
    play(game, ATTACK[0])
    assert not any(name.startswith("name ") for frame in game.state.frames for name in frame.values)


@pytest.mark.rule("BG-ABIL-1")
def test_they_work_only_if_their_conditions_hold() -> None:
    """About what was named as well."""
    near = waits(
        {"wound": {"who": "character", "by": "anybody"}},
        **{"if": {"within": {"who": "subject", "of": "self", "distance": 1}}},
    )
    for place, woken in (("E5", ["al"]), ("A9", [])):
        stats = of("al", near)
        red = "ana@E5:n al@D5" if place == "E5" else "ana@E5:n al@A9"
        game = fight(*HIT, stats=stats, red=red, now={"al": {"mana": 0}})
        assert gained(play(game, ATTACK[0])) == woken


@pytest.mark.rule("BG-ABIL-1", "BG-ATT-6")
def test_the_type_of_weapon_is_a_condition_like_any() -> None:
    """The attack in which something happens is what it is read for."""
    for type_, woken in (("melee", ["bo"]), ("spell", [])):
        ability = waits({"wound": {"who": "self", "by": "enemy"}}, **{"if": {"weapon": type_}})
        game = fight(*HIT, stats=of("bo", ability), now={"bo": {"mana": 0}})
        assert gained(play(game, ATTACK[0])) == woken


@pytest.mark.rule("BG-ATT-6")
@pytest.mark.parametrize(
    ("when", "used", "anyway", "woken"),
    [
        ("hit", "sword", False, True),
        ("hit", "mace", False, False),
        ("hit", "mace", True, True),
        (WOUNDED, "sword", False, True),
        (WOUNDED, "mace", False, False),
        ("attack-begins", "sword", False, True),
        ("attack-ends", "sword", False, True),
        ("attack-ends", "mace", False, False),
        ({"tested": {"of": "attack"}}, "sword", False, True),
        ({"tested": {"of": "attack"}}, "mace", False, False),
    ],
)
def test_a_weapon_works_only_while_attacking_with_it(when: Any, used: str, anyway: bool, woken: bool) -> None:
    """Unless it says otherwise."""
    armed = {**SWORD, "ability": waits(when, **({"anyway": True} if anyway else {}))}
    game = fight(*HIT, arms={"ana": [armed, weapon("mace", "melee")]}, now={"ana": {"mana": 0}})
    assert gained(play(game, f"red: attack weapon=test/{used} target=bo")) == (["ana"] if woken else [])


@pytest.mark.rule("BG-ATT-6", "BG-ABIL-5")
def test_a_weapon_acts_at_no_moment_unless_it_says_so() -> None:
    """The moments of an activation are no attack."""
    for anyway, woken in ((False, False), (True, True)):
        sword = {**SWORD, "ability": waits("end-of-activation", **({"anyway": True} if anyway else {}))}
        game = fight(arms={"ana": [sword]}, now={"ana": {"mana": 0}, "bo": {"mana": 5}})
        assert ("ana" in gained(play(game, "red: end"))) is woken


@pytest.mark.rule("BG-ABIL-1", "BG-INT-4")
@pytest.mark.parametrize(
    ("when", "line", "woken"),
    [
        ("move", ("red: move to=E7", "red: face facing=n"), True),
        ("move", ("red: move to=E6", "red: face facing=n"), True),
        ({"move": {"how": "pushed"}}, ("red: move to=E6", "red: face facing=n"), False),
        ({"move": {"who": "ally"}}, ("red: move to=E6", "red: face facing=n"), False),
    ],
)
def test_the_end_of_a_move_wakes_them(when: Any, line: tuple[str, ...], woken: bool) -> None:
    """After the turn, before anything else."""
    game = fight(stats=of("ana", waits(when)), now={"ana": {"mana": 0}}, red="ana@E5:n", blue="bo@A1")
    assert gained(play(game, *line)) == (["ana"] if woken else [])


@pytest.mark.rule("BG-ABIL-1", "BG-INT-4")
def test_the_move_of_an_enemy_that_ends_near() -> None:
    """Within two inches of the owner: the mover is the subject."""
    near = {"within": {"who": "subject", "of": "self", "distance": 2}}
    guard = waits({"move": {"who": "enemy"}}, {"do": "wound", "on": "subject"}, **{"if": near})
    lines: dict[str, Any] = {"stats": of("bo", guard), "red": "ana@E9:n", "blue": "bo@E4:s"}
    far = fight(**lines)
    play(far, "red: move to=E8", "red: face facing=n")
    assert far.state.figures["ana"].wounds == 0
    play(far, "red: move to=E7", "red: face facing=n")
    assert far.state.figures["ana"].wounds == 1


@pytest.mark.rule("BG-SHIFT-5", "BG-ABIL-1")
def test_a_push_is_a_movement_of_its_own_kind() -> None:
    """Of who is pushed, and it leaves its hex."""
    shove = weapon("shove", "melee", "1:0")
    shove["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "push"}]}
    for how, woken in (("pushed", ["bo"]), ("own", []), ("any", ["bo"])):
        game = fight(
            *HIT, arms={"ana": [shove]}, stats=of("bo", waits({"move": {"how": how}})), now={"bo": {"mana": 0}}
        )
        assert gained(play(game, "red: attack weapon=test/shove target=bo")) == woken


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(
    ("when", "does", "woken"),
    [
        ({"give": {"effect": "debuff"}}, {"do": "debuff", "name": "stun"}, True),
        ({"give": {"effect": "debuff", "name": "curse"}}, {"do": "debuff", "name": "stun"}, False),
        ({"give": {"effect": "buff"}}, {"do": "debuff", "name": "stun"}, False),
        ({"give": {"effect": "debuff", "whom": "ally"}}, {"do": "debuff", "name": "stun"}, False),
        ("use", {"do": "debuff", "name": "stun"}, True),
        ({"gains": {"counter": "focus"}}, {"do": "gain", "counter": "focus", "on": "self"}, True),
        ({"gains": {"counter": "guard"}}, {"do": "gain", "counter": "focus", "on": "self"}, False),
        ({"gains": {"counter": "guard"}}, {"do": "gain", "counter": "guard", "on": "self"}, True),
        ({"gains": {"counter": "ap"}}, {"do": "gain", "counter": "ap", "on": "self"}, True),
        ({"gains": {"counter": "ap", "least": 2}}, {"do": "gain", "counter": "ap", "on": "self"}, False),
        ({"gains": {"counter": "focus"}}, {"do": "gain", "counter": "guard", "on": "self"}, False),
        ({"gains": {"counter": "mana", "least": 2, "who": "enemy"}}, {**MANA, "amount": 2}, True),
        ({"gains": {"counter": "mana", "least": 2, "who": "enemy"}}, MANA, False),
        ({"loses": {"counter": "mana", "who": "enemy"}}, {"do": "lose", "counter": "mana"}, True),
        ({"loses": {"counter": "mana"}}, {"do": "lose", "counter": "mana"}, False),
        ({"loses": {"counter": "mana", "least": 2, "who": "enemy"}}, {"do": "lose", "counter": "mana"}, False),
        ({"loses": {"counter": "guard", "who": "enemy"}}, {"do": "lose", "counter": "guard"}, True),
        ({"loses": {"counter": "focus", "who": "enemy"}}, {"do": "lose", "counter": "guard"}, False),
        ({"spends": {"counter": "mana", "who": "enemy"}}, {"do": "lose", "counter": "mana"}, False),
        ({"spends": {"counter": "focus", "who": "enemy"}}, {"do": "lose", "counter": "focus"}, False),
        ({"heal": {"who": "enemy"}}, {"do": "heal"}, True),
        ({"heal": {"who": "self"}}, {"do": "heal"}, False),
        ({"heal": {"who": "enemy", "wounds": 2}}, {"do": "heal", "wounds": 2}, True),
        ({"heal": {"who": "enemy", "wounds": 2}}, {"do": "heal"}, False),
        ({"lose-effect": {"who": "enemy", "effect": "buff"}}, {"do": "remove-effect"}, True),
        ({"lose-effect": {"who": "enemy", "effect": "debuff"}}, {"do": "remove-effect"}, False),
    ],
)
def test_effects_of_abilities_trigger_others(when: Any, does: dict[str, Any], woken: bool) -> None:
    """Tokens given, gained, lost; wounds healed."""
    used = {"when": "active", "id": "a", "to": "enemy", "effects": [does]}
    sign = waits(when, {"do": "draw"}, id="b")
    game = fight(stats=of("ana", used, sign), now={"bo": {"wounds": 2, "mana": 2, "guarding": True}})
    if does["do"] == "remove-effect":
        game = with_figure(game, "bo", buff=Token("haste", "blue"))
    events = play(game, "red: use ability=test/ana:a target=bo")
    worked = [each for each in of_kind(events, "ability-triggered") if each.endswith("test/ana:b")]
    assert worked == (["ability-triggered ana test/ana:b"] if woken else [])


@pytest.mark.rule("BG-ABIL-1", "BG-FX-3")
@pytest.mark.parametrize(("by", "woken"), [("anybody", ["ana"]), ("self", []), ("army", []), ("enemy", [])])
def test_an_event_without_a_doer_belongs_to_no_army(by: str, woken: list[str]) -> None:
    """As the wound of a curse that goes."""
    used = {"when": "active", "id": "a", "to": "enemy", "effects": [{"do": "remove-effect"}]}
    sign = waits({"wound": {"who": "enemy", "by": by}}, id="b")
    game = with_figure(fight(stats=of("ana", used, sign), now={"ana": {"mana": 0}}), "bo", debuff=Token("curse", "red"))
    events = play(game, "red: use ability=test/ana:a target=bo")
    assert game.state.figures["bo"].wounds == 1
    assert gained(events) == woken


@pytest.mark.rule("BG-ROUND-7", "BG-ROUND-8", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("when", "woken"),
    [
        ("play-card", 2),
        ({"play-card": {"card": "fate"}}, 2),
        ({"play-card": {"card": "glory"}}, 0),
        ({"play-card": {"who": "enemy"}}, 0),
    ],
)
def test_cards_wake_them(when: Any, woken: int) -> None:
    """The card of the activation, and each one more."""
    ability = waits(when, {"do": "gain", "counter": "ap"})
    game = battle(cards=of("ana", ability), decks={"red": "fate-1-2-0 fate-2"})
    events = play(
        game, "red: select-card card=fate-1-2-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=mana"
    )
    events += play(game, "red: play-card card=fate-2 bonus=mana")
    assert len(of_kind(events, "ability-triggered")) == woken


@pytest.mark.rule("BG-INT-1", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("whose", "when", "woken"),
    [
        ("bo", "interrupts", True),
        ("bo", {"interrupts": {"how": "opportunity"}}, False),
        ("ana", {"interrupts": {"who": "enemy", "whom": "self"}}, True),
        ("ana", {"interrupts": {"who": "enemy", "whom": "ally"}}, False),
        ("bo", "on-interruption", True),
        ("ana", "on-interruption", False),
        ("ana", {"on-interruption": {"who": "enemy"}}, True),
    ],
)
def test_interruptions_wake_them(whose: str, when: Any, woken: bool) -> None:
    """Of the owner, or of others."""
    game = fight(stats=of(whose, waits(when, {"do": "draw"})), arms={"bo": (BOW,)})
    events = done(game, steps=[Interrupt("bo", "ana", "guard")])
    assert bool(of_kind(events, "ability-triggered")) is woken


@pytest.mark.rule("BG-ROUND-1", "BG-ABIL-1")
@pytest.mark.parametrize(
    ("when", "rounds"),
    [
        ("round-begins", [2]),
        ({"round-begins": {"round": 3}}, []),
        ("round-ends", [1]),
        ({"phase-begins": {"phase": "organisation"}}, [2]),
        ({"phase-begins": {"phase": "clean-up"}}, [1]),
        ({"phase-ends": {"phase": "activation"}}, [1]),
        ({"phase-ends": {"phase": "clean-up"}}, [1]),
    ],
)
def test_rounds_and_phases_wake_them(when: Any, rounds: list[int]) -> None:
    """Their beginnings and ends; the owner puts them in order, for nobody acts."""
    game = battle(cards=of("ana", waits(when, {"do": "heal"})))
    events = play(game, "red: pass", "blue: pass")
    woken, now = [], 1
    for each in events:
        now = each.round if each.name() == "round-began" else now  # type: ignore[attr-defined]
        woken += [now] if each.name() == "ability-triggered" else []
    assert woken == rounds


@pytest.mark.rule("BG-ROUND-12", "BG-ABIL-1")
def test_a_claimed_objective_wakes_them() -> None:
    """That of the owner; the subject is who claims."""
    game = battle(
        cards=of("ana", waits("claim", {"do": "wound", "on": "subject"})),
        objectives="gem@A2",
        zones={"red": "I1", "blue": "I9"},
    )
    play(game, "red: pass", "blue: pass", "red: claim figure=ana objective=gem")
    assert game.state.figures["ana"].wounds == 1
