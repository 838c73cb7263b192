"""`hexsmith` itself: its version, its help, its log, its window, and how it ends."""

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from editor.app.log import FILE, log_folder
from editor.cli.main import OUR_BUG, STREAM_FAILS
from engine.version import VERSION
from engine.words import languages, say
from tests.editor.cli.command_process import COMMAND, HEARS_INTERRUPTS, PATIENCE, PROJECT, hexsmith
from tests.editor.cli.conftest import Ran

Here = Callable[..., Ran]
HEAVY = ("PySide6", "fluent", "pydantic", "pydantic_core", "shapely", "sqlalchemy", "sqlmodel")


def imported_by(*arguments: str) -> set[str]:
    """The packages that a command imports."""
    program = f"import sys\nfrom editor.cli.main import main\nmain({list(arguments)})\nprint('|', *sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=PROJECT, timeout=PATIENCE
    )
    return {name.partition(".")[0] for name in done.stdout.rpartition("|")[2].split()}


def test_the_version_costs_next_to_nothing() -> None:
    assert hexsmith("--version").stdout == f"Hexsmith {VERSION}\n"
    assert imported_by("--version").isdisjoint(HEAVY)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("schema", "protocol"),
        ("check", "-"),
        ("play", "sealed-pick/probe", "--probes", "--players", "random,random"),
        ("engine",),
    ],
    ids=lambda arguments: arguments[0],
)
def test_no_verb_needs_a_window_or_a_library(arguments: tuple[str, ...]) -> None:
    assert imported_by(*arguments).isdisjoint({"PySide6", "sqlmodel", "sqlalchemy"})


def test_help_speaks_four_languages(here: Here) -> None:
    helps = {lang: here("--help", lang=lang).out for lang in ("en", "it", "es", "pl")}
    assert len(set(helps.values())) == 4
    assert all(verb in help_ for verb in ("check", "engine", "play", "schema") for help_ in helps.values())


