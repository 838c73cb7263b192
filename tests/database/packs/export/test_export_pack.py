"""Exports: chosen documents with those that they need, the same bytes each time, and packs that are passed on."""

import json
from io import BytesIO
from pathlib import Path

import pytest

from database.errors import NotDone
from database.library import Library
from database.packs.format.container import Container
from database.packs.format.refusals import PackRefused
from database.packs.format.signatures import SigningKey
from engine.content.checks.document_checks import CheckedDocument, check_document
from engine.content.envelope import Document
from engine.content.problems import ContentError
from engine.registry import declarations
from tests.support.pack_libraries import ids, imported, library_at, planned, save, stored_document
from tests.support.packs import (
    ABOUT,
    Entry,
    crafted,
    deck,
    entries_of,
    fate,
    manifest_of,
    pack_of,
    pack_problems,
    png,
    read,
)


def test_a_pack_holds_what_was_chosen_and_what_that_needs(tmp_path: Path) -> None:
    with library_at(
        tmp_path / "l.db", fate("a"), fate("b"), fate("c"), deck("pile", "a", "b"), deck("other", "c")
    ) as library:
        made = library.packs.export(["pile"], ABOUT)
    assert made.documents == ("a", "b", "pile")
    assert {each.id for each in read(made.packed.data).documents} == {"a", "b", "pile"}


def test_stock_stays_at_home_and_what_is_nowhere_is_reported(tmp_path: Path) -> None:
    with Library.open(tmp_path / "l.db") as library:
        save(library, deck("pile", "battleground/ambush", "nowhere/at-all"))
        made = library.packs.export(["pile"], ABOUT)
    assert made.documents == ("pile",)
    assert made.dangling == ("nowhere/at-all",)


def test_the_manifest_knows_games_languages_and_versions(tmp_path: Path) -> None:
    with library_at(tmp_path / "l.db", fate("a", name={"en": "A", "pl": "Ą"}), deck("pile", "a")) as library:
        manifest = library.packs.export(["pile"], ABOUT).packed.manifest
    assert (manifest.systems, manifest.languages) == (("battleground",), ("en", "pl"))
    assert manifest.documents == {"deck": "1.0", "fate": "1.0"}


def test_the_same_library_gives_the_same_bytes_and_so_does_another_one(tmp_path: Path) -> None:
    with (
        library_at(tmp_path / "a.db", fate("a"), fate("b")) as one,
        library_at(tmp_path / "b.db", fate("b"), fate("a")) as two,
    ):
        packs = {
            library.packs.export(chosen, ABOUT).packed.data
            for library in (one, two)
            for chosen in (["a", "b"], ["b", "a"])
        }
    assert len(packs) == 1


def test_an_export_imported_into_an_empty_library_is_unchanged(tmp_path: Path) -> None:
    key = SigningKey(bytes(32), "Ana")
    with library_at(tmp_path / "a.db", fate("a"), deck("pile", "a")) as one, library_at(tmp_path / "b.db") as two:
        digest = one.images.put(read_back(png()))
        overlay = {"pl": {"x/y": {"name": "Z"}}}
        made = one.packs.export(["pile"], ABOUT, images=[digest], translations=overlay, key=key)
        imported(two, made.packed.data)
        assert {name: stored_document(two, name) for name in ids(two)} == {
            name: stored_document(one, name) for name in ids(one)
        }
        assert two.images.digests() == (digest,)
        (pack,) = two.packs.all()
        assert pack.signer == key.public
        again = two.packs.export_again(pack, key=key)
        assert again.packed.data == made.packed.data


def test_pictures_in_files_go_along_and_are_exported_again_elsewhere(tmp_path: Path) -> None:
    """The library that makes the pack does not keep them; the one that takes it in does, also one called alike."""
    red, blue = read_back(png(20, 10)), read_back(png(10, 20))
    with library_at(tmp_path / "a.db", fate("a")) as one, library_at(tmp_path / "b.db") as two:
        made = one.packs.export(["a"], ABOUT, pictures=[red, blue, red])
        assert made.packed == one.packs.export(["a"], ABOUT, pictures=[blue, red]).packed
        assert one.images.digests() == ()
        imported(two, made.packed.data)
        assert {two.images.get(digest) for digest in two.images.digests()} == {red, blue}
        (pack,) = two.packs.all()
        assert two.packs.export_again(pack).packed.data == made.packed.data
        more = read_back(png(5, 5))
        again = two.packs.export_again(pack, pictures=[more])
        assert len(read(again.packed.data).images) == 3


