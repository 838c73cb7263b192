"""Imports: all of a pack or nothing, under the chosen ids, with updated references."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from database.errors import LibraryUnavailable, NotDone
from database.files.atomic_write import NotWritten
from database.imports import import_execution as importing
from database.library import Library, no_stock
from engine.content.declarations import Declarations
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.kernel.data.message import message
from engine.registry import declarations
from tests.support.pack_libraries import ids, imported, laid_down, library_at, planned, save, states, stored_document
from tests.support.packs import ABOUT, as_bytes, deck, fate, pack_of, png


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with library_at(tmp_path / "library.db") as made:
        yield made


def left_behind(library: Library) -> list[str]:
    """Files next to the library that no part of it refers to."""
    known = {library.images.path(digest).name for digest in library.images.digests()}
    pictures = [path.name for path in library.images.folder.rglob("*") if path.is_file()]
    staged = [path.name for path in library.path.with_suffix(".staging").glob("*")]
    return [name for name in pictures if name not in known] + staged


def test_documents_pictures_and_translations_come_in_together(library: Library) -> None:
    save(library, fate("mine"))
    translation = b'{"texts": {"mine": {"name": "Ruina"}}}'
    data = pack_of(fate("a"), deck("pile", "a"), entries={"images/x.png": png(), "translations/pl.json": translation})
    saved = imported(library, data)
    assert sorted(saved.new) == ["a", "pile"]
    (digest,) = library.images.digests()
    assert library.images.get(digest) is not None
    assert library.packs.translated(stored_document(library, "mine"))["name"] == {"en": "Ruin", "pl": "Ruina"}
    assert stored_document(library, "mine")["name"] == {"en": "Ruin"}
    (pack,) = library.packs.all()
    assert (pack.manifest.id, library.packs.documents_of(pack)) == ("org.example.ruins", ("a", "pile"))
    assert left_behind(library) == []
    assert list(library.problems()) == []


def test_every_document_has_a_revision_that_says_that_it_was_imported(library: Library) -> None:
    imported(library, pack_of(fate("a")))
    assert [each.cause for each in library.revisions.of("a")] == ["imported"]


def test_verified_documents_are_not_read_again(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading everything twice would take most of an import; only documents that get another id are read again."""
    monkeypatch.setattr(importing, "read_document", lambda *_: pytest.fail("read again"))
    imported(library, pack_of(fate("a"), deck("cards", "a")))
    assert ids(library) == {"a", "cards"}
    monkeypatch.undo()
    heard: list[bytes] = []

    def note(source: bytes, declarations: Declarations) -> Document | NewerDocument:
        heard.append(source)
        return read_document(source, declarations)

    monkeypatch.setattr(importing, "read_document", note)
    imported(library, pack_of(fate("a", ap=2), fate("b"), version="1.1.0", id="org.other"), choices={"a": "both"})
    assert len(heard) == 1
    assert ids(library) == {"a", "a-2", "b", "cards"}


def test_mine_theirs_and_both(library: Library) -> None:
    for name in ("kept", "replaced", "doubled"):
        save(library, fate(name, ap=1))
    data = pack_of(*(fate(name, ap=9) for name in ("kept", "replaced", "doubled")))
    imported(library, data, choices={"kept": "mine", "replaced": "theirs", "doubled": "both"})
    assert {name: stored_document(library, name)["ap"] for name in ids(library)} == {
        "kept": 1,
        "replaced": 9,
        "doubled": 1,
        "doubled-2": 9,
    }


def test_references_in_the_pack_follow_a_new_id(library: Library) -> None:
    """In the pack only: mine go on naming mine."""
    save(library, fate("a", ap=1), deck("my-pile", "a"))
    imported(library, pack_of(fate("a", ap=9), deck("their-pile", "a", "a")))
    assert stored_document(library, "their-pile")["cards"] == ["a-2", "a-2"]
    assert stored_document(library, "my-pile")["cards"] == ["a"]


def test_a_document_that_is_the_same_but_names_another_one_comes_in_beside_it(library: Library) -> None:
    """Or the pack's would mean my documents."""
    save(library, fate("a", ap=1), deck("pile", "a"))
    imported(library, pack_of(fate("a", ap=9), deck("pile", "a")))
    assert stored_document(library, "pile")["cards"] == ["a"]
    assert stored_document(library, "pile-2")["cards"] == ["a-2"]


