"""The sample scenario's questions on sight, cover, distance and arcs get the answers that were worked out for it."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from engine.geometry.hex.distance import distance_squared
from engine.geometry.hex.facing import arc
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cover import judge_cover
from engine.geometry.sight.sight_fields import SightFields

SAMPLE: dict[str, Any] = json.loads(Path(__file__).with_name("two_and_a_wall_sight.json").read_text("utf-8"))
GRID = Grid(SAMPLE["grid"]["columns"], SAMPLE["grid"]["rows"], SAMPLE["grid"]["tops"])


def sample_terrain() -> Terrain:
    """A mixed piece is tall but for the hexes it names as low."""
    sets = {"tall": 0, "low": 0, "ladder": 0}
    platforms = []
    for piece in SAMPLE["pieces"]:
        hexes, low = (_mask(piece.get(part, [])) for part in ("hexes", "low"))
        if piece["class"] == "platform":
            platforms.append(hexes)
        elif piece["class"] == "mixed":
            sets["tall"] |= hexes & ~low
            sets["low"] |= low
        else:
            sets[piece["class"]] |= hexes
    return Terrain(GRID, sets["tall"], sets["low"], ladder=sets["ladder"], platforms=tuple(platforms))


def _mask(names: list[str]) -> int:
    return sum(1 << GRID.place(name) for name in names)


def questions(what: str) -> list[Any]:
    found = [each for each in SAMPLE["questions"] if each["ask"]["what"] == what]
    return [pytest.param(each["ask"], each["answer"], id="-".join(map(str, each["ask"].values()))) for each in found]


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
@pytest.mark.parametrize(("ask", "answer"), questions("sight"))
def test_sight(ask: dict[str, str], answer: dict[str, bool]) -> None:
    verdict = SightFields(sample_terrain()).inspect(GRID.place(ask["from"]), GRID.place(ask["to"]))
    assert verdict.sees == answer["sees"]


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-7")
@pytest.mark.parametrize(("ask", "answer"), questions("cover"))
def test_cover(ask: dict[str, str], answer: dict[str, bool]) -> None:
    figures = _mask([figure["at"] for figure in SAMPLE["figures"].values()])
    ends = [GRID.place(ask["from"])], [GRID.place(ask["to"])]
    assert judge_cover(sample_terrain(), *ends, figures).cover == answer["cover"]


@pytest.mark.rule("BG-SIGHT-1")
@pytest.mark.parametrize(("ask", "answer"), questions("distance"))
def test_distance(ask: dict[str, str], answer: dict[str, Any]) -> None:
    squared = distance_squared(GRID, GRID.place(ask["from"]), GRID.place(ask["to"]))
    assert str(squared) == answer["squared"]
    assert math.isclose(math.sqrt(squared), answer["inches"], abs_tol=5e-6)


@pytest.mark.rule("BG-MOD-1")
@pytest.mark.parametrize(("ask", "answer"), questions("arc"))
def test_arc(ask: dict[str, str], answer: dict[str, str]) -> None:
    figure = SAMPLE["figures"][ask["figure"]]
    found = arc(GRID, [GRID.place(figure["at"])], GRID.direction(figure["facing"]), GRID.place(ask["of"]))
    assert found == answer["arc"]
