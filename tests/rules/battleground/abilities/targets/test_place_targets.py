"""An ability that is aimed at a hex or an objective measures from that place, not from its user."""

from typing import Any

import pytest

from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.ability_text import literal_passages
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import Document as Plain
from tests.rules.battleground.fights import fight
from tests.support.ability_documents import card
from tests.support.battleground import DECLARED
from tests.support.script import offers, play

NEAR: Plain = {"pieces": {"side": "all", "within": 1, "of": "target"}}
WOUND: Plain = {"do": "wound", "on": NEAR}


def game(*effects: Plain, to: str = "hex", **more: Any) -> Game[Battle]:
    """Ana stands on E8, Al beside her, Bo far away; her ability is aimed at a place."""
    ability = {"when": "active", "to": to, "effects": list(effects), **more.pop("also", {})}
    lines = {"red": "ana@E8:n al@F8:n", "blue": "bo@E2:s", **more}
    return fight(stats={"ana": {"abilities": [ability]}}, **lines)


def wounded(game: Game[Battle]) -> dict[str, int]:
    """The wounds of the wounded figures."""
    return {name: figure.wounds for name, figure in game.state.figures.items() if figure.wounds}


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-2")
def test_those_around_the_chosen_hex_are_found() -> None:
    """The user is not beside it, and the enemy is."""
    played = game(WOUND)
    play(played, "red: use ability=test/ana at=E3 figure=ana")
    assert wounded(played) == {"bo": 1}


@pytest.mark.rule("BG-ABIL-1", "BG-MAP-6")
def test_those_around_the_chosen_objective_are_found() -> None:
    """It is the hex on which the objective lies."""
    played = game(WOUND, to="objective", objectives="o1@E3")
    play(played, "red: use ability=test/ana figure=ana objective=o1")
    assert wounded(played) == {"bo": 1}


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize(("wall", "wounds"), [("", {"bo": 1}), ("D3 E3 F3", {})])
def test_sight_is_measured_from_the_place_of_the_target(wall: str, wounds: dict[str, int]) -> None:
    """Walls between the hex and a figure hide it, whatever the user sees."""
    seen = {"pieces": {"side": "enemies", "seen": True, "of": "target"}}
    played = game({"do": "wound", "on": seen}, pieces={"tall": wall} if wall else {})
    play(played, "red: use ability=test/ana at=E4 figure=ana")
    assert wounded(played) == wounds


@pytest.mark.rule("BG-ABIL-1")
def test_numbers_and_conditions_are_about_that_place() -> None:
    """How far away it is, and who is near; only hexes with which the conditions hold are offered."""
    away = {"do": "wound", "on": "self", "wounds": {"distance": {"from": "self", "to": "target"}}}
    played = game(away)
    play(played, "red: use ability=test/ana at=E3 figure=ana")
    assert wounded(played) == {"ana": 5}
    near = {"within": {"who": {"pieces": {"side": "enemies"}}, "of": "target", "distance": 1}}
    few = game(WOUND, also={"if": near})
    hexes = {each.split("at=")[1].split()[0] for each in offers(few, "red") if each.startswith("use ")}
    assert {"E3", "E4"} <= hexes
    assert hexes.isdisjoint({"E5", "E7"})


@pytest.mark.rule("BG-ABIL-1")
def test_the_nearest_to_that_place_is_found() -> None:
    nearest = {"nearest": {"of": {"pieces": {"side": "all"}}, "to": "target"}}
    played = game({"do": "wound", "on": nearest})
    play(played, "red: use ability=test/ana at=E3 figure=ana")
    assert wounded(played) == {"bo": 1}


@pytest.mark.rule("BG-ABIL-1")
def test_in_effects_for_each_the_target_is_each() -> None:
    """The user too, although the ability is aimed at a hex."""
    around = {"do": "for-each", "of": {"pieces": {"side": "friends"}}, "effects": [WOUND]}
    played = game(around, red="ana@E8:n al@A9:n")
    play(played, "red: use ability=test/ana at=E3 figure=ana")
    assert wounded(played) == {"ana": 1, "al": 1}


@pytest.mark.rule("BG-ABIL-1")
def test_effects_aimed_at_a_place_happen_to_the_user_by_default() -> None:
    """An aim that is no character cannot be the target of effects."""
    played = game({"do": "wound"})
    play(played, "red: use ability=test/ana at=E3 figure=ana")
    assert wounded(played) == {"ana": 1}


def test_the_words_say_from_where() -> None:
    """The text of the card names the hex, not the character."""

    def said(to: str, effect: Plain) -> str:
        """The last line of the ability's text."""
        ability = {"when": "active", "to": to, "effects": [effect]}
        document = read_document(card(ability), DECLARED)
        assert isinstance(document, Document)
        (passage,) = literal_passages(document, "en")
        return passage.lines[-1]

    assert said("hex", WOUND).endswith("within 1″ of that hex and in sight of this character")
    assert said("objective", WOUND).endswith("within 1″ of that objective and in sight of this character")
    each = {"do": "for-each", "of": {"pieces": {"side": "friends"}}, "effects": [WOUND]}
    assert said("hex", each).endswith("within 1″ of that friendly character and in sight of this character")
