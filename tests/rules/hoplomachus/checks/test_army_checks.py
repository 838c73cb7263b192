"""Warnings of a troop that the box cannot hold (HR-COMP-7)."""

import json
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.registry import declarations
from engine.words import resources_folder
from tests.support.hoplomachus import tactic

STOCK = resources_folder() / "systems" / "hoplomachus"
AMAZONS: dict[str, Any] = json.loads((STOCK / "armies" / "amazons.json").read_bytes())
TITAN: dict[str, Any] = {
    **json.loads((STOCK / "units" / "amazon-warrior.json").read_bytes()),
    "id": "hoplomachus/test-giant",
}


def found(**changes: Any) -> list[tuple[str, str | None]]:
    """The places of the warnings of the Amazons with these changes, and their rules."""
    document = {**AMAZONS, "id": "hoplomachus/test-amazons", **changes}
    problems = check_document(document, declarations(), DocumentResolver()).problems
    assert all(problem.severity == "warning" for problem in problems)
    return [(problem.path, problem.rule) for problem in problems]


@pytest.mark.rule("HR-COMP-7")
@pytest.mark.parametrize(("more", "warned"), [(0, []), (1, [("$.tactics", "HR-COMP-7")])])
def test_more_tactics_than_a_faction_has_are_warned_of(more: int, warned: list[tuple[str, str]]) -> None:
    """It has four."""
    further = [{**tactic(f"further-{number}", {"do": "heal"}), "faction": None} for number in range(more)]
    assert found(tactics=[*AMAZONS["tactics"], *further]) == warned


@pytest.mark.rule("HR-COMP-7")
@pytest.mark.parametrize("rank", ["common", "immortal", "titan"])
def test_a_rival_in_a_troop_is_warned_of(rank: str) -> None:
    """No player leads an immortal or a titan."""
    figure = {"id": "giant", "card": {**TITAN, "rank": rank}}
    number = len(AMAZONS["figures"])
    warned = [(f"$.figures[{number}].card.rank", "HR-COMP-7")] if rank != "common" else []
    assert found(figures=[*AMAZONS["figures"], figure]) == warned
