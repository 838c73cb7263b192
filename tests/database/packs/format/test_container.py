"""The container: the same content gives the same bytes, any truncation or flipped bit is detected, and limits hold."""

import random
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

import pytest

from database.packs.export.pack_writer import write_pack
from database.packs.format import zip_directory
from database.packs.format.container import Container
from database.packs.format.entry_names import as_png, entry_of_document, entry_of_image, is_entry_name
from database.packs.format.limits import MAX_ENTRIES, MAX_ENTRY, MAX_JSON, MAX_NAME, MAX_PACK
from database.packs.format.refusals import PackRefused
from database.packs.format.zip_bounds import look_at_the_ends
from database.packs.reader.pack_reader import read_pack
from engine.registry import declarations
from tests.support.packs import (
    ABOUT,
    DEFLATE,
    Crafted,
    Entry,
    Kept,
    as_bytes,
    codes,
    crafted,
    entries_of,
    fate,
    manifest_of,
    pack_of,
    pack_problems,
    png,
    read,
    truncations,
)

SMALL = pack_of(fate("a"), fate("test/b"), entries={"images/c.png": png()})


def test_the_same_content_gives_the_same_bytes_in_whatever_order() -> None:
    entries = entries_of(fate("a"), fate("b"), **{"images/c.png": png()})
    turned = dict(reversed(entries.items()))
    assert write_pack(ABOUT, entries).data == write_pack(ABOUT, turned).data


def test_a_pack_says_what_it_is_at_its_beginning_and_holds_no_dates() -> None:
    """The media type is at a fixed offset, where programs look for it."""
    assert SMALL[30:38] == b"mimetype"
    assert SMALL[38:71] == b"application/vnd.hexsmith.pack+zip"
    with ZipFile(BytesIO(SMALL)) as pack:
        names = pack.namelist()
        assert {(each.date_time, each.external_attr, each.create_system) for each in pack.infolist()} == {
            ((1980, 1, 1, 0, 0, 0), 0o100644 << 16, 3)
        }
    assert names[:2] == ["mimetype", "manifest.json"]
    assert names[2:] == sorted(names[2:])


def test_a_written_pack_is_read() -> None:
    found = read(SMALL)
    assert [each.id for each in found.documents] == ["a", "test/b"]
    assert [(each.width, each.height) for each in found.images] == [(4, 3)]


def test_a_pack_of_the_standard_library_is_read() -> None:
    """Packs made by other programs, with data descriptors and dates."""
    entries = entries_of(fate("a"))
    made = BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as pack:
        pack.writestr(ZipInfo("mimetype"), zip_directory.MEDIA_TYPE, ZIP_STORED)
        pack.writestr("manifest.json", as_bytes(manifest_of(entries)))
        for name, data in entries.items():
            with pack.open(name, "w") as entry:
                entry.write(data)
    assert [each.id for each in read(made.getvalue()).documents] == ["a"]


def test_a_pack_written_into_a_stream_is_read() -> None:
    """Programs that cannot seek write the size after each entry; others write its times as well."""
    entries = entries_of(fate("a"))
    made = BytesIO()
    made.seekable = lambda: False  # type: ignore[method-assign]
    made.tell = lambda: (_ for _ in ()).throw(OSError)  # type: ignore[method-assign]
    with ZipFile(made, "w", ZIP_DEFLATED) as pack:
        pack.writestr(ZipInfo("mimetype"), zip_directory.MEDIA_TYPE, ZIP_STORED)
        pack.writestr("manifest.json", as_bytes(manifest_of(entries)))
        for name, data in entries.items():
            dated = ZipInfo(name)
            dated.extra = b"UT\x05\0\x01" + bytes(4) + b"ux\x40\0" + bytes(64)
            pack.writestr(dated, data)
    assert b"PK\x07\x08" in made.getvalue()
    assert [each.id for each in read(made.getvalue()).documents] == ["a"]


