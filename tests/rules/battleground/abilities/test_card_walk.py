"""A card takes the way that docs/architecture.md describes, from its JSON to play and to a sentence."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import PROJECT
from tests.support.battleground import scenario
from tests.support.walks import Trail, faults, walk

WAITS = {"when": "on-activation", "effects": [{"do": "gain", "counter": "mana"}]}
IS_USED = {"when": "active", "effects": [{"do": "gain", "counter": "mana"}]}
BESIDE = {
    "engine/abilities/loading/op_slots.py": "the field of an operation, in which its model is made",
    "engine/abilities/loading/ability_variants.py": "the field of an ability, in which its model is made",
    "engine/abilities/wording/slot_values.py": "the slots of a sentence, between renderer and grammar",
    "engine/content/army_parts.py": "the models around a card check their parts",
    "engine/content/id_checks.py": "the models around a card check their parts",
    "engine/content/kinds/scenario.py": "the models around a card check their parts",
    "engine/content/polymorphic_fields.py": "any field of several types",
    "engine/kernel/play/game.py": "any play",
    "engine/kernel/play/loop.py": "any play",
    "engine/kernel/rules/clauses.py": "any condition of a rule",
    "engine/registry.py": "the door to the games",
    "engine/systems/battleground/abilities/use/automatic_use.py": "the question for an aim, which has none here",
    "engine/systems/battleground/documents/card_models.py": "the models around a card check their parts",
    "engine/systems/battleground/setup/setup_steps.py": "the set-up of any game",
}


@pytest.mark.slow
def test_a_card_takes_the_way_that_is_described(tmp_path: Path) -> None:
    """In a process of its own, where no model of an ability is made yet; the scenario is of an older version."""
    source, written = tmp_path / "scenario.json", tmp_path / "trail.json"
    document = scenario(cards={"ana": {"abilities": [WAITS, IS_USED]}})
    source.write_text(json.dumps({**document, "schema": "1.0"}), encoding="utf-8")
    program = [sys.executable, "-m", "tests.support.card_journey", str(source), str(written)]
    ran = subprocess.run(program, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    trail = Trail()
    trail.join(written)
    assert faults(trail, walk("A card, from JSON to play and to a sentence"), BESIDE) == []
