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
