"""The kernel's promises, in games that have placing, glory cards, objectives and a massive figure in them, too."""

from typing import Any

import pytest

from engine.systems.battleground.system import SYSTEM
from tests.support import battleground, conformance
from tests.support.conformance import Played

LINES: dict[str, Any] = {
    "red": "ana max ad@B3",
    "blue": "bo@D3 be bi",
    "size": "4x5",
    "bases": {"max": [[0, 0], [0, 1]]},
    "pieces": {"platform": "A1 A2", "low": "B1"},
    "zones": {"red": "A1-A3", "blue": "C5 D5"},
    "objectives": "o1@B3 o2@D4 o3@C1",
    "decks": {seat: " ".join(f"fate-{n}-2-{n}" for n in (1, 2, 3, 4, 1, 2)) for seat in ("red", "blue")},
    "glory": {"red": "glory-3 glory-4", "blue": "glory-1"},
    "first": "blue",
}


@pytest.fixture(params=[{}, {"profile": {"preset": "es"}}, {"profile": {"preset": "pl"}, "tops": "pointy"}])
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Played:
    """A random game of such a scenario."""
    document = battleground.scenario(**{**LINES, **request.param})
    monkeypatch.setattr(conformance, "scenario_of", lambda _: document)
    return Played(SYSTEM, seed=len(str(request.param)))


def test_choices_saving_secrets_and_reasons(played: Played) -> None:
    """Looked at in each decision of a whole game."""
    conformance.check_promises(played)
