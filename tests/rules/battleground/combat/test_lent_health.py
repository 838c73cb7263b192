"""Health that somebody lends: who has none left when it goes is knocked out at once (BG-WOUND-1, BG-WIN-1)."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle, Token
from tests.rules.battleground.abilities.triggers.test_triggers import of
from tests.rules.battleground.attack_results import points
from tests.rules.battleground.fights import BOW, FIREBALL, SWORD, Document, fight, item, of_kind, weapon
from tests.rules.battleground.guards import SOFT
from tests.support.battleground import battle, with_figure
from tests.support.script import asked, offers, play

LENDS: Document = {"id": "lends", "when": "always", "modify": "health", "by": 1, "to": "all-allies", "range": 1}
DRAINS: Document = {**LENDS, "id": "drains", "by": -1, "to": "all-enemies"}
LEAPS: Document = {"id": "leaps", "when": "active", "effects": [{"do": "teleport", "points": 3, "on": "self"}]}
THROWS: Document = {
    "id": "throws",
    "when": "active",
    "to": "enemy",
    "range": 5,
    "effects": [{"do": "push", "hexes": 3}],
}
KNOCKED = ("knocked-out", "points-scored")
IN_NEED: dict[str, Any] = {"al": {"wounds": 6}}
"""Al lives only by lent health."""


def lent(*dice: int, red: str = "ana@E5:n al@E6 an@E7", **more: Any) -> Game[Battle]:
    """A fight in which Ana lends Al the health by which it lives."""
    lines: dict[str, Any] = {"blue": "bo@A1:s", "now": IN_NEED, "stats": of("ana", LENDS), **more}
    return fight(*dice, red=red, **lines)


def ended(game: Game[Battle], *lines: str) -> list[str]:
    """The knock-outs and points of these answers; whoever moved is turned to the north."""
    events = play(game, *lines)
    while asked(game).endswith(": face"):
        events += play(game, f"{asked(game).partition(':')[0]}: face facing=n")
    return of_kind(events, *KNOCKED)


@pytest.mark.rule("BG-WOUND-1", "BG-WIN-1")
@pytest.mark.parametrize("preset", ["default", "pl"])
def test_a_lender_that_walks_away_knocks_out_who_lived_by_it(preset: str) -> None:
    """At once, and nobody did it; it is scored by the editions in which every knock-out is."""
    game = lent(profile={"preset": preset})
    assert statistic(game.state, "al", "health") == 7
    scored = [] if preset == "pl" else ["points-scored blue 30"]
    assert ended(game, "red: move to=E2") == ["knocked-out al None None", *scored]
    assert asked(game) == "red: act"


@pytest.mark.rule("BG-WOUND-1")
def test_a_lender_that_stays_near_keeps_its_ally() -> None:
    """It is looked at when the movement is over, not on the way."""
    game = lent(red="ana@E5:n al@E6")
    assert ended(game, 'red: move to=F6 path=["E5","F4","G5","G6","F6"]') == []
    assert "al" in game.state.figures


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2", "BG-ROUND-9")
def test_a_figure_that_walks_away_from_its_lender_is_knocked_out_and_acts_no_more() -> None:
    """Its activation ends; nobody is asked to turn it."""
    game = lent(red="al@E6:n ana@E5")
    assert of_kind(play(game, "red: move to=E9"), *KNOCKED) == ["knocked-out al None None", "points-scored blue 30"]
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-1", "BG-SHIFT-3", "BG-SHIFT-5", "BG-SHIFT-6", "BG-WIN-1")
@pytest.mark.parametrize("preset", ["default", "pl"])
def test_an_ability_that_throws_the_lender_out_of_range_has_the_knock_out(preset: str) -> None:
    """As if its ability had knocked out the lender."""
    game = fight(
        red="bo@E3:s",
        blue="ana@E4:s al@D4",
        stats={**of("ana", LENDS), **of("bo", THROWS)},
        now=IN_NEED,
        profile={"preset": preset},
    )
    assert ended(game, "red: use target=ana") == ["knocked-out al bo None", "points-scored red 30"]


@pytest.mark.rule("BG-WOUND-1", "BG-SHIFT-3")
def test_a_lender_that_teleports_away_does_it_itself() -> None:
    """By its own ability; no enemy is knocked out, by the edition that asks for one."""
    game = lent(stats=of("ana", LENDS, LEAPS), profile={"preset": "pl"})
    assert ended(game, "red: use", "red: teleport to=E2") == ["knocked-out al ana None"]


@pytest.mark.rule("BG-WOUND-1", "BG-SHIFT-6")
def test_a_swap_takes_the_lender_away_once_both_have_changed_places() -> None:
    """Who comes instead may lend as well."""
    swaps = {"id": "swaps", "when": "active", "to": "ally", "effects": [{"do": "swap"}]}
    for also, gone in (((), ["knocked-out al ana None", "points-scored blue 30"]), ((LENDS,), [])):
        game = lent(red="ana@E5:n al@E6 an@E1", stats={**of("ana", LENDS, swaps), **of("an", *also)})
        assert ended(game, "red: use target=an") == gone


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-2")
def test_an_enemy_that_comes_near_may_take_the_last_health() -> None:
    """It steps beside Ana, who has five wounds; by its passive she has one health less, and it is her activation."""
    game = fight(red="ana@E9:n al@A9", blue="bo@E5:s", stats=of("bo", DRAINS), now={"ana": {"wounds": 5}})
    assert ended(game, "red: move to=E6") == ["knocked-out ana None None", "points-scored blue 30"]
    assert asked(game) == "red: select-card"


@pytest.mark.rule("BG-WOUND-1", "BG-WOUND-2")
def test_a_later_attack_is_not_credited_with_lost_health() -> None:
    """It is gone before anybody attacks."""
    game = lent(5, 1, 1, 1, blue="bo@E1:s", arms={"ana": (SWORD,)}, stats={**of("ana", LENDS), "bo": SOFT})
    ended(game, "red: move to=E2")
    assert of_kind(play(game, "red: attack weapon=test/sword target=bo"), *KNOCKED) == []
    play(game, "red: end")
    assert "activate figure=al" not in offers(game, "red")


@pytest.mark.rule("BG-WOUND-1", "BG-ACT-6")
def test_health_that_hangs_on_a_condition_goes_with_it() -> None:
    """Ana lives by her focus, and spends it on a move."""
    calm = {"when": "always", "modify": "health", "by": 1, "if": {"focused": True}}
    game = fight(red="ana@E5:n al@A9", stats=of("ana", calm), now={"ana": {"wounds": 6, "focused": True}})
    line = next(each for each in offers(game, "red") if each.startswith("move") and "focus" in each)
    assert ended(game, f"red: {line}") == ["knocked-out ana None None", "points-scored blue 30"]


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-1")
def test_health_until_the_end_of_an_activation_ends_with_it() -> None:
    """Who was wounded meanwhile has none left."""
    brave = {"do": "modify", "gives": [{"modify": "health", "by": 2}], "on": {"pieces": {"side": "allies"}}}
    stats = of("ana", {"id": "brave", "when": "active", "effects": [brave]})
    game = fight(red="ana@E5:n al@E6 an@A9", stats=stats)
    play(game, "red: use")
    game = with_figure(game, "al", wounds=7)
    assert "al" in game.state.figures
    assert ended(game, "red: end") == ["knocked-out al None None", "points-scored blue 30"]


@pytest.mark.rule("BG-WOUND-1", "BG-FX-4", "BG-ROUND-11")
def test_the_health_of_a_token_goes_with_it_in_clean_up() -> None:
    """Before the victory check: red has nobody left."""
    ward = {"do": "buff", "name": "ward", "gives": [{"modify": "health", "by": 1}]}
    game = fight(red="ana@E5:n", stats=of("ana", {"id": "ward", "when": "active", "effects": [ward]}))
    play(game, "red: use")
    game = with_figure(game, "ana", wounds=6)
    play(game, "red: end")
    while game.outcome is None and "select-card" in asked(game):
        play(game, f"{asked(game).partition(':')[0]}: pass")
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.winners) == ("BG-WIN-2", ("blue",))


@pytest.mark.rule("BG-WOUND-1", "BG-WIN-1")
def test_each_lender_in_a_row_takes_the_next_with_it() -> None:
    """Ana lends to Al, and Al to An; the cause is the same for both."""
    lends = {**of("ana", LENDS), **of("al", LENDS)}
    game = lent(red="ana@E5:n al@E6 an@E7 ad@A9", stats=lends, now={"al": {"wounds": 6}, "an": {"wounds": 6}})
    assert ended(game, "red: move to=E2") == [
        "knocked-out al None None",
        "points-scored blue 30",
        "knocked-out an None None",
        "points-scored blue 30",
    ]


@pytest.mark.rule("BG-AREA-3", "BG-WOUND-2", "BG-ATT-7")
def test_an_attack_that_takes_lent_health_away_knocks_out_at_its_end() -> None:
    """It pushes the lender; who lived by it does nothing more, and is the attack's."""
    shove = weapon("shove", "melee", "1:0")
    shove["ability"] = {"when": "attack", "needs": 1, "effects": [{"do": "push", "hexes": 3}, {"do": "wound"}]}
    wary: Document = {"when": {"wound": {"who": "ally"}}, "effects": [{"do": "score", "points": 5}]}
    stats = {"bo": {**SOFT, "abilities": [LENDS]}, **of("be", wary)}
    game = fight(
        *(5, 1, 1, 1),
        blue="bo@E4:s be@D4 by@A1",
        arms={"ana": (shove,)},
        stats=stats,
        now={"be": {"wounds": 6}},
        profile={"preset": "pl"},
    )
    events = play(game, "red: attack weapon=test/shove target=bo")
    assert of_kind(events, "wounds-suffered", *KNOCKED) == [
        "wounds-suffered bo 1 ana",
        "knocked-out be ana test/shove",
        "points-scored red 30",
    ]


