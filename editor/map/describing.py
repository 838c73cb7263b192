"""A place in words, as the status bar and a screen reader say it. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from editor.board.overlay import Look, Overlay
from editor.board.picture import Badge, Figure, Gauge, Marker
from editor.map.atlas import Atlas
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


def place_in_words(atlas: Atlas, overlay: Overlay, place: str, lang: str) -> str:
    """The place, what it is, who stands there, what lies there, whose zone it is in, how it is pointed out."""
    return ", ".join(_parts(atlas, overlay, place, lang))


def pointed_out_in_words(atlas: Atlas, overlay: Overlay, place: str, lang: str) -> str:
    """How a place, or who stands there, is pointed out; nothing where neither is."""
    spot, figure = overlay.spots.get(place), atlas.standing.get(place)
    ring = None if figure is None else overlay.figures.get(figure.id)
    looks = dict.fromkeys(look for look in (spot and spot.look, ring) if look)
    words = [say(LOOKS[look], lang) for look in looks]
    return ", ".join([*words, spot.text] if spot is not None and spot.text else words)


def figure_in_words(atlas: Atlas, figure: Figure, lang: str) -> str:
    """Its name and side, its gauges and badges, whether it acts or has acted."""
    parts = [say("map-of-side", lang, name=figure.name, side=atlas.seat_name(figure.seat))]
    parts += [gauge_in_words(gauge, lang) for gauge in figure.gauges]
    parts += [badge_in_words(atlas, badge, lang) for badge in figure.badges]
    if figure.active:
        parts.append(say("map-active", lang))
    if figure.spent:
        parts.append(say("map-spent", lang))
    return ", ".join(parts)


def gauge_in_words(gauge: Gauge, lang: str) -> str:
    return say("map-gauge", lang, name=gauge.name, value=gauge.value, most=gauge.most)


def badge_in_words(atlas: Atlas, badge: Badge, lang: str) -> str:
    return _of(atlas, badge.name, badge.seat, lang)


def marker_in_words(atlas: Atlas, marker: Marker, lang: str) -> str:
    return _of(atlas, marker.name, marker.seat, lang)


def _parts(atlas: Atlas, overlay: Overlay, place: str, lang: str) -> Iterator[str]:
    yield place
    cell = atlas.cell(place)
    if cell is not None:
        yield cell.name
        if cell.height:
            yield say("map-height", lang, height=cell.height)
    figure = atlas.standing.get(place)
    if figure is not None:
        yield figure_in_words(atlas, figure, lang)
    for marker in atlas.lying.get(place, ()):
        yield marker_in_words(atlas, marker, lang)
    for zone in atlas.zones_at(place):
        yield zone.name
    pointed_out = pointed_out_in_words(atlas, overlay, place, lang)
    if pointed_out:
        yield pointed_out


def _of(atlas: Atlas, name: str, seat: str | None, lang: str) -> str:
    return name if seat is None else say("map-of-side", lang, name=name, side=atlas.seat_name(seat))
