"""Playable documents: found by their id, of the right kind, whole; what is not is refused with its place."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.content.kinds.journal import Journal
from engine.content.kinds.position import Position
from engine.content.kinds.scenario import Scenario
from engine.content.references.resolver import UnknownDocument
from engine.registry import probe_scenario
from engine.session.context import GameContext
from engine.session.documents import find_document, load_playable
from engine.session.refusal import Refusal

SCENARIO = probe_scenario("physical-dice")


def no_document(name: str) -> Mapping[str, Any]:
    """A resolver that has a map and a scenario with similar names, and had one document that lies in the trash."""
    if name in ("test/known-map", "test/known"):
        return {"kind": "map" if name.endswith("map") else "scenario", "id": name}
    raise UnknownDocument(name, lambda: ("test/known-map", "test/known"), in_trash=name == "test/thrown-away")


CONTEXT = GameContext(no_document, with_probes=True)


def refused(said: str | Mapping[str, Any], kind: Any = Scenario, context: GameContext = CONTEXT) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        load_playable(context, said, kind, "$.scenario")
    assert refusal.value.code == "bad-document"
    return refusal.value


def ids(refusal: Refusal) -> list[str]:
    return [sentence.id for sentence in refusal.sentences]


def test_a_document_is_itself_or_found_by_its_id() -> None:
    context = GameContext({"test/game": SCENARIO}.__getitem__, with_probes=True)
    assert find_document(context, "test/game", "$") is find_document(context, SCENARIO, "$") is SCENARIO
    assert load_playable(context, "test/game", Scenario, "$").system == "physical-dice"


def test_an_unknown_id_is_refused_with_a_hint() -> None:
    refusal = refused("test/knwon")
    assert ids(refusal) == ["protocol-no-such-document", "content-did-you-mean"]
    assert refusal.path == "$.scenario"
    assert ("name", "test/known") in refusal.sentences[1].values, "the map is more similar, and no scenario"
    assert ids(refused("test/knwon", Journal)) == ["protocol-no-such-document"]
    assert ids(refused("test/thrown-away")) == ["protocol-no-such-document", "content-in-the-trash"]


def test_a_document_of_another_kind_is_refused() -> None:
    refusal = refused(SCENARIO, Position)
    assert (ids(refusal), refusal.path) == (["protocol-other-kind"], "$.scenario.kind")


def test_a_probe_is_refused_where_none_were_asked_for() -> None:
    refusal = refused(SCENARIO, context=GameContext(no_document))
    assert refusal.path == "$.scenario.system"


def test_all_problems_are_sent_the_first_as_the_sentence() -> None:
    refusal = refused({**SCENARIO, "colour": "red", "size": 3})
    assert sorted(problem.path for problem in refusal.problems) == ["$.scenario.colour", "$.scenario.size"]
    assert refusal.path == refusal.problems[0].path
    written = refusal.to_json("en")
    assert written["code"] == "bad-document"
    assert len(written["findings"]) == 2  # type: ignore[arg-type]
