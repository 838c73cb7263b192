"""Stock documents: stored in the library, never changed by users, never in the way of their changes."""

from pathlib import Path

import pytest

from database.errors import LibraryUnavailable, NotDone, ReadOnlyLibrary, StockIsFixed
from database.library import Library
from database.records import DocumentFilter
from database.stock import Stock
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.message import message
from tests.support.libraries import deck, fate, open_library, stock_in


def open_with(folder: Path, stock: Path) -> Library:
    return open_library(folder / "library.db", stock=lambda: stock)


def test_stock_documents_are_there(tmp_path: Path) -> None:
    """As one pack a game."""
    stock_in(tmp_path, fate("x/one"), game="x")
    stock = stock_in(tmp_path / "other", fate("battleground/luck"), fate("battleground/skill"))
    (tmp_path / "systems" / "x").rename(stock / "x")
    with open_with(tmp_path, stock) as library:
        entries = library.documents.entries()
        assert {(entry.id, entry.layer) for entry in entries} == {
            ("battleground/luck", "stock"),
            ("battleground/skill", "stock"),
            ("x/one", "stock"),
        }
        assert len({entry.pack for entry in entries}) == 2
        assert library.revisions.of("battleground/luck") == ()
        assert library.problems() == ()


def test_stock_is_written_only_when_it_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stock = stock_in(tmp_path, fate("battleground/luck"))
    open_with(tmp_path, stock).close()

    def refuse(_: object) -> None:
        raise AssertionError("it was written again")

    with monkeypatch.context() as patch:
        patch.setattr("database.stock.Stock.refresh", refuse)
        open_with(tmp_path, stock).close()
        stock_in(tmp_path, fate("battleground/luck", ap=22))
        with pytest.raises(AssertionError):
            open_with(tmp_path, stock)
    with open_with(tmp_path, stock) as library:
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=22)


def test_stock_documents_cannot_be_changed(tmp_path: Path) -> None:
    with open_with(tmp_path, stock_in(tmp_path, fate("battleground/luck"))) as library:
        for ask in (library.documents.delete, lambda name: library.documents.rename(name, "mine")):
            with pytest.raises(StockIsFixed):
                ask("battleground/luck")


def test_a_change_makes_a_copy_of_ones_own(tmp_path: Path) -> None:
    """Which goes before the stock document, and knows what it is a copy of."""
    with open_with(tmp_path, stock_in(tmp_path, fate("battleground/luck", ap=1))) as library:
        stock = library.documents.entry("battleground/luck")
        entry = library.documents.save(fate("battleground/luck", ap=2))
        assert (entry.layer, entry.origin and entry.origin.id) == ("own", "battleground/luck")
        assert entry.origin is not None
        assert entry.origin.digest == stock.digest
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=2)
        assert library.documents.entries() == (entry,)
        assert library.documents.entries(DocumentFilter(layers=("stock",))) == ()
        assert library.documents.entries(DocumentFilter(layers=("stock",), shadowed=True)) == (stock,)
        assert library.stock.of("battleground/luck") == stock
        assert '"ap":1' in (library.stock.text("battleground/luck") or "")
        assert library.resolver(with_stock=False).names == ("battleground/luck",)
        assert library.resolver()("battleground/luck")["ap"] == 2


def test_a_document_equal_to_its_stock_needs_no_copy(tmp_path: Path) -> None:
    with open_with(tmp_path, stock_in(tmp_path, fate("battleground/luck"))) as library:
        assert library.documents.save(fate("battleground/luck")).layer == "stock"
        with pytest.raises(UnknownDocument):
            library.resolver(with_stock=False)("battleground/luck")


def test_a_changed_stock_document_can_be_reset(tmp_path: Path) -> None:
    """What one had changed is in the trash, even while others use it."""
    with open_with(tmp_path, stock_in(tmp_path, fate("battleground/luck", ap=1))) as library:
        library.documents.save_many([fate("battleground/luck", ap=2), deck("cards", "battleground/luck")])
        assert library.stock.reset("battleground/luck").layer == "stock"
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=1)
        (kept,) = library.trash.entries()
        library.trash.restore(kept.key)
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=2)
        assert library.documents.dangling() == ()
        library.stock.reset("battleground/luck")
        library.stock.reset("battleground/luck")
        with pytest.raises(NotDone):
            library.stock.reset("cards")


def test_a_copy_says_again_what_it_was_copied_from(tmp_path: Path) -> None:
    """Under its own id, what ships by now; what it said before is a version of it."""
    stock = stock_in(tmp_path, fate("battleground/luck", ap=1))
    with open_with(tmp_path, stock) as library:
        library.documents.duplicate("battleground/luck", "my-luck")
        library.documents.save_many([fate("my-luck", ap=5), deck("cards", "my-luck")])
    stock_in(tmp_path, fate("battleground/luck", ap=33))
    with open_with(tmp_path, stock) as library:
        assert library.stock.is_behind(library.documents.entry("my-luck"))
        entry = library.stock.reset("my-luck")
        assert (entry.id, entry.layer) == ("my-luck", "own")
        assert library.documents.get("my-luck") == fate("my-luck", ap=33)
        assert not library.stock.is_behind(entry)
        now, before, *_ = library.revisions.of("my-luck")
        assert now.cause == "restored"
        assert library.revisions.get(before.number) == fate("my-luck", ap=5)
        assert library.trash.entries() == ()
        assert not library.check().problems


