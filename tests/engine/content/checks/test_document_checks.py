"""More problems than are listed: errors come first, and the number of the others is given."""

import json
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.limits import MAX_PROBLEMS
from engine.registry import declarations
from engine.words import languages, resources_folder

FIRST_GAME = resources_folder() / "systems" / "battleground" / "scenarios" / "first-game.json"
DECLARED = declarations()


def remarkable(**more: Any) -> dict[str, Any]:
    """A mission with more warnings than are listed: authors' words that speak of another number."""
    scores = {"seat": "red", "when": {"phase-begins": {"phase": "clean-up"}}, "effects": [{"do": "score", "points": 1}]}
    words = dict.fromkeys(languages(), "Score 7 points.")
    abilities = [{"id": f"a{number}", "name": {"en": "A"}, "wording": words, **scores} for number in range(20)]
    return {**json.loads(FIRST_GAME.read_bytes()), "id": "test/remarkable", "abilities": abilities, **more}


def test_warnings_hide_no_error() -> None:
    """What it names is put in its place and looked at by the rules of the game all the same."""
    document = remarkable()
    document["armies"][0]["placements"][0]["figure"] = "nobody"
    found = check_document(document, DECLARED, DocumentResolver())
    assert len(found.problems) == MAX_PROBLEMS
    assert [problem.severity for problem in found.problems[:2]] == ["error", "warning"]
    assert found.problems[0].path == "$.armies[0].placements[0].figure"
    assert found.more > 0 == found.more_beside_errors


def test_a_document_that_is_only_remarkable_is_made_whole() -> None:
    """It is played with the map and the armies that it names."""
    found = check_document(remarkable(), DECLARED, DocumentResolver())
    assert found.errors() == ()
    assert isinstance(found.document, Document)
    assert isinstance(found.document.plain()["map"], dict)


def test_problems_beyond_the_listed_ones_are_counted() -> None:
    """Two for each ability and language: a number too many, and one that is lacking; and one of the tokens."""
    found = check_document(remarkable(), DECLARED, DocumentResolver())
    lacking = {problem.code for problem in found.problems}
    per_ability = len(languages()) * len(lacking & {"ability-wording-adds", "ability-wording-lacks"})
    few = check_document(remarkable(abilities=[]), DECLARED, DocumentResolver())
    assert MAX_PROBLEMS + found.more == 20 * per_ability + len(few.problems)
    assert few.more == 0


def test_faults_in_the_form_are_counted_too() -> None:
    """Each place once."""
    names = [{"kind": 0, "id": 0} for _ in range(40)]
    found = check_document(remarkable(references=names, abilities=[]), DECLARED, DocumentResolver())
    assert (len(found.problems), found.more) == (MAX_PROBLEMS, 2 * 40 - MAX_PROBLEMS)
    assert found.more_beside_errors == found.more


def test_a_value_that_cannot_be_read_has_one_problem() -> None:
    """It is not also taken for one that was left out."""
    tactic = {
        "kind": "tactic",
        "schema": "1.0",
        "id": "test/tactic",
        "system": "hoplomachus",
        "name": {"en": "Tactic"},
        "type": "temporary",
        "effects": [{"do": "add-movement", "by": 1}],
    }
    for until, code in (("noon", "content-not-an-option"), (None, "hoplomachus-until-of-temporary")):
        document = tactic if until is None else {**tactic, "until": until}
        problems = check_document(document, DECLARED, DocumentResolver()).errors()
        assert [(problem.path, problem.code) for problem in problems] == [("$.until", code)]
