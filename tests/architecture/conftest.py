"""Runs all tests of the architecture in one process, so that they share the parsed source files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import forget_sources

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("architecture"))


@pytest.fixture(scope="package", autouse=True)
def parsed_sources() -> Iterator[None]:
    """Release the syntax trees before other tests run: each garbage collection would go through them."""
    yield
    forget_sources()
