"""The library is used in its own thread, opened late, closed in time, and answers only callers that still exist."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThread
from PySide6.QtWidgets import QLabel, QPushButton
from shiboken6 import delete

from database.errors import LibraryUnavailable
from database.library import Library
from editor.pages.library.open_library_page import open_library
from editor.pages.library.page import LibraryPage
from editor.services.library_worker import LibraryWorker
from engine.kernel.data.message import message
from tests.editor.conftest import OpenWindow, child
from tests.editor.pages.library.conftest import Opened
from tests.support.libraries import open_library as open_file
from tests.support.library_screens import settled

PROJECT = next(each for each in Path(__file__).parents if (each / "pyproject.toml").is_file())
START = "import editor.app.main; from editor.shell.command_registry import find_commands; find_commands(); import sys; "


def test_the_start_of_the_app_loads_nothing_of_it() -> None:
    """Neither its pages nor the modules of the database."""
    shown = subprocess.run(
        [sys.executable, "-c", START + "print(*sys.modules)"], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    loaded = set(shown.stdout.split())
    screens = {"editor.pages.library.opener", "editor.pages.library.page"}
    assert not {*screens, "database.library", "sqlalchemy", "sqlmodel", "sqlite3"} & loaded
    assert "editor.shell.commands.file" in loaded


@pytest.mark.slow
def test_the_first_step_of_preloading_loads_the_library_page() -> None:
    first = "from editor.app.preload_worker import preload_steps; next(preload_steps('en', []))"
    code = f"import sys; {first}; print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert {"editor.pages.library.opener", "editor.pages.play.start.start_game"} <= set(shown.stdout.split())


def test_work_is_done_in_the_thread_of_the_library_and_answered_in_that_of_the_window(opened: Opened) -> None:
    library_worker, threads = opened.window.context.library, list[QThread]()
    here = QThread.currentThread()
    library_worker.ask(
        opened.page,
        lambda library: threads.append(QThread.currentThread()),
        lambda _: threads.append(QThread.currentThread()),
        lambda refusal: pytest.fail(str(refusal)),
    )
    opened.settle()
    assert [thread is here for thread in threads] == [False, True]


def test_when_something_was_done_in_the_quiet_that_is_reported(opened: Opened) -> None:
    library_worker, heard = opened.window.context.library, list[None]()
    library_worker.went_through.connect(lambda: heard.append(None))
    library_worker.go_through(lambda library: iter(()))
    opened.settle()
    assert heard == []
    library_worker.go_through(lambda library: iter(range(3)))
    opened.settle()
    assert heard == [None]


def test_a_deleted_caller_is_not_answered(opened: Opened) -> None:
    asker, heard = QObject(), list[object]()
    opened.window.context.library.ask(asker, lambda library: library.path, heard.append, heard.append)
    delete(asker)
    opened.settle()
    assert heard == []


@pytest.mark.slow
def test_the_library_is_closed_with_the_window(opened: Opened) -> None:
    library = opened.ask(lambda library: library)
    opened.window.close()
    with Library.open(library.path) as again:
        assert again.why_read_only is None


@pytest.mark.slow
def test_a_request_after_closing_does_not_reopen_the_library(opened: Opened) -> None:
    library_worker, path = opened.window.context.library, opened.ask(lambda library: library.path)
    opened.window.close()
    opened.browser.look()
    library_worker.wait()
    with Library.open(path) as again:
        assert again.why_read_only is None


def test_a_library_that_cannot_be_opened_says_why_and_can_be_tried_again(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    window, is_there = open_window(), list[bool]()

    def open_it() -> Library:
        if not is_there:
            raise LibraryUnavailable(message("library-damaged", path="library.db"))
        return open_file(tmp_path / "library.db")

    window.context.use_library(LibraryWorker(window, open_it))
    page = open_library(window.context)
    settled(window)
    shown = [label.text() for label in page.browser.results.nothing.findChildren(QLabel)]
    assert any("is damaged" in text for text in shown)
    is_there.append(True)
    child(page, QPushButton, "library-try-again").click()
    settled(window)
    assert page.browser.may_write


def test_one_that_another_program_holds_is_shown_for_reading(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    with open_file(tmp_path / "library.db"):
        window.context.use_library(LibraryWorker(window, lambda: open_file(tmp_path / "library.db")))
        page = open_library(window.context)
        settled(window)
        assert is_for_reading_only(page)
    child(page, QPushButton, "library-try-again").click()
    settled(window)
    assert not is_for_reading_only(page)


def is_for_reading_only(page: LibraryPage) -> bool:
    """And says why."""
    assert page.browser.may_write is not page.browser.banner.isVisible()
    return page.browser.banner.isVisible()
