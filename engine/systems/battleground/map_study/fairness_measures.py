"""The fairness sheet of a map of Battleground: each seat's ways to objectives, sight, shots and room to develop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from engine.content.maps.fairness_sheet import Better, FairnessMeasure, FairnessSheet, FairnessValue
from engine.content.maps.hex_map import HexMap
from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.sight.sight_fields import SightFields
from engine.kernel.data.message import MessageValue, message
from engine.systems.battleground.map_study.map_study import LARGEST_STUDIED, STANDARD, MapStudy, StandardFigure

ROUNDS_OF_SHOTS = 3
MOVES_TO_DEVELOP = 2

Counted: TypeAlias = tuple[int | None, int]
"""A number, and the places that it counts."""
About: TypeAlias = Mapping[str, MessageValue]


def fairness_sheet(
    board: HexMap, figure: StandardFigure = STANDARD, fields: SightFields | None = None
) -> FairnessSheet:
    """The fairness sheet of a map; empty without two seats that have zones to stand in, or for a very large map.

    `fields` are those of its terrain, if they are known from an edit before.
    """
    if board.sheet().size > LARGEST_STUDIED:
        return FairnessSheet(())
    study = MapStudy(board, figure, fields)
    if len(study.seats) < 2 or not all(study.zones.values()):
        return FairnessSheet(study.seats)
    measures = (*_ways(study), *_zones_in_sight(study), *_shots(study), *_room(study))
    return FairnessSheet(study.seats, measures)


def _measure(
    study: MapStudy,
    name: str,
    count: Callable[[str], Counted],
    better: Better,
    of: int | None = None,
    about: About = MappingProxyType({}),
) -> FairnessMeasure:
    """A measure of every seat; its words are those of its name without the number at its end."""
    found = tuple(FairnessValue(seat, *count(seat)) for seat in study.seats)
    stem = name.rstrip("0123456789").rstrip("-")
    words = message(f"fairness-{stem}", **about), message(f"fairness-{stem}-how", **about)
    return FairnessMeasure(name, *words, found, better, of)


def _ways(study: MapStudy) -> Iterator[FairnessMeasure]:
    """BG-MOVE: points and moves to each objective, for each seat in the order of nearness.

    So two objectives that are one another's mirror images count alike for both sides.
    """
    claims = {token.id: study.claim_places(token.at) for token in study.board.objectives}
    for name, far in (("points", study.points_to), ("moves", study.moves_to)):
        by_seat = {seat: _by_nearness(seat, claims, far) for seat in study.seats}
        for place in range(len(claims)):
            found = tuple(FairnessValue(seat, *by_seat[seat][place]) for seat in study.seats)
            about = {"n": place + 1, "speed": study.figure.speed}
            words = message(f"fairness-{name}", **about), message(f"fairness-{name}-how", **about)
            yield FairnessMeasure(f"{name}-{place + 1}", *words, found, "fewer")


def _by_nearness(
    seat: str, claims: Mapping[str, int], far: Callable[[str, int], int | None]
) -> list[tuple[int | None, int, str]]:
    """The numbers of all objectives for a seat, the nearest first, those out of reach last, with their names."""
    found = [(far(seat, places), places, name) for name, places in claims.items()]
    return sorted(found, key=lambda each: (each[0] is None, each[0] or 0, each[2]))


def _zones_in_sight(study: MapStudy) -> Iterator[FairnessMeasure]:
    """BG-SIGHT: what the zones see of one another, and of the rest of the map."""
    sizes = {places.bit_count() for places in study.zones.values()}
    of = min(sizes) if len(sizes) == 1 else None

    def seen(seat: str) -> int:
        return study.zones[seat] & study.seen_by_others(seat)

    def clear(seat: str) -> int:
        return study.zones[seat] & study.clear_of_others(seat)

    yield _measure(study, "zone-seen", lambda seat: _all(seen(seat)), "fewer", of)
    yield _measure(study, "zone-clear", lambda seat: _all(clear(seat)), "fewer", of)
    yield _measure(study, "zone-cover", lambda seat: _all(seen(seat) & ~clear(seat)), "neither", of)

    def lines(seat: str) -> Counted:
        aimed = study.others(seat)
        counts = ((place, (study.fields.field(place) & aimed).bit_count()) for place in members(study.zones[seat]))
        found = [(place, count) for place, count in counts if count]
        return sum(count for _, count in found), mask_of(place for place, _ in found)

    def free(seat: str) -> Counted:
        return _all(study.sums(seat).seen & study.terrain.standing & ~study.all_zones)

    outside = (study.terrain.standing & ~study.all_zones).bit_count()
    yield _measure(study, "lines", lines, "more")
    yield _measure(study, "free-seen", free, "more", outside)


def _shots(study: MapStudy) -> Iterator[FairnessMeasure]:
    """The shots at each zone, and out of it, after one move in each round."""
    for round_ in range(1, ROUNDS_OF_SHOTS + 1):
        shots = {seat: study.shots(seat, round_) for seat in study.seats}

        def hit(seat: str, shots: dict[str, tuple[int, int]] = shots) -> Counted:
            targets = 0
            for other, (found, _) in shots.items():
                targets |= found & study.zones[seat] if other != seat else 0
            return _all(targets)

        def from_(seat: str, shots: dict[str, tuple[int, int]] = shots) -> Counted:
            return _all(shots[seat][1])

        about: dict[str, MessageValue] = {"round": round_, "range": study.figure.range, "speed": study.figure.speed}
        yield _measure(study, f"shot-{round_}", hit, "fewer", None, about)
        yield _measure(study, f"from-{round_}", from_, "more", None, about)


def _room(study: MapStudy) -> Iterator[FairnessMeasure]:
    """Room to develop, and the places with the widest view."""

    def room(seat: str) -> int:
        return study.places_after(seat, MOVES_TO_DEVELOP) & ~study.zones[seat]

    about: dict[str, MessageValue] = {"n": MOVES_TO_DEVELOP, "speed": study.figure.speed}
    yield _measure(study, "room", lambda seat: _all(room(seat)), "more", None, about)
    yield _measure(
        study,
        "shelter",
        lambda seat: _all(room(seat) & ~study.clear_of_others(seat)),
        "more",
        None,
        about,
    )
    firsts = {place: study.first_to(place) for place in members(study.lookouts)}

    def first(seat: str) -> Counted:
        return _all(mask_of(place for place, found in firsts.items() if found == seat))

    yield _measure(study, "lookouts", first, "more", len(firsts), {"n": len(firsts)})


def _all(places: int) -> Counted:
    return places.bit_count(), places
