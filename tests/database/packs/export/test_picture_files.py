"""Image files: read in the restricted process for foreign packs, each fault reported with its file."""

import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, PngImagePlugin

from database.packs.export import picture_files as pictures
from database.packs.export.picture_files import ReadPictures, read_pictures
from database.packs.format.limits import MAX_ENTRY
from database.packs.format.refusals import PackRefused
from database.packs.reader.cancellation import Cancelled
from database.packs.reader.image_decoder import read_image
from database.packs.reader.staging import Staging
from tests.support.packs import png


@pytest.fixture
def staging(tmp_path: Path) -> Iterator[Staging]:
    with Staging(tmp_path / "staging") as made:
        yield made


def files(folder: Path, **contents: bytes) -> list[Path]:
    made = [folder / name.replace("_", ".") for name in contents]
    for path, data in zip(made, contents.values(), strict=True):
        path.write_bytes(data)
    return made


def reported(read: ReadPictures) -> list[tuple[str, str]]:
    return [(each.entry, each.problem.code) for each in read.problems]


@pytest.mark.slow
def test_they_come_as_an_import_would_bring_them_and_nothing_beside_the_pixels(
    tmp_path: Path, staging: Staging
) -> None:
    about = PngImagePlugin.PngInfo()
    about.add_text("Author", "secret")
    data = BytesIO()
    Image.new("RGB", (8, 4), "red").save(data, "PNG", pnginfo=about)
    jpeg = BytesIO()
    Image.new("RGB", (6, 3), "blue").save(jpeg, "JPEG")
    read = read_pictures(files(tmp_path, a_png=data.getvalue(), b_jpg=jpeg.getvalue()), staging)
    assert [(each.file, each.image.width) for each in read.usable] == [("a.png", 8), ("b.jpg", 6)]
    bodies = [staging.body(each.image.digest) for each in read.usable]
    assert bodies == [read_image(data.getvalue()).png, read_image(jpeg.getvalue()).png]
    assert b"secret" not in bodies[0]
    assert not list(staging.folder.glob("*.hexpack"))


@pytest.mark.slow
def test_a_faulty_picture_is_reported_and_the_others_are_usable(tmp_path: Path, staging: Staging) -> None:
    paths = files(tmp_path, good_png=png(), note_png=b"no picture", cut_png=png()[:60])
    paths += [tmp_path, tmp_path / "gone.png"]
    os.mkfifo(tmp_path / "pipe.png")
    read = read_pictures([*paths, tmp_path / "pipe.png"], staging)
    assert [each.file for each in read.usable] == ["good.png"]
    assert set(reported(read)) == {
        (tmp_path.name, "image-no-plain-file"),
        ("gone.png", "pack-file-missing"),
        ("pipe.png", "image-no-plain-file"),
        ("note.png", "image-no-picture"),
        ("cut.png", "image-damaged"),
    }


@pytest.mark.slow
def test_a_file_with_more_than_a_picture_may_have_is_not_looked_into(tmp_path: Path, staging: Staging) -> None:
    with (tmp_path / "large.png").open("wb") as file:
        file.truncate(MAX_ENTRY + 1)
    assert reported(read_pictures([tmp_path / "large.png"], staging)) == [("large.png", "image-file-too-large")]
    os.truncate(tmp_path / "large.png", MAX_ENTRY)
    assert reported(read_pictures([tmp_path / "large.png"], staging)) == [("large.png", "image-no-picture")]


@pytest.mark.slow
def test_all_of_them_may_have_as_many_bytes_as_a_pack(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = files(tmp_path, a_png=png(), b_png=png(9, 9))
    most = sum(path.stat().st_size for path in paths)
    monkeypatch.setattr(pictures, "MAX_PACK", most)
    assert reported(read_pictures(paths, staging)) == []
    monkeypatch.setattr(pictures, "MAX_PACK", most - 1)
    assert reported(read_pictures(paths, staging)) == [("b.png", "image-all-too-large")]


@pytest.mark.slow
def test_a_name_that_would_steer_a_terminal_is_reported_harmlessly(tmp_path: Path, staging: Staging) -> None:
    (tmp_path / "a\x1b[2J.png").write_bytes(b"")
    ((name, code),) = reported(read_pictures([tmp_path / "a\x1b[2J.png"], staging))
    assert (name.isprintable(), code) == (True, "image-no-picture")


def test_a_picture_that_takes_too_much_is_given_up_and_named(
    tmp_path: Path, staging: Staging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("database.packs.reader.worker.MAX_RESIDENT", 0)
    with pytest.raises(PackRefused) as caught:
        read_pictures(files(tmp_path, a_png=png()), staging)
    assert caught.value.problems[0].problem.code == "image-given-up"


def test_reading_of_pictures_can_be_cancelled(tmp_path: Path, staging: Staging) -> None:
    with pytest.raises(Cancelled):
        read_pictures(files(tmp_path, a_png=png()), staging, cancelled=lambda: True)
