"""Documents leave a library as they entered it: the same document, the same bytes, the same problems."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from database.library import Library
from database.store.document_columns import facts_in, facts_of
from engine.content.canonical_json import save
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.references.resolver import ResolveDocument, UnknownDocument
from tests.support.documents import BODIES, DECLARED, documents, sample_files
from tests.support.libraries import open_library

FEW = settings(max_examples=15)
MANY = settings(max_examples=300)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """One library for all examples: each only sees its own document."""
    return open_library(tmp_path_factory.mktemp("round-trips") / "library.db")


def nothing(name: str) -> dict[str, object]:
    raise UnknownDocument(name)


def said(document: Document, resolve: ResolveDocument) -> tuple[object, ...]:
    return check_document(document.plain(), DECLARED, resolve).problems


def holds(library: Library, wire: dict[str, object]) -> None:
    """load(save(x)) == x and check(load(save(x))) == check(x); its bytes tell as much about it as it does."""
    document = read_document(wire, DECLARED)
    assert isinstance(document, Document)
    library.documents.save(document)
    again = library.documents.get(document.id)
    assert isinstance(again, Document)
    assert again == document
    assert library.documents.text(document.id).encode() == save(document)
    assert said(again, nothing) == said(document, nothing)
    assert library.resolver()(document.id) == document.plain()
    assert facts_in(save(document), DECLARED) == facts_of(document, DECLARED)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@FEW
def test_a_document_comes_back_as_it_was(shared: Library, kind: str, data: st.DataObject) -> None:
    holds(shared, data.draw(documents(kind)))


@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@MANY
def test_very_many_documents_come_back_as_they_were(shared: Library, kind: str, data: st.DataObject) -> None:
    holds(shared, data.draw(documents(kind)))


@pytest.mark.slow
@given(
    wires=st.lists(st.sampled_from(sorted(BODIES)).flatmap(documents), max_size=4, unique_by=lambda wire: wire["id"])
)
@settings(max_examples=25)
def test_a_library_of_random_documents_is_sound(shared: Library, wires: list[dict[str, object]]) -> None:
    """The only problems ever found are ids that do not exist; each document is saved with others of any kind."""
    with shared.transaction():
        shared.documents.save_many(read_document(wire, DECLARED) for wire in wires)
        assert {problem.what for problem in shared.problems()} <= {"dangling"}


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.stem)
def test_the_samples_come_back_as_they_were(library: Library, path: Path) -> None:
    holds(library, read_document(path.read_bytes(), DECLARED).plain())  # type: ignore[union-attr]
