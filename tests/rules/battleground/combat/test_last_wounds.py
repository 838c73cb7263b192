"""The last wound of a character: from then on it does nothing, and who dealt it is credited with the knock-out."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.kernel.positions.codec import unsound
from engine.systems.battleground.state import Battle, FatalWound
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.abilities.triggers.test_triggers import of
from tests.rules.battleground.attack_results import last_blow, points
from tests.rules.battleground.fights import BOW, FIREBALL, SWORD, Document, fight, item, of_kind, weapon, with_dice
from tests.rules.battleground.guards import SOFT
from tests.support.battleground import battle, with_figure
from tests.support.script import asked, play

STRIKE = "red: attack weapon=test/sword target=bo"
FATAL = (5, 1, 1, 1)
INTERRUPT: Document = {"do": "interrupt", "on": "self", "whom": "by"}
AVENGES: Document = {"when": {"wound": {"by": "enemy"}}, "effects": [INTERRUPT]}
BACK: Document = {"do": "wound", "on": "by"}


def reaction(*effects: Document, who: str = "ally") -> Document:
    """An ability that acts when somebody is wounded by an enemy."""
    return {"when": {"wound": {"who": who, "by": "enemy"}}, "effects": list(effects)}


THORNS: Document = reaction(BACK, who="self")


# From the last wound on


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2", "BG-INT-1")
@pytest.mark.parametrize(("wounds", "interrupts"), [(4, True), (5, False)])
def test_the_last_wound_lets_nobody_interrupt(wounds: int, interrupts: bool) -> None:
    """One wound before it does; the last one knocks it out at once, with its card and all its equipment."""
    arms = {"ana": (SWORD,), "bo": (SWORD, item("pendant", AVENGES))}
    game = last_blow(*FATAL, wounds=wounds, arms=arms)
    events = play(game, STRIKE)
    assert asked(game) == ("blue: act" if interrupts else "red: act")
    assert ("bo" in game.state.figures) is interrupts
    assert bool(of_kind(events, "interruption-began", "ability-triggered")) is interrupts


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-1", "BG-TEST-7")
@pytest.mark.parametrize(("wounds", "healed"), [(4, True), (5, False)])
def test_wounds_by_a_weapon_of_a_type_trigger_when_they_are_suffered(wounds: int, healed: bool) -> None:
    """Not before them, when a beaten figure could still save itself."""
    heals = {"when": {"wound": {"by": "enemy", "weapon": "melee"}}, "effects": [{"do": "heal", "wounds": 2}]}
    game = last_blow(*FATAL, wounds=wounds, stats={"bo": {**SOFT, "abilities": [heals]}})
    events = play(game, STRIKE)
    assert of_kind(events, "wounds-suffered", "wounds-healed", "knocked-out") == [
        "wounds-suffered bo 1 ana",
        "wounds-healed bo 2" if healed else "knocked-out bo ana test/sword",
    ]


@pytest.mark.rule("BG-ABIL-6", "BG-TEST-7")
@pytest.mark.parametrize(("by", "triggered"), [(-1, False), (1, True)])
def test_wounds_by_a_weapon_are_those_that_are_really_suffered(by: int, triggered: bool) -> None:
    """An armour takes them away, or a curse adds one: the trigger waits for two at least."""
    armour = {"when": "instead", "of": "wounds", "by": by, "to": "self"}
    joy = {
        "when": {"wound": {"who": "enemy", "weapon": "melee", "wounds": 1 if by < 0 else 2}},
        "effects": [{"do": "heal"}],
    }
    stats = {"bo": {**SOFT, "abilities": [armour]}, "ana": {"abilities": [joy]}}
    game = last_blow(*FATAL, wounds=0, stats=stats, now={"ana": {"wounds": 3}})
    assert bool(of_kind(play(game, STRIKE), "wounds-healed")) is triggered


@pytest.mark.rule("BG-WOUND-2", "BG-ABIL-1")
@pytest.mark.parametrize("effect", [BACK, {"do": "heal", "on": "self"}, {"do": "draw"}], ids=lambda each: each["do"])
def test_the_last_wound_triggers_no_ability_of_its_own(effect: Document) -> None:
    """Only what says that it acts in a last moment does."""
    game = last_blow(*FATAL, stats={"bo": {**SOFT, "abilities": [reaction(effect, who="self")]}})
    assert of_kind(play(game, STRIKE), "ability-triggered") == []
    assert "bo" not in game.state.figures


@pytest.mark.rule("BG-WOUND-2", "BG-ACT-5", "BG-INT-1")
@pytest.mark.parametrize(
    "effect",
    [
        {"do": "heal", "wounds": 3, "on": "subject"},
        {"do": "free-action", "action": "attack", "on": "subject"},
        {"do": "free-action", "action": "move", "on": "subject"},
        {"do": "interrupt", "on": "subject", "whom": "by"},
    ],
    ids=lambda each: each.get("action", each["do"]),
)
@pytest.mark.parametrize(("wounds", "in_vain"), [(4, False), (5, True)])
def test_abilities_of_others_neither_heal_a_beaten_figure_nor_let_it_act(
    effect: Document, wounds: int, in_vain: bool
) -> None:
    """What an ally's ability would give it comes too late."""
    stats = {"bo": SOFT, **of("be", reaction(effect))}
    game = last_blow(*FATAL, wounds=wounds, stats=stats, arms={"ana": (SWORD,), "bo": (SWORD,)})
    events = play(game, STRIKE)
    assert of_kind(events, "ability-triggered") == ["ability-triggered be test/be"]
    acts = asked(game).startswith("blue") or bool(of_kind(events, "wounds-healed"))
    assert (acts, "bo" in game.state.figures) == ((False, False) if in_vain else (True, True))


