"""`hexsmith explain-card`: what cards do, in words, from their data."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.words import languages
from tests.editor.cli.command_process import hexsmith
from tests.editor.cli.conftest import Ran

Here = Callable[..., Ran]

MASTER = "battleground/man-at-arms"


@pytest.mark.slow
@pytest.mark.command("hexsmith explain-card")
def test_a_card_is_explained_clause_by_clause() -> None:
    done = hexsmith("explain-card", MASTER, "--lang", "en")
    first, *rest = done.stdout.splitlines()
    assert first == "Man-At-Arms"
    assert rest[0] == "  Character: Masters of the Universe"
    assert rest[9:13] == [
        "  Master Tactician",
        "    Cost: 1 AP and 1 mana",
        "    Target: a visible ally within 12″",
        "    The target makes a free move.",
    ]
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.rule("BG-COMP-3", "BG-COMP-4", "BG-COMP-5", "BG-COMP-6")
@pytest.mark.parametrize(
    ("card", "values"),
    [
        (
            "he-man",
            [
                "Character: Masters of the Universe",
                "Strength: 5",
                "Toughness: 4",
                "Mind: 3",
                "Power: 1",
                "Perception: 3",
                "Speed: 5, focused 8",
                "Health: 7",
            ],
        ),
        ("arm-cannon", ["Weapon: ranged; range 12″; wounds for successes: 1–2: 1, 3+: 2"]),
        ("fireball", ["Weapon: spell; range 10″; mana: 2; area: 2 more hexes; wounds for successes: 1–3: 1, 4+: 2"]),
        ("ring-of-grayskull", ["Item: Masters of the Universe; trinket"]),
        ("hold-the-line", ["Glory card: Masters of the Universe", "Initiative: 4", "Action points: 2", "Mana: 1"]),
        ("not-a-scratch", ["Glory card", "Initiative: 3", "Action points: 2", "Mana: 1"]),
        ("steady-hand", ["Fate card: Masters of the Universe", "Initiative: 3", "Action points: 2", "Mana: 2"]),
    ],
)
def test_the_printed_values_come_before_the_abilities(here: Here, card: str, values: list[str]) -> None:
    """People see all they need to judge a card, and programs get the same."""
    name = f"battleground/{card}"
    (printed,) = json.loads(here("explain-card", "--json", name).out)["files"]
    read = [": ".join(filter(None, each.values())) for each in printed["values"]]
    assert read[: len(values)] == values
    cost = DocumentResolver(with_files=False)(name).get("cost")
    assert read[len(values) :] == ([] if cost is None else [f"Cost: {cost}"])
    assert [line.strip() for line in here("explain-card", name).out.splitlines()[1 : len(read) + 1]] == read


def test_documents_that_are_no_cards_have_no_values(here: Here) -> None:
    for name in ("battleground/castle-siege", "hoplomachus/rostam"):
        assert json.loads(here("explain-card", "--json", name).out)["files"][0]["values"] == []


@pytest.mark.parametrize(("lang", "text"), [("en", "at distance 3 or less"), ("pl", "w odległości 3 lub mniejszej")])
def test_a_unit_tells_its_skills_with_its_own_numbers(here: Here, lang: str, text: str) -> None:
    """Words that a skill may choose from, too, by their names."""
    printed = here("explain-card", "hoplomachus/rostam", "--lang", lang).out.splitlines()
    assert len(printed) == 1 + 2 * 3
    assert text in printed[-1]
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


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_cards_are_explained_in_the_chosen_language(here: Here, lang: str) -> None:
    """The option has the same effect as the language of the environment."""
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
    assert "Cost: 1 AP and 1 mana" in file["passages"][0]["lines"]


def test_literal_sentences_are_an_option_away(here: Here) -> None:
    lines = here("explain-card", "--literal", MASTER).out.splitlines()
    assert "    Cost: 1 action point and 1 mana" in lines
    assert "    Effect: give a free move to the target" in lines


def test_a_card_of_ones_own_is_read_from_its_file(here: Here, tmp_path: Path) -> None:
    """A card with an author's own words shows these; an invalid one shows its problems, and fails."""
    card = json.loads(Path("resources/systems/battleground/fate/council-of-war.json").read_text(encoding="utf-8"))
    mine = tmp_path / "mine.json"
    mine.write_text(json.dumps({**card, "bonus": {**card["bonus"], "wording": {"en": "Ask the wise."}}}))
    assert "Ask the wise." in here("explain-card", str(mine)).out
    mine.write_text(json.dumps({**card, "bonus": {"effects": [{"do": "drow"}]}}))
    ran = here("explain-card", str(mine))
    assert (ran.code, ran.out) == (1, "")
    assert "“draw”" in ran.err


def test_a_document_of_no_game_is_refused(here: Here) -> None:
    ran = here("explain-card", "-", stdin=b'{"kind": "notes", "schema": "1.0", "id": "n", "text": "x"}')
    assert ran.code == 1
    assert ran.err
