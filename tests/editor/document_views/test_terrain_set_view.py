"""A terrain set is shown with all its pieces on a board, in their shapes, and told by what is counted together."""

import json
from typing import Any

import pytest

from editor.document_views.terrain_set_view import COLUMNS
from engine.content.kinds.terrain_set import TerrainSet
from engine.content.loading.document_reader import read_document
from engine.content.maps.piece_shapes import canonical_shape
from engine.geometry.hex.grid import Grid
from engine.registry import declarations
from engine.words import languages, resources_folder
from tests.editor.document_views.test_document_view import view_of

BOX = resources_folder() / "systems" / "battleground" / "terrain-sets" / "terrain-box.json"


def box() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(BOX.read_bytes())
    return found


def test_each_shape_of_the_box_lies_on_the_board_apart_from_the_others() -> None:
    """Congruent hex by hex: the board has flat tops, on which a shape looks different in every other column."""
    board = view_of(box()).board
    terrain = read_document(box(), declarations())
    assert board is not None
    assert isinstance(terrain, TerrainSet)
    grid = Grid(COLUMNS, 60, "flat")
    classes = {grid.axial(grid.place(each.id)): each.kind for each in board.places if not each.level}
    covered = {at: kind for at, kind in classes.items() if kind != "open"}
    for place in board.places:
        if place.level:
            covered[grid.axial(grid.place(place.id.removesuffix("^")))] = "platform"
    bodies = list[list[tuple[int, int, str]]]()
    while covered:
        body, edge = [], [next(iter(covered))]
        while edge:
            lane, slant = edge.pop()
            if (kind := covered.pop((lane, slant), None)) is not None:
                body.append((lane, slant, kind))
                steps = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1))
                edge += [(lane + across, slant + down) for across, down in steps]
        bodies.append(body)
    shapes = sorted(str(canonical_shape(tuple(body))) for body in bodies)  # type: ignore[arg-type]
    assert shapes == sorted(str(canonical_shape(piece.shape())) for piece in terrain.pieces)


@pytest.mark.parametrize("lang", languages())
def test_pieces_that_are_counted_together_have_one_number(lang: str) -> None:
    view = view_of(box(), lang)
    leaders = [piece for piece in box()["pieces"] if "like" not in piece]
    assert view.board is not None
    assert [each.short for each in view.board.markers] == [str(place + 1) for place in range(len(leaders))]
    told = view.sections[0].passages
    assert [each.name for each in told] == [
        f"{place} · {piece['name'][lang]}" for place, piece in enumerate(leaders, 1)
    ]
    assert str(leaders[0]["count"]) in told[0].clauses[0].lines[0]
    taken = {place.id for place in view.board.places if place.kind != "open"}
    assert not taken & {each.place for each in view.board.markers}


def test_a_set_too_large_for_a_board_is_told_in_words() -> None:
    wall = box()["pieces"][0]
    many = [{**wall, "id": f"wall-{place}"} for place in range(180)]
    view = view_of({**box(), "pieces": many})
    assert view.board is None
    assert len(view.sections[0].passages) == 180
