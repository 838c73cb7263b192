"""The fairness sheet of an arena: deployment hexes, steps to stones, and the hexes that each side is nearer to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.content.maps.fairness_sheet import Better, FairnessMeasure, FairnessSheet, FairnessValue
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import hexes_by_role
from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.steps import steps_between
from engine.kernel.data.message import message

SEATS = ("red", "blue")
LARGEST_STUDIED = 1_600

Counted = tuple[int | None, int]


def arena_fairness(board: HexMap) -> FairnessSheet:
    """The fairness sheet of an arena; empty if a side has no deployment hexes of its own."""
    roles = hexes_by_role(board)
    deploy = {seat: roles.get(f"deploy-{seat}", 0) for seat in SEATS}
    if not all(deploy.values()) or board.sheet().size > LARGEST_STUDIED:
        return FairnessSheet(())
    return FairnessSheet(SEATS, tuple(_measures(board, deploy, roles.get("stone", 0))))


def _measures(board: HexMap, deploy: dict[str, int], stones: int) -> Iterator[FairnessMeasure]:
    grid = board.sheet()
    steps = {seat: _steps(board, hexes) for seat, hexes in deploy.items()}
    yield _measure("deployment", "more", lambda seat: (deploy[seat].bit_count(), deploy[seat]))
    ranked = {seat: sorted((steps[seat][stone], stone) for stone in members(stones)) for seat in SEATS}
    for place in range(stones.bit_count()):
        found = tuple(
            FairnessValue(seat, ranked[seat][place][0], 1 << ranked[seat][place][1], grid.name(ranked[seat][place][1]))
            for seat in SEATS
        )
        words = message("fairness-stone", n=place + 1), message("fairness-stone-how")
        yield FairnessMeasure(f"stone-{place + 1}", *words, found, "fewer")

    def nearer(seat: str) -> Counted:
        other = SEATS[1 - SEATS.index(seat)]
        hexes = mask_of(hex_ for hex_ in range(grid.size) if steps[seat][hex_] < steps[other][hex_])
        return hexes.bit_count(), hexes

    yield _measure("nearer", "more", nearer)


def _measure(name: str, better: Better, count: Callable[[str], Counted]) -> FairnessMeasure:
    values = tuple(FairnessValue(seat, *count(seat)) for seat in SEATS)
    words = message(f"fairness-{name}"), message(f"fairness-{name}-how")
    return FairnessMeasure(name, *words, values, better)


def _steps(board: HexMap, starts: int) -> list[int]:
    """HR-TURN-6: the least steps from some hexes to each hex."""
    grid = board.sheet()
    return [min(steps_between(grid, start, hex_) for start in members(starts)) for hex_ in range(grid.size)]
