"""A pack is read in the background, shown before anything changes, refused with all its faults, or imported whole."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from database.imports.import_plan import ImportPlan
from database.packs.format.contents import Contents
from database.packs.reader.cancellation import IsCancelled, never_cancelled
from database.packs.service import Packs
from editor.pages.library.import_commands import import_packs
from editor.pages.library.import_export.import_dialog import ImportDialog
from editor.pages.library.import_export.import_preview_panel import ImportPreviewPanel
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import imported, stored_document
from tests.support.packs import ABOUT, fate, pack_of

CURSE = fate("test/curse", name={"en": "Curse of others"})
NEW = fate("test/new", name={"en": "New"})


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "ruins.hexpack"
    path.write_bytes(pack_of(CURSE, NEW))
    return path


def shown(opened: Opened, path: Path, qtbot: QtBot) -> ImportDialog:
    """The dialog, once the worker has read the pack."""
    import_packs(opened.window.context, [path])
    dialog = child(opened.page, ImportDialog)
    qtbot.waitUntil(lambda: dialog.preview is not None or dialog.problems.isVisible(), timeout=30_000)
    return dialog


def preview(dialog: ImportDialog) -> ImportPreviewPanel:
    assert dialog.preview is not None
    return dialog.preview


@pytest.mark.slow
def test_the_import_is_previewed_and_cancelling_changes_nothing(opened: Opened, pack: Path, qtbot: QtBot) -> None:
    dialog = shown(opened, pack, qtbot)
    model = preview(dialog).model
    rows = [[str(model.index(row, column).data()) for column in (0, 2)] for row in range(model.rowCount())]
    assert rows == [["Curse of others", say("library-state-conflict")], ["New", say("library-state-new")]]
    dialog.reject()
    assert opened.ask(lambda library: stored_document(library, "test/curse"))["name"] == {"en": "Curse"}
    assert not list(pack.parent.glob("*.staging/*"))


@pytest.mark.slow
def test_a_conflicting_document_lists_its_differences(opened: Opened, pack: Path, qtbot: QtBot) -> None:
    dialog = shown(opened, pack, qtbot)
    opened.settle()
    details = preview(dialog).incoming.details
    assert "Curse of others" in details.toPlainText()
    preview(dialog).incoming.table.selectRow(1)
    opened.settle()
    assert not details.isVisible()
    dialog.reject()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("choice", "name", "added"), [("mine", "Curse", 1), ("theirs", "Curse of others", 1), ("both", "Curse", 2)]
)
def test_a_conflict_is_decided_and_the_pack_brought_in(
    opened: Opened, pack: Path, qtbot: QtBot, choice: str, name: str, added: int
) -> None:
    dialog, before = shown(opened, pack, qtbot), len(opened.names)
    child(dialog, QPushButton, f"library-choose-{choice}").click()
    if preview(dialog).plan.doubts:
        preview(dialog).doubts.click()
    dialog.go.click()
    opened.settle()
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/curse"))["name"] == {"en": name}
    assert opened.window.toasts.text.startswith("Imported")
    assert opened.browser.filters.lists["from"].chosen_name == "Ruins", "what came in is listed"
    assert "New" in opened.names
    opened.browser.filters.clear()
    opened.settle()
    assert len(opened.names) == before + added
    assert not list(pack.parent.glob("*.staging/*"))


@pytest.mark.slow
def test_an_evil_pack_is_refused_with_its_reasons(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    evil = tmp_path / "evil.hexpack"
    evil.write_bytes(b"PK" + bytes(200))
    before = opened.names
    dialog = shown(opened, evil, qtbot)
    assert dialog.problems.toPlainText()
    assert not dialog.go.isVisible()
    dialog.reject()
    opened.settle()
    assert opened.names == before


@pytest.mark.slow
def test_packs_are_looked_at_one_after_another(opened: Opened, pack: Path, qtbot: QtBot) -> None:
    import_packs(opened.window.context, [pack, pack])
    first = child(opened.page, ImportDialog)
    first.reject()
    qtbot.waitUntil(lambda: any(each is not first for each in opened.page.findChildren(ImportDialog)))
    for each in opened.page.findChildren(ImportDialog):
        each.reject()
    opened.settle()


@pytest.mark.slow
def test_cancelling_stops_the_reading(opened: Opened, pack: Path) -> None:
    import_packs(opened.window.context, [pack])
    opened.settle()
    child(child(opened.page, ImportDialog), QPushButton, "library-import-cancel").click()
    opened.settle()
    assert not list(pack.parent.glob("*.staging/*"))
    assert "New" not in opened.names


@pytest.mark.slow
def test_cancelling_stops_the_thinking_through_of_the_import_too(
    opened: Opened, pack: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the thread of the library would continue, and the next request would have to wait."""
    asked: list[IsCancelled] = []
    plan = Packs.plan

    def looked_at(packs: Packs, contents: Contents, cancelled: IsCancelled = never_cancelled) -> ImportPlan:
        asked.append(cancelled)
        return plan(packs, contents, cancelled)

    monkeypatch.setattr(Packs, "plan", looked_at)
    dialog = shown(opened, pack, qtbot)
    (cancelled,) = asked
    assert not cancelled()
    dialog.reject()
    assert cancelled()
    opened.settle()


@pytest.mark.slow
def test_a_pack_is_removed_again_after_its_question(opened: Opened, pack: Path, qtbot: QtBot) -> None:
    dialog = shown(opened, pack, qtbot)
    dialog.go.click()
    opened.settle()
    opened.mark("New")
    opened.act("remove-pack")
    opened.settle()
    box = child(opened.page, QMessageBox, "library-ask-pack")
    assert "Ruins" in box.text()
    assert say("library-remove-pack-goes", n=2) in box.informativeText()
    child(box, QPushButton, "library-remove-pack-yes").click()
    opened.settle()
    assert "New" not in opened.names
    assert opened.ask(lambda library: library.packs.all()) == ()
    opened.mark("Curse")
    assert "remove-pack" not in opened.offered()


@pytest.mark.slow
def test_the_question_before_removal_counts_documents_of_other_packs(opened: Opened) -> None:
    ids = ("org.example.one", "org.example.other")
    packs = opened.ask(
        lambda library: [library.packs.export(["test/curse"], {**ABOUT, "id": each}).packed.data for each in ids]
    )
    opened.ask(lambda library: library.documents.delete("test/curse", anyway=True))
    opened.ask(lambda library: [imported(library, each) for each in packs])
    opened.browser.look()
    opened.settle()
    opened.mark("Curse")
    opened.act("remove-pack")
    opened.settle()
    box = child(opened.page, QMessageBox, "library-ask-pack")
    details = box.informativeText().splitlines()
    assert details == [say("library-remove-pack-goes", n=0), say("library-remove-pack-shared", n=1)]
    child(box, QPushButton, "library-remove-pack-yes").click()
    opened.settle()
    assert opened.window.toasts.text == say("library-pack-removed", name="Ruins", n=0)
    assert "Curse" in opened.names
