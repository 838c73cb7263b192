"""HR-ARENA-2, -3, -6: checks of a map: the number of hexes with each role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.content.maps.hex_map import HexMap
from engine.content.maps.map_contents import BoardContents, MapContents, RoleContents
from engine.content.maps.zones import hexes_by_role
from engine.content.problems import Problem, ProblemValue

POZZUOLI: Mapping[str, int] = {"deploy-red": 6, "deploy-blue": 6, "stone": 2}
COLOSSEUM: Mapping[str, int] = {
    "deploy-red": 2,
    "deploy-blue": 2,
    "deploy-centre": 1,
    "pedestal": 4,
    "chained-hero": 2,
}
SEATS = ("red", "blue")
ONLY_COLOSSEUM = COLOSSEUM.keys() - POZZUOLI.keys() | {"deploy-inner"}
NOT_PLAYED = ("deploy-centre", "deploy-inner", "chained-hero")
"""The roles of the Colosseum whose rules are not played yet: nobody deploys there, and inner hexes change nothing."""
NEEDED = ("deploy-red", "deploy-blue")


def _roles(counts: Mapping[str, int]) -> Iterator[RoleContents]:
    for role, number in counts.items():
        seat = next((seat for seat in SEATS if role.endswith(f"-{seat}")), None)
        yield RoleContents(role, number, seat, role in NEEDED)


MAP_CONTENTS = MapContents(
    boards=(
        BoardContents("HR-ARENA-2", tuple(_roles(POZZUOLI))),
        BoardContents("HR-ARENA-3", (*_roles(COLOSSEUM), RoleContents("deploy-inner"))),
    )
)
"""HR-ARENA-2, -3: the roles of hexes of the two boards."""


def role_problems(board: HexMap, at: str) -> Iterator[Problem]:
    """Each side has deployment hexes of its own; roles are known and have the required number of hexes."""
    found = hexes_by_role(board)
    colosseum = bool(ONLY_COLOSSEUM & found.keys())
    counts, rule = (COLOSSEUM, "HR-ARENA-3") if colosseum else (POZZUOLI, "HR-ARENA-2")
    known = (*POZZUOLI, *sorted(ONLY_COLOSSEUM))
    for number, role in enumerate(board.roles):
        if role.role not in known:
            values: dict[str, ProblemValue] = {"found": role.role, "options": known}
            code = "hoplomachus-unknown-role"
            yield Problem(f"{at}[{number}].role", code, values, rule="HR-ARENA-6", severity="warning")
        elif role.role in NOT_PLAYED:
            here = f"{at}[{number}].role"
            yield Problem(
                here, "hoplomachus-role-not-played", {"role": role.role}, rule="HR-ARENA-3", severity="warning"
            )
    for name in NEEDED:
        if not found.get(name):
            yield Problem(at, "hoplomachus-no-deployment", {"role": name}, rule=rule)
    for name, expected in counts.items():
        number_found = found.get(name, 0).bit_count()
        if number_found != expected and not (name in NEEDED and not number_found):
            values = {"role": name, "found": number_found, "wanted": expected}
            yield Problem(at, "hoplomachus-other-count", values, rule=rule, severity="warning")
    red, blue = (found.get(name, 0) for name in NEEDED)
    if red & blue:
        expected = sum(counts[name] for name in NEEDED)
        values = {"role": ", ".join(NEEDED), "found": (red | blue).bit_count(), "wanted": expected}
        yield Problem(at, "hoplomachus-other-count", values, rule=rule, severity="warning")
