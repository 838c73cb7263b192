"""Documents in files are checked, compared, and taken into the library together; files are dropped on the window."""

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from editor.pages.library.import_commands import import_files
from editor.pages.library.import_export.file_import_dialog import FileImportDialog
from editor.pages.library.import_export.import_dialog import ImportDialog
from editor.pages.library.import_export.import_table import ImportTablePanel
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.libraries import NOON
from tests.support.pack_libraries import stored_document
from tests.support.packs import deck, fate, pack_of

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


def written(folder: Path, name: str, document: object) -> Path:
    path = folder / name
    path.write_text(document if isinstance(document, str) else json.dumps(document))
    return path


def dated(path: Path, seconds: float) -> Path:
    """A file that was last written at this time; libraries of tests live at noon."""
    os.utime(path, (seconds, seconds))
    return path


def shown(opened: Opened, *paths: Path) -> FileImportDialog:
    """The dialog, once all was looked at."""
    import_files(opened.window.context, paths)
    opened.settle()
    return child(opened.page, FileImportDialog)


def rows(dialog: FileImportDialog) -> list[tuple[str, str]]:
    """The text about each file: its name, and its state in the library."""
    model = incoming(dialog).table.model()
    return [(str(model.index(row, 0).data()), str(model.index(row, 2).data())) for row in range(model.rowCount())]


def incoming(dialog: FileImportDialog) -> ImportTablePanel:
    assert dialog.incoming is not None
    return dialog.incoming


def test_each_file_is_reported_by_what_the_library_has_of_it(opened: Opened, tmp_path: Path) -> None:
    same = opened.ask(lambda library: stored_document(library, "test/bounty"))
    dialog = shown(
        opened,
        written(tmp_path, "new.json", fate("test/new", name={"en": "New"})),
        dated(written(tmp_path, "curse.json", fate("test/curse", name={"en": "Other"}, ap=7)), NOON - 1),
        written(tmp_path, "same.json", same),
        written(tmp_path, "broken.json", '{"kind": "fate", "schema": "1.0"'),
    )
    states = ("refused", "conflict", "new", "same")
    texts = [say(f"library-state-{state}") for state in states]
    assert rows(dialog) == [
        ("broken.json", texts[0]),
        ("Other", texts[1]),
        ("New", texts[2]),
        ("Bounty", texts[3]),
    ]
    dialog.reject()


@pytest.mark.slow
def test_a_document_with_problems_may_still_be_imported(opened: Opened, tmp_path: Path) -> None:
    dialog = shown(opened, written(tmp_path, "deck.json", deck("test/other-deck", "test/nowhere")))
    assert "test/nowhere" in incoming(dialog).details.toPlainText()
    assert incoming(dialog).table.model().index(0, 4).data() == "1"
    dialog.go.click()
    opened.settle()
    assert "test/other-deck" in opened.names
    assert opened.browser.marked is not None
    assert opened.browser.marked.id == "test/other-deck"


def test_those_that_come_in_together_know_one_another(opened: Opened, tmp_path: Path) -> None:
    cards = written(tmp_path, "a-deck.json", deck("test/other-deck", "test/new"))
    dialog = shown(opened, cards, written(tmp_path, "b-new.json", fate("test/new")))
    assert incoming(dialog).details.toPlainText() == ""
    dialog.reject()


def test_unusable_files_say_why_and_cannot_be_imported(opened: Opened, tmp_path: Path) -> None:
    dialog = shown(opened, tmp_path / "gone.json", written(tmp_path, "list.json", "[]"))
    assert not dialog.go.isEnabled()
    assert "gone.json" in incoming(dialog).details.toPlainText()
    incoming(dialog).table.selectRow(1)
    assert incoming(dialog).details.toPlainText()
    dialog.reject()


