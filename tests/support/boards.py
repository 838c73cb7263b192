"""Pictures for the tests of the canvas: stock maps with figures on them, and large random ones."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from editor.view_model.board import (
    Badge,
    BoardPiece,
    BoardPlace,
    BoardZone,
    GameBoard,
    Gauge,
    HexSheet,
    Marker,
    SheetTops,
)
from engine.content.maps.hex_map import HexMap
from engine.content.place_names import expand
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid, column_letters

SYSTEMS = Path(__file__).resolve().parents[2] / "resources" / "systems"
SEATS = ("red", "blue", "green", "yellow")
HEIGHTS = {"low": "1", "tall": "2", "platform": "3"}
HURT = Gauge("health", "health", 3, 6)
CLASSES = ("open", "open", "open", "open", "low", "tall", "difficult", "ladder", "stone", "pedestal", "strange")


def stock_board(path: str, figures: tuple[BoardPiece, ...] = ()) -> GameBoard:
    """The map in a file below `resources/systems`."""
    data: dict[str, Any] = json.loads((SYSTEMS / path).read_text(encoding="utf-8"))
    return map_board(HexMap.model_validate(data), figures)


def map_board(sheet: HexMap, figures: tuple[BoardPiece, ...] = ()) -> GameBoard:
    """Terrain, zones, roles and objectives of a map."""
    grid = sheet.sheet()
    places: list[tuple[str, str | None, tuple[str, ...]]] = [(zone.id, zone.seat, zone.hexes) for zone in sheet.zones]
    places += [(role.role, role.role.partition("-")[2] or None, role.hexes) for role in sheet.roles]
    stones = [place for role in sheet.roles if role.role == "stone" for place in expand(grid, role.hexes)]
    objectives = [
        Marker(each.id, "objective", f"Objective {n}", str(n), each.at) for n, each in enumerate(sheet.objectives, 1)
    ]
    return GameBoard(
        HexSheet(sheet.grid.tops, sheet.grid.columns, sheet.grid.rows),
        tuple(_cells(sheet, grid)),
        tuple(BoardZone(i, f"Zone {i}", s, frozenset(expand(grid, h))) for i, s, h in places if s),
        (*objectives, *(Marker(place, "stone", "Stone", "S", place) for place in stones)),
        figures,
        SEATS[:2],
        {"red": "Red", "blue": "Blue"},
    )


def _cells(sheet: HexMap, grid: Grid) -> Iterator[BoardPlace]:
    ground = dict.fromkeys(range(grid.size), ("open", ""))
    raised: dict[int, str] = {}
    for piece in sheet.pieces:
        for hex_class, hexes in piece.classes(grid).items():
            for hex_ in members(hexes):
                if hex_class == "platform":
                    raised[hex_] = piece.id
                else:
                    ground[hex_] = (hex_class, piece.id)
    for hex_, (terrain, piece_id) in ground.items():
        yield _cell(grid, hex_, terrain, piece_id)
    for hex_, piece_id in raised.items():
        yield _cell(grid, grid.raised(hex_), "platform", piece_id)


def _cell(grid: Grid, place: int, terrain: str, piece: str) -> BoardPlace:
    column, row = grid.column_row(place)
    level = int(grid.is_raised(place))
    return BoardPlace(grid.name(place), column, row, terrain, terrain, HEIGHTS.get(terrain, ""), level, piece)


def small_board(tops: SheetTops = "flat") -> GameBoard:
    """Eight by six hexes with every class of terrain, a platform, zones, markers and figures in all states."""
    terrain = {
        "B2": "low",
        "C2": "tall",
        "C3": "tall",
        "E2": "difficult",
        "F2": "ladder",
        "G2": "stone",
        "B5": "pedestal",
    }
    terrain |= {"G5": "strange"}
    grid = Grid(8, 6, tops)
    cells = [_cell(grid, grid.place(p), terrain.get(p, "open"), "") for p in map(grid.name, range(grid.size))]
    cells += [_cell(grid, grid.raised(grid.place(place)), "platform", "deck") for place in ("E4", "E5", "F4")]
    return GameBoard(
        HexSheet(tops, 8, 6),
        tuple(cells),
        (
            BoardZone("west", "Red's zone", "red", frozenset(f"{c}{r}" for c in "AB" for r in range(1, 7))),
            BoardZone("east", "Blue's zone", "blue", frozenset(f"H{r}" for r in range(1, 7))),
        ),
        (
            Marker("objective-1", "objective", "Objective 1", "1", "D3"),
            Marker("objective-2", "objective", "Objective 2", "2", "D5", "red"),
            Marker("mark-1", "mark", "Mark", "M", "G3", "blue"),
        ),
        (
            BoardPiece("ana", "Ana", "An", "red", ("B3",), 1, (HURT, Gauge("mana", "mana", 2, 4)),
                   (Badge("buff", "Haste"), Badge("debuff", "Curse", "blue")), active=True),
            BoardPiece("bo", "Bo", "Bo", "blue", ("D5",), 5, (Gauge("health", "health", 5, 5),), spent=True),
            BoardPiece("cy", "Cy", "Cy", "blue", ("E4^",), 3, (Gauge("health", "health", 14, 20),)),
            BoardPiece("di", "Di", "Di", "red", ("E5",)),
            BoardPiece("eel", "Eel", "Ee", "green", ("G4", "H4"), 2, (Gauge("health", "health", 8, 8),)),
            BoardPiece("fox", "Fox", "Fx", "yellow", ("D1",), None, (Gauge("health", "health", 1, 3),)),
        ),
        SEATS,
        {"red": "Red", "blue": "Blue", "green": "Green", "yellow": "Yellow"},
    )  # fmt: skip


def random_board(columns: int, rows: int, figures: int, seed: int = 0, tops: SheetTops = "flat") -> GameBoard:
    """A map of mixed terrain with so many figures, zones at its sides and markers."""
    chance = random.Random(seed)
    grid = Grid(columns, rows, tops)
    names = [grid.name(hex_) for hex_ in range(grid.size)]
    cells = [_cell(grid, hex_, chance.choice(CLASSES), "") for hex_ in range(grid.size)]
    cells += [
        _cell(grid, grid.raised(hex_), "platform", f"deck-{hex_}")
        for hex_ in chance.sample(range(grid.size), grid.size // 30)
    ]
    places = chance.sample(names, figures)
    markers = tuple(
        Marker(f"o{n}", "objective", f"Objective {n}", str(n), place, chance.choice((None, *SEATS)))
        for n, place in enumerate(chance.sample(names, min(5, len(names))), 1)
    )
    western = frozenset(f"{column_letters(c)}{r + 1}" for c in range(3) for r in range(rows))
    west = BoardZone("west", "West", "red", western)
    return GameBoard(
        HexSheet(tops, columns, rows), tuple(cells), (west,), markers,
        tuple(_figure(chance, number, place) for number, place in enumerate(places)), SEATS,
        dict.fromkeys(SEATS, "Side"),
    )  # fmt: skip


def _figure(chance: random.Random, number: int, place: str) -> BoardPiece:
    gauges = (Gauge("health", "health", chance.randint(1, 6), 6), Gauge("mana", "mana", chance.randint(0, 4), 4))
    badges = tuple(Badge(kind, kind) for kind in chance.sample(("buff", "debuff", "guard"), chance.randint(0, 2)))
    seat = SEATS[number % len(SEATS)]
    name = f"Figure {number}"
    return BoardPiece(
        f"f{number}", name, f"F{number % 10}", seat, (place,), chance.randrange(6), gauges, badges, number % 3 == 0
    )


def with_kind(board: GameBoard, id_: str, kind: str) -> GameBoard:
    """The board with another kind of ground at a place."""
    return replace(
        board, places=tuple(replace(place, kind=kind) if place.id == id_ else place for place in board.places)
    )


def moved(board: GameBoard, figure: str, place: str) -> GameBoard:
    """The same board, one figure elsewhere."""
    figures = tuple(replace(each, places=(place,)) if each.id == figure else each for each in board.pieces)
    return replace(board, pieces=figures)
