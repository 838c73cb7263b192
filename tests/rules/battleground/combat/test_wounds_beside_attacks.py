"""Wounds while an attack goes on that it does not deal itself: who is credited, and when the beaten figure leaves."""

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle, FatalWound
from tests.rules.battleground.fights import BOW, FIREBALL, SWORD, Document, fight, item, of_kind, with_dice
from tests.rules.battleground.guards import SOFT
from tests.support.script import asked, play

OUTCOMES = ("wounds-suffered", "knocked-out", "mission-completed")
BACK: Document = {"do": "wound", "on": "by"}
THORNS: Document = {"when": {"wound": {"who": "self", "by": "enemy"}}, "effects": [BACK]}
PENDANT = item(
    "pendant",
    {
        "when": {"wound": {"who": "self", "by": "enemy"}},
        "effects": [{"do": "interrupt", "on": "self", "whom": "by"}],
    },
)
EGG = item("egg", {"when": "single-use", "to": "enemy", "range": 12, "effects": [{"do": "wound", "wounds": 6}]})
HEX: Document = {"id": "hex", "when": "active", "to": "enemy", "range": 12, "effects": [{"do": "wound"}]}


def interrupting(*hexes: Document, thorns: Document = THORNS, wounds: int = 4) -> Game[Battle]:
    """Ana's sword has wounded Be, who interrupts her; he has abilities to wound her, and she wounds him back."""
    game = fight(
        *(5, 1, 1, 1),
        red="ana@E5:n",
        blue="be@E4:s cy@I9",
        arms={"ana": (SWORD,), "be": (PENDANT,)},
        stats={"be": {**SOFT, "abilities": list(hexes)}, "ana": {"abilities": [thorns]}},
        now={"be": {"wounds": wounds, "mana": 2}},
    )
    play(game, "red: attack weapon=test/sword target=be")
    assert asked(game) == "blue: act"
    return game


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2", "BG-WIN-1")
@pytest.mark.parametrize(("wounds", "goes_on"), [(3, True), (4, False)])
def test_a_beaten_interrupting_figure_stops_at_once(wounds: int, goes_on: bool) -> None:
    """Ana's thorns have beaten him, not her sword; what is left of his own ability does not happen either."""
    game = interrupting({**HEX, "effects": [{"do": "wound"}, {"do": "wound"}]}, wounds=wounds)
    events = play(game, "blue: use ability=test/be:hex target=ana")
    assert of_kind(events, *OUTCOMES)[:2] == ["wounds-suffered ana 1 be", "wounds-suffered be 1 ana"]
    if goes_on:
        assert of_kind(events, *OUTCOMES)[2] == "wounds-suffered ana 1 be"
    else:
        assert of_kind(events, *OUTCOMES)[2:] == ["knocked-out be ana None"]
        assert asked(game) == "red: act"


@pytest.mark.rule("BG-WOUND-2", "BG-INT-4", "BG-WIN-1")
def test_a_beaten_figure_that_interrupts_a_guard_stops_at_once() -> None:
    """Be, on guard, shoots Ana as she arrives; she interrupts that, and his thorns beat her: her activation ends."""
    game = fight(
        *(5, 1, 1, 1),
        red="ana@E9:n al@A9",
        blue="be@E5:s cy@I9",
        arms={"be": (BOW,), "ana": (PENDANT,)},
        stats={"ana": {**SOFT, "abilities": [HEX]}, "be": {"abilities": [THORNS]}},
        now={"be": {"guarding": True}, "ana": {"wounds": 4}},
    )
    play(game, "red: move to=E8", "red: face facing=n", "blue: attack weapon=test/bow target=ana")
    assert asked(game) == "red: act"
    events = play(game, "red: use ability=test/ana:hex target=be")
    assert of_kind(events, "knocked-out") == ["knocked-out ana be None"]
    assert not asked(game).startswith("red: act")


def before_the_interruption() -> Game[Battle]:
    """Ana has shot Be, who survives and will interrupt her; she may use her item first. She scores with her bow."""
    shot = {"when": {"knock-out": {"by": "self", "weapon": "ranged"}}, "effects": [{"do": "score", "points": 15}]}
    game = fight(
        *(5, 1, 1),
        red="ana@E8:n",
        blue="be@E5:s cy@I9",
        arms={"ana": (BOW, EGG), "be": (PENDANT, BOW)},
        stats={"be": SOFT, "ana": {"abilities": [shot]}},
        now={"be": {"wounds": 4}},
    )
    play(game, "red: attack weapon=test/bow target=be")
    assert asked(game) == "red: items-before"
    return game


