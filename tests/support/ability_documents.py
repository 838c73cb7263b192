"""A card of Battleground with the abilities of a test, and the problems reported for it."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.content.checks.document_checks import check_document
from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError, Problem
from engine.content.references.resolver import UnknownDocument
from engine.words import languages
from tests.support.battleground import DECLARED


def card(*abilities: dict[str, Any]) -> dict[str, Any]:
    """A character with these abilities."""
    return {
        "kind": "character",
        "schema": "1.0",
        "id": "test/ana",
        "system": "battleground",
        "faction": None,
        "health": 5,
        "strength": 1,
        "toughness": 1,
        "mind": 1,
        "power": 1,
        "perception": 1,
        "speed": [5, 8],
        "cost": 3,
        "abilities": list(abilities),
    }


def wrong(ability: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """Path within the ability, code and nearest name of each error; each is also rendered in every language."""
    try:
        read_document(card(ability), DECLARED)
    except ContentError as error:
        return _reported(error.errors)
    return []


def warned(*abilities: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """Path within the ability, code and nearest name of each warning about a valid card."""
    found = check_document(card(*abilities), DECLARED, _nothing).problems
    assert all(problem.severity == "warning" for problem in found), found
    return _reported(found)


def problem_lines(document: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """Path, code and nearest name of every problem of a document."""
    return _reported(check_document(document, DECLARED, _nothing).problems)


def _reported(problems: Iterable[Problem]) -> list[tuple[str, str, str | None]]:
    reported = []
    for problem in problems:
        assert all(problem.sentence(lang) for lang in languages())
        reported.append((problem.path.replace("$.abilities[0]", "$"), problem.code, problem.suggestion))
    return reported


def _nothing(name: str) -> Mapping[str, Any]:
    raise UnknownDocument(name)
