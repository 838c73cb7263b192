"""A document that is read and written again is unchanged, with the same bytes."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.content.canonical_json import digest, pretty, save
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from tests.support.documents import BODIES, DECLARED, documents, kinds_declared

FEW = settings(max_examples=40)
MANY = settings(max_examples=400)


def read(source: bytes | str | dict[str, object]) -> Document:
    """A document that is read, not only kept."""
    document = read_document(source, DECLARED)
    assert isinstance(document, Document)
    return document


def test_random_documents_exist_for_every_kind() -> None:
    """A new kind must get its strategy, or nothing here would prove anything about it."""
    assert set(BODIES) == set(kinds_declared())


def holds(wire: dict[str, object]) -> None:
    """The properties of a document that is read and written."""
    document = read(wire)
    saved = save(document)
    again = read(saved)
    assert again == document
    assert save(again) == saved
    assert digest(again) == digest(document)
    assert read(pretty(document)) == document
    turned = json.loads(json.dumps(wire), object_pairs_hook=lambda pairs: dict(reversed(pairs)))
    assert save(read(turned)) == saved


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@FEW
def test_a_saved_document_loads_as_itself(kind: str, data: st.DataObject) -> None:
    """load(save(x)) == x with the same bytes and hash; so does the form for people, and any other order of keys."""
    holds(data.draw(documents(kind)))


@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@MANY
def test_very_many_saved_documents_load_as_themselves(kind: str, data: st.DataObject) -> None:
    """The same for hundreds of documents of every kind."""
    holds(data.draw(documents(kind)))


def test_equal_content_is_written_in_one_form() -> None:
    """Whole measures, composed letters, and values left at their default: one content, one form."""
    grid = {"shape": "hex", "tops": "flat", "columns": 2, "rows": 2}
    wire = {"kind": "map", "schema": "1.1", "id": "m"}
    plain = read({**wire, "name": {"en": "Caf\u00e9"}, "grid": {**grid, "inch": 1}})
    other = read({**wire, "name": {"en": "Cafe\u0301", "it": None}, "tags": [], "grid": {**grid, "inch": 1.0}})
    assert save(plain) == save(other)
    assert (
        save(plain)
        == (
            '{"grid":{"columns":2,"inch":1,"rows":2,"shape":"hex","tops":"flat"},'
            '"id":"m","kind":"map","name":{"en":"Caf\u00e9"},"schema":"1.1"}\n'
        ).encode()
    )
