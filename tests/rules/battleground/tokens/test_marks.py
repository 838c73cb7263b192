"""Marks: where they may be placed, which characters they affect, how long they stay."""

from dataclasses import replace
from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.state import Battle, Mark
from engine.systems.battleground.tokens.tokens import EndEffects
from tests.rules.battleground.fights import done, fight, interrupting, of_kind
from tests.support.battleground import changed
from tests.support.script import asked, offers, play, refused

BESIDE_E5 = ("D4", "D5", "E4", "E6", "F4", "F5")


def snare(**more: Any) -> dict[str, Any]:
    """A mark that takes a mind from enemies within 1 inch."""
    return {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "mind", "by": -1}], **more}


def laying(mark: dict[str, Any], inches: int = 3, **lines: Any) -> Game[Battle]:
    """A fight in which Ana may lay this mark."""
    ability = {"when": "active", "to": "hex", "range": inches, "effects": [mark]}
    return fight(stats={"ana": {"abilities": [ability]}}, **lines)


def with_mark(game: Game[Battle], at: str, seat: str = "red", name: str = "snare") -> Game[Battle]:
    """The game from here with a mark on a hex."""
    mark = Mark(name=name, seat=seat, at=game.state.scenario.terrain.grid.place(at))
    return changed(game, marks={**game.state.marks, f"{seat}/{name}": mark})


def minds(game: Game[Battle]) -> dict[str, int]:
    """The mind of everybody."""
    return {name: statistic(game.state, name, "mind") for name in game.state.names}


def lay(at: str) -> str:
    """The line that lays the mark."""
    return f"red: use figure=ana ability=test/ana at={at}"


@pytest.mark.rule("BG-FX-5")
@pytest.mark.parametrize("at", ["D5", "F6", "G5", "C3", "C5", "E4", "E5"])
def test_a_mark_is_laid_on_an_empty_hex(at: str) -> None:
    """Not on difficult ground, obstacles, ladders, objectives or figures."""
    game = laying(
        snare(), pieces={"difficult": "D5", "low": "F6", "ladder": "G5", "tall": "C3"}, objectives="gem@C5", inches=6
    )
    assert "BG-FX-5 mark-on-an-empty-hex" in refused(game, lay(at))


@pytest.mark.rule("BG-FX-5")
def test_by_the_polish_rules_difficult_ground_takes_marks() -> None:
    """But no obstacle and no ladder does."""
    pieces = {"difficult": "D5", "low": "F6", "ladder": "G5"}
    game = laying(snare(), pieces=pieces, profile={"preset": "pl"})
    assert refused(game, lay("F6")) == ["BG-FX-5 mark-on-an-empty-hex"]
    assert refused(game, lay("G5")) == ["BG-FX-5 mark-on-an-empty-hex"]
    play(game, lay("D5"))
    assert [mark.name for mark in game.state.marks.values()] == ["snare"]


@pytest.mark.rule("BG-FX-5")
def test_platform_hexes_are_no_terrain_for_marks() -> None:
    """A raised hex is as good as the ground."""
    game = laying(snare(), pieces={"tall": "E7", "platform": "E7 F7"}, inches=6)
    play(game, lay("F7^"))
    assert len(game.state.marks) == 1


@pytest.mark.rule("BG-FX-5", "BG-ABIL-2")
def test_a_mark_is_laid_in_range_and_in_sight() -> None:
    """Of who lays it, who turns to face the hex."""
    game = laying(snare(), inches=1, pieces={"tall": "E6"}, blue="bo@A1")
    assert refused(game, lay("E8")) == ["BG-SIGHT-1 ability-reaches", "BG-ABIL-2 ability-sees"]
    play(game, lay("F4"))
    assert game.state.figures["ana"].facing == game.state.scenario.terrain.grid.direction("ne")


@pytest.mark.rule("BG-FX-5")
def test_marks_lie_on_no_other_marks() -> None:
    """A mark is a token."""
    game = with_mark(laying(snare()), "E6", "blue")
    assert refused(game, lay("E6")) == ["BG-FX-5 mark-on-an-empty-hex"]


@pytest.mark.rule("BG-FX-5")
def test_an_army_has_one_copy_of_a_mark() -> None:
    """It lies where it was laid last; the other army's copy stays."""
    game = with_mark(with_mark(laying(snare()), "E7"), "A9", "blue")
    play(game, lay("E6"))
    grid = game.state.scenario.terrain.grid
    assert {key: grid.name(mark.at) for key, mark in game.state.marks.items()} == {
        "red/snare": "E6",
        "blue/snare": "A9",
    }