def test_very_repetitive_documents_are_written_so_that_they_can_be_read() -> None:
    """Very compressible data is stored uncompressed: readers would take it for an attack."""
    entries = {"documents/a.json": b'{"notes": "' + b"x" * 2_000_000 + b'"}'}
    packed = write_pack(ABOUT, entries).data
    assert Container(BytesIO(packed)).read("documents/a.json") == entries["documents/a.json"]


def test_b7_a_list_of_entries_is_refused_before_any_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.evil_packs import EVIL

    monkeypatch.setattr(Container, "read", lambda *_: pytest.fail("unpacked"))
    for case in ("B7 two entries over one another", "B7 entries within an entry", "B8 50 MB of nothing"):
        assert EVIL[case].code in codes(EVIL[case].make())


def test_b10_too_many_entries_are_reported_by_the_end_of_the_file_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zip_directory, "ZipFile", lambda *_: pytest.fail("the list was read"))
    assert codes(crafted(end={"here": 0xFFFF, "all": 0xFFFF})) == {"pack-too-many-entries"}


def test_b11_a_second_end_that_says_other_things_is_refused() -> None:
    whole = crafted()
    locator = b"PK\x06\x07" + bytes(16)
    assert codes(whole[:-22] + locator + whole[-22:]) == {"pack-zip64"}


def test_b12_a_pack_that_is_cut_off_anywhere_is_refused() -> None:
    for data in truncations(SMALL):
        assert pack_problems(data)


@pytest.mark.parametrize("seed", range(4))
def test_b13_flipped_bits_are_noticed_or_change_nothing(seed: int) -> None:
    """Data that is still accepted is unchanged."""
    chance, honest = random.Random(seed), read(SMALL)
    for _ in range(100):
        data = bytearray(SMALL)
        for _ in range(chance.randint(1, 6)):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        try:
            found = read(bytes(data))
        except PackRefused:
            continue
        assert (found.documents, found.images) == (honest.documents, honest.images)


def test_all_problems_are_reported_at_once_and_fifty_at_most() -> None:
    """Each with its entry."""
    bad = [Entry(f"documents/B{number}.json") for number in range(60)]
    found = pack_problems(crafted(*bad))
    assert len(found) == 50
    assert len({problem.entry for problem in found}) == 50
    mixed = pack_problems(pack_of(fate("a", ap="1"), fate("b", mana="x"), entries={"images/c.png": b"no"}))
    assert [(each.entry, each.problem.path) for each in mixed] == [
        ("documents/a.json", "$.ap"),
        ("documents/b.json", "$.mana"),
        ("images/c.png", ""),
    ]


def test_b47_names_at_the_limit_and_beyond() -> None:
    assert is_entry_name("a" * MAX_NAME)
    assert not is_entry_name("a" * (MAX_NAME + 1))
    assert is_entry_name("a/b/c/d/e/f")
    assert not is_entry_name("a/b/c/d/e/f/g")


def test_b47_numbers_of_entries_at_the_limit_and_beyond() -> None:
    def with_entries(number: int) -> BytesIO:
        return BytesIO(Crafted([Entry("mimetype", b"x")], end={"here": number, "all": number}).bytes())

    look_at_the_ends(with_entries(MAX_ENTRIES))
    with pytest.raises(PackRefused):
        look_at_the_ends(with_entries(MAX_ENTRIES + 1))


@pytest.mark.parametrize(
    ("name", "most"), [("documents/a.json", MAX_JSON), ("images/a.png", MAX_ENTRY), ("translations/pl.json", MAX_JSON)]
)
def test_b47_sizes_at_the_limit_and_beyond(name: str, most: int) -> None:
    """The sizes are those in the list of entries; unpacked data is checked later."""
    assert "pack-entry-too-large" not in codes(_sized(name, most))
    assert "pack-entry-too-large" in codes(_sized(name, most + 1))


