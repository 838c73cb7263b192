"""Loose files are imported by the same plan as packs, carried out together and undone."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from database.imports.file_imports import PlannedFile
from database.library import Library
from tests.support.libraries import NOON, fate
from tests.support.pack_libraries import imported
from tests.support.packs import deck, pack_of
from tests.support.packs import fate as plain_fate


def written(folder: Path, name: str, document: Any) -> Path:
    path = folder / name
    path.write_text(json.dumps(document))
    return path


def states(files: tuple[PlannedFile, ...]) -> list[str]:
    return [file.item.state if file.item is not None else "refused" for file in files]


def dated(path: Path, seconds: float) -> Path:
    """A file that was last written at this time; libraries of tests live at noon."""
    os.utime(path, (seconds, seconds))
    return path


@pytest.fixture
def files(library: Library, tmp_path: Path) -> tuple[PlannedFile, ...]:
    """A card that differs from the one in the library, which was changed later, and a deck that names it."""
    library.documents.save(fate("test/luck", ap=1))
    card = dated(written(tmp_path, "card.json", plain_fate("test/luck", ap=2)), NOON - 1)
    return library.file_imports.plan([card, written(tmp_path, "deck.json", deck("test/cards", "test/luck"))])


def test_the_plan_compares_each_file_with_the_library(library: Library, files: tuple[PlannedFile, ...]) -> None:
    assert states(files) == ["conflict", "new"]
    assert files[0].item is not None
    assert (files[0].item.choice, files[0].item.new_id) == ("both", "test/luck-2")


def test_a_later_file_of_a_document_of_ones_own_replaces_it(library: Library, tmp_path: Path) -> None:
    """Its earlier version is kept, and can be restored; another choice can be made."""
    library.documents.save(fate("test/luck", ap=1))
    path = dated(written(tmp_path, "card.json", plain_fate("test/luck", ap=2)), NOON + 1)
    (file,) = library.file_imports.plan([path])
    assert file.item is not None
    assert (file.updates_own, file.item.choice, file.item.choices) == (True, "theirs", ("mine", "theirs", "both"))
    library.file_imports.carry_out([file])
    entry = library.documents.entry("test/luck")
    assert json.loads(library.documents.text("test/luck"))["ap"] == 2
    before = library.revisions.of_key(entry.key)[1]
    assert json.loads(library.documents.text_with(before.digest))["ap"] == 1


def test_a_later_file_of_a_document_of_a_pack_is_asked_about(library: Library, tmp_path: Path) -> None:
    imported(library, pack_of(plain_fate("test/luck", ap=1)))
    path = dated(written(tmp_path, "card.json", plain_fate("test/luck", ap=2)), NOON + 1)
    (file,) = library.file_imports.plan([path])
    assert file.item is not None
    assert (file.updates_own, file.item.choice) == (False, "both")


def test_documents_that_come_in_together_follow_one_another_to_a_new_id(
    library: Library, files: tuple[PlannedFile, ...]
) -> None:
    """The deck of the import names the card of the import; the card that was there stays as it was."""
    imported = library.file_imports.carry_out(files)
    assert set(imported.new) == {"test/luck-2", "test/cards"}
    assert "test/luck-2" in library.documents.text("test/cards")
    assert json.loads(library.documents.text("test/luck"))["ap"] == 1


def test_replaced_documents_come_back_by_undo(library: Library, files: tuple[PlannedFile, ...]) -> None:
    imported = library.file_imports.carry_out([file.choosing("theirs") for file in files])
    assert (imported.new, set(imported.before)) == (("test/cards",), {"test/luck"})
    assert json.loads(library.documents.text("test/luck"))["ap"] == 2
    library.file_imports.undo(imported)
    assert json.loads(library.documents.text("test/luck"))["ap"] == 1
    assert [entry.id for entry in library.documents.entries()] == ["test/luck"]


def test_an_id_that_was_given_away_meanwhile_is_replaced(library: Library, files: tuple[PlannedFile, ...]) -> None:
    library.documents.save(fate("test/luck-2", ap=9))
    assert "test/luck-3" in library.file_imports.carry_out(files).new
    assert json.loads(library.documents.text("test/luck-2"))["ap"] == 9


def test_files_that_cannot_be_imported_say_why(library: Library, tmp_path: Path) -> None:
    """Missing or invalid files, without an id or with the same id twice: the others can still be imported."""
    card = plain_fate("test/new")
    paths = [
        tmp_path / "gone.json",
        written(tmp_path, "list.json", []),
        written(tmp_path, "nameless.json", {key: value for key, value in card.items() if key != "id"}),
        written(tmp_path, "new.json", card),
        written(tmp_path, "again.json", card),
    ]
    files = library.file_imports.plan(paths)
    assert [file.path for file in files] == paths
    assert states(files) == ["refused", "refused", "refused", "new", "refused"]
    assert all((file.refusal is None) == (file.item is not None) for file in files)
    assert library.file_imports.carry_out(files).new == ("test/new",)
