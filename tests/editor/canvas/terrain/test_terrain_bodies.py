"""Bodies: joined hexes of one kind and piece; a change finds only the bodies there anew, as if all were."""

from dataclasses import replace
from random import Random

import pytest

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.terrain.terrain_bodies import TerrainBodies
from editor.view_model.board import GameBoard, SheetTops
from tests.support.boards import random_board, small_board, stock_board, with_kind


def known(bodies: TerrainBodies) -> set[tuple[str, str, frozenset[tuple[int, int, int]]]]:
    return {(body.kind, body.height, frozenset(body.spots)) for body in bodies.bodies()}


def test_a_piece_of_terrain_is_one_body() -> None:
    """A mixed piece is two: its low and its tall part."""
    board = stock_board("battleground/maps/castle-courtyard.json")
    bodies = TerrainBodies(BoardIndex.of(board))
    at = {
        place.id: bodies.by_spot[place.column, place.row, place.level] for place in board.places if place.kind != "open"
    }
    assert at["K14"] is at["K17"] is not at["O14"]
    assert at["E15"] is not at["E16"] is at["F16"]
    assert at["H11^"] is at["J12^"]
    assert at["H11^"].height in ("+1", "3")
    assert "A1" not in at


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_hexes_without_a_piece_join_those_of_their_kind(tops: SheetTops) -> None:
    board = small_board(tops)
    bodies = TerrainBodies(BoardIndex.of(board))
    spots = {place.id: (place.column, place.row, place.level) for place in board.places}
    index = BoardIndex.of(board)
    for one, other in (("C2", "C3"), ("B2", "C2")):
        touch = spots[other] in bodies.around(spots[one])
        assert touch == (other in index.geometry.neighbours(one))
        same_kind = index.ground.by_id[one].kind == index.ground.by_id[other].kind
        assert (bodies.by_spot[spots[one]] is bodies.by_spot[spots[other]]) == (touch and same_kind)


@pytest.mark.parametrize("seed", range(4))
def test_after_changes_the_bodies_are_those_of_a_new_board(seed: int) -> None:
    chance, board = Random(seed), random_board(12, 10, 0, seed)
    index = BoardIndex.of(board)
    bodies = TerrainBodies(index)
    for _ in range(12):
        place = chance.choice(board.places).id
        board = changed(chance, board, place)
        then, index = index, BoardIndex.of(board, index)
        before = known(bodies)
        told = bodies.update(index, index.ground.changed_places(then.ground))
        now = known(bodies)
        assert now == known(TerrainBodies(BoardIndex.of(board)))
        assert before ^ now <= {(body.kind, body.height, frozenset(body.spots)) for body in told}


def changed(chance: Random, board: GameBoard, place: str) -> GameBoard:
    """Another kind of ground at a place, or one raised place less."""
    raised = [each for each in board.places if each.level]
    if chance.random() < 0.3 and raised:
        gone = chance.choice(raised)
        return replace(board, places=tuple(each for each in board.places if each is not gone))
    return with_kind(board, place, chance.choice(("open", "tall", "low", "difficult")))


def test_the_hexes_of_a_platform_on_which_ladders_lean_are_known() -> None:
    board = stock_board("battleground/maps/crystal-pass.json")
    index = BoardIndex.of(board)
    bodies = TerrainBodies(index)
    ladders = [body for body in bodies.bodies() if body.kind == "ladder"]
    assert ladders
    leaned_on = set()
    for ladder in ladders:
        way = bodies.way_up(ladder)
        assert way is not None
        leaned_on.add((round(ladder.at[0] + way[0], 2), round(ladder.at[1] + way[1], 2)))
    found = {
        (round(body.at[0] + x, 2), round(body.at[1] + y, 2))
        for body in bodies.bodies()
        if body.level
        for x, y in bodies.laddered(body)
    }
    assert found == leaned_on


def test_a_platform_is_found_anew_with_the_ladder_beside_it() -> None:
    board = stock_board("battleground/maps/crystal-pass.json")
    index = BoardIndex.of(board)
    bodies = TerrainBodies(index)
    ladder = next(place for place in board.places if place.kind == "ladder")
    without = BoardIndex.of(with_kind(board, ladder.id, "open"), index)
    told = bodies.update(without, without.ground.changed_places(index.ground))
    assert any(body.level for body in told)
