"""Untrusted images: accepted formats and limits, and that only pixels are kept."""

from io import BytesIO

import pytest
from PIL import Image, PngImagePlugin

from database.packs.reader.image_decoder import MAX_SIDE, ImageRefused, read_image
from tests.support.packs import png


def encoded(picture: Image.Image, format_: str, **options: object) -> bytes:
    made = BytesIO()
    picture.save(made, format_, **options)
    return made.getvalue()


def decoded(data: bytes) -> Image.Image:
    with Image.open(BytesIO(data)) as picture:
        picture.load()
        return picture


@pytest.mark.parametrize("format_", ["PNG", "JPEG", "WEBP"])
def test_the_three_formats_come_in_as_png(format_: str) -> None:
    found = read_image(encoded(Image.new("RGB", (20, 10), "navy"), format_))
    assert (decoded(found.png).format, found.width, found.height) == ("PNG", 20, 10)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA"])
def test_a_picture_that_came_in_comes_in_again_as_the_same_bytes(mode: str) -> None:
    once = read_image(png(30, 20, mode)).png
    assert read_image(once).png == once
    assert decoded(once).mode == ("RGBA" if "A" in mode else "RGB")


def test_sixteen_bits_become_eight() -> None:
    deep = Image.frombytes("I;16", (3, 1), b"\x00\x00\x00\x80\xff\xff")
    assert decoded(read_image(encoded(deep, "PNG")).png).getchannel("R").tobytes() == bytes([0, 128, 255])


@pytest.mark.slow
def test_b29_24_megapixels_exactly_and_12000_pixels_exactly_come_in() -> None:
    assert read_image(png(6_000, 4_000, "L")).width == 6_000
    assert read_image(png(MAX_SIDE, 4)).width == MAX_SIDE


def test_b32_nothing_beside_the_pixels_comes_in() -> None:
    """No text, no profile, no place where it was taken."""
    about = PngImagePlugin.PngInfo()
    about.add_text("Author", "secret")
    about.add_itxt("Comment", "secret")
    exif = Image.Exif()
    exif[0x010E] = "secret"
    for format_, options in (
        ("PNG", {"pnginfo": about, "exif": exif, "icc_profile": b"secret"}),
        ("JPEG", {"exif": exif, "comment": b"secret", "icc_profile": b"secret"}),
        ("WEBP", {"exif": exif, "xmp": b"secret", "icc_profile": b"secret"}),
    ):
        data = encoded(Image.new("RGB", (8, 8)), format_, **options)
        assert b"secret" in data
        found = read_image(data).png
        assert b"secret" not in found
        assert {found[at + 4 : at + 8] for at in _chunks(found)} == {b"IHDR", b"IDAT", b"IEND"}


def test_a_photograph_that_lies_on_its_side_is_put_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    found = read_image(encoded(Image.new("RGB", (20, 10)), "JPEG", exif=exif))
    assert (found.width, found.height) == (10, 20)


@pytest.mark.parametrize(
    ("format_", "options"), [("WEBP", {"lossless": True, "method": 0}), ("JPEG", {"progressive": True})]
)
def test_pictures_that_take_more_memory_than_their_pixels_must_be_smaller(
    format_: str, options: dict[str, object]
) -> None:
    with pytest.raises(ImageRefused) as caught:
        read_image(encoded(Image.new("RGB", (4_000, 3_001)), format_, **options))
    assert caught.value.values == {"most": 12, "found": 13}


def test_b31_a_moving_webp_is_refused() -> None:
    still = [Image.new("RGB", (8, 8), colour) for colour in ("red", "blue")]
    with pytest.raises(ImageRefused) as caught:
        read_image(encoded(still[0], "WEBP", save_all=True, append_images=still[1:]))
    assert caught.value.code == "image-moves"


def test_a_picture_that_is_too_large_as_png_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import database.packs.reader.image_decoder as module

    monkeypatch.setattr(module, "MAX_ENTRY", 100)
    with pytest.raises(ImageRefused) as caught:
        read_image(encoded(Image.effect_noise((64, 64), 90), "JPEG"))
    assert caught.value.code == "image-too-many-bytes"


def test_b30_every_cut_is_refused_or_changes_nothing() -> None:
    whole = png(40, 30)
    for length in range(len(whole)):
        try:
            assert read_image(whole[:length]).png == read_image(whole).png
        except ImageRefused:
            continue
        assert length > len(whole) - 12, "only what stands behind all pixels may be missing"


def _chunks(data: bytes) -> list[int]:
    at, found = 8, []
    while at < len(data):
        found.append(at)
        at += 12 + int.from_bytes(data[at : at + 4], "big")
    return found


def test_of_a_photograph_with_a_preview_behind_it_the_photograph_is_kept() -> None:
    """As the cameras of many phones make them; it does not move."""
    made = BytesIO()
    preview = Image.new("RGB", (4, 4), "blue")
    Image.new("RGB", (16, 8), "red").save(made, "MPO", save_all=True, append_images=[preview])
    found = read_image(made.getvalue())
    with Image.open(BytesIO(found.png)) as kept:
        assert (kept.format, kept.size) == ("PNG", (16, 8))
        assert kept.getpixel((5, 5))[0] > 200  # type: ignore[index]
