"""No shipped ability of a card, skill, tactic or mission of either game causes a warning."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.registry import declarations, systems
from engine.words import resources_folder

DECLARED = declarations()
STOCK = DocumentResolver(with_files=False)
NOT_OF_ABILITIES = ("battleground-not-in-the-box", "battleground-tokens-beyond-the-box")
"""What is reported of maps that need more pieces than the printed box has."""


def documents(game: str) -> Iterator[Path]:
    """The documents of a game that ship."""
    for path in sorted((resources_folder() / "systems" / game).rglob("*.json")):
        found = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(found, dict) and "kind" in found:
            yield path


@pytest.mark.parametrize("game", list(systems()))
def test_no_ability_that_ships_has_a_warning(game: str) -> None:
    """Alone, on its card, with others of an army, in a scenario."""
    reported = [
        (path.name, problem.path, problem.code)
        for path in documents(game)
        for problem in check_document(path.read_bytes(), DECLARED, STOCK).problems
        if problem.code not in NOT_OF_ABILITIES
    ]
    assert reported == []
