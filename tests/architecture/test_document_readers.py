"""`--near` of a document chooses the tests that read it; here, for all files of the project are parsed already."""

import pytest

from tests.architecture.sources import PRODUCT, PROJECT, sources
from tests.tools.near_tests import ImportGraph


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    return ImportGraph(source for package in (*PRODUCT, "tests") for source in sources(PROJECT, package))


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("docs/architecture.md", "tests/editor/pages/library/test_document_edit_walk.py"),
        ("docs/glossary.md", "tests/architecture/test_class_and_module_names.py"),
        ("docs/adding.md", "tests/architecture/test_guides.py"),
        ("README.md", "tests/architecture/test_guides.py"),
        ("dev", "tests/architecture/test_guides.py"),
        ("resources/words/pl/rules.ftl", "tests/engine/words/test_every_word.py"),
    ],
)
def test_documents_lead_to_the_tests_that_read_them(graph: ImportGraph, path: str, test: str) -> None:
    assert test in graph.tests_near([path])
