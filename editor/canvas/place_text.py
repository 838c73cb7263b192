"""Text of a place for the status bar and screen readers. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from editor.canvas.geometry.scene_index import SceneIndex
from editor.view_model.board import Badge, BoardPiece, Gauge, Marker
from editor.view_model.overlay import Look, Overlay
from engine.words import say

LOOKS: Mapping[Look, str] = {
    "reach": "map-look-reach",
    "target": "map-look-target",
    "choice": "map-look-choice",
    "chosen": "map-look-chosen",
    "refused": "map-look-refused",
    "front": "map-look-front",
    "side": "map-look-side",
    "rear": "map-look-rear",
    "seen": "map-look-seen",
}
"""What each look of a place means."""


def place_text(atlas: SceneIndex, overlay: Overlay, place: str, lang: str) -> str:
    """The place, what it is, who stands there, what lies there, whose zone it is in, how it is pointed out."""
    return ", ".join(_parts(atlas, overlay, place, lang))


def highlight_text(atlas: SceneIndex, overlay: Overlay, place: str, lang: str) -> str:
    """How a place, or who stands there, is pointed out; nothing where neither is."""
    spot, figure = overlay.spots.get(place), atlas.standing.get(place)
    ring = None if figure is None else overlay.figures.get(figure.id)
    looks = dict.fromkeys(look for look in (spot and spot.look, ring) if look)
    words = [say(LOOKS[look], lang) for look in looks]
    return ", ".join([*words, spot.text] if spot is not None and spot.text else words)


def piece_text(atlas: SceneIndex, figure: BoardPiece, lang: str) -> str:
    """Its name and side, its gauges and badges, whether it acts or has acted."""
    parts = [say("map-of-side", lang, name=figure.name, side=atlas.seat_name(figure.seat))]
    parts += [gauge_text(gauge, lang) for gauge in figure.gauges]
    parts += [badge_text(atlas, badge, lang) for badge in figure.badges]
    if figure.active:
        parts.append(say("map-active", lang))
    if figure.spent:
        parts.append(say("map-spent", lang))
    return ", ".join(parts)


def gauge_text(gauge: Gauge, lang: str) -> str:
    return say("map-gauge", lang, name=gauge.name, value=gauge.value, most=gauge.most)


def badge_text(atlas: SceneIndex, badge: Badge, lang: str) -> str:
    return _of(atlas, badge.name, badge.seat, lang)


def marker_text(atlas: SceneIndex, marker: Marker, lang: str) -> str:
    return _of(atlas, marker.name, marker.seat, lang)


def _parts(atlas: SceneIndex, overlay: Overlay, place: str, lang: str) -> Iterator[str]:
    yield place
    cell = atlas.cell(place)
    if cell is not None:
        yield cell.name
        if cell.height:
            yield say("map-height", lang, height=cell.height)
    figure = atlas.standing.get(place)
    if figure is not None:
        yield piece_text(atlas, figure, lang)
    for marker in atlas.lying.get(place, ()):
        yield marker_text(atlas, marker, lang)
    for zone in atlas.zones_at(place):
        yield zone.name
    pointed_out = highlight_text(atlas, overlay, place, lang)
    if pointed_out:
        yield pointed_out


def _of(atlas: SceneIndex, name: str, seat: str | None, lang: str) -> str:
    return name if seat is None else say("map-of-side", lang, name=name, side=atlas.seat_name(seat))
