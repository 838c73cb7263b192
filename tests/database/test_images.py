"""Images next to the library: stored by their content, reported when they are missing or changed."""

from hashlib import sha256
from pathlib import Path

import pytest

from database.errors import LibraryBug, LibraryUnavailable
from database.library import Library, no_stock

PNG = b"\x89PNG\r\n\x1a\n and so on"
JPEG = b"\xff\xd8\xff and so on"
WEBP = b"RIFF\x20\0\0\0WEBP and so on"


@pytest.mark.parametrize(("data", "suffix"), [(PNG, "png"), (JPEG, "jpg"), (WEBP, "webp")])
def test_a_picture_is_kept_by_its_content(library: Library, data: bytes, suffix: str) -> None:
    digest = library.images.put(data)
    assert digest == sha256(data).hexdigest()
    assert library.images.get(digest) == data
    assert library.images.path(digest) == library.path.parent / "library.images" / digest[:2] / f"{digest}.{suffix}"
    assert library.images.put(data) == digest
    assert library.images.digests() == (digest,)


def test_a_file_that_is_no_picture_is_not_stored(library: Library) -> None:
    """Others were to make it safe before, so this is a bug."""
    for data in (b"", b"<svg/>", b"RIFF....WAVE"):
        with pytest.raises(LibraryBug):
            library.images.put(data)
    assert library.images.digests() == ()


def test_a_missing_or_changed_picture_is_noticed(library: Library) -> None:
    """A39."""
    gone, changed, pipe = (library.images.put(PNG + bytes([n])) for n in range(3))
    library.images.path(gone).unlink()
    library.images.path(changed).write_bytes(PNG)
    library.images.path(pipe).unlink()
    library.images.path(pipe).symlink_to(library.images.path(changed))
    assert [library.images.get(digest) for digest in (gone, changed, pipe)] == [None, None, None]
    assert [(problem.what, problem.digest) for problem in library.problems()] == [
        ("missing-image", gone),
        ("changed-image", changed),
        ("changed-image", pipe),
    ]
    library.images.put(PNG + bytes([0]))
    assert library.images.get(gone) == PNG + bytes([0])


def test_no_picture_has_this_digest(library: Library) -> None:
    with pytest.raises(LibraryBug):
        library.images.path("0" * 64)


def test_a_picture_that_cannot_be_written_is_not_noted(library: Library) -> None:
    library.images.folder.write_bytes(b"in the way")
    with pytest.raises(LibraryUnavailable):
        library.images.put(PNG)
    assert library.images.digests() == ()


def test_unreferenced_images_are_swept_before_the_next_import(library: Library) -> None:
    """A kill between an image and its row leaves a file, one while it is written another; foreign files stay."""
    kept = library.images.put(PNG)
    folder = library.images.folder / "00"
    folder.mkdir()
    stray, half, strange = folder / f"{'0' * 64}.png", folder / f".{'0' * 64}.png.tmp-12-0123abcd", folder / "notes.txt"
    for file in (stray, half, strange):
        file.write_bytes(b"x")
    with Library.open(library.path, read_only=True, stock=no_stock) as reading:
        reading.packs.staging().remove()
    assert stray.exists()
    assert library.images.strays() == (half, stray)
    library.packs.staging().remove()
    assert [each.exists() for each in (stray, half, strange)] == [False, False, True]
    assert library.images.get(kept) == PNG


def test_a_library_beside_takes_no_picture_away(tmp_path: Path) -> None:
    with (
        Library.open(tmp_path / "ruins.2026", stock=no_stock) as old,
        Library.open(tmp_path / "ruins.2027", stock=no_stock) as new,
    ):
        kept = old.images.put(PNG)
        new.packs.staging().remove()
        assert old.images.get(kept) == PNG
        old.backups.make()
        assert new.backups.all() == ()


def test_a_picture_whose_row_is_not_yet_sure_is_not_swept(library: Library) -> None:
    with library.transaction():
        library.images.put(PNG)
        library.images.sweep()
    assert library.images.get(library.images.digests()[0]) == PNG
