"""A token or mark of its own kind has one meaning: two cards that disagree are found, and cannot be played together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.battleground.fights import item
from tests.support.ability_documents import card, problem_lines
from tests.support.faults import found, playable


def rage(by: int, **more: Any) -> dict[str, Any]:
    """An ability that gives a buff of its own kind."""
    effect = {"do": "buff", "name": "rage", "gives": [{"modify": "strength", "by": by}], **more}
    return {"when": "active", "cost": {"ap": 1}, "effects": [effect]}


def of_both(red: dict[str, Any], blue: dict[str, Any]) -> dict[str, Any]:
    """A scenario with a character of each army that has one of these abilities."""
    return playable(cards={"ana": {"abilities": [red]}, "bo": {"abilities": [blue]}})


@pytest.mark.rule("BG-FX-4")
def test_two_cards_that_differ_about_a_token_are_refused() -> None:
    """The check reports it before `new` refuses, and names both cards; cards that agree are accepted."""
    assert found(of_both(rage(1), rage(1))) == []
    path = "$.armies[1].figures[0].card.abilities[0].effects[0].name"
    assert found(of_both(rage(1), rage(2))) == [(path, "battleground-other-meaning", "BG-FX-4")]


@pytest.mark.rule("BG-FX-4", "BG-FX-5")
def test_effects_of_removed_tokens_are_checked_too() -> None:
    """A token may be given by what happens when another one goes, a mark laid by a fate card."""
    inner = {"do": "buff", "name": "rage", "gives": [{"modify": "mind", "by": 1}]}
    outer = {"do": "debuff", "name": "doom", "removed": [inner]}
    path = "$.armies[1].figures[0].card.abilities[0].effects[0].removed[0].name"
    document = of_both(rage(1), {"when": "active", "effects": [outer]})
    assert found(document) == [(path, "battleground-other-meaning", "BG-FX-4")]
    mark = {"do": "mark", "name": "fog", "range": 2, "gives": [{"modify": "mind", "by": 1}]}
    other = {"to": "hex", "effects": [{**mark, "range": 3}]}
    document = playable(
        gear={"ana": [item("horn", {"when": "active", "to": "hex", "effects": [mark]})]}, bonuses={"fate-1": other}
    )
    assert [code for _, code, _ in found(document)] == ["battleground-other-meaning"]


@pytest.mark.rule("BG-FX-4")
def test_the_abilities_of_one_card_agree_too() -> None:
    """The card alone is enough to see it."""
    document = card({**rage(1), "id": "one"}, {**rage(2), "id": "other"})
    assert [code for _, code, _ in problem_lines(document)] == ["battleground-other-meaning"]


@pytest.mark.rule("BG-FX-4")
def test_tokens_of_one_meaning_may_have_different_titles() -> None:
    """The title is not part of its effect."""
    assert found(of_both(rage(1, title={"en": "Rage"}), rage(1, title={"en": "Fury"}))) == []
