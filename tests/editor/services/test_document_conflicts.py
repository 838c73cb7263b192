"""Files of documents that other programs or tabs have too, that are gone, or that cannot be written or read."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QMessageBox,
)

from editor.pages.notes.page import NotesPage
from engine.words import languages, say
from tests.editor.conftest import OpenWindow, child
from tests.editor.note_documents import (
    complaint,
    fill_in,
    open_notes,
    press,
    soon,
    text_in,
    write,
)


def test_a_file_that_is_open_in_another_tab_is_not_written_over(
    open_window: OpenWindow, notes_file: Path, tmp_path: Path
) -> None:
    window = open_window()
    other = tmp_path / "other.json"
    other.write_bytes(notes_file.read_bytes())
    open_notes(window, other)
    page = open_notes(window, notes_file)
    write(page, "Mine")
    assert not window.context.documents.save_to(page, other)
    assert "another tab" in complaint(window).text()
    complaint(window).close()
    assert text_in(other) == "First"


def test_a_change_from_elsewhere_can_be_overwritten(open_window: OpenWindow, notes_file: Path) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    notes_file.write_bytes(notes_file.read_bytes().replace(b"First", b"Theirs"))
    soon(lambda: child(window, QMessageBox, "ask-about-change").reject())
    assert not page.save()
    assert text_in(notes_file) == "Theirs"
    soon(lambda: press(window, "documents-overwrite"))
    assert page.save()
    assert text_in(notes_file) == "Mine"
    assert text_in(notes_file.with_name("notes.json.bak")) == "Theirs"


def test_or_reloaded(open_window: OpenWindow, notes_file: Path) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    notes_file.write_bytes(notes_file.read_bytes().replace(b"First", b"Theirs"))
    soon(lambda: press(window, "documents-reload"))
    assert not page.save()
    again = window.page
    assert isinstance(again, NotesPage)
    assert again is not page
    assert again.notes.placed[0].text == "Theirs"
    assert len(window.pages) == 2


def test_or_saved_under_another_name(open_window: OpenWindow, notes_file: Path, tmp_path: Path) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    notes_file.write_bytes(notes_file.read_bytes().replace(b"First", b"Theirs"))

    def choose() -> None:
        soon(lambda: fill_in(window, tmp_path / "mine.json"))
        press(window, "documents-save-as")

    soon(choose)
    assert page.save()
    assert (text_in(notes_file), text_in(tmp_path / "mine.json")) == ("Theirs", "Mine")


def test_a_failed_save_is_reported(open_window: OpenWindow, notes_file: Path) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    notes_file.unlink()
    notes_file.mkdir()
    assert not page.save()
    assert str(notes_file) in complaint(window).text()
    assert page.is_edited()
    complaint(window).close()


def test_a_deleted_file_is_reported_and_the_document_can_be_saved_as_another(
    open_window: OpenWindow, notes_file: Path, tmp_path: Path
) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    notes_file.unlink()
    assert not page.save()
    assert "is gone" in complaint(window).text()
    assert "Save as" in complaint(window).informativeText()
    complaint(window).close()
    assert page.is_edited()
    soon(lambda: fill_in(window, notes_file))
    assert page.save_as()
    assert text_in(notes_file) == "Mine"


def test_an_unreadable_file_is_not_reloaded(open_window: OpenWindow, notes_file: Path) -> None:
    """The user's own edits stay; eight problems are listed, the others counted."""
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    wrong = json.loads(notes_file.read_bytes()) | {f"unknown-{number}": 0 for number in range(70)}
    notes_file.write_text(json.dumps(wrong), encoding="utf-8")
    soon(lambda: press(window, "documents-reload"))
    assert not page.save()
    assert "can’t be opened" in complaint(window).text()
    *listed, rest, advice = complaint(window).informativeText().splitlines()
    assert len(listed) == 8
    assert rest == say("content-at-least-more", n=62)
    assert advice == say("documents-still-here")
    complaint(window).close()
    assert window.page is page
    assert page.is_edited()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("made", [Path.mkdir, os.mkfifo], ids=["folder", "pipe"])
def test_opening_a_folder_pipe_or_missing_file_is_reported(
    open_window: OpenWindow, tmp_path: Path, lang: str, made: Callable[[Path], None]
) -> None:
    window = open_window(lang)
    made(tmp_path / "odd.json")
    for name in ("odd.json", "gone.json"):
        window.context.documents.open(tmp_path / name)
        assert str(tmp_path / name) in complaint(window).text()
        complaint(window).setObjectName("")
    assert window.pages == [window.tabs.home]


def test_a_link_that_leads_to_itself_is_reported(open_window: OpenWindow, tmp_path: Path) -> None:
    window = open_window()
    (tmp_path / "loop.json").symlink_to(tmp_path / "loop.json")
    window.context.documents.open(tmp_path / "loop.json")
    assert "can’t be read" in complaint(window).text()
    complaint(window).close()


def test_the_same_file_by_two_names_is_one_tab(open_window: OpenWindow, notes_file: Path, tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to(notes_file)
    window = open_window()
    page = open_notes(window, notes_file)
    assert open_notes(window, tmp_path / "link.json") is page
