"""Reminders of keywords: one for each buff or debuff of the rules that a card gives, and for items of a single use."""

from typing import Any

import pytest

from engine.systems.battleground.abilities.keyword_reminders import REMINDERS, TOKENS, reminders
from engine.systems.battleground.documents.ability_fields import ABILITY, ITEM_ABILITY
from engine.systems.battleground.state import BUFFS, DEBUFFS
from engine.words import languages, say

STUN = {"do": "debuff", "name": "stun"}
OWN = {"do": "debuff", "name": "rot", "gives": [{"modify": "speed", "by": -1}]}


def read(**written: Any) -> Any:
    """An ability that is used on an enemy."""
    return ABILITY.read({"when": "active", "cost": {"ap": 1}, "to": "enemy", **written}).read()


@pytest.mark.rule("BG-FX-2", "BG-FX-3")
def test_each_token_of_the_rules_has_a_reminder() -> None:
    assert {*BUFFS, *DEBUFFS, "single-use"} == set(REMINDERS)
    assert TOKENS == ("buff", "debuff")


@pytest.mark.parametrize("lang", languages())
def test_a_keyword_is_explained_once(lang: str) -> None:
    twice = {"do": "if", "if": {"wounded": {"who": "target"}}, "then": [STUN]}
    assert reminders(read(effects=[STUN, twice, OWN]), lang) == (say("reminder-battleground-stun", lang),)


def test_single_use_is_explained() -> None:
    written = {"when": "single-use", "effects": [{"do": "buff", "name": "haste", "on": "self"}]}
    ability = ITEM_ABILITY.read(written).read()
    assert [each.partition(":")[0] for each in reminders(ability, "en")] == ["Single-use", "Haste"]


def test_other_abilities_have_no_reminders() -> None:
    assert reminders(read(effects=[OWN]), "en") == ()
    assert reminders(None, "en") == ()
    assert reminders(read(effects=[STUN], wording={"en": "Stun somebody."}), "en") == ()
