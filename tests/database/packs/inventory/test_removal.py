"""Removal of a pack: its uses are reported, none of the user's documents is removed, and everything can be restored."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from database.errors import NotDone, ReadOnlyLibrary
from database.library import Library, no_stock
from tests.support.libraries import stock_in
from tests.support.pack_libraries import ids, imported, library_at, save, stored_document
from tests.support.packs import ABOUT, as_bytes, deck, fate, pack_of, png

ID = "org.example.ruins"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with library_at(tmp_path / "library.db") as opened:
        yield opened


def doubts(library: Library) -> list[str]:
    return [each.id for each in library.packs.removal(ID).doubts]


def pictures(library: Library) -> list[str]:
    return sorted(path.name for path in library.images.folder.glob("??/*"))


def test_documents_of_a_removed_pack_go_to_the_trash_and_can_be_restored(library: Library) -> None:
    save(library, fate("mine"))
    imported(library, pack_of(fate("a"), deck("pile", "a")))
    removal = library.packs.remove(ID)
    assert (removal.goes, removal.stays, removal.doubts) == (("a", "pile"), (), ())
    assert (ids(library), library.packs.all()) == ({"mine"}, ())
    assert {entry.id for entry in library.trash.entries()} == {"a", "pile"}
    for entry in library.trash.entries():
        library.trash.restore(entry.key)
    assert ids(library) == {"mine", "a", "pile"}
    assert library.check().is_sound


def test_imported_again_everything_is_there(library: Library) -> None:
    texts = as_bytes({"texts": {"mine": {"name": "Ruina"}}})
    data = pack_of(fate("a"), entries={"images/x.png": png(), "translations/pl.json": texts})
    save(library, fate("mine"))
    imported(library, data)
    before = pictures(library)
    library.packs.remove(ID)
    assert library.resolver()("mine")["name"] == {"en": "Ruin"}
    assert library.search.page("ruina", lang="pl").hits == ()
    assert (pictures(library), library.images.digests()) == ([], ())
    imported(library, data)
    assert library.resolver()("mine")["name"] == {"en": "Ruin", "pl": "Ruina"}
    assert (pictures(library), ids(library)) == (before, {"mine", "a"})


def test_changed_documents_stay_when_their_pack_is_removed(library: Library) -> None:
    imported(library, pack_of(fate("a"), fate("b")))
    save(library, fate("a", ap=7))
    removal = library.packs.remove(ID)
    assert (removal.goes, removal.stays) == (("b",), ("a",))
    assert (ids(library), stored_document(library, "a")["ap"]) == ({"a"}, 7)
    assert library.documents.entry("a").pack is None


def test_documents_of_another_pack_stay(library: Library) -> None:
    """As this program writes it: it is in both to the letter."""
    save(library, fate("a"), fate("b"))
    both = library.packs.export(["a", "b"], ABOUT).packed.data
    save(library, fate("b", ap=9))
    other = library.packs.export(["a", "b"], {**ABOUT, "id": "org.example.other"}).packed.data
    for name in ("a", "b"):
        library.documents.delete(name)
    imported(library, both)
    imported(library, other, choices={"b": "mine"})
    removal = library.packs.remove(ID)
    assert (removal.goes, removal.stays) == (("b",), ())
    assert {name: pack.manifest.id for name, pack in removal.shared.items()} == {"a": "org.example.other"}
    assert ids(library) == {"a"}
    assert library.packs.remove("org.example.other").goes == ("a",)


def test_own_documents_that_use_the_pack_are_reported(library: Library) -> None:
    imported(library, pack_of(fate("a"), deck("pile", "a")))
    save(library, deck("mine", "a"))
    (used,) = library.packs.removal(ID).used
    assert (used[0], [use.user.id for use in used[1]]) == ("a", ["mine"])
    with pytest.raises(NotDone) as caught:
        library.packs.remove(ID)
    assert caught.value.word.id == "library-in-use"
    assert ids(library) == {"a", "mine", "pile"}
    library.packs.remove(ID, anyway=True)
    assert [each.id for each in library.documents.dangling()] == ["a"]


def test_packs_that_need_it_are_reported(library: Library) -> None:
    imported(library, pack_of(fate("a")))
    imported(library, pack_of(fate("b"), id="org.example.more", requires=[{"id": ID, "range": "^1.0.0"}]))
    assert library.packs.removal(ID).needed_by == ("org.example.more",)
    assert doubts(library) == ["pack-needed"]
    library.packs.remove("org.example.more")
    assert doubts(library) == []


def test_documents_replaced_by_stock_are_not_reported_missing(tmp_path: Path) -> None:
    from tests.support.libraries import fate as stock_fate

    folder = stock_in(tmp_path, stock_fate("a"))
    with Library.open(tmp_path / "stocked.db", stock=lambda: folder) as library:
        imported(library, pack_of(fate("a", ap=9)), choices={"a": "theirs"})
        save(library, deck("mine", "a"))
        assert doubts(library) == []
        library.packs.remove(ID)
        assert library.documents.entry("a").layer == "stock"


def test_a_picture_that_another_pack_has_too_stays(library: Library) -> None:
    imported(library, pack_of(entries={"images/x.png": png(4, 3), "images/y.png": png(5, 5)}))
    imported(library, pack_of(entries={"images/z.png": png(4, 3)}, id="org.example.more"))
    library.packs.remove(ID)
    assert len(pictures(library)) == len(library.images.digests()) == 1
    assert library.check().words == ()


def test_a_backup_is_made_before(library: Library) -> None:
    """Also of a pack that has nothing but translations, and after it is gone another one is due."""
    texts = as_bytes({"texts": {"mine": {"name": "Ruina"}}})
    imported(library, pack_of(entries={"translations/pl.json": texts}))
    library.packs.remove(ID)
    assert library.backups.all()[0].cause == "delete"
    assert library.backups.make_if_changed() is not None


def test_all_or_nothing(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    imported(library, pack_of(fate("a"), entries={"images/x.png": png()}))
    monkeypatch.setattr("database.packs.inventory.removal.notify_translations_changed", fails)
    with pytest.raises(ZeroDivisionError):
        library.packs.remove(ID)
    assert (ids(library), len(library.packs.all()), len(pictures(library))) == ({"a"}, 1, 1)


def test_in_a_transaction_that_is_given_up_no_picture_is_lost(library: Library) -> None:
    imported(library, pack_of(entries={"images/x.png": png()}))

    def remove_and_fail() -> None:
        with library.transaction():
            library.packs.remove(ID)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        remove_and_fail()
    assert library.images.get(library.images.digests()[0]) is not None


@pytest.mark.parametrize(
    ("name", "word"),
    [("org.example.ruin", "pack-unknown-near"), ("x", "pack-unknown"), ("\udcff", "pack-unknown")],
    ids=["near", "far", "no letter"],
)
def test_one_that_is_not_here(library: Library, name: str, word: str) -> None:
    """A command line may hold bytes that are no letters."""
    imported(library, pack_of(fate("a")))
    with pytest.raises(NotDone) as caught:
        library.packs.remove(name)
    assert caught.value.word.id == word


def test_not_from_a_library_that_is_only_read(library: Library) -> None:
    imported(library, pack_of(fate("a")))
    with Library.open(library.path, read_only=True, stock=no_stock) as reading, pytest.raises(ReadOnlyLibrary):
        reading.packs.remove(ID)
