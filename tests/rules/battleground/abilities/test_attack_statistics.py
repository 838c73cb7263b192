"""Whose ground, whose weapon and whose attack it is that a number or a replacement asks about."""

from typing import Any

import pytest

from engine.systems.battleground.dice.statistics import statistic
from tests.rules.battleground.abilities.triggers.test_replacement import instead
from tests.rules.battleground.abilities.triggers.test_triggers import HIT, of
from tests.rules.battleground.fights import SWORD, Document, begun, fight, item, of_kind, weapon
from tests.support.script import play

ATTACK = "red: attack weapon=test/sword target=bo"


def always(number: str, **more: Any) -> Document:
    """A number that is another one."""
    return {"when": "always", "modify": number, **more}


@pytest.mark.rule("BG-ABIL-2", "BG-MAP-2")
@pytest.mark.parametrize(("rough", "mind"), [("E6", 4), ("E5", 3)])
def test_the_ground_is_that_of_whose_number_it_is(rough: str, mind: int) -> None:
    """An ability of Ana's makes allies cleverer who stand on rough ground, wherever she stands."""
    ability = always("mind", by=1, to="all-allies", **{"if": {"self-on": "difficult-ground"}})
    game = fight(stats=of("ana", ability), red="ana@E5:n al@E6:n", pieces={"difficult": rough})
    assert statistic(game.state, "al", "mind") == mind


@pytest.mark.rule("BG-ATT-1", "BG-TEST-1")
@pytest.mark.parametrize(("whose", "counts"), [("ana", True), ("bo", False)])
def test_the_ground_of_a_target_is_asked_for_by_attacks_only(whose: str, counts: bool) -> None:
    """Both stand on rough ground; who defends itself has no target."""
    ability = always("dice", by=2, **{"if": {"target-on": "difficult-ground"}})
    stats: list[dict[str, Any]] = [{}, of(whose, ability)]
    fights = [fight(*(5,) * 16, stats=each, pieces={"difficult": "E4 E5"}) for each in stats]
    plain, other = (begun(play(each, ATTACK)) for each in fights)
    assert (plain != other) is counts


@pytest.mark.rule("BG-ATT-6", "BG-ABIL-2")
def test_a_weapon_changes_others_while_it_attacks() -> None:
    """Al only carries it; with `anyway` that is enough."""
    for anyway, mind in ((False, 3), (True, 4)):
        banner = {**weapon("banner", "melee"), "ability": always("mind", by=1, to="all-allies", anyway=anyway)}
        game = fight(red="ana@E5:n al@E6:n", arms={"ana": [SWORD], "al": [banner]})
        assert statistic(game.state, "ana", "mind") == mind


@pytest.mark.rule("BG-ABIL-6")
def test_an_item_is_stronger_than_the_scenario() -> None:
    """Of two that set a number, and of nobody else's."""
    helm = item("helm", always("mind", set=7))
    game = fight(arms={"ana": [helm]}, abilities=[always("mind", set=1, to="all-characters", id="fog")])
    assert [statistic(game.state, name, "mind") for name in ("ana", "bo")] == [7, 1]


@pytest.mark.rule("BG-ABIL-6", "BG-ATT-6")
@pytest.mark.parametrize(("conditions", "wounds"), [({"weapon": "melee"}, 1), ({}, 0)])
def test_a_counterattack_is_no_attack_of_its_target(conditions: Document, wounds: int) -> None:
    """Ana is hard to wound by swords, and what wounds her here is no sword."""
    thorns = {"when": {"wound": {"by": "enemy"}}, "effects": [{"do": "wound", "on": "by"}], "id": "thorns"}
    hard = instead("wounds", by=-1, **({"if": conditions} if conditions else {}))
    game = fight(*HIT, stats={**of("ana", hard), **of("bo", thorns)})
    play(game, ATTACK)
    assert game.state.figures["ana"].wounds == wounds


@pytest.mark.rule("BG-FX-1", "BG-ABIL-1")
def test_a_token_that_nobody_gave_is_heard_of_by_nobody() -> None:
    """The scenario gives it."""
    hears = {"when": {"give": {"effect": "buff", "who": "character"}}, "effects": [{"do": "heal"}]}
    gift = {
        "when": {"wound": {"who": "character"}},
        "effects": [{"do": "buff", "name": "haste", "on": "subject"}],
        "id": "gift",
    }
    game = fight(*HIT, stats=of("ana", hears), now={"ana": {"wounds": 2}}, abilities=[gift])
    events = play(game, ATTACK)
    assert of_kind(events, "effect-given")
    assert of_kind(events, "wounds-healed") == []


@pytest.mark.rule("BG-ABIL-3", "BG-MAP-2")
def test_a_test_against_nobody_has_no_other_one_who_stands_level() -> None:
    """An ability test of Ana's own; against Bo it counts."""
    level = {**always("dice", by=2, **{"if": {"other-stands": "level"}}), "id": "level"}
    for to, dice in (("self", 2), ("enemy", 4)):
        tries: Document = {"when": "active", "id": "tries", "to": to, "test": {"statistic": "power"}}
        tries["results"] = [{"needs": 1, "effects": [{"do": "heal", "on": "self"}]}]
        game = fight(*(1,) * 4, stats=of("ana", level, tries))
        target = " target=bo" if to == "enemy" else ""
        assert begun(play(game, f"red: use ability=test/ana:tries{target}"))[0].startswith(f"ana ability {dice} dice")


@pytest.mark.rule("BG-ATT-2", "BG-ABIL-2")
@pytest.mark.parametrize(("engaged", "hurt"), [(True, ["bo"]), (False, ["bo", "cy"])])
def test_all_enemies_may_mean_those_beside_only(engaged: bool, hurt: list[str]) -> None:
    """Cy is in sight, and not engaged."""
    used = {"when": "active", "to": "all-enemies", "engaged": engaged, "effects": [{"do": "wound"}]}
    game = fight(stats=of("ana", used), blue="bo@E4:s cy@E1:s")
    play(game, "red: use ability=test/ana")
    assert [name for name, figure in game.state.figures.items() if figure.wounds] == hurt
