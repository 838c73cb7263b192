"""Damaged or malicious notes: they are shown, or the reason why not; their texts are never interpreted."""

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead, read_file
from editor.edits.note_edits import move_note, remove_note
from editor.page_api.document_editor import page_maker
from editor.page_api.document_page import DocumentPage
from editor.pages.notes.page import NotesPage
from engine.content.fields import MOST_MARKS_IN_PROSE
from engine.content.limits import MAX_NOTES, MAX_PROSE
from engine.words import speak
from tests.support.damaged_data import spoil
from tests.support.notes import do_edit

HEAD: dict[str, Any] = {
    "kind": "notes",
    "schema": "1.0",
    "id": "n",
    "system": "battleground",
    "name": {"en": "N"},
    "map": "battleground/wasteland",
}
GRID = {"shape": "hex", "tops": "flat", "columns": 6, "rows": 5}
INLINE = {"kind": "map", "grid": GRID, "objectives": [{"id": "o", "at": "B2"}], "zones": []}
ABSURD = (
    "Q" + "\u0301" * MOST_MARKS_IN_PROSE,
    "\u200b" * 100,
    "<img src='/etc/hostname'><b>bold</b>",
    "![x](/etc/hostname) %s {0.__class__}",
    "&amp;&File",
    "wide" * (MAX_PROSE // 4),
    "line\n" * (MAX_PROSE // 5),
    "\U0001f9d9\u200d\u2640\ufe0f" * 500,
)


class NoFiles:
    """Nothing is saved here."""

    def save(self, page: DocumentPage, *, elsewhere: bool) -> bool:
        raise AssertionError(page, elsewhere)

    def closed(self, document: OpenDocument) -> None:
        assert document.content.kind == "notes"


def shown(qtbot: QtBot, path: Path) -> NotesPage:
    document = read_file(path)
    page = page_maker(document.content, "en")(document, NoFiles(), "en")
    assert isinstance(page, NotesPage)
    for each in (page, *page.panels().values()):
        qtbot.addWidget(each)
    page.resize(900, 600)
    page.grab()
    return page


def written(path: Path, placed: object, **others: object) -> Path:
    path.write_bytes(json.dumps({**HEAD, **others, "placed": placed}).encode())
    return path


@pytest.mark.slow
@pytest.mark.parametrize("text", ABSURD, ids=range(len(ABSURD)))
def test_absurd_texts_are_shown_as_they_are(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    page = shown(qtbot, written(tmp_path / "n.json", [{"id": "a", "at": "A1", "text": text}]))
    page.choose("a")
    assert page.side.form.text.toPlainText() == text
    page.grab()


@pytest.mark.slow
def test_a_text_that_could_fool_the_eye_is_refused_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    """Both in a file and from the clipboard."""
    trick = "\u202eabc\u2066"
    page = shown(qtbot, written(tmp_path / "n.json", [{"id": "a", "at": "A1", "text": "as it was"}]))
    page.choose("a")
    with qtbot.waitSignal(page.notice):
        page.side.form.text.insertPlainText(trick)
    assert page.side.form.text.toPlainText() == "as it was"
    assert not page.document.is_edited
    with pytest.raises(CannotRead):
        read_file(written(tmp_path / "n.json", [{"id": "a", "at": "A1", "text": trick}]))


@pytest.mark.slow
def test_notes_off_the_map_are_listed_and_can_be_carried_back(qtbot: QtBot, tmp_path: Path) -> None:
    placed = [{"id": name, "at": place} for name, place in (("a", "Z99"), ("b", "A1^"), ("c", "A1"))]
    page = shown(qtbot, written(tmp_path / "n.json", placed))
    listed = page.problems.list
    assert [listed.model().index(row, 0).data()[:6] for row in range(listed.count())] == [
        "Note 1",
        "Note 2",
    ]
    for name in ("a", "b", "c"):
        page.choose(name)
        page.grab()
        assert page.chosen is not None
    do_edit(page.document, move_note, "a", "B2")
    do_edit(page.document, remove_note, "b")
    page._look_for_problems()
    assert listed.count() == 0


@pytest.mark.slow
def test_as_many_notes_as_may_be_are_shown_and_one_more_is_refused(qtbot: QtBot, tmp_path: Path) -> None:
    placed = [{"id": f"n{number}", "at": "A1", "text": "x"} for number in range(10 * MAX_NOTES)]
    page = shown(qtbot, written(tmp_path / "n.json", placed[:MAX_NOTES]))
    assert page.side.list.count() == MAX_NOTES
    for too_many in (MAX_NOTES + 1, 10 * MAX_NOTES):
        with pytest.raises(CannotRead) as caught:
            read_file(written(tmp_path / "n.json", placed[:too_many]))
        assert f"{MAX_NOTES:,}" in caught.value.problems[0].sentence("en")


@pytest.mark.slow
def test_damaged_notes_are_shown_or_refused_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    said: list[str] = []
    chance, was_shown, path = random.Random(4), 0, tmp_path / "n.json"
    for number in range(120):
        placed: list[object] = [{"id": f"n{each}", "at": f"B{each + 1}", "text": "t"} for each in range(3)]
        made = deepcopy({**HEAD, "map": INLINE if number % 2 else HEAD["map"], "placed": placed})
        spoil(chance, made)
        path.write_bytes(json.dumps(made).encode())
        try:
            page = shown(qtbot, path)
        except CannotRead as error:
            said += [speak(error.word, "en"), *(problem.sentence("en") for problem in error.problems)]
        else:
            was_shown += 1
            page.close()
    assert 5 < was_shown < 115
    assert all(said)


def test_two_notes_of_one_name_are_refused_in_words(qtbot: QtBot, tmp_path: Path) -> None:
    """Edits name notes: who wrote in the second would change the first."""
    placed = [{"id": name, "at": "A1"} for name in ("a", "b", "a")]
    with pytest.raises(CannotRead) as caught:
        shown(qtbot, written(tmp_path / "n.json", placed))
    assert [problem.path for problem in caught.value.problems] == ["$.placed[2].id"]
