"""The same thing has the same words within a language, in idiomatic wording."""

from typing import Any

import pytest

from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY, SCENARIO_ABILITY
from engine.systems.hoplomachus.abilities.types.ability_text import clauses as of_skill
from engine.systems.hoplomachus.abilities.types.ability_text import renderer_of as of_hoplomachus
from engine.systems.hoplomachus.documents.ability_fields import SKILL

DRAW = {"do": "draw"}


def texts(lang: str, written: dict[str, Any]) -> list[str]:
    """The clauses of an ability without their labels."""
    return [clause.text for clause in clauses(ABILITY.read(written).read(), renderer_of(lang))]


def moment(lang: str, when: dict[str, Any]) -> str:
    """What an ability waits for."""
    return texts(lang, {"when": when, "effects": [DRAW]})[0]


def asked(lang: str, condition: dict[str, Any]) -> str:
    """What an ability asks for."""
    return texts(lang, {"when": "on-activation", "if": condition, "effects": [DRAW]})[1]


NAMED = [
    ("en", "the debuff “curse”"),
    ("it", "il depotenziamento «maledizione»"),
    ("es", "el efecto negativo «maldición»"),
    ("pl", "osłabienie „klątwa”"),
]


@pytest.mark.parametrize(("lang", "wording"), NAMED)
def test_a_token_of_a_name_is_called_alike_everywhere(lang: str, wording: str) -> None:
    """Where it is given, where a trigger waits for that, where a condition asks for it."""
    given = {"when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [{"do": "debuff", "name": "curse"}]}
    assert wording in texts(lang, given)[-1]
    assert wording in moment(lang, {"give": {"effect": "debuff", "name": "curse"}})
    assert wording in asked(lang, {"bearing": {"of": "debuff", "name": "curse"}})


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "this character has “curse” as a buff or debuff"),
        ("it", "questo personaggio ha il potenziamento o depotenziamento «maledizione»"),
        ("es", "este personaje tiene el efecto positivo o negativo «maldición»"),
        ("pl", "ta postać ma wzmocnienie lub osłabienie „klątwa”"),
    ],
)
def test_a_token_of_either_kind(lang: str, wording: str) -> None:
    assert asked(lang, {"bearing": {"of": "any", "name": "curse"}}) == wording


def test_spanish_pulls_with_one_verb() -> None:
    """`tirar de` has no passive."""
    assert moment("es", {"stopped": {"how": "pull"}}).startswith("este personaje tira de un enemigo y algo")
    assert moment("es", {"stopped": {"how": "any", "by": "character"}}).startswith("alguien empuja a un enemigo o tira")
    assert "tira de él" in moment("es", {"move": {"how": "pushed"}})
    read = ABILITY.read({"when": "instead", "of": "pull", "effects": [DRAW]}).read()
    assert clauses(read, renderer_of("es"))[0].text == "alguien está a punto de tirar de este personaje"


def test_spanish_heights_and_least_numbers() -> None:
    """`más alto` would be a taller character."""
    lower = {"when": "always", "modify": "dice", "by": 1, "if": {"other-stands": "lower"}}
    assert texts("es", lower)[0].endswith("está más abajo")
    least = {"when": "always", "modify": "mind", "at-least": 3}
    assert texts("es", least)[0] == "mente al menos 3"


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("es", "este personaje no tiene que detenerse junto a los enemigos"),
        ("pl", "ta postać nie musi zatrzymywać się obok wrogów"),
    ],
)
def test_an_exemption_from_a_stop_says_need_not(lang: str, wording: str) -> None:
    assert texts(lang, {"when": "exempt", "from": "stop-beside-enemies"})[-1] == wording


def test_polish_reflexive_cases_and_sources() -> None:
    """A player's own victory; an attack on a character; wounds from an attack with a weapon; an interrupted action."""
    ends = {"when": "round-ends", "seat": "red", "effects": [{"do": "end", "winner": "own"}]}
    read = SCENARIO_ABILITY.read(ends).read()
    assert clauses(read, renderer_of("pl"))[-1].text == "zakończ grę swoim zwycięstwem"
    free = {"do": "free-action", "on": "self", "action": "attack", "whom": "target"}
    offered = {"when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [free]}
    assert texts("pl", offered)[-1].endswith("atak na cel")
    wound = {"wound": {"who": "ally", "by": "enemy", "weapon": "melee", "wounds": 2}}
    assert moment("pl", wound) == "sojusznik otrzymuje 2 rany lub więcej od ataku wroga bronią do walki wręcz"
    assert texts("pl", {"when": "exempt", "from": "interruptions"})[-1] == "działania tej postaci nie można przerwać"


def test_spanish_puts_somebody_into_play_with_a() -> None:
    enters = {"when": "round-begins", "effects": [{"do": "spawn", "figure": "guest"}]}
    assert clauses(SCENARIO_ABILITY.read(enters).read(), renderer_of("es"))[-1].text == "pon en juego a «guest»"


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "outside its own deployment zone"),
        ("it", "fuori dalla propria zona di schieramento"),
        ("es", "fuera de su propia zona de despliegue"),
        ("pl", "poza swoją strefą rozstawienia"),
    ],
)
def test_which_zone_is_said(lang: str, wording: str) -> None:
    """Not the zone of the objective."""
    assert moment(lang, {"move": {"to": "objective"}}).endswith(wording)


def test_italian_has_no_buff_at_all() -> None:
    assert asked("it", {"bearing": {"of": "buff", "so": False}}) == "questo personaggio non ha alcun potenziamento"


@pytest.mark.parametrize(
    ("lang", "wording"),
    [
        ("en", "give 1 HP to each allied unit that is outnumbered"),
        ("it", "dai 1 HP a ogni unità alleata che è in inferiorità numerica"),
        ("es", "da 1 HP a cada unidad aliada que está en inferioridad numérica"),
        ("pl", "daj 1 HP każdej sojuszniczej jednostce, która ma przeciw sobie liczniejszą drużynę"),
    ],
)
def test_a_unit_is_no_who_and_its_condition_is_about_it(lang: str, wording: str) -> None:
    few = {"pieces": {"side": "allies", "where": {"outnumbered": "it"}}}
    read = SKILL.read({"when": "ability", "effects": [{"do": "gain-hp", "hp": 1, "on": few}]}).read()
    assert of_skill(read, of_hoplomachus(lang))[-1].text == wording


STRONG = {"when": "always", "modify": "strength", "by": 1}


@pytest.mark.parametrize(
    ("lang", "ability", "wording"),
    [
        ("it", {**STRONG, "if": {"guarding": True}}, "è in sorveglianza"),
        (
            "it",
            {"when": {"interrupts": {"how": "guard"}}, "effects": [{"do": "heal"}]},
            "con un’interruzione di sorveglianza",
        ),
        ("it", {"when": "on-activation", "effects": [{"do": "jump"}]}, "fai effettuare a questo personaggio un salto"),
        ("es", {**STRONG, "if": {"ready": False}}, "no está disponible"),
    ],
)
def test_guards_jumps_and_readiness_in_the_words_of_the_books(lang: str, ability: dict[str, Any], wording: str) -> None:
    """And nobody is blown up."""
    assert any(wording in text for text in texts(lang, ability))
