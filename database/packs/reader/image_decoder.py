"""Decodes images from strangers within limits and encodes them anew, so that only the pixels enter the library."""

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
"""Of those whose decoding takes as much memory again."""
MAX_SIDE = 12_000
SMALL = 4 * MEGAPIXEL
"""Up to here there is time to pack the pixels tightly."""
TIGHTLY, QUICKLY = 6, 1

DEEP = ("I", "I;16", "I;16B", "I;16L", "I;16N")
"""Modes of sixteen bits, of which eight are kept."""
PLAIN = ("1", "L", "LA", "P", "PA", "RGB", "RGBA")
PHOTOGRAPH_WITH_MORE = "MPO"
"""A JPEG behind which cameras put a preview or a map of its brightness; the photograph itself is all that is read."""
UPRIGHT = 1
ORIENTATION = 0x0112

FAULTS_OF_PICTURES = (
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
    """A picture that cannot be used; `word` says why."""

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    @property
    def word(self) -> Message:
        """Why, in words."""
        return message(self.code, **self.values)


@dataclass(frozen=True, slots=True)
class ReadImage:
    """A picture as the library keeps it."""

    png: bytes
    width: int
    height: int


class _Bounded(BytesIO):
    """Takes no more than an image may have."""

    def write(self, data: object) -> int:
        if self.tell() + len(memoryview(data)) > MAX_ENTRY:  # type: ignore[arg-type]
            raise ImageRefused("image-too-many-bytes", most=MAX_ENTRY // MIB)
        return super().write(data)  # type: ignore[arg-type]


def read_image(data: bytes) -> ReadImage:
    """The picture in `data`, upright and without anything beside its pixels; raises `ImageRefused`."""
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
        except FAULTS_OF_PICTURES as fault:
            raise ImageRefused(_why(fault)) from fault
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
    """A large picture must not take more memory than its pixels do."""
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
    """Colours of eight bits, upright, and see-through only where it was."""
    picture = ImageOps.exif_transpose(found)
    if picture.mode in DEEP:
        picture = picture.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    mode = "RGBA" if picture.has_transparency_data else "RGB"
    picture = picture if picture.mode == mode else picture.convert(mode)
    picture.info = {}
    return picture


def _pixels(picture: Image.Image) -> int:
    return picture.width * picture.height


def _why(fault: BaseException) -> str:
    if isinstance(fault, UnidentifiedImageError):
        return "image-no-picture"
    if isinstance(fault, Image.DecompressionBombError | Image.DecompressionBombWarning | MemoryError):
        return "image-far-too-large"
    return "image-damaged"
