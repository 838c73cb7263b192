"""The types of fields of documents: ids, lines of text, whole numbers, measures, places, opaque data."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Annotated, Any, TypeAlias, TypeVar

from pydantic import AfterValidator, Field, JsonValue, PlainValidator, Strict, WithJsonSchema
from pydantic_core import PydanticCustomError

from engine.content.limits import MAX_INTEGER, MAX_PROSE, MAX_SLUG, MAX_TITLE
from engine.content.model import refused
from engine.content.place_names import HEX_PATTERN, is_place, is_range
from engine.content.problems import shown, written

T = TypeVar("T")

SLUG_PATTERN = "[a-z0-9]+(-[a-z0-9]+)*"
ID_PATTERN = f"({SLUG_PATTERN}/)?{SLUG_PATTERN}"
VERSION_PATTERN = r"(0|[1-9][0-9]{0,2})\.(0|[1-9][0-9]{0,2})"
FIELD_PATTERN = "[a-z][a-z0-9_]*"
VALUE_PATTERN = r"[a-z][a-z0-9_]*(\.[a-z0-9_-]{1,60}){0,8}"
# Names of seats with a meaning in the engine protocol.
RESERVED_SEATS = ("chance", "referee")
LARGEST_MEASURE = 10_000

_SLUG = re.compile(SLUG_PATTERN)
_ID = re.compile(ID_PATTERN)
_FIELD = re.compile(FIELD_PATTERN)
_VALUE = re.compile(VALUE_PATTERN)
_VERSION = re.compile(VERSION_PATTERN)
# A visible character: neither a blank nor an invisible one.
_SEEN = re.compile(
    "[^\\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2064\u2800\u3164\uffa0]"
)
# Invisible characters: with them, two different names could look the same. One of these joins emoji.
_UNSEEN = re.compile(
    "[\u00ad\u034f\u180b-\u180f\u200b\u200c\u2060-\u2064]|(?<![\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])\u200d"
    "|\u200d(?![\u2190-\u2bff\U0001f000-\U0001faff])"
)
_FIRST_MARK = "\u0300"
MOST_MARKS = 8
"""The limit of combining marks on one letter: more than any language needs, too few to cover the lines around."""
MOST_MARKS_IN_PROSE = 64
"""The limit in long texts, where some are stacked for effect; many more take long to normalise."""
MOST_TO_ONE = 4
"""The greatest number of code points that Unicode normalisation composes into one."""


def is_seen(text: str) -> bool:
    """Whether a text contains a visible character."""
    return _SEEN.search(text) is not None


def is_slug(text: str) -> bool:
    """Whether a text is a slug: small letters, digits, and single hyphens between them."""
    return len(text) <= MAX_SLUG and _SLUG.fullmatch(text) is not None


def is_document_id(text: object) -> bool:
    """Whether a text is the id of a document, `slug` or `system/slug`."""
    if not isinstance(text, str) or len(text) > 2 * MAX_SLUG + 1 or _ID.fullmatch(text) is None:
        return False
    return len(text) <= MAX_SLUG or max(map(len, text.split("/"))) <= MAX_SLUG


def document_id(text: str) -> str:
    """The id of a document."""
    if not is_document_id(text):
        raise refused("content-bad-id", found=shown(text))
    return text


def _slug(text: str) -> str:
    if not is_slug(text):
        raise refused("content-bad-slug", found=shown(text))
    return text


def _seat(text: str) -> str:
    if text in RESERVED_SEATS:
        raise refused("content-reserved-seat", seat=text)
    return _slug(text)


def is_field_name(text: str) -> bool:
    """Whether a text may be the key of a field: small letters, digits and underscores."""
    return len(text) <= MAX_SLUG and _FIELD.fullmatch(text) is not None


def _field_name(text: str) -> str:
    if not is_field_name(text):
        raise refused("content-bad-field-name", found=shown(text))
    return text


def _value_path(text: str) -> str:
    if len(text) > MAX_TITLE or _VALUE.fullmatch(text) is None:
        raise refused("content-no-such-value", found=shown(text))
    return text


def _scalar(value: Any) -> str | int | bool:
    if not isinstance(value, str | int | bool):
        raise refused("content-not-scalar", found=written(value))
    return _line(value) if isinstance(value, str) else value


def is_version(text: object) -> bool:
    """Whether a text is a schema version: major, dot, minor."""
    return isinstance(text, str) and _VERSION.fullmatch(text) is not None


def _version(text: str) -> str:
    if not is_version(text):
        raise refused("content-bad-version", found=shown(text))
    return text


def _place(text: str) -> str:
    if not is_place(text) and not is_slug(text):
        raise refused("content-bad-place", found=shown(text))
    return text


def _hexes(text: str) -> str:
    if not is_range(text):
        raise refused("content-bad-hex", found=shown(text))
    return text


def _line(text: str) -> str:
    """One line in Unicode normal form without invisible characters, so that texts that look the same are the same."""
    text = _prose(text if text.isascii() else _UNSEEN.sub("", text))
    if not is_seen(text):
        raise refused("content-text-empty")
    if "\n" in text or "\t" in text:
        raise refused("content-text-not-one-line")
    if len(text) > MAX_TITLE:
        raise refused("content-text-too-long", most=MAX_TITLE, found=len(text))
    _refuse_many_marks(text, MOST_MARKS)
    return text


def is_line(text: str) -> bool:
    """Whether a text is valid as a single line in a document."""
    try:
        return _line(text) == text
    except PydanticCustomError:
        return False


def _prose(text: str) -> str:
    """A text in Unicode normal form.

    Sorting a long run of combining marks takes quadratic time, so texts that are too long or have too many marks on one
    letter are refused first. A normalised letter stands for at most `MOST_TO_ONE` code points.
    """
    if text.isascii():
        normal = text
    else:
        if len(text) > MOST_TO_ONE * MAX_PROSE:
            raise refused("content-text-too-long", most=MAX_PROSE, found=len(text))
        _refuse_many_marks(text, MOST_MARKS_IN_PROSE, MOST_TO_ONE)
        normal = unicodedata.normalize("NFC", text)
        _refuse_many_marks(normal, MOST_MARKS_IN_PROSE)
    if len(normal) > MAX_PROSE:
        raise refused("content-text-too-long", most=MAX_PROSE, found=len(normal))
    return normal


def _refuse_many_marks(text: str, most: int, spare: int = 0) -> None:
    """Refuse too many marks on a letter; `spare` further ones are allowed because normalisation may merge them with the
    letter."""
    marks = marks_on_one_letter(text)
    if marks > most + spare:
        raise refused("content-too-many-marks", most=most, found=marks)


def marks_on_one_letter(text: str) -> int:
    """The greatest number of combining marks on one letter."""
    if text.isascii() or max(text) < _FIRST_MARK or not any(map(_is_mark, {*text})):
        return 0
    runs = groupby(map(_is_mark, text))
    return max((sum(1 for _ in run) for stands_on_one, run in runs if stands_on_one), default=0)


def _is_mark(letter: str) -> bool:
    """Whether a character is a combining mark, or is reordered among them."""
    return unicodedata.category(letter) in ("Mn", "Me") or unicodedata.combining(letter) != 0


def _height(value: Any) -> int | float:
    """A height in inches; a whole number is always an `int`, so that there is only one way to write it."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise refused("content-not-number", found=written(value))
    if not 0 <= value <= LARGEST_MEASURE:
        raise refused("content-bad-measure", most=LARGEST_MEASURE, found=shown(value))
    return int(value) if value == int(value) else value


