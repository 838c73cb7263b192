"""The conditions of a selector become a relative clause of its noun, in four languages."""

from typing import Any

import pytest

from engine.abilities.wording.clauses import line_by_line
from engine.content.declarations import Declarations
from engine.content.loading.document_reader import read_document
from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.documents.ability_fields import ABILITY
from engine.systems.hoplomachus.abilities.types.ability_text import ability_passages
from engine.systems.hoplomachus.content import CONTENT as HOPLOMACHUS
from engine.systems.hoplomachus.documents.skill_documents import SkillCard

HURT = {"wounded": {"who": "it"}}
INTERRUPTED = {"interrupted": {"who": "it"}}


def such(where: dict[str, Any], side: str = "enemies") -> dict[str, Any]:
    """The pieces of a side with a condition."""
    return {"pieces": {"side": side, "where": where}}


def effect(lang: str, effect: dict[str, Any]) -> str:
    """How an effect reads, without its label and full stop."""
    written = {"when": "active", "cost": {"ap": 1}, "effects": [effect]}
    return list(line_by_line(clauses(ABILITY.read(written).read(), renderer_of(lang)), lang))[-1].partition(": ")[2]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "deal 1 wound to each enemy that has wounds"),
        ("it", "infliggi 1 ferita a ogni nemico che ha ferite"),
        ("es", "inflige 1 herida a cada enemigo que tiene heridas"),
        ("pl", "zadaj 1 ranę każdemu wrogowi, który ma rany"),
    ],
)
def test_of_one_it_is_a_relative_clause(lang: str, text: str) -> None:
    assert effect(lang, {"do": "wound", "on": such(HURT)}) == text


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "enemies each of whom has wounds"),
        ("it", "nemici ciascuno dei quali ha ferite"),
        ("es", "enemigos cada uno de los cuales tiene heridas"),
        ("pl", "wrogów, z których każdy ma rany"),
    ],
)
def test_of_several_it_is_about_each(lang: str, text: str) -> None:
    """The verb of a condition is in the singular, regardless of the number of pieces."""
    assert f"{text})" in effect(lang, {"do": "draw", "cards": {"count": {"of": such(HURT)}}})


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "each enemy that has wounds and in whose case somebody is interrupting that enemy"),
        ("it", "ogni nemico che ha ferite e tale che qualcuno sta interrompendo quel nemico"),
        ("es", "cada enemigo que tiene heridas y tal que alguien está interrumpiendo a ese enemigo"),
        ("pl", "każdemu wrogowi, który ma rany i w przypadku którego ktoś przerywa działanie danego wroga"),
    ],
)
def test_a_condition_that_begins_with_others_stands_behind_those_that_do_not(lang: str, text: str) -> None:
    assert text in effect(lang, {"do": "wound", "on": such({**INTERRUPTED, **HURT})})


@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("enemies", "niech każdy wróg, który ma rany, wykona skok"),
        ("all", "niech każda postać, która ma rany, wykona skok"),
    ],
)
def test_polish_ends_the_clause_where_the_sentence_goes_on(side: str, text: str) -> None:
    """With a comma, and with a pronoun in the gender of its noun."""
    assert effect("pl", {"do": "jump", "on": such(HURT, side)}) == text


def test_polish_ends_it_before_what_follows_in_a_row() -> None:
    both = {"there-are": {"who": such(HURT), "least": 2}, "engaged": {"who": "self"}}
    written = {"when": "always", "modify": "mind", "by": 1, "if": both}
    [text] = line_by_line(clauses(ABILITY.read(written).read(), renderer_of("pl")), "pl")
    assert "jeśli liczba wrogów, z których każdy ma rany, wynosi co najmniej 2 i ta postać jest w zwarciu" in text


def test_an_aside_stands_inside_the_commas() -> None:
    nearest = {"nearest": {"of": such(HURT)}}
    text = effect("pl", {"do": "jump", "on": nearest})
    assert text.endswith("spośród wrogów, z których każdy ma rany (razem z remisującymi), wykona skok")


def test_a_number_that_is_worked_out_is_explained_once() -> None:
    """Nothing that was said on trial is left behind."""
    mana = {"has": {"who": "it", "counter": "mana", "least": {"statistic": {"of": "it", "name": "mind"}}}}
    text = effect("en", {"do": "wound", "on": such({"not": mana})})
    assert text.count("X = ") == 1


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "this character has wounds and this is not true: this character is engaged"),
        ("it", "questo personaggio ha ferite e non è vero che questo personaggio è ingaggiato"),
        ("pl", "ta postać ma rany i nieprawda, że ta postać jest w zwarciu"),
    ],
)
def test_a_denied_condition_stands_last(lang: str, text: str) -> None:
    """Whatever its author wrote first: what came behind it would seem to be denied too."""
    both = {"not": {"engaged": {"who": "self"}}, "wounded": {"who": "self"}}
    written = {"when": "always", "modify": "mind", "by": 1, "if": both}
    [line] = line_by_line(clauses(ABILITY.read(written).read(), renderer_of(lang)), lang)
    assert line.endswith(text)


def test_of_several_such_all_but_the_last_stand_in_brackets() -> None:
    both = {"not": {"engaged": {"who": "self"}}, "any": [{"wounded": {"who": "self"}}, {"focused": {"who": "self"}}]}
    written = {"when": "on-activation", "if": both, "effects": [{"do": "draw"}]}
    text = list(line_by_line(clauses(ABILITY.read(written).read(), renderer_of("en")), "en"))
    assert any("true: " in line and ") and " in line for line in text)


@pytest.mark.parametrize(("name", "text"), [("power", "“power”"), ("reach", "“reach”")])
def test_a_parameter_that_is_called_like_a_number_of_the_game_is_its_author_s(name: str, text: str) -> None:
    """Not: the number of powers."""
    skill = {
        "kind": "skill",
        "schema": "1.0",
        "id": "test/cage",
        "system": "hoplomachus",
        "name": {"en": "Cage"},
        "parameters": [{"id": name}],
        "ability": {"when": "special", "to": "opponent", "effects": [{"do": "hurt", "damage": {"named": name}}]},
    }
    document = read_document(skill, Declarations((HOPLOMACHUS,)))
    assert isinstance(document, SkillCard)
    [passage] = ability_passages(document, "en")
    assert passage.lines[-1].endswith(f"(X = {text}).")
