"""Conditions of an ability on its target: a chosen or implied character, or the place it is aimed at."""

from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import SWORD, fight, item, of_kind
from tests.support.battleground import battle
from tests.support.script import asked, offers, play, refused

Document = dict[str, Any]

IF_WOUNDED: Document = {"if": {"wounded": {"who": "target"}}}
WAKES: Document = {"id": "wakes", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "gain", "counter": "mana"}]}
WAKE = "red: use ability=test/ana:wakes"
FOES: Document = {"blue": "bo@E2:s be@D2:s cy@A9:n"}


def woken(*effects: Document, now: Document | None = None, arms: Any = None, **more: Any) -> Game[Battle]:
    """A fight in which Ana has an ability that answers to her mana."""
    answers = {"id": "answers", "when": {"gains": {"counter": "mana"}}, "effects": list(effects), **more}
    return fight(stats={"ana": {"abilities": [WAKES, answers]}}, now=now, arms=arms or {}, **FOES)


def wounds(game: Game[Battle]) -> dict[str, int]:
    """Of everybody who has any."""
    return {name: figure.wounds for name, figure in game.state.figures.items() if figure.wounds}


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_without_an_aim_the_target_is_whose_ability_it_is(before: int, after: int) -> None:
    """In what waits for something, in what is used, in what an item does."""
    now = {"ana": {"wounds": before}}
    game = woken({"do": "heal"}, now=now, **IF_WOUNDED)
    events = play(game, WAKE)
    assert game.state.figures["ana"].wounds == after
    assert len(of_kind(events, "ability-triggered")) == min(before, 1)
    used = {"id": "used", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "heal"}], **IF_WOUNDED}
    drink = item("drink", {"when": "single-use", "effects": [{"do": "heal"}], **IF_WOUNDED})
    game = fight(stats={"ana": {"abilities": [used]}}, arms={"ana": (drink,)}, now=now)
    offered = [each.partition(" ")[0] for each in offers(game, "red") if each.startswith("use")]
    assert offered == (["use", "use-item"] if before else [])


@pytest.mark.rule("BG-ABIL-1")
def test_a_reaction_is_aimed_at_the_target_that_its_condition_asks_for() -> None:
    """Of three enemies, two of them wounded and one of these in sight and range, that one."""
    now = {"bo": {"wounds": 1}, "cy": {"wounds": 1}}
    game = woken({"do": "wound"}, now=now, to="enemy", range=3, **IF_WOUNDED)
    play(game, WAKE)
    assert (asked(game), wounds(game)) == ("red: act", {"bo": 2, "cy": 1})


@pytest.mark.rule("BG-ABIL-1")
def test_several_that_fit_are_chosen_from() -> None:
    """An invalid target is refused with the conditions of the ability."""
    now = {"bo": {"wounds": 1}, "cy": {"wounds": 1}}
    game = woken({"do": "wound"}, now=now, to="enemy", **IF_WOUNDED)
    play(game, WAKE)
    assert asked(game) == "red: use"
    assert [each.rpartition("target=")[2] for each in offers(game, "red")] == ["bo", "cy"]
    assert refused(game, "red: use ability=test/ana:answers figure=ana target=be") == ["BG-ABIL-1 all-it-asks-for"]
    play(game, "red: use target=cy")
    assert wounds(game) == {"bo": 1, "cy": 2}


@pytest.mark.rule("BG-ABIL-1")
def test_where_nobody_fits_it_is_not_triggered() -> None:
    """Then it is not counted either."""
    once = {"limit": {"per": "game"}}
    game = woken({"do": "wound"}, to="enemy", range=3, **IF_WOUNDED, **once)
    events = play(game, WAKE)
    assert of_kind(events, "ability-triggered") == []
    assert not game.state.used


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-2")
@pytest.mark.parametrize(("hurt", "after"), [(("bo",), {"bo": 1}), (("bo", "be"), {"bo": 2, "be": 2})])
def test_of_several_each_must_fit(hurt: tuple[str, ...], after: dict[str, int]) -> None:
    """The condition of an ability about all figures around is checked for each of them."""
    now = {name: {"wounds": 1} for name in hurt}
    game = woken({"do": "wound"}, now=now, to="all-enemies", range=3, **IF_WOUNDED)
    play(game, WAKE)
    assert wounds(game) == after


