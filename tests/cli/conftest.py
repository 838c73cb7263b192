"""The command line in the process of the tests, for what needs no process of its own."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from editor.cli import main as command_line


@dataclass(frozen=True)
class Ran:
    """How a command line went."""

    code: int
    out: str
    err: str


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Runs it as `hexsmith` would, but for its log, which belongs to the tests."""
    monkeypatch.setattr(command_line, "log_to_file", lambda _: None)

    def run(*arguments: str, said: bytes = b"", lang: str = "en") -> Ran:
        monkeypatch.setenv("HEXSMITH_LANG", lang)
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(said)))
        code = command_line.main(arguments)
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return run
