"""Goals 1 to 8 and 10: fields of sight against naive shapely, numpy and numba, and against ourselves.

The opponents count two corners of the target even when one line runs along the other; every answer in which they
differ from us is checked line by line to be just that, and the time for that correction is inside ours. Cold means:
templates made and the map compiled, nothing seen yet; the opponents' own preparations are outside their times too.
"""

import io
import random
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from statistics import median
from typing import Any

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.distance import hexes_within
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.sight_fields import SightFields
from tests.benchmarks.harness import (
    Contender,
    DisagreementError,
    Goal,
    Measure,
    Timings,
    agree,
    interleave,
    load_contender,
)
from tests.benchmarks.sight_maps import SightMap, hold_field, opponents_map, same_or_overlapping

STOCK = 25, 30
LARGE = 100, 100
INCHES = 24
CHECKED_PAIRS = 5_100
NAIVE_PAIRS_ON_LARGE = 120


def measures(full: bool) -> Iterator[Measure]:
    geo = load_contender("geo")
    yield _mismatches(geo, pairs=5 * CHECKED_PAIRS if full else CHECKED_PAIRS)
    board = opponents_map(geo, *STOCK, 100)
    yield from _one_field(board)
    yield _mixed_heights(board)
    yield from _all_pairs(board)
    yield _all_pairs_at_200(opponents_map(geo, *STOCK, 200))
    yield from _edits(board)
    yield from _large_sheet(opponents_map(geo, *LARGE, 1333), board)


