"""A separate library for each test that needs one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from database.library import Library
from tests.support.libraries import Clock, open_library


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def library(tmp_path: Path, clock: Clock) -> Iterator[Library]:
    """An empty library."""
    with open_library(tmp_path / "library.db", now=clock) as opened:
        yield opened