def test_a_newer_version_replaces_what_the_older_one_brought(library: Library) -> None:
    imported(library, pack_of(fate("a"), fate("b")))
    saved = imported(library, pack_of(fate("a", ap=4), fate("b"), fate("c"), version="2.0.0"))
    assert (saved.new, saved.changed) == (("c",), ("a",))
    (pack,) = library.packs.all()
    assert pack.manifest.version == "2.0.0"


def test_a_doubt_keeps_a_pack_out_until_it_is_put_aside(library: Library) -> None:
    needs = pack_of(fate("a"), requires=[{"id": "org.example.base"}])
    with pytest.raises(NotDone) as caught:
        imported(library, needs)
    assert caught.value.word.id == "pack-missing-requirement"
    assert ids(library) == set()
    imported(library, needs, anyway=True)
    assert ids(library) == {"a"}


def test_a_document_saved_after_the_plan_is_not_overwritten(library: Library) -> None:
    with library.packs.staging() as staging:
        plan = library.packs.plan(laid_down(pack_of(fate("a", ap=9)), staging))
        save(library, fate("a", ap=1))
        with pytest.raises(NotDone) as caught:
            library.packs.bring_in(plan, staging)
    assert caught.value.word.id == "pack-plan-outdated"
    assert stored_document(library, "a")["ap"] == 1


def test_a_document_that_took_the_new_id_after_the_plan_is_not_overwritten(library: Library) -> None:
    save(library, fate("a", ap=1))
    with library.packs.staging() as staging:
        plan = library.packs.plan(laid_down(pack_of(fate("a", ap=9)), staging))
        assert plan.items[0].new_id == "a-2"
        save(library, fate("a-2", ap=2))
        with pytest.raises(NotDone) as caught:
            library.packs.bring_in(plan, staging)
    assert caught.value.word.id == "pack-plan-outdated"
    assert stored_document(library, "a-2")["ap"] == 2


def test_keeping_both_again_makes_no_third_copy(library: Library) -> None:
    """The copy beside mine is the pack's, and so a newer version of the pack goes where the older one went."""
    save(library, fate("a", ap=1), deck("pile", "a"))
    data = pack_of(fate("a", ap=8), deck("pile", "a"))
    imported(library, data)
    assert imported(library, data).same == ("a-2", "pile-2")
    assert imported(library, pack_of(fate("a", ap=9), deck("pile", "a"), version="2.0.0")).changed == ("a-2",)
    assert {name: stored_document(library, name).get("ap") for name in ids(library)} == {
        "a": 1,
        "a-2": 9,
        "pile": None,
        "pile-2": None,
    }


def test_a_copy_that_was_changed_here_is_not_written_over(library: Library) -> None:
    save(library, fate("a", ap=1))
    data = pack_of(fate("a", ap=8))
    imported(library, data)
    save(library, fate("a-2", ap=5))
    assert imported(library, data).new == ("a-3",)
    assert stored_document(library, "a-2")["ap"] == 5


def test_an_earlier_document_of_the_pack_with_such_an_id_is_no_copy(library: Library) -> None:
    imported(library, pack_of(fate("a", ap=8), fate("a-2", ap=7)))
    save(library, fate("a", ap=1))
    assert imported(library, pack_of(fate("a", ap=9), version="2.0.0")).new == ("a-3",)
    assert stored_document(library, "a-2")["ap"] == 7


def test_a_document_of_an_older_version_of_the_pack_is_no_copy(library: Library) -> None:
    """Other documents may refer to it: it stays as it is, even if its id looks like that of a copy."""
    data = pack_of(fate("a", ap=8, name={"en": "Crate"}), fate("a-2", ap=7, name={"en": "Broken crate"}))
    imported(library, data)
    save(library, fate("a", ap=1))
    for version in (2, 3):
        newer = fate("a", ap=version, name={"en": "Crate", "pl": "Skrzynia"})
        imported(library, pack_of(newer, version=f"{version}.0.0"))
    assert {name: stored_document(library, name)["ap"] for name in ids(library)} == {"a": 1, "a-2": 7, "a-3": 3}