@pytest.mark.rule("BG-AREA-3", "BG-AREA-1", "BG-WOUND-1")
def test_lent_health_that_is_back_before_the_attack_is_over_saves() -> None:
    """The attack pushes the lender away and pulls it back."""
    shake = weapon("shake", "melee", "1:0")
    shake["ability"] = {
        "when": "attack",
        "needs": 1,
        "effects": [{"do": "push", "hexes": 1}, {"do": "pull", "hexes": 1}],
    }
    stats = {"bo": {**SOFT, "abilities": [LENDS]}}
    game = fight(
        *(5, 1, 1, 1), blue="bo@E4:s be@F5 by@A1", arms={"ana": (shake,)}, stats=stats, now={"be": {"wounds": 6}}
    )
    assert of_kind(play(game, "red: attack weapon=test/shake target=bo"), *KNOCKED) == []
    assert game.state.figures["be"].fatal is None


@pytest.mark.rule("BG-WOUND-1", "BG-INT-3", "BG-AREA-3")
def test_health_lost_in_an_interruption_of_an_attack_knocks_out_at_once() -> None:
    """Be interrupts Ana's attack, and goes away from the one that lived by him."""
    back = item(
        "pendant", {"when": {"wound": {"by": "enemy"}}, "effects": [{"do": "interrupt", "on": "self", "whom": "by"}]}
    )
    stats = {"be": {**SOFT, "abilities": [LENDS]}}
    now = {"by": {"wounds": 6}}
    game = fight(
        5, 1, 1, red="ana@E9:n", blue="be@E4:s by@E3", arms={"ana": (BOW,), "be": (back,)}, stats=stats, now=now
    )
    play(game, "red: attack weapon=test/bow target=be")
    line = next(each for each in offers(game, "blue") if each.startswith("move") and "to=E6" in each)
    assert ended(game, f"blue: {line}") == ["knocked-out by None None", "points-scored red 30"]


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-6")
def test_a_replacement_saves_who_loses_lent_health() -> None:
    """It stays with one health left."""
    saved = {"when": "instead", "of": "knock-out", "effects": [{"do": "score", "points": 5}]}
    game = lent(stats={**of("ana", LENDS), **of("al", saved)})
    assert ended(game, "red: move to=E2") == ["points-scored red 5"]
    assert game.state.figures["al"].wounds == 5