@pytest.mark.rule("BG-WIN-1", "BG-ABIL-4", "BG-INT-7", "BG-WOUND-1")
@pytest.mark.parametrize("target", ["be", "cy"])
def test_an_item_used_before_an_interruption_beats_its_target_not_the_attack(target: str) -> None:
    """It leaves at once, and nothing that asks for a knock-out with the bow comes true."""
    game = before_the_interruption()
    events = play(game, f"red: use-item item=test/egg target={target}")
    assert of_kind(events, "knocked-out", "points-scored") == [f"knocked-out {target} ana None", "points-scored red 30"]
    assert target not in game.state.figures


@pytest.mark.rule("BG-AREA-3", "BG-INT-6", "BG-WIN-1")
def test_an_opportunity_attack_within_an_attack_with_the_same_weapon_is_another_attack() -> None:
    """Be steps back when he is wounded, and is beaten as he leaves: he goes at its end."""
    back = {
        "when": {"wound": {"by": "enemy"}},
        "limit": {"per": "activation"},
        "effects": [{"do": "free-action", "action": "move", "on": "self"}],
    }
    game = fight(
        *(5, 1, 1, 1, 5, 1, 1, 1),
        red="ana@E5:n",
        blue="be@E4:s cy@I9",
        arms={"ana": (SWORD,)},
        stats={"be": {**SOFT, "abilities": [back]}},
        now={"be": {"wounds": 4}},
    )
    play(game, "red: attack weapon=test/sword target=be", "blue: move to=E2")
    events = play(game, "red: attack weapon=test/sword target=be")
    assert of_kind(events, *OUTCOMES) == ["wounds-suffered be 1 ana", "knocked-out be ana test/sword"]
    assert of_kind(events, "moved") == []


@pytest.mark.rule("BG-AREA-3", "BG-WOUND-2", "BG-INT-1")
def test_only_who_was_beaten_by_the_attack_itself_stays_while_it_is_interrupted() -> None:
    """Ana's fireball has beaten Bo and wounded Be, who interrupts her and is beaten by her thorns; then it hits By."""
    game = fight(
        *(5, 1, 5, 1),
        red="ana@E8:n",
        blue="bo@E4:s be@E5:s by@E3 cy@I9",
        arms={"ana": (FIREBALL,), "be": (PENDANT,)},
        stats={**dict.fromkeys(("bo", "by"), SOFT), "be": {**SOFT, "abilities": [HEX]}, "ana": {"abilities": [THORNS]}},
        now={"ana": {"mana": 1}, "bo": {"wounds": 5}, "be": {"wounds": 4}, "by": {"wounds": 5}},
    )
    play(game, "red: attack weapon=test/fireball target=bo", "red: order next=be")
    assert game.state.figures["bo"].fatal == FatalWound("ana", "test/fireball", 1)
    game = with_dice(game.state, 5, 1)
    events = play(game, "blue: use ability=test/be:hex target=ana")
    assert of_kind(events, *OUTCOMES) == [
        "wounds-suffered ana 1 be",
        "wounds-suffered be 1 ana",
        "knocked-out be ana None",
        "wounds-suffered by 1 ana",
        "knocked-out bo ana test/fireball",
        "knocked-out by ana test/fireball",
    ]


CRUEL: Document = {
    "when": {"wound": {"who": "enemy"}},
    "limit": {"per": "round"},
    "effects": [{"do": "wound", "on": "subject"}],
}


@pytest.mark.rule("BG-ATT-6", "BG-ATT-7", "BG-WIN-1", "BG-ABIL-4")
@pytest.mark.parametrize(
    ("of_blade", "of_ana", "by_weapon"),
    [
        ({"when": "attack", "needs": 1, "effects": [{"do": "wound"}]}, {}, "test/blade"),
        (CRUEL, {}, "test/blade"),
        ({}, CRUEL, "None"),
    ],
    ids=["extra effect", "reaction of the weapon", "reaction of the attacker"],
)
def test_the_attack_is_all_that_its_weapon_does(of_blade: Document, of_ana: Document, by_weapon: str) -> None:
    """Each deals one more wound in it, and the last one."""
    blade = {**SWORD, "id": "test/blade", **({"ability": of_blade} if of_blade else {})}
    stats: Document = {"be": SOFT, "ana": {"abilities": [of_ana] if of_ana else []}}
    game = fight(*(5, 1, 1, 1), blue="be@E4:s cy@I9", arms={"ana": (blade,)}, stats=stats, now={"be": {"wounds": 4}})
    events = play(game, f"red: attack weapon={blade['id']} target=be")
    assert of_kind(events, "knocked-out") == [f"knocked-out be ana {by_weapon}"]
    assert "red: act" in asked(game)