def _length(value: Any) -> int | float:
    length = _height(value)
    if length == 0:
        raise refused("content-not-greater", least=0, found=shown(value))
    return length


def _text_schema(pattern: str, longest: int) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", "pattern": f"^({pattern})$", "maxLength": longest})


Many: TypeAlias = Annotated[tuple[T, ...], Strict(False)]
Slug: TypeAlias = Annotated[str, AfterValidator(_slug), _text_schema(SLUG_PATTERN, MAX_SLUG)]
DocumentId: TypeAlias = Annotated[str, AfterValidator(document_id), _text_schema(ID_PATTERN, 2 * MAX_SLUG + 1)]
SeatId: TypeAlias = Annotated[str, AfterValidator(_seat), _text_schema(SLUG_PATTERN, MAX_SLUG)]
Version: TypeAlias = Annotated[str, AfterValidator(_version), _text_schema(VERSION_PATTERN, 7)]
Title: TypeAlias = Annotated[
    str, AfterValidator(_line), WithJsonSchema({"type": "string", "minLength": 1, "maxLength": MAX_TITLE})
]
Prose: TypeAlias = Annotated[str, AfterValidator(_prose), WithJsonSchema({"type": "string", "maxLength": MAX_PROSE})]
HexRange: TypeAlias = Annotated[str, AfterValidator(_hexes), _text_schema(f"{HEX_PATTERN}(-{HEX_PATTERN})?", 11)]
PlaceName: TypeAlias = Annotated[
    str, AfterValidator(_place), _text_schema(rf"{HEX_PATTERN}\^?|{SLUG_PATTERN}", MAX_SLUG)
]
Height: TypeAlias = Annotated[
    float, PlainValidator(_height), WithJsonSchema({"type": "number", "minimum": 0, "maximum": LARGEST_MEASURE})
]
Length: TypeAlias = Annotated[
    float,
    PlainValidator(_length),
    WithJsonSchema({"type": "number", "exclusiveMinimum": 0, "maximum": LARGEST_MEASURE}),
]
FieldName: TypeAlias = Annotated[str, AfterValidator(_field_name), _text_schema(FIELD_PATTERN, MAX_SLUG)]
ValuePath: TypeAlias = Annotated[str, AfterValidator(_value_path), _text_schema(VALUE_PATTERN, MAX_TITLE)]
Scalar: TypeAlias = Annotated[
    str | int | bool, PlainValidator(_scalar), WithJsonSchema({"type": ["string", "integer", "boolean"]})
]
WholeNumber: TypeAlias = Annotated[int, Field(ge=0, le=9_999)]
Seed: TypeAlias = Annotated[int, Field(ge=0, le=MAX_INTEGER)]
Data: TypeAlias = dict[str, JsonValue]
