"""Bounds as people say them: exactly so many, from so many to so many, and nothing where there is no bound."""

from typing import Any

import pytest

from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY

NEAR = {"pieces": {"side": "allies", "within": 2}}
MANA = {"who": "target", "counter": "mana"}


def first(lang: str, **written: Any) -> str:
    """What an ability asks for or waits for."""
    ability = {"to": "enemy", "effects": [{"do": "wound"}], "when": "active", "cost": {"ap": 1}, **written}
    if ability["when"] != "active":
        del ability["cost"]
    read = clauses(ABILITY.read(ability).read(), renderer_of(lang))
    return next(clause.text for clause in read if clause.label in ("if", "when"))


CONDITIONS = [
    ({"there-are": {"who": NEAR, "least": 2, "most": 2}}, "en", "there are exactly 2 allies within 2″"),
    ({"there-are": {"who": NEAR, "least": 2, "most": 2}}, "it", "ci sono esattamente 2 alleati entro 2″"),
    ({"there-are": {"who": NEAR, "least": 2, "most": 2}}, "es", "hay exactamente 2 aliados a 2″ o menos"),
    (
        {"there-are": {"who": NEAR, "least": 22, "most": 22}},
        "pl",
        "od tej postaci i w jej polu widzenia wynosi dokładnie 22",
    ),
    ({"there-are": {"who": NEAR, "most": 5}}, "en", "there are 1 to 5 allies within 2″"),
    ({"there-are": {"who": NEAR, "most": 5}}, "it", "ci sono tra 1 e 5 alleati entro 2″"),
    ({"there-are": {"who": NEAR, "most": 5}}, "es", "hay entre 1 y 5 aliados a 2″ o menos"),
    ({"there-are": {"who": NEAR, "most": 5}}, "pl", "liczba sojuszników w odległości najwyżej 2″"),
    ({"there-are": {"who": NEAR, "most": 5}}, "pl", "wynosi od 1 do 5"),
    ({"has": {**MANA, "least": 2, "most": 2}}, "en", "the target has exactly 2 mana"),
    ({"has": {**MANA, "least": 2, "most": 2}}, "pl", "cel ma dokładnie 2 many"),
    ({"has": {**MANA, "least": 1, "most": 5}}, "en", "the target has at least 1 and at most 5 mana"),
    ({"has": {**MANA, "least": 1, "most": 5}}, "it", "il bersaglio ha almeno 1 e al massimo 5 mana"),
    ({"has": {**MANA, "least": 1, "most": 5}}, "es", "el objetivo tiene al menos 1 y como máximo 5 de maná"),
    ({"has": {**MANA, "least": 1, "most": 5}}, "pl", "cel ma co najmniej 1 i najwyżej 5 many"),
    ({"at-least": {"value": {"objectives-held": "own"}, "least": 2}}, "es", "en poder de tu ejército es al menos 2"),
    ({"at-least": {"value": {"objectives-held": "own"}, "least": 2}}, "pl", "twój oddział wynosi co najmniej 2"),
]


@pytest.mark.parametrize(("asked", "lang", "wording"), CONDITIONS)
def test_equal_bounds_are_said_as_one_number(asked: dict[str, Any], lang: str, wording: str) -> None:
    """Neither “at least 2 and at most 2” nor “at least 2 mana and at most 5 mana”."""
    assert wording in first(lang, **{"if": asked})


@pytest.mark.parametrize("number", [1, 3])
def test_a_single_round_is_said_alone(number: int) -> None:
    """Neither “between 3 and 3” nor “round 1 or earlier”."""
    only = {"round": {"least": number, "most": number}}
    wording = [first(lang, **{"if": only}) for lang in ("en", "it", "es", "pl")]
    assert wording == [
        f"it is round {number}",
        f"il round è il {number}",
        f"es la ronda {number}",
        f"trwa runda {number}",
    ]


TESTS = [
    ({}, ("a test", "una prova", "una prueba", "wykonuje test")),
    ({"least": 2}, ("at least 2 successes", "almeno 2 successi", "al menos 2 éxitos", "co najmniej 2 sukcesy")),
    ({"most": 1}, ("at most 1 success", "al massimo 1 successo", "1 éxito como máximo", "najwyżej 1 sukces")),
    ({"most": 0}, ("exactly 0 successes", "esattamente 0 successi", "exactamente 0 éxitos", "dokładnie 0 sukcesów")),
    ({"least": 2, "most": 5}, ("2 to 5 successes", "successi da 2 a 5", "entre 2 y 5 éxitos", "od 2 do 5 sukcesów")),
]


@pytest.mark.parametrize(("bounds", "wording"), TESTS)
def test_successes_of_a_test(bounds: dict[str, int], wording: tuple[str, ...]) -> None:
    """Not “with at least 0 successes”."""
    for lang, ending in zip(("en", "it", "es", "pl"), wording, strict=True):
        assert first(lang, when={"tested": bounds}, to="self").endswith(ending)


@pytest.mark.parametrize(
    ("by", "wording"),
    [
        (-1, ("1 wound fewer", "1 ferita in meno", "1 herida menos", "o 1 ranę mniej")),
        (-5, ("5 wounds fewer", "5 ferite in meno", "5 heridas menos", "o 5 ran mniej")),
        (2, ("2 wounds more", "2 ferite in più", "2 heridas más", "o 2 rany więcej")),
    ],
)
def test_how_much_of_something_happens_instead(by: int, wording: tuple[str, ...]) -> None:
    """Not “−1 wound” in place of all of them."""
    read = ABILITY.read({"when": "instead", "of": "wounds", "by": by}).read()
    for lang, text in zip(("en", "it", "es", "pl"), wording, strict=True):
        assert clauses(read, renderer_of(lang))[-1].text == text
