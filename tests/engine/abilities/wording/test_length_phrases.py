"""Distances are said in the measure of their game: inches, or hexes in the form that their number asks for."""

import pytest

from engine.systems.battleground.abilities import ability_text as of_battleground
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.systems.hoplomachus.abilities.types import ability_text as of_hoplomachus
from engine.systems.hoplomachus.documents.ability_fields import SKILL
from engine.words import languages
from tests.support.abilities import GAMES
from tests.support.ability_words import every_op
from tests.support.op_samples import samples

INCH = "″"


@pytest.mark.rule("HR-TURN-6")
@pytest.mark.parametrize(
    ("lang", "within", "text"),
    [
        ("en", 1, "to each opponent within 1 hex of this unit"),
        ("en", 2, "to each opponent within 2 hexes of this unit"),
        ("it", 1, "entro 1 esagono da questa unità"),
        ("it", 5, "entro 5 esagoni da questa unità"),
        ("es", 1, "a 1 casilla o menos de esta unidad"),
        ("es", 5, "a 5 casillas o menos de esta unidad"),
        ("pl", 1, "w odległości najwyżej 1 heksu od tej jednostki"),
        ("pl", 2, "w odległości najwyżej 2 heksów od tej jednostki"),
        ("pl", 5, "w odległości najwyżej 5 heksów od tej jednostki"),
        ("pl", 22, "w odległości najwyżej 22 heksów od tej jednostki"),
    ],
)
def test_distances_of_hoplomachus_are_hexes(lang: str, within: int, text: str) -> None:
    near = {"pieces": {"side": "enemies", "within": within}}
    skill = SKILL.read({"when": "ability", "effects": [{"do": "hurt", "damage": 1, "on": near}]}).read()
    (effect,) = (
        each for each in of_hoplomachus.clauses(skill, of_hoplomachus.renderer_of(lang)) if each.label == "effect"
    )
    assert text in effect.text


@pytest.mark.parametrize("lang", languages())
def test_distances_of_battleground_are_inches(lang: str) -> None:
    near = {"within": {"who": "target", "of": "self", "distance": 2.5}}
    ability = ABILITY.read({"when": "active", "to": "enemy", "if": near, "effects": [{"do": "wound"}]}).read()
    (asked,) = (
        each for each in of_battleground.clauses(ability, of_battleground.renderer_of(lang)) if each.label == "if"
    )
    assert ("2.5" if lang == "en" else "2,5") + INCH in asked.text


@pytest.mark.parametrize("lang", languages())
def test_no_operation_of_hoplomachus_speaks_of_inches(lang: str) -> None:
    renderer = of_hoplomachus.renderer_of(lang)
    vocabulary = GAMES["hoplomachus"].vocabulary
    spoken = (renderer.sentence(sample) for op in every_op(vocabulary) for sample in samples(op, 2, vocabulary))
    assert [text for text in spoken if INCH in text] == []