@pytest.mark.rule("BG-WOUND-1", "BG-ABIL-5")
def test_a_figure_that_loses_lent_health_has_a_last_moment() -> None:
    """If it is healed in it, it stays."""
    last: Document = {"when": "last-moment", "effects": [{"do": "heal", "wounds": 1}]}
    game = lent(stats={**of("ana", LENDS), **of("al", last)})
    assert ended(game, "red: move to=E2") == []
    assert game.state.figures["al"].wounds == 5


@pytest.mark.rule("BG-WOUND-1", "BG-ROUND-5")
def test_a_lender_that_leaves_the_map_of_its_own_takes_its_ally_with_it_before_anything_is_asked() -> None:
    """Its own ability beats it, and the frame of that ends."""
    doom: Document = {"id": "doom", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "wound"}]}
    game = battle(red="ana@E5:n al@E6 an@A9", blue="bo@E2:s", cards={"ana": {"abilities": [LENDS, doom]}})
    play(
        game, "red: select-card card=fate-5", "blue: select-card card=fate-1", "red: activate figure=ana", "red: bonus"
    )
    game = with_figure(with_figure(game, "al", wounds=6), "ana", wounds=5)
    events = play(game, "red: use")
    assert of_kind(events, "knocked-out") == ["knocked-out ana ana None", "knocked-out al ana None"]
    assert asked(game) == "blue: activate"