def _mismatches(geo: Any, pairs: int) -> Measure:
    """Goal 10: random pairs on six maps, half of the targets and a third of the viewers on tall hexes."""
    chance = random.Random("mismatches")
    wrong = overlapping = 0
    for seed in range(2, 8):
        board = opponents_map(geo, *STOCK, 60 + 30 * seed, seed)
        fields = SightFields(board.terrain)
        tall, memo = sorted(board.tall), dict[Any, Any]()
        for _ in range(pairs // 6):
            start, target = chance.sample(board.hexes, 2)
            start = chance.choice(tall) if chance.random() < 1 / 3 else start
            target = chance.choice(tall) if chance.random() < 1 / 2 else target
            if start != target:
                theirs = geo.los_ref(start, target, board.tall, memo)[0]
                ours = fields.sees(board.number(start), board.number(target))
                try:
                    overlapping += same_or_overlapping(board, board.number(start), board.number(target), theirs, ours)
                except DisagreementError:
                    wrong += 1
    note = f"{pairs} pairs on 6 maps against the exact reference; {overlapping} differ by overlapping lines alone"
    return Measure("sight, mismatches", Goal("10", at_most=0), wrong, "mismatches", (wrong, wrong), 1, note)


def _viewers(board: SightMap, count: int) -> list[int]:
    return random.Random(3).sample(board.free(), count)


def _compiled(terrain: Terrain) -> SightFields:
    """Fields of a terrain that is compiled for sight, with cold caches."""
    fields = SightFields(terrain)
    assert fields.whole.ground.obstacles
    return fields


def _fields(fields: SightFields, places: list[int]) -> list[int]:
    return [fields.field(place) for place in places]


class _ColdFields:
    """One cold field for each of some viewers; `prepare` clears the caches, `run` is timed."""

    def __init__(self, terrain: Terrain, viewers: list[int]) -> None:
        self._terrain, self._viewers = terrain, viewers
        self._cold: list[SightFields] = []

    def _prepare(self) -> None:
        self._cold = [_compiled(self._terrain) for _ in self._viewers]

    def _run(self) -> None:
        for fields, viewer in zip(self._cold, self._viewers, strict=True):
            fields.field(viewer)

    def contender(self) -> Contender:
        return Contender(self._run, operations=len(self._viewers), prepare=self._prepare)


def _naive_field(naive: Any, board: SightMap, start: int) -> list[bool]:
    """Every target, an object per line, and no early end."""
    viewer = board.axial(start)
    return [naive.naive_pair(viewer, hex_, naive.pieces, early=False)[0] for hex_ in board.hexes if hex_ != viewer]


def _one_field(board: SightMap) -> Iterator[Measure]:
    """Goals 1 and 2."""
    shapely, numpy, numba = _opponents(board)
    viewers = _viewers(board, 40)
    fields = SightFields(board.terrain)
    for viewer in viewers[:3]:
        theirs = _naive_field(shapely, board, viewer)
        theirs.insert(viewer, True)
        hold_field(board, viewer, theirs, fields.field(viewer))
    for viewer in viewers:
        hold_field(board, viewer, numpy.field(viewer, numpy.vis_naive)[0], fields.field(viewer))
        hold_field(board, viewer, numba.f_shadow(viewer)[0], fields.field(viewer))
    timings = interleave(
        {
            "naive shapely": Contender(lambda: _naive_field(shapely, board, viewers[0])),
            "numba shadows": Contender(lambda: [numba.f_shadow(viewer) for viewer in viewers], len(viewers)),
            "ours": _ColdFields(board.terrain, viewers).contender(),
        }
    )
    goal = Goal("1", at_least=400)
    yield timings.measure("one field, cold", goal, above="naive shapely", below="ours", unit="x faster")
    goal = Goal("2", at_most=2)
    yield timings.measure(
        "one field, cold, against numba", goal, above="ours", below="numba shadows", unit="x its time"
    )


def _opponents(board: SightMap) -> tuple[Any, Any, Any]:
    columns, rows = board.terrain.grid.columns, board.terrain.grid.rows
    shapely: Any = load_contender("m_shapely")
    numpy: Any = load_contender("m_np")
    numba: Any = load_contender("m_nb")
    array = numpy.Np(columns, rows, board.tall)
    return shapely.Sh(columns, rows, board.tall), array, numba.Nb(array)


def _mixed_heights(board: SightMap) -> Measure:
    """Goal 1b: the same map with 40 raised hexes, every other viewer up there."""
    chance = random.Random("raised")
    grid = board.terrain.grid
    raised: list[int] = []
    while len(raised) < 40:
        piece = [chance.choice(board.free())]
        piece += [hex_ for d in (0, 1, 2) if (hex_ := grid.neighbour(piece[0], d)) is not None]
        if not set(piece) & set(raised):
            raised += piece
    raised = raised[:40]
    pieces = tuple(mask_of(raised[at : at + 4]) for at in range(0, 40, 4))
    mixed = Terrain(grid, board.terrain.tall, platforms=pieces)
    viewers = _viewers(board, 40)
    both = [grid.raised(raised[at]) if at % 2 else viewer for at, viewer in enumerate(viewers)]
    fields = SightFields(mixed)
    for viewer in both[:8]:
        for target in range(0, 2 * grid.size, 23):
            if mixed.places >> target & 1:
                fields.inspect(viewer, target)
    flat, high = _ColdFields(board.terrain, viewers), _ColdFields(mixed, both)
    timings = interleave({"flat": flat.contender(), "mixed": high.contender()})
    goal = Goal("1b", at_most=6)
    return timings.measure("mixed heights, cold", goal, above="mixed", below="flat", unit="x flat field")


def _every_field(terrain: Terrain) -> list[int]:
    return _fields(SightFields(terrain), list(range(terrain.grid.size)))


def _every_numpy_field(numpy: Any, vision: Callable[[Any], Any]) -> list[Any]:
    cache: dict[Any, Any] = {}
    return [numpy.field(at, vision, cache)[0] for at in range(len(numpy.H))]


def _all_pairs(board: SightMap) -> Iterator[Measure]:
    """Goals 3 and 4: all ordered pairs with the whole end rule; the naive time is that of one field times all."""
    shapely, numpy, _ = _opponents(board)
    limit = _compiled_limit(board)
    ours = _every_field(board.terrain)
    theirs = _every_numpy_field(numpy, numpy.vis_naive)
    overlapping = sum(hold_field(board, viewer, theirs[viewer], ours[viewer]) for viewer in board.free())
    viewer = _viewers(board, 1)[0]
    hexes = board.terrain.grid.size
    timings = interleave(
        {
            "naive shapely": Contender(lambda: _naive_field(shapely, board, viewer)),
            "numpy": Contender(lambda: _every_numpy_field(numpy, numpy.vis_naive), hexes),
            "numpy, nearest first": Contender(lambda: _every_numpy_field(numpy, numpy.vis_prune), hexes),
            "compiled limit": Contender(limit, hexes),
            "ours": Contender(lambda: _every_field(board.terrain), hexes),
        }
    )
    note = f"per field of all; {overlapping} answers differ by overlapping lines alone"
    goal = Goal("3", at_least=1200)
    yield timings.measure("all pairs", goal, above="naive shapely", below="ours", unit="x faster", note=note)
    best = min(("numpy", "numpy, nearest first"), key=timings.median)
    goal = Goal("4", at_least=6)
    yield timings.measure("all pairs, against numpy", goal, above=best, below="ours", unit="x faster")
    note = "the limit leaves out the end rule, sealed sides and overlaps"
    goal = Goal("4", at_most=6)
    yield timings.measure(
        "all pairs, against the limit", goal, above="ours", below="compiled limit", unit="x its time", note=note
    )


def _compiled_limit(board: SightMap) -> Callable[[], Any]:
    """Templates in numba, with its easier question checked against the opponents' exact predicate."""
    geo: Any = load_contender("geo")
    bits: Any = load_contender("m_bits")
    compiled: Any = load_contender("m_nbtpl")
    with redirect_stdout(io.StringIO()):
        templates = bits.Bits(*STOCK, board.tall)
    kernel = compiled.NbTpl(templates)
    rows = kernel.all()
    frame = templates.f
    chance = random.Random("limit")
    for _ in range(150):
        start, target = (board.axial(number) for number in chance.sample(board.free(), 2))
        words = int.from_bytes(rows[board.number(start)].tobytes(), "little")
        found = words >> (frame.org + (target[0] - start[0]) * frame.W + target[1] - start[1]) & 1
        agree(
            f"limit, {start} to {target}", {"kernel": bool(found), "exact": _open_sight(geo, start, target, board.tall)}
        )
    run: Callable[[], Any] = kernel.all
    return run


def _open_sight(geo: Any, start: Any, target: Any, tall: Any) -> bool:
    """Two corners of the target clear from one corner, where only the inside of each single hex blocks."""
    return any(
        sum(not any(geo.hex_enters(*p, *q, 3 * a, 3 * b) for a, b in tall) for q in _corners(geo, target)) >= 2
        for p in _corners(geo, start)
    )


def _corners(geo: Any, hex_: Any) -> list[Any]:
    return [(3 * hex_[0] + x, 3 * hex_[1] + y) for x, y in geo.K]


def _all_pairs_at_200(board: SightMap) -> Measure:
    """Goal 3 with twice the obstacles."""
    shapely, _, _ = _opponents(board)
    viewer = _viewers(board, 1)[0]
    theirs = _naive_field(shapely, board, viewer)
    theirs.insert(viewer, True)
    hold_field(board, viewer, theirs, SightFields(board.terrain).field(viewer))
    timings = interleave(
        {
            "naive shapely": Contender(lambda: _naive_field(shapely, board, viewer)),
            "ours": Contender(lambda: _every_field(board.terrain), board.terrain.grid.size),
        }
    )
    goal = Goal("3", at_least=800)
    return timings.measure("all pairs, 200 tall", goal, above="naive shapely", below="ours", unit="x faster")


def _edits(board: SightMap) -> Iterator[Measure]:
    """Goals 5 and 6: one hex more or less, then all fields again, or one."""
    grid, tall = board.terrain.grid, board.terrain.tall
    chance = random.Random("edits")
    added = [Terrain(grid, tall | 1 << hex_) for hex_ in chance.sample(board.free(), 8)]
    removed = [Terrain(grid, tall & ~(1 << board.number(hex_))) for hex_ in chance.sample(sorted(board.tall), 8)]
    places = list(range(grid.size))
    known = SightFields(board.terrain)
    _fields(known, places)
    for terrain in (*added, *removed):
        agree("fields after an edit", {"edited": _fields(known.changed(terrain), places), "new": _every_field(terrain)})
    viewer = _viewers(board, 1)[0]

    def redraw(terrains: list[Terrain], wanted: list[int]) -> Contender:
        return Contender(lambda: [_fields(known.changed(each), wanted) for each in terrains], len(terrains))

    timings = interleave(
        {
            "from the start": Contender(lambda: _every_field(board.terrain)),
            "hex added": redraw(added, places),
            "hex removed": redraw(removed, places),
            "one field after an edit": redraw([*added, *removed], [viewer]),
        },
        repeats=11,
    )
    for name, edited, goal in (
        ("all pairs after an added hex", "hex added", Goal("5", at_least=5)),
        ("all pairs after a removed hex", "hex removed", Goal("5", at_least=1.5)),
        ("edit, then one field", "one field after an edit", Goal("6", at_least=60)),
    ):
        yield timings.measure(name, goal, above="from the start", below=edited, unit="x all pairs from the start")


def _large_sheet(large: SightMap, stock: SightMap) -> Iterator[Measure]:
    """Goals 7 and 8: 100x100, within 24 inches and without limit."""
    grid = large.terrain.grid
    viewers = _viewers(large, 12)
    fields = SightFields(large.terrain)
    for viewer in viewers:
        near = hexes_within(grid, viewer, INCHES)
        agree("within a range", {"window": fields.field_within(viewer, INCHES), "whole": fields.field(viewer) & near})
    shapely: Any = load_contender("m_shapely").Sh(*LARGE, large.tall)
    pairs = [(viewers[at % 12], target) for at, target in enumerate(_viewers(large, NAIVE_PAIRS_ON_LARGE))]
    axial = [(large.axial(start), large.axial(target)) for start, target in pairs if start != target]
    for (start, target), (a, b) in zip([pair for pair in pairs if pair[0] != pair[1]], axial, strict=True):
        theirs = shapely.naive_pair(a, b, shapely.pieces, early=False)[0]
        same_or_overlapping(large, start, target, theirs, bool(fields.field(start) >> target & 1))
    ranged = SightFields(large.terrain)
    timings = interleave(
        {
            "naive shapely": Contender(
                lambda: [shapely.naive_pair(a, b, shapely.pieces, early=False) for a, b in axial], len(axial)
            ),
            "25x30": _ColdFields(stock.terrain, _viewers(stock, 40)).contender(),
            "within 24 inches": Contender(
                lambda: [ranged.field_within(viewer, INCHES) for viewer in viewers], len(viewers)
            ),
            "without limit": _ColdFields(large.terrain, viewers).contender(),
        }
    )
    goal = Goal("7", at_most=6)
    yield timings.measure(
        "100x100 within 24 inches", goal, above="within 24 inches", below="25x30", unit="x 25x30 field"
    )
    yield _times_a_field(timings, grid.size - 1)


def _times_a_field(timings: Timings, targets: int) -> Measure:
    """Goal 8: the naive time of a pair times the targets of a field."""
    pairs = timings.seconds["naive shapely"]
    ratios = [pair * targets / field for pair, field in zip(pairs, timings.seconds["without limit"], strict=True)]
    note = (
        f"naive {median(pairs) * targets:.2f} s from {len(pairs)} samples, ours {timings.median('without limit'):.4f} s"
    )
    bounds = min(ratios), max(ratios)
    goal = Goal("8", at_least=40)
    return Measure("100x100 without limit", goal, median(ratios), "x faster", bounds, len(ratios), note)