@pytest.mark.rule("BG-FX-5")
def test_a_mark_affects_those_it_names_at_its_height_in_its_range_and_sight() -> None:
    """Enemies near it, no ally, nobody raised, nobody behind a wall."""
    lines: dict[str, Any] = {
        "red": "ana@A9:n al@E6",
        "blue": "bo@E4:s cy@E8:s di@D6^:s ed@F6:s",
        "pieces": {"tall": "C7 E5", "platform": "C7 D6"},
    }
    game = with_mark(laying(snare(range=2), **lines), "E7")
    assert minds(game) == {"ana": 3, "al": 3, "bo": 3, "cy": 2, "di": 3, "ed": 2}
    allies = with_mark(laying(snare(affects="allies", range=2), **lines), "E7")
    assert minds(allies) == {"ana": 3, "al": 2, "bo": 3, "cy": 3, "di": 3, "ed": 3}
    anybody = with_mark(laying(snare(affects="characters", range=2), **lines), "E7")
    assert minds(anybody) == {"ana": 3, "al": 2, "bo": 3, "cy": 2, "di": 3, "ed": 2}


@pytest.mark.rule("BG-FX-5")
def test_characters_may_enter_a_mark_later() -> None:
    """Then they stand in it, and it affects them."""
    game = with_mark(laying(snare()), "E4")
    assert minds(game)["bo"] == 2


@pytest.mark.rule("BG-FX-5", "BG-FX-6")
def test_marks_stay_until_clean_up() -> None:
    """Also when who laid them is gone."""
    game = with_mark(laying(snare(), red="ana@E5:n al@A1"), "E3")
    play(game, "red: end")
    assert "red/snare" in game.state.marks
    assert of_kind(done(game, steps=[EndEffects()]), "mark-removed") == ["mark-removed red snare"]


@pytest.mark.rule("BG-WOUND-2")
def test_the_marks_of_who_is_knocked_out_stay() -> None:
    """Its buffs leave with it."""
    kill = [
        {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "mind", "by": -1}]},
        {"do": "wound", "wounds": 9},
    ]
    ability = {"when": "active", "to": "hex", "range": 3, "effects": kill}
    game = fight(stats={"ana": {"abilities": [ability]}}, red="ana@E5:n al@A1")
    play(game, lay("E6"))
    assert "ana" not in game.state.figures
    assert "red/snare" in game.state.marks


@pytest.mark.rule("BG-INT-2")
def test_in_an_interruption_a_mark_goes_beside_the_interrupted() -> None:
    """On a hex adjacent to the interrupted enemy, in range and sight."""
    ability = {"when": "active", "to": "hex", "range": 6, "effects": [snare()]}
    game = fight(stats={"bo": {"abilities": [ability]}}, blue="bo@E2:s")
    game = interrupting(game, "bo", "guard")
    assert refused(game, "blue: use figure=bo ability=test/bo at=A1") == ["BG-INT-2 mark-beside-the-interrupted"]
    assert sorted(each for each in offers(game, "blue") if each.startswith("use ")) == [
        f"use ability=test/bo at={at} figure=bo" for at in BESIDE_E5
    ]


@pytest.mark.rule("BG-FX-5", "BG-ABIL-5")
def test_a_mark_may_act_at_a_moment_of_those_it_affects() -> None:
    """On their activation, and with a passive of their own in the order that their player likes."""
    thorns = {"do": "mark", "name": "thorns", "range": 1, "when": "on-activation", "effects": [{"do": "wound"}]}
    ability = {"when": "active", "to": "hex", "range": 3, "effects": [thorns]}
    own = {"when": "on-activation", "effects": [{"do": "gain", "counter": "mana"}]}
    lines: dict[str, Any] = {"stats": {"ana": {"abilities": [ability]}, "bo": {"abilities": [own]}}}
    game = with_mark(fight(blue="bo@E2:s cy@A1", **lines), "E3", name="thorns")
    blue = replace(game.state.sides["blue"], passed=False)
    game = changed(game, sides={**game.state.sides, "blue": blue})
    play(game, "red: end", "blue: select-card card=fate-2")
    play(game, "blue: activate figure=bo", "blue: bonus bonus=mana")
    assert asked(game) == "blue: order"
    assert offers(game, "blue") == ["order next=test/bo", "order next=red/thorns"]
    events = of_kind(play(game, "blue: order next=red/thorns"), "wounds-suffered", "mana-gained")
    assert events == ["wounds-suffered bo 1 None", "mana-gained bo 1"]
