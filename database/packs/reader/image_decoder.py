"""Decodes untrusted images within limits and re-encodes them, so that only the pixels enter the library."""

from __future__ import annotations

import struct
import warnings
import zlib
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageOps, UnidentifiedImageError

from database.packs.format.limits import MAX_ENTRY, MIB
from engine.kernel.data.message import Message, message

FORMATS = ("PNG", "JPEG", "WEBP")
MEGAPIXEL = 1_000_000
MAX_PIXELS = 24 * MEGAPIXEL
MAX_COSTLY_PIXELS = 12 * MEGAPIXEL
"""The limit for formats whose decoding takes as much memory again."""
MAX_SIDE = 12_000
SMALL = 4 * MEGAPIXEL
"""The size up to which there is time for strong compression."""
TIGHTLY, QUICKLY = 6, 1

DEEP = ("I", "I;16", "I;16B", "I;16L", "I;16N")
"""Modes with sixteen bits, of which eight are kept."""
PLAIN = ("1", "L", "LA", "P", "PA", "RGB", "RGBA")
PHOTOGRAPH_WITH_MORE = "MPO"
"""A JPEG with an additional preview or brightness map, as cameras write it; only the photograph itself is read."""
UPRIGHT = 1
ORIENTATION = 0x0112

IMAGE_ERRORS = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    KeyError,
    IndexError,
    TypeError,
    AttributeError,
    NotImplementedError,
    RuntimeError,
    OverflowError,
    ZeroDivisionError,
    MemoryError,
    struct.error,
    zlib.error,
    Warning,
    UnidentifiedImageError,
    Image.DecompressionBombError,
)
"""The errors of decoders for broken images."""


class ImageRefused(Exception):
    """An image that cannot be used; `word` gives the reason."""

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    @property
    def word(self) -> Message:
        """The reason as text."""
        return message(self.code, **self.values)


@dataclass(frozen=True, slots=True)
class ReadImage:
    """An image as stored in the library."""

    png: bytes
    width: int
    height: int


class _Bounded(BytesIO):
    """A buffer that accepts no more than an image may have."""

    def write(self, data: object) -> int:
        if self.tell() + len(memoryview(data)) > MAX_ENTRY:  # type: ignore[arg-type]
            raise ImageRefused("image-too-many-bytes", most=MAX_ENTRY // MIB)
        return super().write(data)  # type: ignore[arg-type]


def read_image(data: bytes) -> ReadImage:
    """The image in `data`, upright and without metadata; raises `ImageRefused`."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            with Image.open(BytesIO(data), formats=FORMATS) as found:
                _refuse_by_header(found)
                found.verify()
            # A verified image cannot be read any further.
            with Image.open(BytesIO(data), formats=FORMATS) as found:
                _refuse_what_costs_too_much(found)
                found.load()
                picture = _plain(found)
        except IMAGE_ERRORS as error:
            raise ImageRefused(_why(error)) from error
    written = _Bounded()
    picture.save(written, "PNG", compress_level=TIGHTLY if _pixels(picture) <= SMALL else QUICKLY)
    return ReadImage(written.getvalue(), picture.width, picture.height)


def _refuse_by_header(found: Image.Image) -> None:
    """Refuse an image by its header, before any pixel is decoded."""
    if max(found.size) > MAX_SIDE:
        raise ImageRefused("image-too-long", most=MAX_SIDE, found=max(found.size))
    if found.format != PHOTOGRAPH_WITH_MORE and getattr(found, "n_frames", 1) != 1:
        raise ImageRefused("image-moves")
    _refuse_more_pixels(found, MAX_PIXELS)


def _refuse_what_costs_too_much(found: Image.Image) -> None:
    """Refuse a large image whose decoding takes more memory than its pixels."""
    if _pixels(found) > MAX_COSTLY_PIXELS and (
        found.format == "WEBP"
        or "progressive" in found.info
        or found.mode not in PLAIN
        or found.getexif().get(ORIENTATION, UPRIGHT) != UPRIGHT
    ):
        _refuse_more_pixels(found, MAX_COSTLY_PIXELS)


def _refuse_more_pixels(found: Image.Image, most: int) -> None:
    if _pixels(found) > most:
        raise ImageRefused("image-too-many-pixels", most=most // MEGAPIXEL, found=-(-_pixels(found) // MEGAPIXEL))


def _plain(found: Image.Image) -> Image.Image:
    """The image with eight bits per colour, upright, with transparency only if it has any."""
    picture = ImageOps.exif_transpose(found)
    if picture.mode in DEEP:
        picture = picture.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    mode = "RGBA" if picture.has_transparency_data else "RGB"
    picture = picture if picture.mode == mode else picture.convert(mode)
    picture.info = {}
    return picture


def _pixels(picture: Image.Image) -> int:
    return picture.width * picture.height


def _why(error: BaseException) -> str:
    if isinstance(error, UnidentifiedImageError):
        return "image-no-picture"
    if isinstance(error, Image.DecompressionBombError | Image.DecompressionBombWarning | MemoryError):
        return "image-far-too-large"
    return "image-damaged"
