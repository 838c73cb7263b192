"""The highest, the strongest, the nearest: in the gender of their noun, with all who are tied; totals of several."""

from typing import Any

import pytest

from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.systems.hoplomachus.abilities.types.ability_text import clauses as of_skill
from engine.systems.hoplomachus.abilities.types.ability_text import renderer_of as of_hoplomachus
from engine.systems.hoplomachus.documents.ability_fields import SKILL

FOES = {"pieces": {"side": "enemies"}}


def hurt(lang: str, whom: dict[str, Any], wounds: Any = 1) -> str:
    """Wounds for them."""
    written = {"when": "active", "cost": {"ap": 1}, "effects": [{"do": "wound", "on": whom, "wounds": wounds}]}
    return clauses(ABILITY.read(written).read(), renderer_of(lang))[-1].text


def damage(lang: str, whom: dict[str, Any]) -> str:
    """Damage for them, in the other game."""
    read = SKILL.read({"when": "ability", "effects": [{"do": "hurt", "on": whom, "damage": 1}]}).read()
    return of_skill(read, of_hoplomachus(lang))[-1].text


@pytest.mark.parametrize(
    ("lang", "name", "least", "text"),
    [
        ("it", "strength", False, "con la forza più alta tra"),
        ("it", "power", True, "con il potere più basso tra"),
        ("es", "strength", True, "con la fuerza más baja de entre"),
        ("es", "power", False, "con el poder más alto de entre"),
        ("pl", "strength", False, "o najwyższej sile spośród"),
        ("pl", "mind", True, "o najniższym umyśle spośród"),
        ("pl", "health", False, "o najwyższym zdrowiu spośród"),
    ],
)
def test_a_statistic_is_the_highest_in_its_gender(lang: str, name: str, least: bool, text: str) -> None:
    """Not: the highest value of strength."""
    most = {"most": {"of": FOES, "by": {"statistic": {"of": "it", "name": name}}, "least": least}}
    assert text in hurt(lang, most)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "con la quantità di mana più bassa tra"),
        ("es", "con la cantidad de maná más baja de entre"),
    ],
)
def test_counters_are_measured_by_superlatives(lang: str, text: str) -> None:
    most = {"most": {"of": FOES, "by": {"counter": {"of": "it", "name": "mana"}}, "least": True}}
    assert text in hurt(lang, most)


@pytest.mark.parametrize(
    ("lang", "tied"),
    [
        ("en", "(all, if tied)"),
        ("it", "(tutte, in caso di parità)"),
        ("es", "(todas, en caso de empate)"),
        ("pl", "(razem z remisującymi)"),
    ],
)
@pytest.mark.parametrize("which", ["strongest", "weakest", "deadliest", "least-deadly", "fastest", "slowest"])
@pytest.mark.rule("HR-TURN-11")
def test_all_who_are_tied_are_meant(lang: str, tied: str, which: str) -> None:
    """And said so, in the gender of units."""
    assert damage(lang, {which: FOES}).endswith(tied)
    assert damage(lang, {"nearest": {"of": FOES}}).endswith(tied)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "X = the total strength of the enemies"),
        ("it", "X = la forza totale dei nemici"),
        ("es", "X = la fuerza total de los enemigos"),
        ("pl", "X = łączna siła wrogów"),
    ],
)
def test_a_statistic_of_several_is_their_total(lang: str, text: str) -> None:
    assert text in hurt(lang, FOES, {"statistic": {"of": FOES, "name": "strength"}})
    assert "total" not in hurt("en", FOES, {"statistic": {"of": "self", "name": "strength"}})


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "the amount of damage"),
        ("it", "il numero di danni"),
        ("es", "el número de puntos de daño"),
        ("pl", "liczba obrażeń"),
    ],
)
def test_past_events_are_measured_or_counted(lang: str, text: str) -> None:
    """Not: the number of damage."""
    heal = {"do": "heal", "on": "subject", "hp": {"named": "damage"}}
    read = SKILL.read({"when": {"damaged": {"who": "ally"}}, "effects": [heal]}).read()
    assert of_skill(read, of_hoplomachus(lang))[-1].text.endswith(f"(X = {text})")
