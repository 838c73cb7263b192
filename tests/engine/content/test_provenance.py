"""The origin of a document, and of single values that come from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from tests.support.document_folder import CHARACTER, FATE, HEAD
from tests.support.documents import DECLARED, codes_by_path


def marked(*paths: str, card: Mapping[str, Any] = CHARACTER, **body: Any) -> dict[str, Any]:
    """A card that is ours, but for these values."""
    provenance = {"source": "house", "values": dict.fromkeys(paths, "rulebook")}
    return {**HEAD, "id": "marked", **card, **body, "provenance": provenance}


def test_values_of_another_source_are_marked_by_their_places() -> None:
    """A field, or a part of its value; the written value equals the one read."""
    for document in (
        marked("initiative", "bonus", card=FATE),
        marked("name.en", name={"en": "Marked"}),
        marked("speed", "speed.1", "base.0.1"),
    ):
        assert read_document(document, DECLARED).plain() == document  # type: ignore[union-attr]  # it is current


@pytest.mark.parametrize("path", ["initiatve", "speed.2", "speed.x", "speed.0.0", "Speed", "speed..0", ""])
def test_the_provenance_of_a_missing_value_is_reported(path: str) -> None:
    places = [f"$.provenance.values.{path}", f'$.provenance.values["{path}"]']
    ((place, code),) = codes_by_path(marked(path))
    assert code == "content-no-such-value"
    assert place in places


def test_a_source_is_one_of_three() -> None:
    document = marked("speed")
    document["provenance"]["values"]["speed"] = "rumour"
    assert codes_by_path(document) == [("$.provenance.values.speed", "content-not-an-option")]
