"""Old documents are read as new ones; each step is a pure function, and a stored document of the past proves it."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content.canonical_json import save
from engine.content.declarations import Declarations, SystemContent, Upgrade
from engine.content.document_kind import common_kinds
from engine.content.loading.document_reader import read_document
from engine.content.loading.schema_upgrade import _upgrade_in, common_upgrades
from tests.support.documents import DECLARED, SAMPLES, Weapon, sample_files

PAST = SAMPLES / "past"


def test_the_state_of_a_game_is_not_searched_for_documents() -> None:
    """What only looks like an old document inside an opaque state stays as it is."""
    state = {"seen": [{"kind": "map", "schema": "0.9", "cells": []}, {"kind": "map", "schema": "7.0"}]}
    position = {"kind": "position", "schema": "1.0", "id": "p", "system": "battleground", "scenario": "s"}
    assert json.loads(save(read_document({**position, "state": state}, DECLARED)))["state"] == state


def test_every_stored_document_of_the_past_is_read() -> None:
    """None is ever dropped, and each is of a version that this program no longer writes."""
    stored = sample_files(PAST)
    assert stored
    for path in stored:
        wire = json.loads(path.read_bytes())
        assert wire["schema"] != common_kinds()[wire["kind"]].version
        read_document(wire, DECLARED)


@pytest.mark.parametrize("step", common_upgrades(), ids=lambda step: f"{step.kind} {step.old}")
def test_every_step_has_a_stored_document(step: Upgrade) -> None:
    """Each step starts from a stored document, ends at a known version, and changes nothing that it was given."""
    wire = json.loads((PAST / f"{step.kind}-{step.old}.json").read_bytes())
    before = copy.deepcopy(wire)
    step.apply(wire)
    assert wire == before
    assert step.new == common_kinds()[step.kind].version or any(step.new == other.old for other in common_upgrades())


def test_a_step_is_named_for_what_it_does() -> None:
    """A file that does not say from where to where is a mistake of ours and raises at once."""
    with pytest.raises(ImportError, match="map_0_9_to_1_0"):
        _upgrade_in("maps")


values = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["wall", "C3", "flat"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "class", "cells", "low_cells", "owner", "cell"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(["grid", "pieces", "zones", "goals", "objectives", "name"]), values))
def test_an_upgrade_never_fails(members: dict[str, Any]) -> None:
    """Whatever an old document holds, the answer is a document or a refusal."""
    for step in common_upgrades():
        assert isinstance(step.apply({"kind": step.kind, "schema": step.old, **members}), dict)


def test_a_system_upgrades_its_own_cards() -> None:
    """The cards of a system have versions and steps of their own, step after step."""

    class Blade(Weapon):
        """A weapon that was named otherwise twice."""

        current = "1.2"

    steps = (
        Upgrade("weapon", "1.0", "1.1", lambda card: {key: value for key, value in card.items() if key != "weight"}),
        Upgrade("weapon", "1.1", "1.2", lambda card: {**card, "cost": card["cost"] * 10}),
    )
    declared = Declarations([SystemContent("forge", cards=(Blade,), upgrades=steps)])
    wire = json.loads((SAMPLES / "test-sword.json").read_bytes()) | {"system": "forge"}
    upgraded = json.loads(save(read_document({**wire, "weight": 2}, declared)))
    assert upgraded == {**wire, "schema": "1.2", "cost": 100}