def test_b47_an_unpacked_size_at_the_limit_of_the_ratio_and_beyond() -> None:
    data = bytes(6_000_000)
    packed = len(Entry("a", data, DEFLATE).packed)
    at_limit = Entry("documents/a.json", data, DEFLATE, said_size=200 * packed)
    assert at_limit.said_size is not None
    assert "pack-ratio" not in codes(crafted(at_limit, manifest=manifest_of({})))
    at_limit.said_size += 1
    assert "pack-ratio" in codes(crafted(at_limit, manifest=manifest_of({})))


def test_an_id_that_a_system_takes_for_a_device_has_an_entry_that_none_does() -> None:
    found = read(pack_of(fate("con"), fate("aux/nul"), fate("lpt1/com9")))
    assert {each.id for each in found.documents} == {"con", "aux/nul", "lpt1/com9"}
    assert all(is_entry_name(entry_of_document(each.id)) for each in found.documents)


def test_the_longest_id_has_an_entry() -> None:
    assert is_entry_name(entry_of_document("a" * 60 + "/" + "b" * 60))


def test_a_picture_that_was_written_anew_keeps_its_name() -> None:
    assert as_png({"images/red.hat.jpeg": "1"}) == {"images/red.hat.png": "1"}


def test_no_picture_takes_the_place_of_another_that_is_called_like_it() -> None:
    """Two names may differ by their endings alone, and a folder may be called as the picture would be."""
    digests = {
        f"images/{name}": letter * 64
        for name, letter in zip(("a.jpg", "a.png", "a.webp", "b.jpg"), "1234", strict=True)
    }
    assert as_png({**digests, "images/b.png/c.png": "5" * 64}) == {
        "images/a.png": "2" * 64,
        "images/b.png/c.png": "5" * 64,
        **{entry_of_image(letter * 64): letter * 64 for letter in "134"},
    }


def test_more_than_a_reader_takes_is_not_written() -> None:
    with pytest.raises(PackRefused) as caught:
        write_pack(ABOUT, {"documents/a.json": bytes(MAX_JSON + 1), "images/a.png": bytes(MAX_ENTRY + 1)})
    assert [each.problem.code for each in caught.value.problems] == ["pack-entry-too-large"] * 2
    with pytest.raises(PackRefused, match="entries"):
        write_pack(ABOUT, dict.fromkeys(map(str, range(MAX_ENTRIES - 2)), b""))


def _sized(name: str, size: int) -> bytes:
    """A pack that declares this size for an entry."""
    squeezed = Entry(name, bytes(1000), DEFLATE, said_size=size)
    return crafted(squeezed, manifest=manifest_of({}))


def test_b47_a_file_that_is_too_large_is_refused_by_its_size(tmp_path: Path) -> None:
    """The content is not read."""
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(MAX_PACK + 1)
    with path.open("rb") as file, pytest.raises(PackRefused) as caught:
        look_at_the_ends(file)
    assert caught.value.problems[0].problem.code == "pack-too-large"


def test_b14_nothing_may_stand_between_the_list_and_the_end() -> None:
    assert codes(SMALL[:-22] + b"more" + SMALL[-22:]) == {"pack-no-end"}


def test_b8_entries_that_are_too_large_together_are_refused_before_any_is_unpacked() -> None:
    """Each of them alone would be accepted."""
    noise = random.Random(0).randbytes(MAX_ENTRY // 200 + 1)
    entries = [Entry(f"images/{n}.png", noise, DEFLATE, said_size=MAX_ENTRY) for n in range(17)]
    assert codes(crafted(*entries, manifest=manifest_of({}))) == {"pack-total-too-large"}


def test_after_fifty_faults_no_more_is_read() -> None:
    heard: list[str] = []
    bad = pack_of(*(fate(f"f-{number}", ap="1") for number in range(80)))
    with pytest.raises(PackRefused):
        read_pack(BytesIO(bad), declarations(), Kept(), lambda entry, *_: heard.append(entry))
    assert len(heard) == 50
