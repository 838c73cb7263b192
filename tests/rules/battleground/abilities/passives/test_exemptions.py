"""Exemptions from rules of the book: stops next to enemies, difficult ground, interruptions of all kinds, cover."""

from typing import Any

import pytest

from engine.protocol.queries import answer_query
from engine.systems.battleground.dice.threshold import THRESHOLD, attack_trial
from engine.systems.battleground.queries.map_queries import ASKS
from tests.rules.battleground.fights import BOW, SWORD, fight, item, weapon
from tests.rules.battleground.guards import guarded
from tests.rules.battleground.interruptions.test_ability_interruptions import AVENGE, BLOW
from tests.support.ability_documents import problem_lines, warned, wrong
from tests.support.battleground import place_of, with_figure
from tests.support.script import asked, offers, play, refused

Document = dict[str, Any]


def free(rule: str, **more: Any) -> Document:
    """An ability that frees from a rule."""
    return {"when": "exempt", "from": rule, **more}


def of_ana(*abilities: Document) -> Document:
    """What Ana's card says."""
    return {"ana": {"abilities": list(abilities)}}


PAST: Document = {"size": "9x2", "red": "ana@A1:n", "blue": "bo@D2:n", "arms": {}}


@pytest.mark.rule("BG-ABIL-6", "BG-MOVE-3")
def test_an_exempt_figure_passes_enemies_without_a_stop() -> None:
    """It goes on past them, as far as its points last; but not through any figure."""
    assert refused(fight(**PAST), "red: move figure=ana to=F1") == ["BG-MOVE-3 goes-on-past-no-enemy"]
    game = fight(**PAST, stats=of_ana(free("stop-beside-enemies")))
    assert refused(game, "red: move figure=ana to=D2") == ["BG-MOVE-2 nobody-in-the-way"]
    assert "move figure=ana to=F1" in offers(game, "red")
    answer: Any = answer_query(ASKS["reach"], game.state, {"figure": "ana", "points": 5})
    assert (answer["stops"], "F1" in answer["reach"]) == ([], True)
    play(game, "red: move to=F1")
    assert place_of(game, "ana") == "F1"


@pytest.mark.rule("BG-ABIL-6", "BG-MOVE-5")
def test_difficult_ground_is_like_any_other_to_it() -> None:
    """To enter, to leave and to start on; for others it stays what it is."""
    ground: Document = {"red": "ana@A1:n al@A8:n", "blue": "bo@H8:n", "pieces": {"difficult": "A1 B1 C1 D1 E1"}}
    plain, game = fight(**ground), fight(**ground, stats=of_ana(free("difficult-ground")))

    assert "move figure=ana to=F1" in offers(game, "red")
    assert refused(plain, "red: move figure=ana to=F1") == ["BG-MOVE-1 points-last"]
    play(game, "red: move to=F1")
    assert place_of(game, "ana") == "F1"


@pytest.mark.rule("BG-ABIL-6", "BG-INT-6")
@pytest.mark.parametrize("rule", ["opportunity-attacks", "interruptions"])
def test_an_exempt_figure_leaves_without_an_opportunity_attack(rule: str) -> None:
    """Nobody is asked; others cause them as before, and it too while a condition does not hold."""
    arms: Document = {"bo": (SWORD,)}
    for ability, seat in (
        (free(rule), "red"),
        (free(rule, **{"if": {"wounded": True}}), "blue"),
        (free("cover"), "blue"),
    ):
        game = fight(arms=arms, stats=of_ana(ability))
        play(game, "red: move to=E7")
        assert asked(game).startswith(seat)


@pytest.mark.rule("BG-ABIL-6", "BG-INT-4")
def test_no_guard_interrupts_who_cannot_be_interrupted() -> None:
    """Its token stays; freedom from opportunity attacks alone changes nothing about guards."""
    places: Document = {"red": "ana@E8:n", "blue": "bo@E2:s"}
    for rule, interrupted in (("interruptions", False), ("opportunity-attacks", True)):
        game = guarded(**places, stats=of_ana(free(rule)))
        play(game, "red: move to=E7", "red: face facing=n")
        assert (asked(game) == "blue: act", game.state.figures["bo"].guarding) == (interrupted, not interrupted)


@pytest.mark.rule("BG-ABIL-6", "BG-INT-1")
def test_no_ability_interrupts_it_either() -> None:
    """The one who would is not asked."""
    for ability, seat in ((free("cover"), "blue"), (free("interruptions"), "red")):
        stats: Document = {"bo": {"toughness": 0}, "be": {"abilities": [AVENGE]}, "ana": {"abilities": [ability]}}
        game = fight(5, 1, 1, 1, blue="bo@E4:s be@D5:ne", stats=stats, arms={"ana": (SWORD,), "be": (SWORD,)})
        play(game, BLOW)
        assert asked(game) == f"{seat}: act"


@pytest.mark.rule("BG-ABIL-6", "BG-MOD-4", "BG-ATT-6")
def test_attacks_ignore_cover_with_the_weapon_that_says_so() -> None:
    """A character that says it ignores it with all of them."""
    keen = weapon("keen", "ranged", "1:1", range=20, ability=free("cover"))
    places: Document = {"red": "ana@E9:n", "blue": "bo@E2:s", "pieces": {"low": "E3"}}
    game = fight(arms={"ana": (keen, BOW)}, **places)
    thresholds = {
        name: THRESHOLD.value(attack_trial(game.state, "ana", name, "bo")) for name in ("test/keen", "test/bow")
    }
    assert thresholds == {"test/keen": 4, "test/bow": 5}
    every = fight(arms={"ana": (BOW,)}, stats=of_ana(free("cover")), **places)
    assert THRESHOLD.value(attack_trial(every.state, "ana", "test/bow", "bo")) == 4


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-2")
def test_others_are_freed_as_long_as_its_bearer_is_near() -> None:
    """An exemption on an item applies to the character that carries it."""
    banner = {"al": [item("banner", free("stop-beside-enemies", to="all-allies", range=3))]}
    near = fight(**{**PAST, "red": "ana@A1:n al@A2:n", "arms": banner})
    far = fight(**{**PAST, "red": "ana@A1:n al@I1:n", "arms": banner})
    assert "move figure=ana to=F1" in offers(near, "red")
    assert "move figure=ana to=F1" not in offers(far, "red")
    assert "move figure=ana to=F1" in offers(with_figure(near, "ana", wounds=1), "red")


def test_a_wrong_exemption_is_reported() -> None:
    """The nearest rule; a weapon that could never free from anything; a test where none is looked at."""
    assert wrong(free("opportunity-atacks"))[0][2] == "opportunity-attacks"
    asks = free("difficult-ground", **{"if": {"test": "attack"}})
    assert ("$.if.test", "battleground-no-test-there", None) in warned(asks)
    assert warned(free("cover", **{"if": {"weapon": "ranged"}})) == []
    blade = {**SWORD, "schema": "1.0", "system": "battleground"}
    assert [code for _, code, _ in problem_lines({**blade, "ability": free("interruptions")})] == [
        "battleground-never-in-attacks"
    ]
    assert problem_lines({**blade, "ability": free("interruptions", anyway=True)}) == []
