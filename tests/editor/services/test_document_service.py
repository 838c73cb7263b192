"""Documents in the window: made, opened, saved, and saved elsewhere."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QListWidget,
)
from pytestqt.qtbot import QtBot

from editor.documents.load_document import CannotRead, read_file
from editor.page_api.document_editor import kind_word, page_maker
from editor.page_api.page_registry import editor_pages, page_types
from editor.pages.library.document_text_page import DocumentTextPage
from editor.pages.notes.page import NotesPage
from editor.pages.start.large_buttons import LargeButton
from editor.services.open_requests import open_named
from editor.settings.store import SettingsStore
from editor.widgets.problem_panel import PROBLEM, ListedProblem
from engine.content.document_kind import common_kinds
from engine.content.limits import MAX_PROBLEMS
from engine.words import resources_folder, say, speak
from tests.editor.conftest import OpenWindow, action, child
from tests.editor.note_documents import (
    complaint,
    fill_in,
    open_notes,
    soon,
    text_in,
    write,
)
from tests.support.library_screens import settled

CTRL, SHIFT, ALT = (Qt.KeyboardModifier[f"{each}Modifier"] for each in ("Control", "Shift", "Alt"))
Key = Qt.Key


@pytest.mark.command("new-notes")
def test_new_notes_are_on_the_chosen_map(open_window: OpenWindow) -> None:
    window = open_window()
    QTest.keyClick(window, Key.Key_N, CTRL | ALT)
    maps = child(window, QListWidget, "new-notes-maps")
    assert maps.count() > 1
    maps.setFocus()
    QTest.keyClick(maps, Key.Key_End)
    QTest.keyClick(maps, Key.Key_Return)
    page = window.page
    assert isinstance(page, NotesPage)
    assert page.notes.plain()["map"] == "hoplomachus/pozzuoli"
    assert page.title() == "Notes on " + maps.item(maps.count() - 1).text().partition(" · ")[0]
    assert not page.is_edited()


def test_new_notes_can_be_left_alone(open_window: OpenWindow) -> None:
    window = open_window()
    window.run_command("new-notes")
    QTest.keyClick(child(window, QListWidget, "new-notes-maps"), Key.Key_Escape)
    assert window.pages == [window.tabs.home]


@pytest.mark.command("open-document")
def test_a_document_is_opened_and_remembered(open_window: OpenWindow, notes_file: Path, qtbot: QtBot) -> None:
    window = open_window()
    QTest.keyClick(window, Key.Key_O, CTRL)
    fill_in(window, notes_file)
    qtbot.waitUntil(lambda: isinstance(window.page, NotesPage))
    assert window.store.preferences.recent == (str(notes_file),)
    window.run_command("show-start-page")
    open_named(window.context, [str(notes_file)])
    assert len(window.pages) == 2
    assert window.page is window.pages[1]


def test_the_start_page_opens_it_again(open_window: OpenWindow, notes_file: Path, store: SettingsStore) -> None:
    store.change(recent=(str(notes_file), str(notes_file) + ".gone"))
    window = open_window()
    cards = [card for card in window.tabs.home.findChildren(LargeButton) if card.objectName().startswith("recent-")]
    assert len(cards) == 1
    cards[0].click()
    assert isinstance(window.page, NotesPage)


READ = set(common_kinds()) - editor_pages().keys() - {kind for page in page_types().values() for kind in page.opens}
"""The kinds that no page edits, plays or draws."""


@pytest.mark.parametrize("kind", sorted(READ))
def test_other_kinds_are_read(open_window: OpenWindow, kind: str) -> None:
    """In words and as data, with what is wrong with them; what edits documents has no page for them."""
    samples = (resources_folder() / "samples").glob("*.json")
    path = next(each for each in sorted(samples) if f'"kind": "{kind}",\n "schema"' in each.read_text(encoding="utf-8"))
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    page = window.page
    assert isinstance(page, DocumentTextPage)
    assert f'"kind": "{kind}"' in page.data.toPlainText()
    assert window.store.preferences.recent == (str(path),)
    with pytest.raises(CannotRead) as refused:
        page_maker(read_file(path).content, "en")
    assert say(kind_word(kind)) in speak(refused.value.word)


def test_every_kind_without_a_page_has_a_word() -> None:
    """Of its own, but for the kinds that only one game has: those are cards."""
    words = [kind_word(kind) for kind in (*READ, "scenario")]
    assert len(set(words)) == len(words)
    assert kind_word("unit") == kind_word("weapon") not in words


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b'{"kind": "notes", "schema": "1.9", "id": "n", "system": "battleground", "map": "m"}', "newer Hexsmith"),
        (
            b'{"kind": "notes", "schema": "1.0", "id": "n", "system": "battleground", "map": "battleground/gone"}',
            "no document called",
        ),
    ],
)
def test_a_document_that_cannot_be_opened_is_reported(
    open_window: OpenWindow, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    window = open_window()
    open_named(window.context, [str(path)])
    assert said in complaint(window).text()
    assert window.pages == [window.tabs.home]
    complaint(window).close()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"no json", "$"),
        (b'{"kind": "notes", "schema": "1.0", "id": "n", "system": "battleground"}', "$.map"),
        (
            b'{"kind": "notes", "schema": "1.0", "id": "n", "system": "fields", "map": {"kind": "map", "grid": '
            b'{"shape": "areas"}, "areas": [{"id": "a", "class": "wild"}, {"id": "a", "class": "wild"}]}}',
            "$.map.areas[1].id",
        ),
        (
            b'{"kind": "notes", "schema": "1.0", "id": "n", "system": "battleground", "map": {"kind": "map", "grid": '
            b'{"shape": "hex", "tops": "flat", "columns": 2, "rows": 2}, "objectives": [{"id": "o", "at": "Z9"}]}}',
            "$.map.objectives[0].at",
        ),
    ],
)
def test_a_file_without_a_valid_document_opens_as_its_source_with_its_problems(
    open_window: OpenWindow, tmp_path: Path, data: bytes, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    page = window.page
    assert isinstance(page, DocumentTextPage)
    assert page.title() == "bad.json"
    assert page.tabs.currentWidget() is page.data
    assert page.data.toPlainText() == data.decode()
    assert page.words.toPlainText() == say("document-is-broken")
    assert said in [each.text.path for each in listed(page)]
    assert page.problem_count.errors > 0
    assert window.store.preferences.recent == (str(path),)


def listed(page: DocumentTextPage) -> list[ListedProblem]:
    items = [page.problems.list.item(row) for row in range(page.problems.list.count())]
    return [problem for each in items if (problem := each.data(PROBLEM)) is not None]


def test_a_page_lists_fifty_problems_and_counts_the_others(open_window: OpenWindow, notes_file: Path) -> None:
    wrong = json.loads(notes_file.read_bytes()) | {f"unknown-{number}": 0 for number in range(70)}
    notes_file.write_text(json.dumps(wrong), encoding="utf-8")
    window = open_window()
    open_named(window.context, [str(notes_file)])
    settled(window)
    page = window.page
    assert isinstance(page, DocumentTextPage)
    assert len(listed(page)) == MAX_PROBLEMS
    last = page.problems.list.item(MAX_PROBLEMS)
    assert last.text() == say("content-at-least-more", n=20)


@pytest.mark.command("save-page")
def test_a_save_writes_to_its_file(open_window: OpenWindow, notes_file: Path) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    assert not action(window, "save-page").isEnabled()
    write(page, "Saved")
    assert window.isWindowModified()
    QTest.keyClick(window, Key.Key_S, CTRL)
    assert text_in(notes_file) == "Saved"
    assert not window.isWindowModified()


@pytest.mark.command("save-page-as")
def test_a_save_elsewhere(open_window: OpenWindow, notes_file: Path, tmp_path: Path) -> None:
    window = open_window()
    assert not action(window, "save-page-as").isEnabled()
    page = open_notes(window, notes_file)
    write(page, "Elsewhere")
    soon(lambda: fill_in(window, tmp_path / "other"))
    QTest.keyClick(window, Key.Key_S, CTRL | SHIFT)
    assert text_in(tmp_path / "other.json") == "Elsewhere"
    assert text_in(notes_file) == "First"
    assert window.store.preferences.recent == (str(tmp_path / "other.json"), str(notes_file))
    open_named(window.context, [str(tmp_path / "other.json")])
    assert window.page is page


def test_saving_a_new_document_asks_for_a_file(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    window.run_command("new-notes")
    QTest.keyClick(child(window, QListWidget, "new-notes-maps"), Key.Key_Return)
    page = window.page
    assert isinstance(page, NotesPage)
    page.add_at("C3")
    soon(lambda: fill_in(window, None))
    assert not page.save()
    assert page.is_edited()
    soon(lambda: fill_in(window, tmp_path / "mine.json"))
    assert page.save()
    assert not page.is_edited()
    assert (tmp_path / "mine.json").exists()


def test_a_file_that_there_is_not_is_reported(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """Once it is known that no scenario of the library is called so either."""
    window = open_window()
    missing = str(tmp_path / "missing.json")
    open_named(window.context, [missing])
    qtbot.waitUntil(lambda: window.toasts.text == f"There is no file or mission “{missing}”. Check the name.")