@pytest.mark.rule("BG-WOUND-2", "BG-INT-4", "BG-INT-6")
@pytest.mark.parametrize(("wounds", "strikes"), [(4, True), (5, False)])
def test_a_beaten_figure_neither_guards_nor_strikes_who_leaves(wounds: int, strikes: bool) -> None:
    """An attacker that moves on in its attack, while the target has not left the map yet."""
    gliding = weapon("glaive", "melee", "1:1")
    gliding["ability"] = {
        "when": "attack",
        "needs": 1,
        "effects": [{"do": "free-action", "action": "move", "on": "self"}],
    }
    game = last_blow(*FATAL, wounds=wounds, arms={"ana": (gliding,), "bo": (BOW,)}, bo={"guarding": True})
    play(game, "red: attack weapon=test/glaive target=bo")
    play(game, "red: move to=E7")
    assert asked(game) == ("blue: act" if strikes else "red: face")
    if not strikes:
        play(game, "red: face facing=n")
        assert (asked(game), "bo" in game.state.figures) == ("red: act", False)


@pytest.mark.rule("BG-WOUND-2", "BG-INT-1")
@pytest.mark.parametrize(("wounds", "interrupts"), [(4, True), (5, False)])
def test_a_beaten_attacker_is_not_interrupted(wounds: int, interrupts: bool) -> None:
    """Be wounds her back before Bo would interrupt her."""
    arms = {"ana": (SWORD,), "bo": (item("pendant", AVENGES),)}
    game = last_blow(
        *FATAL, wounds=0, arms=arms, stats={"bo": SOFT, **of("be", reaction(BACK))}, now={"ana": {"wounds": wounds}}
    )
    play(game, STRIKE, "red: order next=test/be")
    assert (asked(game) == "blue: act", "ana" in game.state.figures) == (interrupts, interrupts)


@pytest.mark.rule("BG-WOUND-2", "BG-FX-4")
@pytest.mark.parametrize(("wounds", "acts"), [(4, True), (5, False)])
def test_the_last_wound_triggers_no_token_of_its_bearer(wounds: int, acts: bool) -> None:
    """A buff with thorns, which Bo has given himself."""
    thorns = {"do": "buff", "name": "thorns", "when": {"wound": {}}, "effects": [BACK]}
    stats = {"bo": {**SOFT, "abilities": [{"when": {"attack-begins": {"who": "enemy"}}, "effects": [thorns]}]}}
    game = last_blow(*FATAL, wounds=wounds, stats=stats)
    play(game, STRIKE)
    assert (game.state.figures["ana"].wounds == 1) is acts


