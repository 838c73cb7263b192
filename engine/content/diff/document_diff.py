"""The differences between two versions of a document of any kind, one sentence for each.

differences(old.plain(), new.plain(), declarations, "en")  # ("“crate” moved from H7 to H8", "Cost: from 11 to 13")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.content.diff.ability_diff import ABILITY_KEYS, abilities_compared
from engine.content.diff.diff_text import DiffPath, is_text_by_language, title, value_text
from engine.content.diff.hex_diff import are_hexes, hexes_compared
from engine.content.diff.list_matching import (
    counted,
    is_other_order,
    naming_key,
    paired_by_likeness,
    paired_by_name,
)
from engine.words import languages, say

if TYPE_CHECKING:
    from engine.content.declarations import Declarations

MOST = 200
"""The limit of sentences in a comparison."""
PLACES = frozenset({"at"})


def document_diff(
    old: Mapping[str, Any], new: Mapping[str, Any], declarations: Declarations, lang: str
) -> tuple[str, ...]:
    """The differences between two versions of a document, as sentences; both are given as JSON data. Empty if equal."""
    if old == new:
        return ()
    sentences = list(_differences(old, new, declarations, DiffPath(lang)))
    if not sentences:
        return (say("comparing-written-otherwise", lang),)
    left = len(sentences) - MOST
    return (*sentences[:MOST], say("comparing-and-more", lang, number=left)) if left > 0 else tuple(sentences)


def _differences(
    old: Mapping[str, Any], new: Mapping[str, Any], declarations: Declarations, where: DiffPath
) -> Iterator[str]:
    if any(old.get(key) != new.get(key) for key in ABILITY_KEYS):
        sentences = abilities_compared(old, new, declarations, where)
        if sentences is not None:
            old, new = _without_abilities(old), _without_abilities(new)
            yield from _fields(old, new, where)
            yield from sentences
            return
    yield from _fields(old, new, where)


def _without_abilities(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    return {key: value for key, value in plain.items() if key not in ABILITY_KEYS}


def _fields(old: Mapping[str, Any], new: Mapping[str, Any], where: DiffPath) -> Iterator[str]:
    """The fields of both versions, those of the new one first."""
    for key in (*new, *(key for key in old if key not in new)):
        if key not in old or key not in new or old[key] != new[key]:
            yield from _values(key, old.get(key), new.get(key), where)


def _values(key: str, old: Any, new: Any, where: DiffPath) -> Iterator[str]:
    """The difference of one field; None if it is not reported."""
    field = where.field(key)
    if key in PLACES and _are_places(old, new):
        yield where.says("comparing-moved", old=old, new=new)
    elif _are_texts(old, new):
        yield from _texts(old or {}, new or {}, field)
    elif isinstance(old, Mapping) and isinstance(new, Mapping):
        yield from _fields(old, new, field)
    elif _are_lists(old, new):
        yield from _lists(old or [], new or [], where, field)
    else:
        yield _changed(old, new, field)


def _changed(old: Any, new: Any, field: DiffPath) -> str:
    if old is None:
        return field.says("comparing-set", new=value_text(new, field.lang))
    if new is None:
        return field.says("comparing-unset", old=value_text(old, field.lang))
    return field.says("comparing-changed", old=value_text(old, field.lang), new=value_text(new, field.lang))


def _texts(old: Mapping[str, str], new: Mapping[str, str], field: DiffPath) -> Iterator[str]:
    for lang in languages():
        if old.get(lang) != new.get(lang):
            yield _changed(old.get(lang), new.get(lang), field.in_language(lang))


def _lists(old: list[Any], new: list[Any], where: DiffPath, field: DiffPath) -> Iterator[str]:
    key = naming_key(old, new)
    if key is not None:
        yield from _named(old, new, key, field)
    elif are_hexes(old or new) and are_hexes(new or old):
        yield from hexes_compared(old, new, where if where.steps else field)
    elif all(isinstance(each, str) for each in (*old, *new)):
        yield from _simple(old, new, field)
    elif any(isinstance(each, Mapping) for each in (*old, *new)):
        yield from _alike(old, new, field)
    else:
        yield _changed(old, new, field)


def _named(old: list[Any], new: list[Any], key: str, field: DiffPath) -> Iterator[str]:
    """The differences between items with ids."""
    for before, after, _ in paired_by_name(old, new, key):
        if before is None:
            yield field.says("comparing-added", what=_named_so(after, key, field.lang))
        elif after is None:
            yield field.says("comparing-gone", what=_named_so(before, key, field.lang))
        elif before != after:
            yield from _fields(before, after, field.item(after, after[key]))
    if is_other_order(old, new, key):
        yield field.says("comparing-other-order")


def _named_so(thing: Mapping[str, Any], key: str, lang: str) -> str:
    return title(thing, thing[key], lang)


def _simple(old: list[str], new: list[str], field: DiffPath) -> Iterator[str]:
    """The differences between simple values, such as tags or cards."""
    added, gone = counted(old, new)
    yield from (field.says("comparing-added", what=value_text(each, field.lang)) for each in added)
    yield from (field.says("comparing-gone", what=value_text(each, field.lang)) for each in gone)
    if not added and not gone:
        yield field.says("comparing-other-order")


def _alike(old: list[Any], new: list[Any], field: DiffPath) -> Iterator[str]:
    """The differences between items without ids."""
    for before, after, number in paired_by_likeness(old, new):
        if before is None:
            yield field.says("comparing-added", what=value_text(after, field.lang))
        elif after is None:
            yield field.says("comparing-gone", what=value_text(before, field.lang))
        elif isinstance(before, Mapping) and isinstance(after, Mapping):
            yield from _fields(before, after, field.numbered(number))
        else:
            yield _changed(before, after, field.numbered(number))


def _are_places(old: Any, new: Any) -> bool:
    return isinstance(old, str) and isinstance(new, str)


def _are_lists(old: Any, new: Any) -> bool:
    """Whether both are lists; one of them may be missing or empty."""
    return bool(old or new) and all(each is None or isinstance(each, list) for each in (old, new))


def _are_texts(old: Any, new: Any) -> bool:
    """True if both values are texts in several languages."""
    return bool(old or new) and all(not each or is_text_by_language(each) for each in (old, new))