def test_newer_stock_overwrites_nothing_of_ones_own(tmp_path: Path) -> None:
    """And those that were copied from what is no longer so are found."""
    stock = stock_in(tmp_path, fate("battleground/luck", ap=1), fate("battleground/skill"), fate("battleground/old"))
    with open_with(tmp_path, stock) as library:
        library.documents.save(fate("battleground/luck", ap=2))
        library.documents.save(fate("battleground/skill", ap=2))
        library.documents.duplicate("battleground/luck", "copy-of-mine")
        library.documents.save(fate("mine"))
        library.documents.duplicate("mine", "more-of-mine")
        assert [entry.id for entry in library.documents.entries() if library.stock.is_behind(entry)] == []
    stock_in(tmp_path, fate("battleground/luck", ap=33), fate("battleground/skill"), fate("battleground/new"))
    with open_with(tmp_path, stock) as library:
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=2)
        assert {entry.id for entry in library.documents.entries() if library.stock.is_behind(entry)} == {
            "battleground/luck",
            "copy-of-mine",
        }
        origin = library.documents.entry("battleground/luck").origin
        assert origin is not None
        assert '"ap":1' in library.documents.text_with(origin.digest), "what it was copied from can still be read"
        library.stock.reset("battleground/luck")
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=33)
        assert {entry.id for entry in library.documents.entries()} == {
            "battleground/luck",
            "battleground/new",
            "battleground/skill",
            "copy-of-mine",
            "mine",
            "more-of-mine",
        }
        assert library.problems() == ()


def test_a_stock_document_that_is_gone_leaves_ones_own_copy(tmp_path: Path) -> None:
    stock = stock_in(tmp_path, fate("battleground/luck", ap=1))
    with open_with(tmp_path, stock) as library:
        library.documents.save(fate("battleground/luck", ap=2))
    stock_in(tmp_path)
    with open_with(tmp_path, stock) as library:
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=2)
        assert library.stock.of("battleground/luck") is None
        assert library.stock.text("battleground/luck") is None


def test_a_bad_stock_document_keeps_nobody_out(tmp_path: Path, expect_log: object) -> None:
    """It is left out, and the log says so."""
    stock = stock_in(tmp_path, fate("battleground/luck"))
    (stock / "battleground" / "bad.json").write_text("{", encoding="utf-8")
    assert callable(expect_log)
    expect_log("a stock document is not usable")
    with open_with(tmp_path, stock) as library:
        assert [entry.id for entry in library.documents.entries()] == ["battleground/luck"]


def test_a_read_only_library_uses_the_stock_that_is_there(tmp_path: Path) -> None:
    stock = stock_in(tmp_path, fate("battleground/luck", ap=1))
    open_with(tmp_path, stock).close()
    stock_in(tmp_path, fate("battleground/luck", ap=33))
    with open_library(tmp_path / "library.db", stock=lambda: stock, read_only=True) as library:
        assert library.documents.get("battleground/luck") == fate("battleground/luck", ap=1)


@pytest.mark.slow
def test_all_that_ships_goes_into_a_library(tmp_path: Path) -> None:
    """Every document of every game, without problems and without unresolved references."""
    with Library.open(tmp_path / "library.db") as library:
        assert {entry.system for entry in library.documents.entries()} >= {"battleground", "hoplomachus"}
        assert library.problems() == ()
        assert library.documents.users_of("battleground/he-man") != ()


def test_where_there_is_no_room_for_newer_stock_the_library_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is in it can be looked at and exported to another disk; with room again it is as always."""

    def full(_: Stock) -> None:
        raise LibraryUnavailable(message("library-disk-full", path="x"))

    path, folder = tmp_path / "library.db", stock_in(tmp_path, fate("a"))
    with open_library(path, stock=lambda: folder) as library:
        library.documents.save(fate("mine"))
    stock_in(tmp_path, fate("a", ap=7))
    with monkeypatch.context() as patched:
        patched.setattr(Stock, "refresh", full)
        with open_library(path, stock=lambda: folder) as library:
            assert library.why_read_only is not None
            assert library.why_read_only.id == "library-disk-full"
            assert library.documents.get("mine") == fate("mine")
            with pytest.raises(ReadOnlyLibrary):
                library.documents.save(fate("more"))
    with open_library(path, stock=lambda: folder) as library:
        assert library.why_read_only is None
        assert library.documents.get("a") == fate("a", ap=7)
