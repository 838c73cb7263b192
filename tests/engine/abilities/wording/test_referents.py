"""A second mention refers to the same piece: the waiting one, one that a mark affects, one that an effect hit."""

from typing import Any

import pytest

from engine.abilities.wording.clauses import line_by_line
from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY

NEAR = {"pieces": {"side": "enemies", "within": 3}}
OTHERS = {"move": {"who": "character"}}
ITS_OWN = {"end-of-activation": {"who": "self"}}
WOUND = {"do": "wound"}


def effect(lang: str, effect: dict[str, Any], **ability: Any) -> str:
    """How an effect reads, without its label."""
    written = {"when": "active", "cost": {"ap": 1}, "effects": [effect], **ability}
    return list(line_by_line(clauses(ABILITY.read(written).read(), renderer_of(lang)), lang))[-1].partition(": ")[2]


def waiting(when: dict[str, Any], on: Any, *effects: dict[str, Any]) -> dict[str, Any]:
    """Somebody waits for something."""
    return {"do": "wait", "on": on, "when": when, "effects": list(effects)}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "whenever a character ends a movement: deal 1 wound to the target"),
        ("it", "ogni volta che un personaggio termina un movimento: infliggi 1 ferita al bersaglio"),
        ("es", "cada vez que un personaje termina un movimiento: inflige 1 herida al objetivo"),
        ("pl", "ilekroć postać kończy ruch: zadaj celowi 1 ranę"),
    ],
)
def test_a_single_one_who_waits_keeps_its_name(lang: str, text: str) -> None:
    """Not “that character”, which would be the one that moved."""
    assert effect(lang, waiting(OTHERS, "target", WOUND), to="ally").endswith(text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "deal 1 wound to the affected character"),
        ("it", "infliggi 1 ferita al personaggio soggetto all’effetto"),
        ("es", "inflige 1 herida al personaje sujeto al efecto"),
        ("pl", "zadaj postaci objętej efektem 1 ranę"),
    ],
)
def test_each_of_several_is_reported_from_whoever_something_happens_to(lang: str, text: str) -> None:
    """Of those who wait, and of those around a mark."""
    mark = {"do": "mark", "name": "pit", "range": 2, "when": OTHERS, "effects": [WOUND]}
    assert effect(lang, waiting(OTHERS, NEAR, WOUND)).endswith(text)
    assert effect(lang, mark, to="hex").endswith(text)


def test_that_one_is_said_where_the_moment_is_its_own() -> None:
    mark = {"do": "mark", "name": "pit", "range": 2, "when": ITS_OWN, "effects": [WOUND]}
    text = "whenever the activation of that enemy ends: deal 1 wound to that enemy"
    assert effect("en", waiting(ITS_OWN, NEAR, WOUND)).endswith(text)
    assert effect("en", mark, to="hex").endswith(text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "give 1 mana to the target; deal 1 wound to the character concerned"),
        ("it", "dai 1 mana al bersaglio; infliggi 1 ferita al personaggio interessato"),
        ("es", "da 1 de maná al objetivo; inflige 1 herida al personaje mencionado"),
        ("pl", "daj celowi 1 manę; zadaj wspomnianej postaci 1 ranę"),
    ],
)
@pytest.mark.parametrize("outer", [{"when": "active", "cost": {"ap": 1}}, {"when": {"heal": {"who": "ally"}}}])
def test_an_affected_piece_is_told_apart_from_the_waiting_one(lang: str, text: str, outer: dict[str, Any]) -> None:
    """Whichever piece the surrounding ability mentioned last."""
    gain, hurt = {"do": "gain", "counter": "mana"}, {"do": "wound", "on": "subject"}
    waits = waiting({"wound": {"who": "enemy"}}, "target", gain, hurt)
    written = {"to": "ally", "effects": [waits], **outer}
    read = clauses(ABILITY.read(written).read(), renderer_of(lang))
    assert read[-1].text.endswith(text)


