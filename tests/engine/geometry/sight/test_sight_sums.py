"""Cover fields and sums of sight: they equal the definition place by place, and after edits those computed afresh."""

import random

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cover import judge_cover
from engine.geometry.sight.cover_fields import CoverFields
from engine.geometry.sight.line_of_sight import LosOrigin, judge_sight
from engine.geometry.sight.sight_sums import PlaceCounter, SightSums, places_on, table_rows
from tests.engine.geometry.random_maps import random_map


def crowded(chance: random.Random, columns: int, rows: int, tops: Tops) -> Terrain:
    """A sheet with much terrain, also next to the edge, and a platform over some of it."""
    grid = Grid(columns, rows, tops)
    hexes = chance.sample(range(grid.size), grid.size)
    share = grid.size // 6
    roof = mask_of(hexes[share - 2 : share + 3])
    tall, low = mask_of(hexes[:share]), mask_of(hexes[share : 2 * share])
    return Terrain(grid, tall=tall, low=low, ladder=1 << hexes[-1], platforms=(roof,))


@pytest.mark.rule("BG-SIGHT-6")
@pytest.mark.rule("BG-SIGHT-7")
@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_cover_fields_are_cover(tops: Tops) -> None:
    """Between every two places of crowded and of common maps, at both heights, with cracks in line."""
    chance = random.Random(tops)
    terrains = [crowded(chance, chance.randint(3, 9), chance.randint(3, 9), tops) for _ in range(5)]
    terrains += [random_map(chance, 14, 11, tops).terrain, Terrain(Grid(4, 9, tops), tall=(1 << 36) - 1)]
    for terrain in terrains:
        cover = CoverFields(terrain)
        places = members(terrain.places)
        for attacker in places[:: 1 + len(places) // 60]:
            field = cover.field(attacker)
            for target in places[:: 1 + len(places) // 70]:
                if attacker != target:
                    expected = judge_cover(terrain, (attacker,), (target,)).cover
                    assert bool(field >> target & 1) == expected, (terrain, attacker, target)


def test_the_whole_sheet_in_cracks() -> None:
    """Two covering hexes side by side: what lies straight behind the crack between them is in cover."""
    grid = Grid(9, 9)
    walls = {name: grid.place(name) for name in ("E4", "D4", "F4", "E3")}
    terrain = Terrain(grid, tall=mask_of(walls.values()))
    field = CoverFields(terrain).field(grid.place("E8"))
    for target in range(grid.size):
        if target != grid.place("E8"):
            assert bool(field >> target & 1) == judge_cover(terrain, (grid.place("E8"),), (target,)).cover


@pytest.mark.parametrize("los_origin", ["one", "any"])
def test_sums_count_by_the_definition(los_origin: LosOrigin) -> None:
    """For each place how many viewers see it, and how many of them without cover."""
    chance = random.Random(7)
    terrain = crowded(chance, 6, 7, "flat")
    viewers = places_on(terrain, mask_of(range(14)))
    sums = SightSums(terrain, viewers, los_origin)
    for target in members(terrain.places):
        seeing = [place for place in members(viewers) if judge_sight(terrain, place, target, los_origin).sees]
        clear = [place for place in seeing if not judge_cover(terrain, (place,), (target,)).cover]
        own = target in seeing
        assert sums.seen_by[target] == len(seeing)
        assert abs(sums.clear_by[target] - len(clear)) <= own
        assert sums.in_cover_by[target] == sums.seen_by[target] - sums.clear_by[target]
        assert bool(sums.seen >> target & 1) == bool(seeing)
    assert sums.lines == sum(sums.seen_by[place] for place in members(terrain.standing))
    assert viewers & ~terrain.standing == 0
    name, clear_number, covered = table_rows(sums, [0])[0]
    assert (name, clear_number + covered) == ("A1", sums.seen_by[0])


def test_sums_of_an_edited_map_are_those_computed_afresh() -> None:
    """Forty edits by chance, one after the other: walls put, moved and removed, with and without platforms."""
    chance = random.Random(11)
    terrain = random_map(chance, 12, 10).terrain
    zone = mask_of(range(30))
    sums = SightSums(terrain, places_on(terrain, zone))
    for edit in range(40):
        hexes = mask_of(chance.sample(range(120), chance.randint(1, 4)))
        tall = terrain.tall ^ hexes & ~(terrain.low | terrain.difficult | terrain.ladder)
        platforms = terrain.platforms if edit % 5 else terrain.platforms[1:]
        terrain = Terrain(terrain.grid, tall, terrain.low, terrain.difficult & ~tall, terrain.ladder & ~tall, platforms)
        sums = sums.changed(terrain, places_on(terrain, zone))
        fresh = SightSums(terrain, places_on(terrain, zone))
        assert (sums.seen_by, sums.clear_by) == (fresh.seen_by, fresh.clear_by)


def test_a_counter_counts_all_places_at_once() -> None:
    chance = random.Random(2)
    sets = [chance.getrandbits(50) for _ in range(37)]
    counter = PlaceCounter()
    for each in sets:
        counter.add(each)
    totals = counter.totals(50)
    assert totals == [sum(each >> place & 1 for each in sets) for place in range(50)]
    for number in range(1, 40):
        assert counter.at_least(number) & (1 << 50) - 1 == mask_of(
            place for place, total in enumerate(totals) if total >= number
        )
