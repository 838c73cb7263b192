"""`hexsmith explain-card`: what cards do, in words, from their data."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.words import languages
from tests.cli.conftest import Ran
from tests.cli.running import hexsmith

Here = Callable[..., Ran]

MASTER = "battleground/man-at-arms"


@pytest.mark.command("hexsmith explain-card")
def test_it_says_what_a_card_does_clause_by_clause() -> None:
    done = hexsmith("explain-card", MASTER, "--lang", "en")
    first, *rest = done.stdout.splitlines()
    assert first == "Man-At-Arms"
    assert rest[:4] == [
        "  Master Tactician",
        "    Cost: 1 action point and 1 mana",
        "    Target: an ally within 12″",
        "    Effect: give a free move to the target",
    ]
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("lang", "said"), [("en", "at distance 3 or less"), ("pl", "w odległości 3 lub mniejszej")])
def test_a_unit_tells_its_skills_with_its_own_numbers(here: Here, lang: str, said: str) -> None:
    """Words that a skill may choose from, too, by their names."""
    told = here("explain-card", "hoplomachus/rostam", "--lang", lang).out.splitlines()
    assert len(told) == 1 + 2 * 3
    assert said in told[-1]
    assert "outnumbered:" not in here("explain-card", "hoplomachus/amazon-priestess", "--lang", "pl").out


def test_a_skill_without_words_of_its_author_has_the_numbers_of_the_unit(here: Here, tmp_path: Path) -> None:
    """In its place and in the right form."""
    head = {"schema": "1.0", "system": "hoplomachus", "provenance": {"source": "author"}}
    ability = {"when": "ability", "to": "unit", "range": 1, "effects": [{"do": "hurt", "damage": {"named": "much"}}]}
    skill = {**head, "kind": "skill", "id": "mine/bite", "name": {"en": "Bite"}, "ability": ability}
    unit = {**head, "kind": "unit", "id": "mine/wolf", "name": {"en": "Wolf"}, "class": "beast", "movement": 3}
    bites = [{"skill": "mine/bite", "much": 4}]
    for document in (
        {**skill, "parameters": [{"id": "much"}]},
        {**unit, "range": 1, "health": 3, "attack": ["blue"], "skills": bites},
    ):
        (tmp_path / f"{document['kind']}.json").write_text(json.dumps(document), encoding="utf-8")
    alone = here("explain-card", "mine/bite", "--library", str(tmp_path)).out
    assert "X damage" in alone
    ran = here("explain-card", "mine/wolf", "--library", str(tmp_path))
    assert ran.code == 0, ran.err
    assert "4 damage" in ran.out


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_the_language_that_is_asked_for(here: Here, lang: str) -> None:
    """That of the command line, where none is."""
    assert here("explain-card", MASTER, "--lang", lang).out == here("explain-card", MASTER, lang=lang).out


def test_languages_differ(here: Here) -> None:
    assert len({here("explain-card", MASTER, "--lang", lang).out for lang in languages()}) == len(languages())


def test_a_language_nobody_speaks_is_wrong_use(here: Here) -> None:
    ran = here("explain-card", MASTER, "--lang", "cs")
    assert (ran.code, ran.out) == (2, "")
    assert "“cs”" in ran.err


def test_json_is_for_programs(here: Here) -> None:
    (file,) = json.loads(here("explain-card", "--json", MASTER).out)["files"]
    assert (file["file"], file["passages"][0]["name"]) == (MASTER, "Master Tactician")
    assert "Cost: 1 action point and 1 mana" in file["passages"][0]["lines"]


def test_a_card_of_ones_own_is_read_from_its_file(here: Here, tmp_path: Path) -> None:
    """One with an author's own words says these; one that is wrong says what is wrong, and fails."""
    card = json.loads(Path("resources/systems/battleground/fate/council-of-war.json").read_text(encoding="utf-8"))
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps({**card, "bonus": {**card["bonus"], "wording": {"en": "Ask the wise."}}}))
    assert "Ask the wise." in here("explain-card", str(mine)).out
    mine.write_text(json.dumps({**card, "bonus": {"effects": [{"do": "drow"}]}}))
    ran = here("explain-card", str(mine))
    assert (ran.code, ran.out) == (1, "")
    assert "“draw”" in ran.err


def test_what_is_no_document_of_a_game_is_told(here: Here) -> None:
    ran = here("explain-card", "-", said=b'{"kind": "notes", "schema": "1.0", "id": "n", "text": "x"}')
    assert ran.code == 1
    assert ran.err
