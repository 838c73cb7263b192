"""Text of a place for the status bar and screen readers. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from editor.canvas.geometry.board_index import BoardIndex
from editor.view_model.board import Badge, BoardPiece, Gauge, Marker
from editor.view_model.overlay import HighlightLook, Overlay
from engine.words import say

LOOKS: Mapping[HighlightLook, str] = {
    "reach": "map-look-reach",
    "target": "map-look-target",
    "choice": "map-look-choice",
    "chosen": "map-look-chosen",
    "refused": "map-look-refused",
    "front": "map-look-front",
    "side": "map-look-side",
    "rear": "map-look-rear",
    "seen": "map-look-seen",
    "selected": "map-look-selected",
    "partner": "map-look-partner",
}
"""Message ids of the looks of places."""


def place_text(board_index: BoardIndex, overlay: Overlay, place: str, lang: str) -> str:
    """Full text of a place: name, kind, pieces, markers, zones, highlight."""
    return ", ".join(_parts(board_index, overlay, place, lang))


def highlight_text(board_index: BoardIndex, overlay: Overlay, place: str, lang: str) -> str:
    """Text of the highlight of a place or of a piece there; empty without one."""
    spot = overlay.spots.get(place)
    rings = [overlay.pieces.get(piece.id) for piece in board_index.pieces_at(place)]
    looks = dict.fromkeys(look for look in (spot and spot.look, *rings) if look)
    words = [say(LOOKS[look], lang) for look in looks]
    return ", ".join([*words, spot.text] if spot is not None and spot.text else words)


def piece_text(board_index: BoardIndex, piece: BoardPiece, lang: str) -> str:
    """Name, number and seat of a piece, its gauges and badges, whether it is active or has finished."""
    name = piece.name if piece.count == 1 else say("map-stack", lang, name=piece.name, n=piece.count)
    parts = [say("map-of-side", lang, name=name, side=board_index.seat_name(piece.seat))]
    parts += [gauge_text(gauge, lang) for gauge in piece.gauges]
    parts += [badge_text(board_index, badge, lang) for badge in piece.badges]
    if piece.active:
        parts.append(say("map-active", lang))
    if piece.spent:
        parts.append(say("map-spent", lang))
    return ", ".join(parts)


def gauge_text(gauge: Gauge, lang: str) -> str:
    return say("map-gauge", lang, name=gauge.name, value=gauge.value, most=gauge.most)


def badge_text(board_index: BoardIndex, badge: Badge, lang: str) -> str:
    return _of(board_index, badge.name, badge.seat, lang)


def marker_text(board_index: BoardIndex, marker: Marker, lang: str) -> str:
    return _of(board_index, marker.name, marker.seat, lang)


def _parts(board_index: BoardIndex, overlay: Overlay, place: str, lang: str) -> Iterator[str]:
    here = board_index.place(place)
    yield here.title or place if here is not None else place
    if here is not None:
        yield here.name
        if here.height:
            yield say("map-height", lang, height=here.height)
    for piece in board_index.pieces_at(place):
        yield piece_text(board_index, piece, lang)
    for marker in board_index.markers_at(place):
        yield marker_text(board_index, marker, lang)
    for zone in board_index.zones_at(place):
        yield zone.name
    pointed_out = highlight_text(board_index, overlay, place, lang)
    if pointed_out:
        yield pointed_out


def _of(board_index: BoardIndex, name: str, seat: str | None, lang: str) -> str:
    return name if seat is None else say("map-of-side", lang, name=name, side=board_index.seat_name(seat))
