"""The end of a phrase is clear: a following number, else-branch or comparison is no part of it."""

from typing import Any

import pytest

from engine.abilities.wording.clauses import line_by_line
from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.systems.hoplomachus.abilities.types.ability_text import clauses as of_skill
from engine.systems.hoplomachus.abilities.types.ability_text import renderer_of as of_hoplomachus
from engine.systems.hoplomachus.documents.ability_fields import SKILL

SEEN = {"pieces": {"side": "all", "within": 2, "seen": True}}
NEAR = {"pieces": {"side": "enemies", "within": 3}}
GROUP = {"together": {"of": ["self", {"pieces": {"side": "allies", "within": 2}}]}}
DRAW, SCORE = {"do": "draw"}, {"do": "score", "points": 1}


def effect(lang: str, effect: dict[str, Any]) -> str:
    """How an effect reads, without its label."""
    written = {"when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [effect]}
    return list(line_by_line(clauses(ABILITY.read(written).read(), renderer_of(lang)), lang))[-1].partition(": ")[2]


def asked(lang: str, condition: dict[str, Any]) -> str:
    """What an ability asks for."""
    written = {"when": "active", "cost": {"ap": 1}, "to": "enemy", "if": condition, "effects": [DRAW]}
    read = clauses(ABILITY.read(written).read(), renderer_of(lang))
    return next(clause.text for clause in read if clause.label == "if")


def skill(lang: str, effect: dict[str, Any]) -> str:
    """How an effect of a skill reads."""
    read = SKILL.read({"when": "ability", "to": "opponent", "effects": [effect]}).read()
    return of_skill(read, of_hoplomachus(lang))[-1].text


@pytest.mark.parametrize(
    ("lang", "pushed", "pulled"),
    [
        ("en", "push 2 hexes away each character", "pull 2 hexes closer each character"),
        ("it", "spingi di 2 esagoni ogni personaggio", "tira di 2 esagoni ogni personaggio"),
        ("es", "empuja 2 casillas a cada personaje", "tira 2 casillas de cada personaje"),
        ("pl", "popchnij o 2 heksy każdą postać", "przyciągnij o 2 heksy każdą postać"),
    ],
)
def test_how_far_stands_before_a_long_phrase(lang: str, pushed: str, pulled: str) -> None:
    """Not: in its line of sight of 2 hexes."""
    assert effect(lang, {"do": "push", "on": SEEN, "hexes": 2}).startswith(pushed)
    assert effect(lang, {"do": "pull", "on": SEEN, "hexes": 2}).startswith(pulled)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "(if the target is engaged: draw 1 fate card; otherwise: score 1 victory point); otherwise: draw"),
        ("it", "(se il bersaglio è ingaggiato: pesca 1 carta fato; altrimenti: ottieni 1 punto vittoria); altrimenti:"),
        (
            "es",
            "(si el objetivo está trabado en combate: roba 1 carta de destino; si no: consigue 1 punto de victoria);",
        ),
        ("pl", "(jeśli cel jest w zwarciu: dobierz 1 kartę losu; w przeciwnym razie: zdobądź 1 punkt zwycięstwa); w"),
    ],
)
def test_an_else_belongs_to_its_if(lang: str, text: str) -> None:
    inner = {"do": "if", "if": {"engaged": {"who": "target"}}, "then": [DRAW], "else": [SCORE]}
    outer = {"do": "if", "if": {"wounded": {"who": "target"}}, "then": [inner], "else": [DRAW]}
    assert text in effect(lang, outer)


def test_an_aside_of_a_number_stays_with_it() -> None:
    """Half of something rounded up, and something besides; at most five, and one more."""
    half = {"half": {"of": {"statistic": {"of": "target", "name": "health"}}, "up": True}}
    both = {"at-least": {"value": 3, "least": half}, "wounded": {"who": "target"}}
    assert "3 is at least ((the health of the target) / 2, rounded up)" in asked("en", both)
    capped = {"bounded": {"of": {"count": {"of": NEAR}}, "most": 5}}
    assert effect("en", {"do": "draw", "cards": {"sum": [capped, 1]}}).endswith(
        "of this character and in its sight, at most 5) + 1)"
    )


@pytest.mark.parametrize(
    ("lang", "counted", "so_many", "among"),
    [
        (
            "en",
            "X = how many this character and the allies within 2″ of this character and in its sight are in all",
            "this character and the allies within 2″ of this character and in its sight are at least 2 in all",
            "the target is one of",
        ),
        (
            "it",
            (
                "X = quanti sono in tutto questo personaggio e gli alleati entro 2″ da "
                "questo personaggio e nella sua linea di vista"
            ),
            (
                "questo personaggio e gli alleati entro 2″ da questo personaggio e "
                "nella sua linea di vista sono in tutto almeno 2"
            ),
            "il bersaglio rientra tra",
        ),
        (
            "es",
            (
                "X = cuántos son en total este personaje y los aliados a 2″ o menos de "
                "este personaje y en su línea de visión"
            ),
            (
                "este personaje y los aliados a 2″ o menos de este personaje y en su "
                "línea de visión son en total al menos 2"
            ),
            "el objetivo se cuenta entre",
        ),
        (
            "pl",
            (
                "X = ile łącznie jest: ta postać i sojusznicy w odległości najwyżej 2″ "
                "od tej postaci i w jej polu widzenia"
            ),
            (
                "ta postać i sojusznicy w odległości najwyżej 2″ od tej postaci i w "
                "jej polu widzenia to łącznie co najmniej 2"
            ),
            "cel jest wśród",
        ),
    ],
)
def test_several_groups_are_counted_together(lang: str, counted: str, so_many: str, among: str) -> None:
    """Not: the number of this character; at least this character; between this character and its allies."""
    assert counted in effect(lang, {"do": "draw", "cards": {"count": {"of": GROUP}}})
    assert asked(lang, {"there-are": {"who": GROUP, "least": 2}}) == so_many
    assert asked(lang, {"is": {"who": "target", "one-of": GROUP}}).startswith(among)


@pytest.mark.parametrize(
    ("lang", "effect_", "text"),
    [
        ("it", "ready", "possono essere attivati ancora una volta"),
        ("it", "exhaust", "contano come già attivati"),
        ("es", "jump", "salten"),
        ("es", "exhaust", "cuentan como activados"),
        ("pl", "jump", "wykonają skok"),
    ],
)
def test_several_groups_have_a_verb_in_the_plural(lang: str, effect_: str, text: str) -> None:
    assert text in effect(lang, {"do": effect_, "on": GROUP})


@pytest.mark.parametrize("lang", ["en", "it", "es", "pl"])
def test_a_distance_that_is_counted_in_play_is_a_letter(lang: str) -> None:
    """Not: at distance the number of opponents."""
    counted = {"count": {"of": {"pieces": {"side": "enemies"}}}}
    text = skill(lang, {"do": "displace", "away": counted})
    assert " X" in text.split(" (X = ")[0]
    assert text.count("(X = ") == 1


def test_italian_who_is_dazed_stands_behind_the_adjective() -> None:
    """Not: each opponent within 1 hex of this unit dazed."""
    each = {"pieces": {"side": "enemies", "within": 1}}
    assert skill("it", {"do": "daze"}) == "rendi frastornato il bersaglio fino alla fine del turno"
    assert skill("it", {"do": "daze", "on": each}).startswith("rendi frastornato fino alla fine del turno ogni")
