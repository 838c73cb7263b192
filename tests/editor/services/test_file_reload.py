"""Files that other programs change: pages follow them, and unsaved changes are never lost unasked."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from editor.pages.library.document_text_page import DocumentTextPage
from editor.pages.maps.page import MapPage
from editor.pages.notes.page import NotesPage
from editor.pages.play.page import PlayPage
from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from engine.content.canonical_json import save
from engine.content.kinds.notes import Note
from engine.words import resources_folder, say
from tests.editor.conftest import OpenWindow, child
from tests.editor.note_documents import open_notes, text_in, write
from tests.support.documents import SAMPLES
from tests.support.library_screens import settled
from tests.support.notes import notes_of
from tests.support.open_maps import open_map
from tests.support.own_mission import documents_with_illegal_army, giant, hammer, mission, written_into

AREAS = SAMPLES / "three-outposts.json"
HEXES = resources_folder() / "systems" / "hoplomachus" / "maps" / "pozzuoli.json"
Replace = Callable[[Path, bytes], object]


def overwrite(path: Path, data: bytes) -> None:
    path.write_bytes(data)


def replace_by_rename(path: Path, data: bytes) -> None:
    """As many text editors do: write a new file, and give it the name of the old one."""
    new = path.with_name("new~")
    new.write_bytes(data)
    new.replace(path)


def move_away_and_write_anew(path: Path, data: bytes) -> None:
    path.rename(path.with_name("old~"))
    path.write_bytes(data)


WAYS = pytest.mark.parametrize("change", [overwrite, replace_by_rename, move_away_and_write_anew])


def dump(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode()


def front_notes(window: MainWindow) -> NotesPage:
    page = window.page
    assert isinstance(page, NotesPage)
    return page


def theirs(text: str = "Theirs") -> bytes:
    return save(notes_of(Note(id="one", at="A1", text=text)))


def wait_for_text(qtbot: QtBot, window: MainWindow, text: str) -> None:
    qtbot.waitUntil(lambda: front_notes(window).notes.placed[0].text == text)


@WAYS
def test_notes_without_changes_show_what_is_in_the_file_now(
    open_window: OpenWindow, notes_file: Path, qtbot: QtBot, change: Replace
) -> None:
    """Twice: the new file is followed too."""
    window = open_window()
    open_notes(window, notes_file)
    for text in ("Theirs", "And again"):
        change(notes_file, theirs(text))
        wait_for_text(qtbot, window, text)
        assert window.toasts.text == say("documents-reloaded", name=window.page.title(), n=1)
        assert not window.page.is_edited()
    assert len(window.pages) == 2


def question(window: MainWindow) -> QMessageBox:
    return child(window, QMessageBox, "ask-about-reload")


@pytest.mark.parametrize("loads", [True, False], ids=["theirs", "mine"])
def test_unsaved_changes_are_given_up_only_if_the_user_says_so(
    open_window: OpenWindow, notes_file: Path, qtbot: QtBot, loads: bool
) -> None:
    """Who keeps them is not asked again when they are saved."""
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    overwrite(notes_file, theirs())
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "ask-about-reload") is not None)
    assert str(notes_file) in question(window).text()
    child(question(window), QPushButton, "documents-load-theirs" if loads else "documents-keep-mine").click()
    now = front_notes(window)
    assert now.notes.placed[0].text == ("Theirs" if loads else "Mine")
    assert now.is_edited() is not loads
    assert now.save()
    assert text_in(notes_file) == ("Theirs" if loads else "Mine")


def test_a_save_of_the_program_itself_reloads_nothing(open_window: OpenWindow, notes_file: Path, qtbot: QtBot) -> None:
    window = open_window()
    page = open_notes(window, notes_file)
    write(page, "Mine")
    assert page.save()
    qtbot.wait(500)
    assert window.page is page
    assert page.undo_stack().canUndo()
    assert window.toasts.text == ""


@WAYS
def test_a_map_is_drawn_anew_where_it_is_shown(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot, change: Replace
) -> None:
    """In the background too: the page in front stays."""
    path = tmp_path / "edited.json"
    wire = json.loads(HEXES.read_bytes())
    path.write_bytes(dump(wire))
    window = open_window()
    page = open_map(window, path)
    page.map.set_cursor("D4")
    window.run_command("show-start-page")
    change(path, dump(wire | {"name": {"en": "Edited"}}))
    qtbot.waitUntil(lambda: page.title() == "Edited")
    assert window.page is window.home
    assert window.tabs.bar.tabText(window.tabs.bar.place_of(page)) == "Edited"
    assert page.map.cursor_place == "D4"


def test_a_map_that_cannot_be_drawn_any_more_is_shown_as_text_and_comes_back(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "edited.json"
    wire = json.loads(AREAS.read_bytes())
    path.write_bytes(dump(wire))
    window = open_window()
    open_map(window, path)
    overwrite(path, dump(wire | {"tokens": [{"id": "q", "at": "nowhere", "type": "quest"}]}))
    qtbot.waitUntil(lambda: isinstance(window.page, DocumentTextPage))
    overwrite(path, dump(wire))
    qtbot.waitUntil(lambda: isinstance(window.page, MapPage))
    assert len(window.pages) == 2


def open_card(window: MainWindow, path: Path) -> DocumentTextPage:
    open_named(window.context, [str(path)])
    settled(window)
    page = window.page
    assert isinstance(page, DocumentTextPage)
    return page


def test_a_card_says_what_its_file_says_now(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "hammer.json"
    path.write_bytes(dump(hammer()))
    window = open_window()
    page = open_card(window, path)
    assert "1 hex" in page.words.toPlainText()
    ability = hammer()["ability"] | {"effects": [{"do": "push", "hexes": 4}]}
    overwrite(path, dump(hammer() | {"ability": ability, "name": {"en": "Hammer"}}))
    qtbot.waitUntil(lambda: "4 hexes" in page.words.toPlainText())
    assert '"hexes": 4' in page.data.toPlainText()
    assert page.title() == window.tabs.bar.tabText(window.tabs.bar.place_of(page)) == "Hammer"


def test_a_card_that_is_opened_again_is_read_again_at_once(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "hammer.json"
    path.write_bytes(dump(hammer()))
    window = open_window()
    page = open_card(window, path)
    overwrite(path, dump(hammer() | {"name": {"en": "Hammer"}}))
    assert open_card(window, path) is page
    assert page.title() == "Hammer"


def test_a_file_that_cannot_be_shown_is_said_and_the_page_stays_as_it_was(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Not JSON any more, then deleted; as soon as it is there again, it is shown."""
    path = tmp_path / "hammer.json"
    path.write_bytes(dump(hammer()))
    window = open_window()
    page = open_card(window, path)
    words = page.words.toPlainText()
    overwrite(path, b'{"kind": ')
    qtbot.waitUntil(lambda: str(path) in window.toasts.text)
    assert window.toasts.text.startswith(say("documents-not-reloaded", path=str(path), why=""))
    assert page.problem_count.errors == 1
    path.unlink()
    qtbot.waitUntil(lambda: window.toasts.text == say("documents-deleted", path=str(path)))
    assert page.words.toPlainText() == words
    overwrite(path, dump(hammer() | {"name": {"en": "Hammer"}}))
    qtbot.waitUntil(lambda: page.title() == "Hammer" and page.problem_count.errors == 0)


