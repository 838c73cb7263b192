"""Runs all tests of the architecture in one process, so that they share the parsed source files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.imports import forget_uses
from tests.architecture.sources import forget_sources

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They come first: one process goes on with them for long, and the others must not wait for it at the end."""
    items.sort(key=lambda item: FOLDER not in item.path.parents)
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("architecture"))


@pytest.fixture(scope="package", autouse=True)
def parsed_sources() -> Iterator[None]:
    """Release the syntax trees before other tests run, some 300 MB."""
    yield
    forget_uses()
    forget_sources()
