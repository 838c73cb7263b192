"""The command line within the process of the tests, for tests that need no separate process."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from database.library import Library, no_stock
from database.packs.export import picture_files as pictures
from database.packs.format.contents import Contents
from database.packs.reader import worker
from database.packs.reader.pack_reader import read_pack
from database.packs.reader.staging import Staging, StagingWriter
from editor.cli import main as command_line
from engine.registry import declarations


@dataclass(frozen=True)
class Ran:
    """How a command line went."""

    code: int
    out: str
    err: str


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs it as `hexsmith` would, but without its log, since the tests use logging themselves."""
    monkeypatch.setattr(command_line, "log_to_file", lambda _: None)

    def run(*arguments: str, stdin: bytes = b"", lang: str = "en") -> Ran:
        monkeypatch.setenv("HEXSMITH_LANG", lang)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = command_line.main(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def packs_read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs are read in this process, and no stock is written into libraries: that is quicker."""

    def read_here(path: Path, staging: Staging, *, without_broken: bool = False, **_: object) -> Contents:
        with path.open("rb") as file:
            return read_pack(file, declarations(), StagingWriter(staging.folder), without_broken=without_broken)

    for module in (worker, pictures):
        monkeypatch.setattr(module, "read_in_worker", read_here)
    monkeypatch.setattr(Library, "open", partial(Library.open, stock=no_stock))