def test_two_files_of_one_id_are_not_taken_for_one_another(opened: Opened, tmp_path: Path) -> None:
    same = fate("test/new", name={"en": "New"})
    dialog = shown(opened, written(tmp_path, "a.json", same), written(tmp_path, "b.json", same))
    assert [state for _, state in rows(dialog)] == [say("library-state-refused"), say("library-state-new")]
    dialog.reject()


def test_the_keyboard_begins_in_the_list(opened: Opened, tmp_path: Path) -> None:
    """Not at Cancel, beside the primary button."""
    dialog = shown(opened, written(tmp_path, "a.json", fate("test/new", name={"en": "New"})))
    assert dialog.focusWidget() is incoming(dialog).table
    assert dialog.go.isDefault()
    dialog.reject()


def test_a_later_file_of_a_document_of_ones_own_replaces_it_by_default(opened: Opened, tmp_path: Path) -> None:
    """The row and its button say so, and that a version is kept."""
    path = dated(written(tmp_path, "c.json", fate("test/curse", name={"en": "Curse"}, ap=7)), NOON + 10_000)
    dialog = shown(opened, path)
    model, replace = incoming(dialog).table.model(), say("library-choice-replace")
    assert rows(dialog) == [("Curse", say("library-state-updated"))]
    assert model.index(0, 3).data() == replace
    assert child(dialog, QPushButton, "library-choose-theirs").text() == replace
    assert say("library-files-counts", new=0, updated=1, conflict=0, same=0, refused=0) == dialog.what.text()
    dialog.go.click()
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/curse"))["ap"] == 7


@pytest.mark.slow
@pytest.mark.parametrize(("choice", "mine"), [("theirs", 7), ("both", 1), ("mine", 1)])
def test_a_conflict_is_compared_and_decided_and_can_be_undone(
    opened: Opened, tmp_path: Path, choice: str, mine: int
) -> None:
    def cost(name: str) -> Any:
        return opened.ask(lambda library: stored_document(library, name))["ap"]

    before, was = opened.names, cost("test/curse")
    path = dated(written(tmp_path, "c.json", fate("test/curse", name={"en": "Curse"}, ap=7)), NOON - 1)
    dialog = shown(opened, path)
    assert "7" in incoming(dialog).details.toPlainText()
    child(dialog, QPushButton, f"library-choose-{choice}").click()
    if choice == "mine":
        assert not dialog.go.isEnabled()
        dialog.reject()
        return
    dialog.go.click()
    opened.settle()
    assert cost("test/curse") == (mine if choice == "theirs" else was)
    assert (cost("test/curse-2") == 7) if choice == "both" else (opened.names == before)
    for command, again in (("undo-edit", was), ("redo-edit", 7 if choice == "theirs" else was)):
        opened.window.run_command(command)
        opened.settle()
        assert cost("test/curse") == again
        assert ("test/curse-2" in str(opened.ask(lambda library: library.documents.entries()))) is (
            choice == "both" and command == "redo-edit"
        )


@pytest.mark.slow
def test_packs_and_documents_are_dropped_together(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    pack = tmp_path / "ruins.hexpack"
    pack.write_bytes(pack_of(fate("test/new", name={"en": "New"})))
    card = written(tmp_path, "card.json", fate("test/card", name={"en": "Card"}))
    assert dropped(opened, card, pack)
    opened.settle()
    child(opened.page, FileImportDialog).reject()
    dialog = child(opened.page, ImportDialog)
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=30_000)
    dialog.reject()


@pytest.mark.slow
@pytest.mark.parametrize("by_command_line", [True, False])
def test_a_pack_that_is_opened_like_a_document_is_looked_at(
    opened: Opened, tmp_path: Path, qtbot: QtBot, *, by_command_line: bool
) -> None:
    pack = tmp_path / "ruins.HEXPACK"
    pack.write_bytes(pack_of(fate("test/new", name={"en": "New"})))
    if by_command_line:
        opened.window.open_named([str(pack)])
    else:
        opened.window.run_command("open-document")
        chooser = child(opened.window, QFileDialog, "document-file")
        assert chooser.nameFilters() == [say("library-import-files")]
        chooser.fileSelected.emit(str(pack))
        chooser.close()
    dialog = child(opened.page, ImportDialog)
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=30_000)
    assert dialog.preview is not None
    dialog.reject()