@pytest.mark.rule("BG-ABIL-1", "BG-FX-5")
def test_a_place_is_asked_about_as_the_target() -> None:
    """A mark goes only where an enemy is near the hex."""
    near: Document = {"if": {"there-are": {"who": {"pieces": {"side": "enemies", "within": 1, "of": "target"}}}}}
    mark = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "speed", "by": -1}]}
    game = woken(mark, to="hex", range=9, **near)
    play(game, WAKE)
    hexes = {each.partition("at=")[2].partition(" ")[0] for each in offers(game, "red")}
    assert {"E3", "D1"} <= hexes
    assert not {"E6", "A4", "I9"} & hexes


@pytest.mark.rule("BG-ABIL-1", "BG-MOD-2")
@pytest.mark.parametrize(("facing", "mana"), [("n", 1), ("s", 0)])
def test_the_attack_is_still_looked_at_when_it_is_aimed(facing: str, mana: int) -> None:
    """What answers to an attack from behind and is about an ally."""
    behind: Document = {"when": "hit", "to": "ally", "if": {"attack-from": "rear"}, "may": True}
    ability = {**behind, "effects": [{"do": "gain", "counter": "mana"}]}
    lines: Document = {"red": "ana@E5:n al@F6:n", "blue": f"bo@E4:{facing}"}
    stats: Document = {"ana": {"abilities": [ability]}, "bo": {"toughness": 0}}
    game = fight(5, 5, 5, 5, stats=stats, arms={"ana": (SWORD,)}, **lines)
    play(game, "red: attack weapon=test/sword target=bo")
    if mana:
        play(game, "red: use target=al", "red: face facing=se")
    assert (asked(game), game.state.figures["al"].mana) == ("red: act", mana)


@pytest.mark.rule("BG-ROUND-7", "BG-COMP-6")
@pytest.mark.parametrize(("beside", "hunted"), [("al@D2:s", True), ("al@A9:n", False)])
def test_a_bonus_looks_for_an_aim_that_fits(beside: str, hunted: bool) -> None:
    """A fate card of the box: an enemy with an ally of its hunter beside it."""
    bonus = DocumentResolver(with_files=False)("battleground/pack-hunt")["bonus"]
    lines: Document = {"red": f"ana@E5:n {beside}", "blue": "bo@E2:s be@H8:n", "bonuses": {"fate-1-2-0": bonus}}
    game = battle(decks={"red": "fate-1-2-0 fate-2"}, **lines)
    play(game, "red: select-card card=fate-1-2-0", "blue: pass", "red: activate figure=ana", "red: bonus bonus=ability")
    assert asked(game) == "red: act"
    assert (game.state.figures["bo"].debuff is not None) is hunted
    assert game.state.figures["be"].debuff is None


@pytest.mark.rule("BG-ABIL-2", "BG-ATT-2")
@pytest.mark.parametrize(("engaged", "struck"), [(True, {"bo": 1}), (False, {"bo": 1, "be": 1})])
def test_all_of_a_side_may_be_those_who_are_engaged(engaged: bool, struck: dict[str, int]) -> None:
    """Those next to its owner, of all in sight."""
    sweep = {"id": "sweep", "when": "active", "cost": {"ap": 1}, "effects": [{"do": "wound"}]}
    game = fight(
        stats={"ana": {"abilities": [{**sweep, "to": "all-enemies", "range": 6, "engaged": engaged}]}},
        blue="bo@E4:s be@D3:s",
    )
    play(game, "red: use ability=test/ana:sweep")
    assert wounds(game) == struck