@pytest.mark.rule("BG-WOUND-2", "BG-FX-5")
@pytest.mark.parametrize(("wounds", "acts"), [(4, True), (5, False)])
def test_the_last_wound_triggers_no_mark_that_affects_it(wounds: int, acts: bool) -> None:
    """It wounds whoever wounds the one that stands at it."""
    snare = {"do": "mark", "name": "snare", "range": 1, "when": {"wound": {}}, "effects": [BACK]}
    lay = {"id": "lay", "when": "active", "to": "hex", "range": 9, "effects": [snare]}
    game = last_blow(*FATAL, wounds=wounds, stats={"bo": SOFT, **of("ana", lay)})
    play(game, "red: use ability=test/ana:lay at=D3", "red: face facing=n", STRIKE)
    assert (game.state.figures["ana"].wounds == 1) is acts


@pytest.mark.rule("BG-WOUND-2", "BG-AREA-1")
@pytest.mark.parametrize(("wounds", "struck"), [(4, 2), (5, 1)])
def test_a_beaten_attacker_strikes_nobody_else(wounds: int, struck: int) -> None:
    """Not even those around the one who wounded it back."""
    soft = dict.fromkeys(("bo", "be"), SOFT)
    game = fight(
        *(5, 1, 5, 1),
        red="ana@E9:n",
        blue="bo@E4:s be@E5:s by@A1",
        arms={"ana": (FIREBALL,)},
        stats={**soft, "bo": {**SOFT, "abilities": [THORNS]}},
        now={"ana": {"mana": 1, "wounds": wounds}},
    )
    events = play(game, "red: attack weapon=test/fireball target=bo")
    assert len(of_kind(events, "attack-resolved")) == struck
    assert ("ana" in game.state.figures) is (struck == 2)


@pytest.mark.rule("BG-WOUND-2", "BG-ATT-1")
def test_an_attacker_beaten_when_its_attack_begins_does_not_strike() -> None:
    """It leaves the map, and nobody has rolled."""
    wary = {"when": {"attack-begins": {"who": "enemy", "whom": "self"}}, "effects": [BACK]}
    game = fight(red="ana@E5:n al@A9", stats=of("bo", wary), now={"ana": {"wounds": 5}})
    events = play(game, STRIKE)
    assert of_kind(events, "test-began", "knocked-out") == ["knocked-out ana bo None"]
    assert asked(game) == "red: select-card"


# Whose knock-out it is

DOOM: Document = {"id": "doom", "when": "active", "to": "enemy", "range": 9, "effects": [{"do": "wound", "wounds": 3}]}
FELLED: Document = {"id": "felled", "when": {"knock-out": {"by": "self"}}, "effects": [{"do": "score", "points": 15}]}
HURT: dict[str, Any] = {"bo": {"wounds": 3}}


@pytest.mark.rule("BG-WIN-1", "BG-ABIL-4", "BG-WOUND-1")
@pytest.mark.parametrize("effect", [BACK, INTERRUPT], ids=["wounds back", "attacks back"])
def test_a_knock_out_is_of_who_dealt_the_last_wound(effect: Document) -> None:
    """By one edition only a knock-out of an enemy scores; an ally of the beaten one, that reacts to the wound with
    wounds of its own, takes nothing away."""
    stats = {**of("ana", DOOM, FELLED), **of("be", reaction(effect))}
    game = fight(
        *(1, 1, 1, 1), blue="bo@E3:s be@E4:s", arms={"be": (SWORD,)}, stats=stats, now=HURT, profile={"preset": "pl"}
    )
    events = play(game, "red: use ability=test/ana:doom target=bo")
    if effect is INTERRUPT:
        events += play(game, "blue: attack weapon=test/sword target=ana")
    assert of_kind(events, "knocked-out", "points-scored") == [
        "knocked-out bo ana None",
        "points-scored red 30",
        "points-scored red 15",
    ]


@pytest.mark.rule("BG-WIN-1", "BG-AREA-3")
@pytest.mark.parametrize(("preset", "scored"), [("default", 30), ("pl", 30)])
def test_an_attacker_beaten_in_its_attack_is_knocked_out_by_who_wounds_back(preset: str, scored: int) -> None:
    """Its own attack, at whose end it leaves, is not the cause."""
    stats = {"bo": SOFT, **of("be", reaction(BACK), FELLED)}
    game = last_blow(*FATAL, wounds=0, stats=stats, now={"ana": {"wounds": 5}}, profile={"preset": preset})
    events = play(game, STRIKE)
    assert of_kind(events, "knocked-out") == ["knocked-out ana be None"]
    assert points(game) == {"red": 0, "blue": scored + 15}