def test_pictures_called_alike_but_for_their_endings_are_exported_again_both(tmp_path: Path) -> None:
    entries = {"images/red.png": png(20, 10), "images/red.jpg": png(10, 20)}
    with library_at(tmp_path / "l.db") as library:
        imported(library, pack_of(fate("a"), entries=entries))
        (pack,) = library.packs.all()
        again = read(library.packs.export_again(pack).packed.data)
    assert {(each.width, each.height) for each in again.images} == {(20, 10), (10, 20)}


def read_back(data: bytes) -> bytes:
    """A picture as the library keeps it."""
    from database.packs.reader.image_decoder import read_image

    return read_image(data).png


def test_b18_a_pack_of_a_newer_minor_version_is_exported_again_with_all_that_it_said(tmp_path: Path) -> None:
    entries = entries_of(fate("a"))
    manifest = {**manifest_of(entries), "container": "1.4", "colour": "red", "x-shop": 7}
    data = crafted(*(Entry(name, each) for name, each in entries.items()), manifest=manifest)
    with library_at(tmp_path / "l.db") as library:
        imported(library, data)
        (pack,) = library.packs.all()
        again = read(library.packs.export_again(pack).packed.data).manifest.plain()
    assert {key: again[key] for key in ("container", "colour", "x-shop")} == {
        "container": "1.4",
        "colour": "red",
        "x-shop": 7,
    }


SONG = bytes(range(256)) * 3


def newer(*, kept: dict[str, bytes], **more: object) -> bytes:
    """A pack of a later minor version, with what only that reads."""
    entries = {**entries_of(fate("a")), **kept}
    manifest = {**manifest_of(entries), "container": "1.7", "colour": "red", "x-shop": 7, **more}
    return crafted(*(Entry(name, each) for name, each in entries.items()), manifest=manifest)


def test_b18_entries_for_a_newer_program_are_passed_on_byte_for_byte(tmp_path: Path) -> None:
    """From library to library, unread, until the pack is taken out."""
    kept = {"songs/march.ogg": SONG, "documents/notes.txt": b"", "images/moving.gif": b"GIF89a"}
    data = newer(kept=kept)
    for name in ("one.db", "two.db"):
        with library_at(tmp_path / name) as library:
            assert planned(library, data).remarks[-1].id == "pack-passed-over"
            imported(library, data)
            assert library.problems() == ()
            (pack,) = library.packs.all()
            made = library.packs.export_again(pack)
            assert made.lost == ()
            data = made.packed.data
            container = Container(BytesIO(data))
            assert {entry: container.read(entry) for entry in kept} == kept
            assert made.packed.manifest.container == "1.7"
            assert made.packed.manifest.plain()["colour"] == "red"
            library.packs.remove(pack.manifest.id, anyway=True)
            assert library._session.connection.execute("SELECT count(*) FROM pack_parts").fetchone() == (0,)


def test_newly_imported_foreign_files_replace_earlier_ones(tmp_path: Path) -> None:
    with library_at(tmp_path / "l.db") as library:
        imported(library, newer(kept={"songs/a.ogg": b"1", "songs/b.ogg": b"2"}))
        imported(library, newer(kept={"songs/b.ogg": b"3"}, version="1.0.1"))
        (pack,) = library.packs.all()
        container = Container(BytesIO(library.packs.export_again(pack).packed.data))
        assert [container.read(name) for name in container.names if name.startswith("songs/")] == [b"3"]


