"""A board index finds things by place, and reuses what two boards have in common."""

from dataclasses import replace

from editor.canvas.geometry.board_index import BoardIndex
from editor.view_model.board import BoardPiece, HexSheet, seat_looks
from tests.support.boards import moved, random_board, small_board


def test_the_index_finds_pieces_zones_places_and_seats() -> None:
    board_index = BoardIndex.of(small_board())
    assert board_index.pieces_at("G4") == board_index.pieces_at("H4") == (board_index.pieces["eel"],)
    assert [each.id for each in board_index.lying["D5"]] == ["objective-2"]
    assert [each.id for each in board_index.zones_at("A1")] == ["west"]
    assert board_index.zones_at("D4") == ()
    assert board_index.place("E4^") is not None
    assert board_index.place("Z9") is None
    assert board_index.centre("Z9") is None
    assert (board_index.seat_number("blue"), board_index.seat_number("nobody"), board_index.seat_number(None)) == (
        1,
        None,
        None,
    )
    assert (board_index.seat_name("blue"), board_index.seat_name("nobody"), board_index.seat_name(None)) == (
        "Blue",
        "nobody",
        "",
    )


def test_a_platform_is_on_top_until_it_is_cut_away() -> None:
    board_index = BoardIndex.of(small_board())
    x, y = board_index.centre("E4") or (0.0, 0.0)
    shown = [board_index.place_at(x, y, platforms) for platforms in (True, False)]
    assert [place.id for place in shown if place] == ["E4^", "E4"]
    assert [piece for piece in board_index.pieces if board_index.is_under(board_index.pieces[piece])] == ["di"]
    assert board_index.place_at(90, 90, True) is None


def test_the_middle_of_a_large_base_is_between_its_hexes() -> None:
    board_index = BoardIndex.of(small_board())
    eel = board_index.pieces["eel"]
    (ax, ay), (bx, by) = board_index.base(eel)
    assert board_index.middle(eel) == ((ax + bx) / 2, (ay + by) / 2)
    assert board_index.middle(replace(eel, places=())) is None


def test_the_ground_is_indexed_once() -> None:
    """For the next board of a game, even if its cells were made anew; for another map it is not kept."""
    board = small_board()
    first = BoardIndex.of(board)
    assert BoardIndex.of(moved(board, "ana", "C1"), first).ground is first.ground
    assert BoardIndex.of(small_board(), first).ground is first.ground
    assert BoardIndex.of(random_board(8, 6, 0), first).ground is not first.ground
    assert BoardIndex.of(replace(board, sheet=HexSheet("pointy", 8, 6)), first).ground is not first.ground


def test_a_changed_place_is_put_in_the_index_that_was_there() -> None:
    """Where nothing lies elsewhere, the geometry is the same; another platform is added to it."""
    board = small_board()
    first = BoardIndex.of(board)
    tall = tuple(replace(place, kind="tall") if place.id == "A1" else place for place in board.places)
    second = BoardIndex.of(replace(board, places=tall), first)
    assert second.geometry is first.geometry
    assert second.ground.changed_places(first.ground) == {"A1"}
    assert second.place("A1") == replace(first.ground.by_id["A1"], kind="tall")
    deck = replace(first.ground.by_id["E4^"], id="B1^", column=1, row=0)
    third = BoardIndex.of(replace(board, places=(*tall[:-1], deck)), second)
    assert third.ground.changed_places(second.ground) == {tall[-1].id, "B1^"}
    assert third.geometry == BoardIndex.of(third.board).geometry


def test_a_turned_index_stays_turned() -> None:
    """After a change of the ground, and for another sheet; its places are found where they are shown."""
    board = small_board()
    first = BoardIndex.of(board, quarters=1)
    deck = replace(board.places[-1], id="B1^", column=1, row=0)
    second = BoardIndex.of(replace(board, places=(*board.places[:-1], deck)), first)
    third = BoardIndex.of(random_board(9, 7, 0), second)
    assert [each.geometry.quarters for each in (first, second, third)] == [1, 1, 1]
    for index in (first, second, third):
        for place in index.ground.places:
            x, y = index.centre(place.id) or (0.0, 0.0)
            assert place in [index.place(id_) for id_ in index.geometry.places_at(x, y)]
            (key,) = index.geometry.chunks_of(place.id)
            left, top, width, height = index.geometry.chunk_box(key)
            assert left <= x - 0.6
            assert x + 0.6 <= left + width
            assert top <= y - 0.6
            assert y + 0.6 <= top + height
    assert third.geometry == BoardIndex.of(third.board, quarters=1).geometry


def test_several_pieces_of_a_place_are_found_where_they_stand() -> None:
    board = small_board()
    twins = tuple(BoardPiece(name, name, name[:1], "red", ("C5",)) for name in ("ed", "flo", "gus"))
    board_index = BoardIndex.of(replace(board, pieces=(*board.pieces, *twins)))
    assert board_index.pieces_at("C5") == twins
    for twin in twins:
        (at,) = board_index.base(twin)
        assert board_index.pieces_near("C5", *at)[0] is twin
        assert board_index.size(twin) < 1
    assert board_index.pieces_near("C5", -9, -9) == ()
    assert [piece.id for piece in board_index.pieces_near("B3", -9, -9)] == ["ana"]


def test_friends_are_of_one_team_and_have_shades_of_one_look() -> None:
    board = replace(small_board(), teams={"red": "east", "green": "east"})
    assert board.are_friends("red", "green")
    assert board.are_friends("blue", "blue")
    assert not board.are_friends("blue", "red")
    assert not board.are_friends(None, "red")
    assert board.seat_looks == {"red": 0, "blue": 1, "green": 4, "yellow": 2}
    assert list(board.seat_looks) == ["red", "green", "blue", "yellow"]
    many = seat_looks([str(number) for number in range(12)], {})
    assert len(set(many.values())) == 12
