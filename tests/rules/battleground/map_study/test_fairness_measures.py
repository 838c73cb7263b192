"""The fairness sheet: each measure equals a slow count by the rules, and a mirrored map is even in all of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.loading.document_reader import OpenedDocument, open_document
from engine.content.maps.fairness_sheet import FairnessSheet
from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import hexes_of
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.distance import in_range
from engine.geometry.hex.sheet_symmetry import ORDERS, sheet_symmetry
from engine.geometry.movement.reach import WITHOUT_LIMIT, movement_on
from engine.geometry.sight.cover import judge_cover
from engine.geometry.sight.line_of_sight import judge_sight
from engine.registry import declarations
from engine.systems.battleground.map_study.fairness_measures import fairness_sheet
from engine.systems.battleground.map_study.map_study import StandardFigure
from engine.words import languages, speak

FIGURE = StandardFigure(speed=2, range=2)
MAPS = ("wasteland", "drowned-temple", "crystal-pass", "castle-courtyard")


def read(document: Any) -> HexMap:
    opened = open_document(document, declarations())
    assert isinstance(opened, OpenedDocument)
    found = opened.editable()
    assert isinstance(found, HexMap)
    return found


def some_map(chance: random.Random, columns: int = 9, rows: int = 8, *, name: str | None = None) -> HexMap:
    """A small map with zones, terrain of every class and objectives; mirrored or turned if a symmetry is named."""
    head = {"kind": "map", "schema": "1.1", "id": "mine/map", "system": "battleground"}
    grid = {"shape": "hex", "tops": "flat", "columns": columns, "rows": rows, "inch": 1}
    bare = read({**head, "grid": grid})
    sheet = bare.sheet()
    symmetry = sheet_symmetry(sheet, name) if name else None
    pieces: list[dict[str, Any]] = []
    taken = 0

    def images(hexes: list[int]) -> list[list[int]]:
        if symmetry is None:
            return [hexes]
        twins = [[symmetry.hex(1, hex_) for hex_ in hexes]]
        return [hexes, *([twin for twin in twins if set(twin) != set(hexes)])]  # type: ignore[list-item]

    def put(hex_class: str, hexes: list[int]) -> None:
        nonlocal taken
        made = images(hexes)
        every = [hex_ for each in made for hex_ in each]
        if None in every or len(set(every)) < len(every) or any(taken >> hex_ & 1 for hex_ in every):
            return
        for each in made:
            names = [sheet.name(hex_) for hex_ in each]
            pieces.append({"id": f"p{len(pieces)}", "class": hex_class, "hexes": names})
            if hex_class != "platform":
                taken |= sum(1 << hex_ for hex_ in each)

    inner = [hex_ for hex_ in range(sheet.size) if 2 <= sheet.column_row(hex_)[0] < columns - 2]
    for hex_class, number in (("tall", 5), ("low", 4), ("difficult", 4), ("ladder", 1)):
        for _ in range(number):
            put(hex_class, [chance.choice(inner)])
    roofs = [hex_ for hex_ in inner if symmetry is None or symmetry.hex(1, hex_) not in (None, hex_)]
    put("platform", [chance.choice(roofs)])
    spots = [chance.choice(inner) for _ in range(2)]
    places = {spot for each in spots for twin in images([each]) for spot in twin if spot is not None}
    objectives = [{"id": f"o{number}", "at": sheet.name(spot)} for number, spot in enumerate(sorted(places))]
    last = sheet.name(sheet.size - 1)
    red = hexes_of(sheet, [f"A1-B{rows}"])
    if symmetry is not None:
        red &= symmetry.whole
    blue = symmetry.hexes(1, red) if symmetry else hexes_of(sheet, [f"{sheet.name((columns - 2) * rows)}-{last}"])
    zones = [
        {"id": seat, "seat": seat, "hexes": [sheet.name(hex_) for hex_ in members(hexes)]}
        for seat, hexes in (("red", red), ("blue", blue))
    ]
    return read({**head, "grid": grid, "pieces": pieces, "objectives": objectives, "zones": zones})


def slow_count(board: HexMap) -> dict[str, tuple[Any, ...]]:
    """Every measure by the rules, line by line and move by move."""
    terrain, grid = board.terrain(), board.sheet()
    standing = members(terrain.standing)
    movement = movement_on(terrain)
    zones = {}
    for zone in board.zones:
        hexes = hexes_of(grid, zone.hexes)
        zones[zone.seat] = [place for place in standing if hexes >> grid.hex_of(place) & 1]
    seats = list(zones)
    sees = {start: {end for end in standing if judge_sight(terrain, start, end).sees} for start in standing}
    clear = {
        start: {end for end in ends if end == start or not judge_cover(terrain, (start,), (end,)).cover}
        for start, ends in sees.items()
    }
    moves: dict[str, list[set[int]]] = {}
    for seat in seats:
        reached = [set(zones[seat])]
        while len(reached) < 2 or reached[-1] != reached[-2]:
            now = set(reached[-1])
            for place in reached[-1]:
                slow = FIGURE.slow_start if terrain.difficult >> place & 1 else 0
                now |= set(movement.reach(place, max(FIGURE.speed - slow, 0)).costs)
            reached.append(now)
        moves[seat] = reached
    found: dict[str, tuple[Any, ...]] = {}

    def after(seat: str, number: int) -> set[int]:
        return moves[seat][min(number, len(moves[seat]) - 1)]

    def first_move(seat: str, places: set[int]) -> int | None:
        return next((number for number, reached in enumerate(moves[seat]) if reached & places), None)

    def put(name: str, count: Any) -> None:
        found[name] = tuple(count(seat) for seat in seats)

    def other(seat: str) -> list[int]:
        return zones[seats[1 - seats.index(seat)]]

    far: dict[str, dict[str, list[Any]]] = {"points": {}, "moves": {}}
    for seat in seats:
        costs = [movement.reach(place, WITHOUT_LIMIT).costs for place in zones[seat]]
        for token in board.objectives:
            at = grid.place(token.at)
            claim = {place for place in standing if place == at or grid.neighbour(at, 0) == place}
            claim |= {place for place in standing if place in {grid.neighbour(at, each) for each in range(6)}}
            ways = [cost[place] for cost in costs for place in claim if place in cost]
            far["points"].setdefault(seat, []).append(min(ways, default=None))
            far["moves"].setdefault(seat, []).append(first_move(seat, claim))
    for name, by_seat in far.items():
        for number in range(len(board.objectives)):
            ranked = {seat: sorted(by_seat[seat], key=lambda each: (each is None, each)) for seat in seats}
            put(f"{name}-{number + 1}", lambda seat, ranked=ranked, number=number: ranked[seat][number])
    seen = {seat: {end for start in other(seat) for end in sees[start]} for seat in seats}
    plain = {seat: {end for start in other(seat) for end in clear[start]} for seat in seats}
    free = set(standing) - set(zones[seats[0]]) - set(zones[seats[1]])
    put("zone-seen", lambda seat: len(seen[seat] & set(zones[seat])))
    put("zone-clear", lambda seat: len(plain[seat] & set(zones[seat])))
    put("zone-cover", lambda seat: len((seen[seat] - plain[seat]) & set(zones[seat])))
    put("lines", lambda seat: sum(len(sees[start] & set(other(seat))) for start in zones[seat]))
    put("free-seen", lambda seat: len({end for start in zones[seat] for end in sees[start]} & free))
    for number in (1, 2, 3):
        shots = {
            seat: [
                (start, end)
                for start in after(seat, number)
                for end in other(seat)
                if end in sees[start] and in_range(grid, start, end, FIGURE.range)
            ]
            for seat in seats
        }
        put(f"shot-{number}", lambda seat, shots=shots: len({end for _, end in shots[seats[1 - seats.index(seat)]]}))
        put(f"from-{number}", lambda seat, shots=shots: len({start for start, _ in shots[seat]}))
    put("room", lambda seat: len(after(seat, 2) - set(zones[seat])))
    put("shelter", lambda seat: len(after(seat, 2) - set(zones[seat]) - plain[seat]))
    within = {place for seat in seats for place in moves[seat][-1]}
    widest = sorted((len(sees[place]) for place in within), reverse=True)
    best = {place for place in within if len(sees[place]) >= widest[min(5, len(widest)) - 1]}
    reach = {place: [first_move(seat, {place}) for seat in seats] for place in best}

    def first(seat: str) -> int:
        own = seats.index(seat)
        pairs = [(each[own], each[1 - own]) for each in reach.values()]
        return sum(mine is not None and (theirs is None or mine < theirs) for mine, theirs in pairs)

    put("lookouts", first)
    return found


@pytest.mark.rule("BG-SIGHT-6")
@pytest.mark.parametrize("seed", range(3))
def test_measures_are_the_slow_count(seed: int) -> None:
    board = some_map(random.Random(seed), 8, 6)
    sheet = fairness_sheet(board, FIGURE)
    assert sheet.numbers() == slow_count(board)
    for measure in sheet.measures:
        for value in measure.values:
            if value.number is not None and not measure.id.startswith(("points", "moves", "lines")):
                assert value.places.bit_count() == value.number
        assert all(speak(text, lang) for text in (measure.name, measure.how) for lang in languages())
    assert all(speak(sheet.conclusion, lang) for lang in languages())


@pytest.mark.parametrize("name", ["left-right", "half-turn"])
def test_a_mirrored_map_is_even_in_every_measure(name: str) -> None:
    """Exactly, whatever lies on it."""
    assert name in ORDERS
    chance = random.Random(name)
    for _ in range(8):
        columns = chance.choice((9, 11)) if name == "left-right" else chance.choice((8, 10))
        board = some_map(chance, columns, chance.randint(5, 9), name=name)
        sheet = fairness_sheet(board, StandardFigure(speed=3, range=6))
        assert sheet.measures
        assert [(each.id, each.values) for each in sheet.uneven] == []
        assert sheet.conclusion.id == "fairness-even"


@pytest.mark.parametrize("name", MAPS)
def test_stock_maps_are_fair(name: str) -> None:
    document = json.loads(DocumentResolver().read(f"battleground/{name}"))
    assert fairness_sheet(read(document)).conclusion.id == "fairness-even"


def test_uneven_measures_are_named_in_order() -> None:
    """One zone behind a wall: it sees less, and what cannot be reached at all comes first."""
    board = some_map(random.Random(5))
    walled = [{"id": f"w{row}", "class": "tall", "hexes": [f"C{row}", f"D{row}"]} for row in range(1, 9)]
    objectives = [{"id": "o", "at": "G4"}]
    made = read({**board.plain(), "pieces": walled, "objectives": objectives})
    sheet = fairness_sheet(made)
    shares = [each.unevenness for each in sheet.uneven]
    assert shares == sorted(shares, reverse=True)
    assert sheet.measure("points-1").unevenness == 1
    assert sheet.measure("points-1").values[1].about == "o"
    assert speak(sheet.conclusion, "en").startswith(f"Uneven, most of all first: {speak(sheet.uneven[0].name, 'en')}")
    assert fairness_sheet(read({**board.plain(), "zones": []})) == FairnessSheet(())
    assert fairness_sheet(read({**board.plain(), "zones": board.plain()["zones"][:1]})).measures == ()