@pytest.mark.parametrize("arguments", [("plai",), ("--bogus",), ("check",), ("--log-level", "loud", "schema", "list")])
def test_wrong_use_ends_with_two(here: Here, arguments: tuple[str, ...]) -> None:
    ran = here(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "hexsmith" in ran.err


def test_without_a_verb_it_opens_the_window(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it does with a scenario or a file to be opened, or with a library; its exit code is that of the window."""
    opened: list[Sequence[str]] = []

    def open_window(arguments: Sequence[str]) -> int:
        opened.append(arguments)
        return 3

    monkeypatch.setattr("editor.app.main.main", open_window)
    assert here().code == 3
    wanted = [
        ["battleground/first-game"],
        ["mission.json"],
        ["ruins.hexpack"],
        ["RUINS.HEXPACK"],
        ["--library", "mine"],
        ["--library=mine", "mine/mission"],
        ["--library", "mine", "ruins.hexpack"],
    ]
    for arguments in wanted:
        assert here(*arguments).code == 3
    assert [list(each) for each in opened] == [[], *wanted]


def test_a_library_named_before_a_verb_is_what_the_verb_is_about(here: Here, tmp_path: Path) -> None:
    """At any depth; a library given to the verb itself takes precedence, and verbs without a library ignore it."""
    first, second = str(tmp_path / "first.db"), str(tmp_path / "second.db")
    assert here("--library", first, "library", "path").out == f"{first}\n"
    assert here(f"--library={first}", "library", "path").out == f"{first}\n"
    assert here("--library", first, "library", "path", "--library", second).out == f"{second}\n"
    for about_it in (("library", "check"), ("pack", "list")):
        ran = here("--library", first, *about_it)
        assert (ran.code, first in ran.err) == (1, True)
    assert here("--library", first, "schema", "list").code == 0
    assert here("--library", first, "plai").code == 2
    assert not Path(first).exists()


def test_a_fault_of_ours_is_logged_and_reported_in_a_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("a verb of the command line failed")
    monkeypatch.setattr("editor.cli.verbs.schema.schema_names", lambda: 1 // 0)
    ran = here("schema", "list")
    assert (ran.code, ran.out) == (OUR_BUG, "")
    assert ran.err.startswith("hexsmith: ")
    assert "Traceback" not in ran.err


@pytest.mark.slow
def test_the_log_is_a_file_and_nothing_but_answers_is_on_standard_output(tmp_path: Path) -> None:
    done = hexsmith("--log-level", "debug", "engine", stdin=b'{"do":"hello"}\n', HEXSMITH_LOG_DIR=str(tmp_path / "new"))
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700
    assert (done.stdout.count("\n"), done.stderr) == (1, "")
    assert "engine" in (tmp_path / "new" / FILE).read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_log_level_says_how_much(tmp_path: Path) -> None:
    hexsmith("--log-level", "warning", "schema", "list", HEXSMITH_LOG_DIR=str(tmp_path))
    assert (tmp_path / FILE).read_text(encoding="utf-8") == ""


def test_the_log_has_a_folder_of_its_own_where_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEXSMITH_LOG_DIR", raising=False)
    assert log_folder().is_relative_to(Path.home())
    assert "hexsmith" in log_folder().parts


@pytest.mark.slow
def test_a_terminal_that_lacks_a_letter_is_no_reason_to_fail() -> None:
    done = hexsmith("check", "-", stdin=b'{"kind":"mapp"}', PYTHONIOENCODING="latin-1", HEXSMITH_LANG="pl")
    assert (done.returncode, done.stderr) == (1, "")
    assert "\\u201e" in done.stdout


@pytest.mark.slow
def test_without_a_place_for_its_log_it_works_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = hexsmith("schema", "list", HEXSMITH_LOG_DIR=str(tmp_path / "file" / "logs"))
    assert done.returncode == 0
    assert "protocol" in done.stdout
    assert str(tmp_path / "file") in done.stderr


@pytest.mark.slow
def test_an_interrupt_ends_the_engine_quietly() -> None:
    process = subprocess.Popen(
        [*HEARS_INTERRUPTS, *COMMAND, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=PROJECT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b'{"do":"hello"}\n')
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["ok"]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("schema", "protocol"), ("schema", "list"), ("engine",)])
def test_a_reader_that_goes_away_is_no_fault(arguments: tuple[str, ...]) -> None:
    """As in `hexsmith schema protocol | head -1`."""
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=PROJECT
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(b'{"do":"hello"}\n' * 3, timeout=PATIENCE)
    assert err == b""


def redirected(how: str, *arguments: str, lang: str) -> subprocess.CompletedProcess[bytes]:
    """Run it with its streams as a shell would set them."""
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {how}', "sh", *COMMAND, *arguments],
        input=b'{"do":"hello"}\n',
        capture_output=True,
        cwd=PROJECT,
        env={**os.environ, "HEXSMITH_LANG": lang},
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    ("how", "arguments", "reason", "lang"),
    [
        (">/dev/full", ("schema", "map"), errno.ENOSPC, "en"),
        (">/dev/full", ("engine",), errno.ENOSPC, "it"),
        (">/dev/full", ("--version",), errno.ENOSPC, "es"),
        (">&-", ("schema", "list"), errno.EBADF, "pl"),
        (">&-", ("engine",), errno.EBADF, "en"),
        ("<&-", ("engine",), errno.EBADF, "it"),
    ],
)
def test_a_full_disk_or_a_closed_stream_is_no_bug_of_ours(
    how: str, arguments: tuple[str, ...], reason: int, lang: str
) -> None:
    """It is reported with the reason given by the system, and nothing else is."""
    done = redirected(how, *arguments, lang=lang)
    assert done.returncode == STREAM_FAILS
    assert done.stderr.decode() == f"hexsmith: {say('cli-stream-fails', lang, reason=os.strerror(reason))}\n"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a shell and a device that is always full")
def test_complaints_that_nobody_can_hear_are_dropped() -> None:
    """The exit code is the same."""
    assert redirected("2>&-", "schema", "nothing", lang="en").returncode == 2
    assert redirected("2>&- >/dev/full", "schema", "map", lang="en").returncode == STREAM_FAILS


def test_a_file_of_ours_that_is_missing_is_a_bug_of_ours(
    here: Here, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    """Its error names the file; that of a stream does not."""
    expect_log("a verb of the command line failed")
    monkeypatch.setattr("editor.cli.verbs.schema.schema_names", lambda: Path("no", "such", "file").read_text())
    assert here("schema", "list").code == OUR_BUG


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("arguments", "word", "values"),
    [
        (
            ("--log-level", "loud", "schema", "list"),
            "cli-no-such-log-level",
            {"name": "loud", "known": ("debug", "info", "warning", "error")},
        ),
        (("schema", "qqq"), "cli-schema-unknown", {"name": "qqq"}),
        (("check", "qqq.json"), "cli-no-such-file", {"name": "qqq.json"}),
        (("play", "sealed-pick/probe", "--probes", "--players", "qqq,random"), "protocol-no-such-bot", {"name": "qqq"}),
    ],
)
def test_an_unknown_name_is_reported_in_one_sentence(
    here: Here, arguments: tuple[str, ...], word: str, values: dict[str, Any], lang: str
) -> None:
    """The whole sentence is in the user's language."""
    ran = here(*arguments, lang=lang)
    assert (ran.code, ran.out, ran.err) == (2, "", f"hexsmith: {say(word, lang, **values)}\n")


def test_a_log_level_may_be_written_in_capitals(here: Here) -> None:
    assert here("--log-level", "ERROR", "schema", "list").code == 0