def test_a_file_that_is_opened_broken_is_followed_until_it_is_mended(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """As its source while it is broken, then on the page for its kind."""
    path = tmp_path / "hammer.json"
    path.write_bytes(b'{"kind": ')
    window = open_window()
    page = open_card(window, path)
    assert page.data.toPlainText() == '{"kind": '
    assert page.problem_count.errors == 1
    overwrite(path, b'{"kind": "weapon"')
    qtbot.waitUntil(lambda: page.data.toPlainText() == '{"kind": "weapon"')
    overwrite(path, dump(hammer()))
    qtbot.waitUntil(lambda: window.page is not page and window.page.title() == "Storm Hammer")
    assert len(window.pages) == 2


@pytest.mark.slow
def test_a_game_whose_scenario_changes_is_asked_about_where_it_is_seen(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """A card beside the scenario is changed. A game in the background asks when it comes to the front."""
    path = written_into(tmp_path / "mine")
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    page = window.page
    assert isinstance(page, PlayPage)
    qtbot.waitUntil(lambda: not (page.play.session.bot_is_asked or page.parts.tray.busy), timeout=30_000)
    page.play.answer(page.play.snapshot.options.choices[0])
    window.run_command("show-start-page")
    overwrite(path.with_name("giant.json"), dump(giant() | {"health": 3}))
    qtbot.wait(500)
    assert window.findChild(QMessageBox, "ask-changed-scenario") is None
    window.show_page(page)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "ask-changed-scenario") is not None)
    child(window, QPushButton, "table-changed-old").click()
    assert window.page is page


@pytest.mark.slow
def test_a_game_without_a_move_is_the_new_version_at_once(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = written_into(tmp_path / "mine")
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    before = window.page
    assert isinstance(before, PlayPage)
    overwrite(path, dump(mission() | {"rounds": 7}))
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage) and window.page is not before)
    now = window.page
    assert isinstance(now, PlayPage)
    assert now.play.session.table.start.scenario["rounds"] == 7
    qtbot.waitUntil(lambda: window.toasts.text == say("table-was-renewed", name="The crossing"))


def test_documents_beside_a_map_are_looked_at_again(open_window: OpenWindow, tmp_path: Path, qtbot: QtBot) -> None:
    """The map names another one that is written later."""
    path = tmp_path / "edited.json"
    wire = json.loads(HEXES.read_bytes())
    path.write_bytes(dump(wire | {"references": [{"kind": "map", "id": "mine/other"}]}))
    window = open_window()
    page = open_map(window, path)
    settled(window)
    assert page.problems.list.count() == 1
    (tmp_path / "other.json").write_bytes(dump(wire | {"id": "mine/other"}))
    qtbot.waitUntil(lambda: page.problems.list.count() == 0)


@pytest.mark.slow
def test_a_game_whose_scenario_cannot_be_played_for_now_is_left_alone(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """A card is half written: a short notice says what is wrong, and no dialog stops its author."""
    path = written_into(tmp_path / "mine")
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    page = window.page
    overwrite(path.with_name("giant.json"), dump({**giant(), "health": "much"}))
    qtbot.waitUntil(lambda: "giant" in window.toasts.text)
    assert window.toasts.text.startswith(say("documents-not-reloaded", path=str(path), why=""))
    assert window.findChild(QMessageBox) is None
    assert window.page is page
    overwrite(path.with_name("giant.json"), dump({**giant(), "health": 3}))
    qtbot.waitUntil(lambda: isinstance(window.page, PlayPage) and window.page is not page)


@pytest.mark.slow
@pytest.mark.rule("BG-SETUP-3")
def test_a_game_without_a_move_stays_if_the_changed_army_is_not_to_be_played(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = written_into(tmp_path / "mine")
    window = open_window()
    open_named(window.context, [str(path)])
    settled(window)
    page = window.page
    for document in documents_with_illegal_army():
        overwrite(path.with_name(f"{document['id'].rpartition('/')[2]}.json"), dump(document))
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "ask-illegal") is not None)
    child(window, QPushButton, "ask-illegal-cancel").click()
    assert window.page is page