@pytest.mark.rule("BG-WIN-1", "BG-WOUND-1")
def test_a_knock_out_by_the_loss_of_lent_health_has_the_cause_of_the_lender() -> None:
    """No wound beat it."""
    banner = {"id": "banner", "when": "always", "modify": "health", "by": 1, "to": "all-allies"}
    stats = {**of("ana", DOOM), **of("bo", banner)}
    game = fight(blue="bo@E4:s be@A1", stats=stats, now={"bo": {"wounds": 3}, "be": {"wounds": 6}})
    events = play(game, "red: use ability=test/ana:doom target=bo")
    assert of_kind(events, "knocked-out") == ["knocked-out bo ana None", "knocked-out be ana None"]


@pytest.mark.rule("BG-ABIL-5", "BG-ABIL-6", "BG-WIN-1")
@pytest.mark.parametrize("when", ["last-moment", "instead"])
def test_a_last_moment_and_a_replacement_know_who_dealt_the_last_wound(when: str) -> None:
    """Ana did, though an ally's reaction comes between."""
    of_knock_out = {"of": "knock-out"} if when == "instead" else {}
    stats = {
        **of("ana", DOOM),
        **of("be", reaction(BACK)),
        **of("bo", {"when": when, **of_knock_out, "effects": [BACK]}),
    }
    game = fight(blue="bo@E4:s be@A1", stats=stats, now=HURT)
    events = play(game, "red: use ability=test/ana:doom target=bo")
    assert of_kind(events, "wounds-suffered")[1:] == ["wounds-suffered ana 1 be", "wounds-suffered ana 1 bo"]


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-4", "BG-WOUND-2")
def test_triggers_of_the_knock_out_of_the_acting_character_act_in_full() -> None:
    """Its activation ends, but the effects of others do not end with it."""
    doom = {**DOOM, "to": "self"}
    del doom["range"]
    glad = {"when": {"knock-out": {"who": "enemy"}}, "effects": [{"do": "score", "points": 15}, {"do": "heal"}]}
    game = fight(red="ana@E9:n al@A1", stats={**of("ana", doom), **of("bo", glad)}, now={"ana": {"wounds": 5}, **HURT})
    events = play(game, "red: use")
    assert of_kind(events, "points-scored") == ["points-scored blue 30", "points-scored blue 15"]
    assert game.state.figures["bo"].wounds == 2


# Knock-outs whose cause ends early

AVENGED: Document = {"when": {"last-moment": {"who": "ally"}}, "effects": [{**BACK, "wounds": 9}]}
"""In the last moment of an ally its enemy is beaten, and leaves first."""


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2")
@pytest.mark.parametrize("card", ["fate-1", "pass"])
def test_a_figure_beaten_by_an_acting_one_leaves_though_that_leaves_first(card: str) -> None:
    """Be avenges Bo; Ana's activation ends, and Bo leaves before anything else is asked."""
    game = battle(
        red="ana@E5:n al@A9",
        blue="bo@E4:s be@D4:s",
        cards={"ana": {"abilities": [DOOM]}, "be": {"abilities": [AVENGED]}},
    )
    play(game, "red: select-card card=fate-5", f"blue: {'pass' if card == 'pass' else 'select-card card=fate-1'}")
    play(game, "red: activate figure=ana", "red: bonus")
    game = with_figure(game, "bo", wounds=3)
    events = play(game, "red: use target=bo")
    assert of_kind(events, "knocked-out") == ["knocked-out ana be None", "knocked-out bo ana None"]
    assert asked(game) == ("red: select-card" if card == "pass" else "blue: activate")


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2")
def test_an_acting_figure_that_is_beaten_acts_no_more_though_its_enemy_leaves_first() -> None:
    """Bo wounds Ana when she arrives, and Al avenges her."""
    trap = {"when": {"move": {"who": "enemy"}}, "effects": [{"do": "wound", "on": "subject"}]}
    stats = {**of("al", AVENGED), **of("bo", trap)}
    game = fight(red="ana@E9:n al@A9", blue="bo@E4:s be@D4:s", stats=stats, now={"ana": {"wounds": 5}})
    events = play(game, "red: move to=E8", "red: face facing=n")
    assert of_kind(events, "knocked-out") == ["knocked-out bo al None", "knocked-out ana bo None"]
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2", "BG-INT-6")
def test_a_figure_that_is_beaten_as_it_leaves_moves_no_more_though_its_enemy_leaves_first() -> None:
    """Al interrupts the opportunity attack and beats Bo."""
    interrupts = {**AVENGED, "effects": [INTERRUPT]}
    doom = {**DOOM, "effects": [{"do": "wound", "wounds": 9}]}
    stats = {"ana": SOFT, **of("al", interrupts, doom)}
    now = {"ana": {"wounds": 5}}
    game = fight(*FATAL, red="ana@E5:n al@A9", arms={"bo": (SWORD,)}, blue="bo@E4:s be@A1", stats=stats, now=now)
    events = play(
        game, "red: move to=E7", "blue: attack weapon=test/sword target=ana", "red: use target=bo", "red: end"
    )
    assert of_kind(events, "moved") == []
    assert of_kind(events, "knocked-out") == ["knocked-out bo al None", "knocked-out ana bo test/sword"]


