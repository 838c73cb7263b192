"""Hexes, blocked hexes, deployment hexes, stones, and the check of a drawn arena (HR-ARENA)."""

from typing import Any

import pytest

from engine.content.checks.document_checks import check_document
from engine.systems.hoplomachus.arena_geometry import distance, neighbours
from engine.systems.hoplomachus.movement.displacement import Displace
from tests.support.hoplomachus import DECLARED, ROLES, arena, done, place_of, scenario, until
from tests.support.script import offers, play, refused

PEDESTAL = {"pedestal": "C2"}


@pytest.mark.rule("HR-ARENA-1")
def test_hexes_that_share_a_side_are_adjacent() -> None:
    """And only those are one step apart."""
    grid = arena(red="ana@B2").state.scenario.grid
    near = {grid.name(hex_) for hex_ in neighbours(grid)[grid.place("C3")]}
    assert near == {"C2", "C4", "B2", "B3", "D2", "D3"}
    assert all(distance(grid, grid.place("C3"), grid.place(name)) == 1 for name in near)


@pytest.mark.rule("HR-ARENA-1", "HR-TURN-4")
@pytest.mark.parametrize("other", ["red", "blue"])
def test_units_block_the_way(other: str) -> None:
    """Allied or not: in a corner, two units close the way."""
    wall = " ea@A2 eb@B1"
    red, blue = "ana@A1 al@E5", "bo@I9"
    game = until(arena(red=red + wall, blue=blue) if other == "red" else arena(red=red, blue=blue + wall), "movement")
    for end in ("A2", "B1"):
        assert refused(game, f"red: move unit=ana to={end}") == ["HR-ARENA-1 ends-on-free-hex"]
    for end in ("A3", "B2"):
        assert refused(game, f"red: move unit=ana to={end}") == ["HR-ARENA-1 way-is-open"]


@pytest.mark.rule("HR-ARENA-1")
def test_a_pedestal_is_blocked() -> None:
    """In the Colosseum; for movement and for being put there."""
    game = until(arena(red="ana@C3", blue="bo@I9", roles=PEDESTAL), "movement")
    assert refused(game, "red: move unit=ana to=C2") == ["HR-ARENA-1 ends-on-free-hex"]
    put, _ = done(game, Displace("ana", game.state.place("C2"), "HR-TURN-9"))
    assert place_of(put, "ana") == "C3"


@pytest.mark.rule("HR-ARENA-2", "HR-TURN-2")
def test_six_deployment_hexes_a_side() -> None:
    """Each for its own side only, while they are free."""
    game = arena(red="ana@A2 al", blue="bo@H8 by")
    assert refused(game, "red: deploy unit=al at=I1") == ["HR-ARENA-2 own-deployment-hex"]
    assert refused(game, "red: deploy unit=al at=B2") == ["HR-ARENA-2 own-deployment-hex"]
    assert refused(game, "red: deploy unit=al at=A2") == ["HR-TURN-2 free-to-deploy"]
    offered = {each.text("at") for each in game.decision.choices if each.kind == "deploy"} if game.decision else set()
    assert offered == {"A1", "A3", "A4", "A5", "A6"}
    play(game, "red: deploy unit=al at=A6")


def findings(**roles: str) -> list[tuple[str, str, str | None]]:
    """What the check says of an arena whose hexes have these roles: severity, code, rule."""
    document: dict[str, Any] = scenario(red="ana")
    board = {**document["map"], "roles": [{"role": name, "hexes": hexes.split()} for name, hexes in roles.items()]}
    wire = {**document, "map": board}
    found = check_document(wire, DECLARED, lambda name: {}).problems
    return [(each.severity, each.code, each.rule) for each in found]


def named(text: str) -> dict[str, str]:
    """`deploy_red=…` as roles."""
    return dict(each.split("=") for each in text.split(";"))