def test_a_fault_in_the_middle_leaves_nothing_behind(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither rows nor pictures are left."""
    entries = {f"images/{number}.png": png(number + 1) for number in range(3)}
    put, done = library.images.put, list[bytes]()

    def fails_at_the_third(data: bytes) -> str:
        if len(done) == 2:
            raise LibraryUnavailable(message("file-disk-full", path="x"))
        done.append(data)
        return put(data)

    monkeypatch.setattr(library.images, "put", fails_at_the_third)
    with pytest.raises(LibraryUnavailable):
        imported(library, pack_of(fate("a"), entries=entries))
    assert (ids(library), library.images.digests(), library.packs.all()) == (set(), (), ())
    assert left_behind(library) == []


def test_a_fault_at_the_end_takes_new_pictures_away_and_leaves_old_ones(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = library.images.put(png(9))
    monkeypatch.setattr(
        "database.imports.import_execution.write", lambda *_: (_ for _ in ()).throw(NotWritten(Path("x"), OSError()))
    )
    with pytest.raises(NotWritten):
        imported(library, pack_of(fate("a"), entries={"images/old.png": png(9), "images/new.png": png(5)}))
    assert library.images.digests() == (old,)
    assert library.images.get(old) is not None
    assert left_behind(library) == []


@pytest.mark.parametrize("notes", ["", "ż" * 8_000])
def test_a_changed_folder_of_the_import_is_noticed(library: Library, notes: str) -> None:
    """Whether it lies there with others or alone."""
    from database.packs.format.refusals import PackRefused

    with library.packs.staging() as staging:
        plan = library.packs.plan(laid_down(pack_of(fate("a", notes=notes)), staging))
        (laid,) = staging.folder.iterdir()
        laid.write_bytes(laid.read_bytes().replace(b'"mana":0', b'"mana":9'))
        with pytest.raises(PackRefused) as caught:
            library.packs.bring_in(plan, staging)
    assert caught.value.problems[0].problem.code == "pack-changed-while-read"
    assert ids(library) == set()


def test_a_library_that_can_only_be_read_says_so(tmp_path: Path) -> None:
    library_at(tmp_path / "l.db").close()
    with Library.open(tmp_path / "l.db", read_only=True, stock=no_stock) as library, pytest.raises(LibraryUnavailable):
        imported(library, pack_of(fate("a")))


def test_where_nothing_can_be_written_beside_the_library_a_pack_is_looked_at_all_the_same(tmp_path: Path) -> None:
    """As on a disk that is only there to be read."""
    library_at(tmp_path / "l.db").close()
    before = set(tmp_path.iterdir())
    with Library.open(tmp_path / "l.db", read_only=True, stock=no_stock) as library:
        assert states(planned(library, pack_of(fate("a")))) == {"a": "new"}
        with library.packs.staging() as staging:
            assert staging.folder.parent == Path(gettempdir()).resolve()
    assert set(tmp_path.iterdir()) == before


def test_a5_folders_of_imports_that_were_cut_off_go_and_nothing_else_does(library: Library) -> None:
    below = library.path.with_suffix(".staging")
    for name in ("import-1-00000000", "import-99999999-0123abcd", "mine"):
        (below / name).mkdir(parents=True)
        (below / name / "file").touch()
    (below / "import-2-00000000").symlink_to(below / "mine")
    with library.packs.staging() as first, library.packs.staging() as second:
        assert {path.name for path in below.iterdir() if path.is_dir()} == {
            "mine",
            "import-2-00000000",
            first.folder.name,
            second.folder.name,
        }
    assert (below / "mine" / "file").exists()


def test_a_reader_takes_nothing_from_under_who_imports(library: Library) -> None:
    """A second program, which only reads, looks at a pack meanwhile."""
    under_way = library.path.with_suffix(".staging") / "import-1-0123abcd"
    under_way.mkdir(parents=True)
    with Library.open(library.path, read_only=True, stock=no_stock) as reading:
        reading.packs.staging().remove()
    assert under_way.exists()
    library.packs.staging().remove()
    assert not under_way.exists()


def test_a_document_of_a_newer_minor_version_comes_in_unread_and_goes_out_byte_for_byte(library: Library) -> None:
    newer = fate("future", schema="1.7", spell={"of": "tomorrow"})
    data = pack_of(newer, fate("a"))
    imported(library, data)
    (item,) = (each for each in planned(library, data).items if each.document.id == "future")
    assert (item.state, item.document.is_unread) == ("same", True)
    assert stored_document(library, "future")["spell"] == {"of": "tomorrow"}
    (pack,) = library.packs.all()
    again = library.packs.export_again(pack)
    assert states(planned(library, again.packed.data)) == {"future": "same", "a": "same"}


def test_references_of_a_newer_document_go_with_it_or_are_reported_missing(library: Library) -> None:
    newer = {**deck("pile", "a"), "schema": "1.7", "spell": {"of": "tomorrow"}}
    missing = planned(library, pack_of(newer)).missing
    assert [(each.document, each.names) for each in missing] == [("pile", "a")]
    save(library, fate("a"), newer)
    assert library.packs.export(["pile"], ABOUT).documents == ("a", "pile")


def test_an_unread_document_in_conflict_is_kept_or_replaced_but_never_renamed(library: Library) -> None:
    save(library, fate("future"))
    (item,) = planned(library, pack_of(fate("future", schema="1.7"))).items
    assert (item.choice, item.choices) == ("mine", ("mine", "theirs"))


def test_translations_are_laid_over_documents_as_games_read_them(library: Library) -> None:
    """Of two packs the first one counts; what is stored stays as it is, and goes out as it is."""
    save(library, fate("mine"))
    for number, name in enumerate(("Ruina", "Ruiny")):
        entries = {"translations/pl.json": b'{"texts": {"mine": {"name": "%s"}}}' % name.encode()}
        imported(library, pack_of(entries=entries, id=f"org.example.pl-{number}"))
    assert library.resolver()("mine")["name"] == {"en": "Ruin", "pl": "Ruina"}
    assert stored_document(library, "mine")["name"] == {"en": "Ruin"}


@pytest.mark.parametrize("text", ["", " ", "two\nlines", "long" * 100, "Z" + "\u0301" * 50])
def test_a_translation_that_does_not_fit_leaves_the_document_as_it_can_be_read(library: Library, text: str) -> None:
    """Or a stranger could keep every game with it from being played; what fits is laid over it all the same."""
    bonus = {"to": "self", "wording": {"en": "Gain 1 mana."}, "effects": [{"do": "gain", "counter": "mana"}]}
    save(library, fate("mine", bonus=bonus))
    for lang, texts in (("pl", {"name": text, "bonus.wording": "Zyskaj 1 manę."}), ("it", {"name": "Rovina"})):
        entry = {f"translations/{lang}.json": as_bytes({"texts": {"mine": texts}})}
        imported(library, pack_of(entries=entry, id=f"org.example.{lang}"))
    found = library.resolver()("mine")
    assert isinstance(read_document(found, declarations()), Document)
    assert found["name"] == {"en": "Ruin", "it": "Rovina"}
    assert found["bonus"]["wording"] == {"en": "Gain 1 mana.", "pl": "Zyskaj 1 manę."}
    assert library.packs.translated(stored_document(library, "mine")) == found


def test_a_newer_version_of_a_translation_replaces_the_older_one(library: Library) -> None:
    save(library, fate("mine"))
    for version, text in (("1.0.0", b'{"mine": {"name": "Ruina"}}'), ("1.1.0", b"{}")):
        imported(library, pack_of(entries={"translations/pl.json": b'{"texts": %s}' % text}, version=version))
    assert library.resolver()("mine")["name"] == {"en": "Ruin"}


def test_a_fault_of_the_commit_takes_new_pictures_away_too(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    run, begun = library._session._run, list[str]()

    def fails_to_commit(statements: str) -> None:
        if statements.startswith("BEGIN"):
            begun.append(statements)
        if statements == "COMMIT" and begun[-1] == "BEGIN IMMEDIATE":
            raise OSError("disk full")
        run(statements)

    with library.packs.staging() as staging:
        plan = library.packs.plan(laid_down(pack_of(fate("a"), entries={"images/x.png": png()}), staging))
        monkeypatch.setattr(library._session, "_run", fails_to_commit)
        with pytest.raises(OSError, match="disk full"):
            library.packs.bring_in(plan, staging)
    monkeypatch.undo()
    assert (ids(library), library.images.digests()) == (set(), ())
    assert left_behind(library) == []


def test_the_cause_of_a_failed_import_is_reported_where_its_picture_cannot_be_removed(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture goes before the next import."""

    def fail(*_: object) -> None:
        raise LibraryUnavailable(message("library-disk-full", path=str(library.path)))

    def stays(path: Path, *, missing_ok: bool = False) -> None:
        if library.images.folder in path.parents:
            raise OSError(30, "Read-only file system", str(path))
        unlink(path, missing_ok=missing_ok)

    unlink, data = Path.unlink, pack_of(fate("a"), entries={"images/x.png": png()})
    with library.packs.staging() as staging, monkeypatch.context() as patch:
        plan = library.packs.plan(laid_down(data, staging))
        patch.setattr("database.imports.import_execution.write", fail)
        patch.setattr(Path, "unlink", stays)
        with pytest.raises(LibraryUnavailable) as caught:
            library.packs.bring_in(plan, staging, anyway=True)
    assert caught.value.word.id == "library-disk-full"
    assert len(library.images.strays()) == 1
    library.packs.staging().remove()
    assert library.images.strays() == ()