@pytest.mark.rule("BG-WOUND-1", "BG-WIN-2")
def test_a_figure_beaten_as_a_phase_ends_leaves_before_the_clean_up() -> None:
    """Ana beats Bo when the activations are over; Be avenges him, and she leaves first."""
    dusk = {"when": {"phase-ends": {"phase": "activation"}}, "to": "enemy", "range": 1}
    stats = {**of("ana", {**dusk, "effects": [{"do": "wound", "wounds": 9}]}), **of("be", AVENGED)}
    game = fight(red="ana@E5:n al@A9", blue="bo@E4:s be@A1:s", stats=stats)
    events = play(game, "red: end", "red: pass")
    assert of_kind(events, "knocked-out") == ["knocked-out ana be None", "knocked-out bo ana None"]


# While an attack is interrupted


def interrupted_fireball(*, both: bool = False) -> Game[Battle]:
    """Ana's fireball has beaten Bo, its initial target, and wounded Be, who interrupts it; it is to hit By too.

    Be's bow may beat both him and its target.
    """
    strikes: Document = {"do": "wound", "wounds": 6}
    fatal: Document = {"when": "attack", "needs": 1, "effects": [strikes, {**strikes, "on": "self"}]}
    bow = {**BOW, "ability": fatal} if both else BOW
    soft = dict.fromkeys(("bo", "be", "by"), SOFT)
    game = fight(
        *(5, 1, 5, 1),
        red="ana@E8:n",
        blue="bo@E4:s be@E5:s by@E3 cy@I9",
        arms={"ana": (FIREBALL,), "be": (bow, item("pendant", AVENGES))},
        stats={**soft, "ana": {"toughness": 0}} if both else soft,
        now={"ana": {"mana": 1}, "bo": {"wounds": 5}, "by": {"wounds": 5}},
    )
    play(game, "red: attack weapon=test/fireball target=bo", "red: order next=be")
    assert asked(game) == "blue: act"
    return game


@pytest.mark.rule("BG-AREA-3", "BG-WIN-1")
def test_figures_beaten_by_an_interrupted_area_attack_stay_until_it_is_done() -> None:
    """An attack in between takes nobody away: the others are still seen from the initial target."""
    game = with_dice(interrupted_fireball().state, 1, 1, 1, 1, 5, 1)
    events = play(game, "blue: attack weapon=test/bow target=ana")
    assert (of_kind(events, "knocked-out"), "bo" in game.state.figures) == ([], True)
    events += play(game, "blue: end")
    assert of_kind(events, "attack-resolved")[-1].split()[1:4] == ["ana", "test/fireball", "by"]
    assert of_kind(events, "knocked-out") == ["knocked-out bo ana test/fireball", "knocked-out by ana test/fireball"]


@pytest.mark.rule("BG-AREA-3", "BG-WOUND-2")
def test_figures_beaten_by_an_area_attack_leave_with_its_attacker() -> None:
    """Be beats Ana and himself at once in the interruption of her attack: it is over, and no end of it comes."""
    game = with_dice(interrupted_fireball(both=True).state, 5, 1, 1, 1, 1)
    play(game, "blue: attack weapon=test/bow target=ana")
    assert sorted(game.state.figures) == ["by", "cy"]


@pytest.mark.rule("BG-WOUND-2")
def test_a_saved_game_keeps_who_dealt_the_last_wound() -> None:
    """In the middle of an attack as well."""
    game = interrupted_fireball()
    assert unsound(SYSTEM, game.state) is None
    assert game.state.figures["bo"].fatal == FatalWound("ana", "test/fireball", 1)