def test_the_bearer_of_a_token_is_the_one_it_happened_to() -> None:
    hurt = {"do": "wound", "on": "subject"}
    token = {"do": "debuff", "name": "rot", "when": {"heal": {"who": "self"}}, "effects": [hurt]}
    assert effect("en", waiting(ITS_OWN, "target", hurt), to="enemy").endswith("deal 1 wound to the target")
    assert "deal 1 wound to the bearer" in effect("en", token, to="enemy")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "swap the places of this character and that ally; deal 1 wound to the attacker"),
        ("it", "scambia di posto questo personaggio e quell’alleato; infliggi 1 ferita all’attaccante"),
        ("es", "intercambia las posiciones de este personaje y de ese aliado; inflige 1 herida al atacante"),
        ("pl", "zamień miejscami tę postać i danego sojusznika; zadaj atakującemu 1 ranę"),
    ],
)
def test_of_two_who_were_spoken_of_each_is_reported_from_the_other(lang: str, text: str) -> None:
    """An enemy attacks an ally: that ally, the attacker."""
    effects = [{"do": "swap", "on": "subject"}, {"do": "wound", "on": "by"}]
    written = {"when": {"attack-begins": {"who": "enemy", "whom": "ally"}}, "effects": effects}
    assert clauses(ABILITY.read(written).read(), renderer_of(lang))[-1].text == text


@pytest.mark.parametrize(
    ("when", "whom"),
    [
        ({"interrupts": {"who": "enemy", "whom": "ally"}}, "that ally"),
        ({"give": {"effect": "debuff", "who": "ally", "whom": "enemy"}}, "that enemy"),
        ({"give": {"effect": "mark", "who": "enemy", "whom": "ally"}}, "that enemy"),
        ({"move": {"who": "friend"}}, "that friendly character"),
        ({"move": {"who": "character"}}, "that character"),
    ],
)
def test_an_affected_piece_has_the_noun_of_its_moment(when: dict[str, Any], whom: str) -> None:
    written = {"when": when, "effects": [{"do": "wound", "on": "subject"}]}
    assert clauses(ABILITY.read(written).read(), renderer_of("en"))[-1].text == f"deal 1 wound to {whom}"


def test_the_owner_is_called_this_one_where_it_did_it() -> None:
    written = {"when": {"attack-ends": {"who": "self"}}, "effects": [{"do": "wound", "on": "by"}]}
    assert clauses(ABILITY.read(written).read(), renderer_of("en"))[-1].text == "deal 1 wound to this character"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "for each enemy within 3″ of this character and in its sight: push that enemy 1 hex away"),
        (
            "it",
            (
                "per ogni nemico entro 3″ da questo personaggio e nella sua linea di "
                "vista: spingi quel nemico di 1 esagono"
            ),
        ),
        (
            "es",
            "para cada enemigo a 3″ o menos de este personaje y en su línea de visión: empuja 1 casilla a ese enemigo",
        ),
        (
            "pl",
            (
                "dla każdego wroga w odległości najwyżej 3″ od tej postaci i w jej "
                "polu widzenia: popchnij danego wroga o 1 heks"
            ),
        ),
    ],
)
def test_each_in_turn_has_the_noun_of_its_side(lang: str, text: str) -> None:
    assert effect(lang, {"do": "for-each", "of": NEAR, "effects": [{"do": "push", "on": "it"}]}) == text


def test_each_in_turn_inside_each_goes_by_the_name_that_its_author_gave() -> None:
    """Two nested loops over pieces."""
    around = {"pieces": {"side": "enemies", "within": 1, "of": "a"}}
    inner = {
        "do": "for-each",
        "of": around,
        "as": "b",
        "effects": [{"do": "push", "on": "b"}, {"do": "heal", "on": "a"}],
    }
    outer = {"do": "for-each", "of": {"pieces": {"side": "allies"}}, "as": "a", "effects": [inner]}
    assert effect("en", outer) == (
        "for each ally (“a”): for each enemy within 1″ of the character “a” and in sight of this character (“b”): "
        "(push the character “b” 1 hex away; heal 1 wound on the character “a”)"
    )


@pytest.mark.parametrize(
    ("to", "text"),
    [
        ("all-allies", "dany sojusznik ma zostać znokautowany"),
        ("all-friends", "dana postać ma zostać znokautowana"),
        ("self", "ta postać ma zostać znokautowana"),
    ],
)
def test_polish_agrees_with_whom_it_is_about_to_happen_to(to: str, text: str) -> None:
    read = ABILITY.read({"when": "instead", "of": "knock-out", "to": to}).read()
    assert text in [clause.text for clause in clauses(read, renderer_of("pl"))]