def test_foreign_files_too_large_to_keep_are_reported_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the limit all is kept; one byte less of room, and the pack is one as this program writes them."""
    data = newer(kept={"songs/march.ogg": SONG, "songs/waltz.ogg": SONG})
    for room, lost in ((2 * len(SONG), ()), (2 * len(SONG) - 1, ("songs/march.ogg", "songs/waltz.ogg"))):
        for name in (
            "database.packs.format.contents.MAX_KEPT_UNREAD",
            "database.packs.reader.pack_reader.MAX_KEPT_UNREAD",
        ):
            monkeypatch.setattr(name, room)
        with library_at(tmp_path / f"{room}.db") as library:
            remark = planned(library, data).remarks[-1].id
            imported(library, data)
            (pack,) = library.packs.all()
            made = library.packs.export_again(pack)
        assert (remark, made.lost) == ("pack-left-behind" if lost else "pack-passed-over", lost)
        plain = read(made.packed.data).manifest.plain()
        assert (plain["container"], "colour" in plain) == (("1.0", False) if lost else ("1.7", True))
        assert plain["x-shop"] == 7


def test_a_part_that_was_damaged_is_found_and_not_passed_on(tmp_path: Path) -> None:
    with library_at(tmp_path / "l.db") as library:
        imported(library, newer(kept={"songs/march.ogg": SONG}))
        library._session.connection.execute("UPDATE pack_parts SET body = x'00'")
        assert [each.what for each in library.check().problems] == ["changed-part"]
        (pack,) = library.packs.all()
        assert library.packs.export_again(pack).lost == ("songs/march.ogg",)


def test_unknown_documents_are_not_exported(tmp_path: Path) -> None:
    with library_at(tmp_path / "l.db", fate("a")) as library, pytest.raises(NotDone) as caught:
        library.packs.export(["a", "b"], ABOUT)
    assert caught.value.word.id == "pack-not-own"


def test_pictures_that_are_lost_are_named(tmp_path: Path) -> None:
    with library_at(tmp_path / "l.db") as library:
        imported(library, pack_of(fate("a"), entries={"images/red.png": png()}))
        library.images.path(library.images.digests()[0]).unlink()
        (pack,) = library.packs.all()
        with pytest.raises(NotDone) as caught:
            library.packs.export_again(pack)
    assert caught.value.word.id == "pack-images-lost"


def test_invalid_details_of_a_pack_are_reported(tmp_path: Path) -> None:
    with library_at(tmp_path / "l.db", fate("a")) as library, pytest.raises(ContentError) as caught:
        library.packs.export(["a"], {**ABOUT, "version": "one"})
    assert caught.value.problem.code == "pack-bad-version"


@pytest.mark.slow
def test_a_scenario_with_a_changed_card_is_played_from_an_empty_library_as_from_mine(tmp_path: Path) -> None:
    """The stranger's stock stays as it was; the changed card comes with the army that has it, and is played."""
    with Library.open(tmp_path / "mine.db") as mine, Library.open(tmp_path / "theirs.db") as theirs:
        save(mine, {**stored_document(mine, "battleground/he-man"), "health": 9})
        save(mine, {**stored_document(mine, "battleground/first-game"), "id": "my-game"})
        made = mine.packs.export(["my-game"], ABOUT)
        assert set(made.documents) == {"my-game", "battleground/first-masters", "battleground/he-man"}
        imported(theirs, made.packed.data)
        assert theirs.documents.entry("battleground/he-man").layer == "stock"
        played = [_as_played(library) for library in (mine, theirs)]
    assert played[0].errors() == ()
    assert _without_ids(played[0]) == _without_ids(played[1])


def _as_played(library: Library) -> CheckedDocument:
    return check_document(library.resolver()("my-game"), declarations(), library.resolver())


def _without_ids(found: CheckedDocument) -> str:
    """The content that is played, without the ids of the documents in it."""
    assert isinstance(found.document, Document)
    return json.dumps(found.document.plain()).replace("he-man-2", "he-man").replace("first-masters-2", "first-masters")


def test_documents_of_another_pack_stay_with_that(library: Library) -> None:
    """A pack that needs another one is made again as it came, with what was added to it here, without the other's."""
    base = pack_of(fate("base"), id="org.example.base")
    needs = [{"id": "org.example.base", "range": "*"}]
    imported(library, base)
    imported(library, pack_of(deck("pile", "base"), id="org.example.more", requires=needs))
    pack = library.packs.get("org.example.more")
    assert pack is not None
    assert library.packs.export_again(pack).documents == ("pile",)
    save(library, fate("mine"), deck("pile", "base", "mine"))
    assert library.packs.export_again(pack).documents == ("mine", "pile")
    assert library.packs.export(["pile"], ABOUT).documents == ("base", "mine", "pile")


def test_a_pack_that_names_too_often_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could read it; at the limit it is made, and can be."""
    with library_at(tmp_path / "l.db", fate("a"), fate("b"), deck("pile", "a", "b")) as library:
        _names_at_most(2, monkeypatch)
        made = library.packs.export(["pile"], ABOUT).packed.data
        assert len(read(made).documents) == 3
        _names_at_most(1, monkeypatch)
        assert [each.problem.code for each in pack_problems(made)] == ["pack-too-many-mentions"]
        with pytest.raises(PackRefused) as caught:
            library.packs.export(["pile"], ABOUT)
    assert [each.problem.code for each in caught.value.problems] == ["pack-too-many-mentions"]


def _names_at_most(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("database.packs.reader.pack_reader.MAX_MENTIONS", "database.packs.export.export_pack.MAX_MENTIONS"):
        monkeypatch.setattr(name, number)