@pytest.mark.rule("BG-WOUND-1", "BG-WIN-2")
def test_a_lender_that_falls_as_a_phase_ends_takes_its_ally_with_it_before_the_victory_check() -> None:
    """By its own ability; red has nobody left."""
    doom = {"when": {"phase-ends": {"phase": "activation"}}, "effects": [{"do": "wound", "wounds": 9}]}
    game = lent(red="ana@E5:n al@E6", stats=of("ana", LENDS, {**doom, "id": "doom"}))
    play(game, "red: end", "red: pass")
    assert game.outcome is not None
    assert (game.outcome.why, game.outcome.winners) == ("BG-WIN-2", ("blue",))


@pytest.mark.rule("BG-WOUND-1", "BG-AREA-3")
def test_a_lender_beaten_in_an_area_attack_lends_until_the_attack_is_done() -> None:
    """It stays on the map as long; then both leave."""
    soft = dict.fromkeys(("bo", "be"), SOFT)
    game = fight(
        *(5, 1, 5, 1),
        red="ana@E9:n",
        blue="bo@E4:s be@E5:s by@A1",
        arms={"ana": (FIREBALL,)},
        stats={**soft, "bo": {**SOFT, "abilities": [LENDS]}},
        now={"ana": {"mana": 1}, "bo": {"wounds": 5}, "be": {"wounds": 5}},
    )
    events = play(game, "red: attack weapon=test/fireball target=bo")
    assert of_kind(events, "wounds-suffered", "knocked-out") == [
        "wounds-suffered bo 1 ana",
        "wounds-suffered be 1 ana",
        "knocked-out bo ana test/fireball",
        "knocked-out be ana test/fireball",
    ]
    assert points(game)["red"] == 60


@pytest.mark.rule("BG-FX-1", "BG-WOUND-1")
def test_a_debuff_that_takes_health_has_the_cause_of_who_gives_it() -> None:
    """It replaces another one."""
    frail = {"do": "debuff", "name": "frail", "gives": [{"modify": "health", "by": -2}]}
    stats = of("ana", {"id": "frail", "when": "active", "to": "enemy", "range": 9, "effects": [frail]})
    now = {"bo": {"wounds": 4, "debuff": Token("stun", "red")}}
    game = fight(stats=stats, now=now, blue="bo@E4:s by@A1", profile={"preset": "pl"})
    assert ended(game, "red: use target=bo") == ["knocked-out bo ana None", "points-scored red 30"]


@pytest.mark.rule("BG-SETUP-4", "BG-WOUND-1")
@pytest.mark.parametrize(("lent_by", "gone"), [(1, []), (0, ["knocked-out ana None None", "knocked-out al None None"])])
def test_no_figure_is_knocked_out_before_all_are_placed(lent_by: int, gone: list[str]) -> None:
    """Bo takes the health of all enemies that he sees, and Ana, who is placed last, gives some back."""
    takes = {**DRAINS, "by": -6, "range": 20}
    gives = {**LENDS, "by": lent_by, "to": "all-friends", "range": 20}
    cards = {"bo": {"abilities": [takes]}, "ana": {"abilities": [gives]}}
    game = battle(red="ana al", blue="bo@E1", zones={"red": "E8-E9", "blue": "A1"}, cards=cards)
    events = play(game, "red: place figure=al at=E8 facing=n", "red: place figure=ana at=E9 facing=n")
    assert of_kind(events, "knocked-out") == gone
