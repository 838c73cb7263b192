"""The promises of the kernel, kept in the middle of abilities that ask, at every question of random answers."""

from typing import Any

import pytest

from tests.engine.abilities.runtime.test_effect_runner import TWO_CHOICES
from tests.engine.abilities.toy import SYSTEM
from tests.support import conformance
from tests.support.conformance import Played

SEVERAL: dict[str, Any] = {
    "do": "choose",
    "as": "foe",
    "from": {"pieces": {"side": "all", "where": {"not": {"is": {"who": "it", "one-of": "self"}}}}},
    "count": 2,
    "may": True,
}
CLOSED: dict[str, Any] = {
    "do": "one-of",
    "may": True,
    "options": [
        {"if": {"trait": {"who": "self", "trait": "king"}}, "effects": [{"do": "score", "points": 1}]},
        {"effects": [{"do": "gain", "counter": "gold", "on": "foe"}]},
        {"effects": [{"do": "lose", "counter": "gold", "on": "foe"}]},
    ],
}


EFFECTS = [*TWO_CHOICES, SEVERAL, CLOSED]


@pytest.mark.parametrize("seed", range(6))
def test_the_promises_hold_while_abilities_ask(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "scenario_of", lambda _: {"effects": EFFECTS, "whom": ["bo"]})
    played, asked = Played(SYSTEM, seed), 0
    for decision in played.decisions():
        conformance.check_choices(played.game, decision)
        conformance.check_refusals(played.game, decision)
        conformance.check_saving(played)
        conformance.check_undo(played)
        conformance.check_wishes(played, decision)
        asked += 1
    assert asked >= 4
