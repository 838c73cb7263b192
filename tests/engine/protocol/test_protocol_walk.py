"""A line of the protocol takes the way that docs/architecture.md describes."""

import json
import sys
from io import BytesIO, TextIOWrapper

import pytest

from editor.cli import main as command_line
from engine.protocol.verb_registry import verbs
from tests.support.walks import Trail, faults, walk

NEW = b'{"do": "new", "scenario": "physical-dice/probe"}\n'
CHOOSE = b'{"do": "choose", "choice": {"kind": "throw"}}\n'
BESIDE = {"editor/cli/main.py": "reads the command line before"}


class Lines(BytesIO):
    """The lines of standard input; the walk begins with the last one, whose verb is looked up anew."""

    def __init__(self, trail: Trail) -> None:
        super().__init__(NEW + CHOOSE)
        self._trail = trail

    def readline(self, size: int | None = -1) -> bytes:
        line = super().readline(size)
        if line == CHOOSE:
            verbs.cache_clear()
            self._trail.begin_anew()
        return line


def test_a_line_takes_the_way_that_is_described(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game is begun before; the line is a choice that is made in it."""
    trail = Trail()
    monkeypatch.setattr(command_line, "log_to_file", lambda _: None)
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(Lines(trail)))
    with trail.followed():
        assert command_line.main(("engine", "--probes")) == 0
    assert [json.loads(line)["ok"] for line in capsys.readouterr().out.splitlines()] == [True, True]
    assert faults(trail, walk("A line of the protocol"), BESIDE) == []