def test_other_files_are_not_taken(opened: Opened, tmp_path: Path) -> None:
    assert not dropped(opened, written(tmp_path, "picture.png", "no"))


@pytest.mark.command("import-pack")
def test_the_menu_asks_for_packs_and_documents(opened: Opened) -> None:
    opened.window.run_command("import-pack")
    dialog = child(opened.window, QFileDialog, "library-import-file")
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFiles
    assert dialog.nameFilters() == [say("library-import-files")]
    dialog.close()


def dropped(opened: Opened, *paths: Path) -> bool:
    """Drag these over the window and let go; whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place = opened.window.rect().center()
    enter = QDragEnterEvent(place, COPY, data, LEFT, NONE)
    enter.ignore()
    QApplication.sendEvent(opened.window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(opened.window, QDropEvent(QPointF(place), COPY, data, LEFT, NONE))
    return enter.isAccepted()


@pytest.mark.slow
def test_an_imported_document_is_shown_in_spite_of_the_search(opened: Opened, tmp_path: Path) -> None:
    opened.browser.search.setText("curse")
    opened.settle()
    dialog = shown(opened, written(tmp_path, "new.json", fate("test/new", name={"en": "New"})))
    dialog.go.click()
    opened.settle()
    opened.settle()
    assert opened.browser.marked is not None
    assert opened.browser.marked.id == "test/new"


def texts_are(mine: QPushButton, theirs: QPushButton, wanted: tuple[str, ...]) -> bool:
    return (mine.text(), theirs.text()) == wanted


def test_documents_that_are_new_are_added_or_left_out(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    """There is none of mine to keep; where there is, it is kept, or theirs is taken."""
    dialog = shown(
        opened,
        written(tmp_path, "new.json", fate("test/new", name={"en": "New"})),
        dated(written(tmp_path, "curse.json", fate("test/curse", name={"en": "Other"}, ap=7)), NOON - 1),
    )
    buttons = incoming(dialog).choosing.buttons
    for row, words in ((1, ("leave", "add")), (0, ("mine", "theirs"))):
        incoming(dialog).table.selectRow(row)
        wanted = tuple(say(f"library-choice-{each}") for each in words)
        qtbot.waitUntil(partial(texts_are, buttons["mine"], buttons["theirs"], wanted))
    dialog.reject()


@pytest.mark.slow
def test_of_several_that_came_in_all_are_shown(opened: Opened, tmp_path: Path) -> None:
    opened.browser.search.setText("curse")
    opened.settle()
    files = [written(tmp_path, f"{name}.json", fate(f"test/{name}", name={"en": name})) for name in ("one", "two")]
    shown(opened, *files).go.click()
    opened.settle()
    opened.settle()
    assert opened.browser.search.text() == ""
    assert opened.browser.filters.wanted().layers == ("own",)
    assert {"one", "two"} <= set(opened.names)


@pytest.mark.slow
def test_the_row_that_one_is_at_stays_in_sight(opened: Opened, tmp_path: Path) -> None:
    """What is reported of it takes room from the list."""
    files = [written(tmp_path, f"{n:02}.json", fate(f"test/n-{n:02}", name={"en": f"N {n:02}"})) for n in range(40)]
    files.append(written(tmp_path, "deck.json", deck("test/z-deck", *(f"test/nowhere-{n}" for n in range(20)))))
    dialog = shown(opened, *files)
    table = incoming(dialog).table
    table.selectRow(40)
    table.scrollToBottom()
    opened.settle()
    assert incoming(dialog).details.isVisible()
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())
    dialog.reject()