@pytest.mark.rule("HR-ARENA-6", "HR-ARENA-2")
def test_the_check_counts_the_roles() -> None:
    """Pozzuoli: 6 hexes a side and two stones; roles that are none are reported with the nearest."""
    assert findings(**ROLES) == []
    assert findings(**{**ROLES, "stone": "E2"}) == [("warning", "hoplomachus-other-count", "HR-ARENA-2")]
    assert findings(**{**ROLES, "deploy-red": "A1"}) == [("warning", "hoplomachus-other-count", "HR-ARENA-2")]
    assert findings(**{**ROLES, "stones": "E3"}) == [("warning", "hoplomachus-unknown-role", "HR-ARENA-6")]
    missing = {key: hexes for key, hexes in ROLES.items() if key != "deploy-blue"}
    assert findings(**missing) == [("error", "hoplomachus-no-deployment", "HR-ARENA-2")]


OTHER_COUNT = ("warning", "hoplomachus-other-count", "HR-ARENA-3")
NOT_PLAYED = ("warning", "hoplomachus-role-not-played", "HR-ARENA-3")


@pytest.mark.rule("HR-ARENA-2", "HR-ARENA-3")
def test_no_deployment_hex_is_for_both_sides() -> None:
    """Shared ones are counted once: eleven of twelve, or three of four."""
    shared = {**ROLES, "deploy-blue": "A1 I2 I3 I4 I5 I6"}
    assert findings(**shared) == [("warning", "hoplomachus-other-count", "HR-ARENA-2")]
    roles = named("deploy-red=A1 A2;deploy-blue=A2 I2;deploy-centre=E5;pedestal=C1 C2 G1 G2;chained-hero=B1 H1")
    assert findings(**roles) == [*2 * [NOT_PLAYED], OTHER_COUNT]


@pytest.mark.rule("HR-ARENA-6")
def test_the_check_knows_the_colosseum() -> None:
    """By its roles; it counts what HR-ARENA-3 does, and says which of them are not played yet."""
    roles = named("deploy-red=A1 A2;deploy-blue=I1 I2;deploy-centre=E5;deploy-inner=D4;chained-hero=B1 H1")
    assert findings(**roles, pedestal="C1 C2 G1 G2") == 3 * [NOT_PLAYED]
    assert findings(**roles, pedestal="C1 C2") == [*3 * [NOT_PLAYED], OTHER_COUNT]


@pytest.mark.rule("HR-ARENA-3")
@pytest.mark.parametrize("role", ["deploy-centre", "deploy-inner"])
def test_the_hexes_of_the_colosseum_take_no_deployments(role: str) -> None:
    """Not played yet, as the check says."""
    game = arena(red="ana al", blue="bo@H8", roles={role: "E5"})
    assert not [offer for offer in offers(game, "red") if "E5" in offer]


@pytest.mark.rule("HR-ARENA-1")
@pytest.mark.parametrize("blue", ["bo@B2", "bo@C2"])
def test_the_check_sees_units_on_blocked_hexes(blue: str) -> None:
    """Two on one hex, or one on a pedestal."""
    document = scenario(red="ana@B2", blue=blue, roles=PEDESTAL)
    found = [(each.code, each.path) for each in check_document(document, DECLARED, lambda name: {}).errors()]
    assert found == [("hoplomachus-blocked-hex", "$.armies[1].figures[0].at")]


@pytest.mark.rule("HR-ARENA-7", "HR-ARENA-2")
def test_hexes_with_a_role_can_be_entered() -> None:
    """The other side's deployment hexes and stones are walked on and held; only who deploys there differs."""
    game = until(arena(red="ana@H3 al@E3", blue="bo@B8 by"), "movement")
    play(game, "red: move unit=ana to=I3", "red: move unit=al to=E2")
    assert refused(until(game, "deployment", "blue"), "blue: deploy unit=by at=I3") == ["HR-TURN-2 free-to-deploy"]
    until(game, "movement", "blue")
    until(game, "movement")
    assert game.state.sides["red"].favour == 1
    assert place_of(game, "ana") == "I3"


@pytest.mark.rule("HR-ARENA-2")
def test_a_track_for_each_side() -> None:
    """The favour of each troop is counted by itself."""
    game = arena(red="ana@B2", blue="bo@H8")
    assert {seat: side.favour for seat, side in game.state.sides.items()} == {"red": 0, "blue": 0}
