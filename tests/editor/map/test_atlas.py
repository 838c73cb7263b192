"""An atlas knows what is where, and keeps what two pictures have in common."""

from dataclasses import replace

from editor.canvas.geometry.scene_index import SceneIndex
from tests.support.pictures import moved, random_picture, small_picture


def test_what_is_where() -> None:
    atlas = SceneIndex.of(small_picture())
    assert atlas.standing["G4"] is atlas.standing["H4"] is atlas.figures["eel"]
    assert [each.id for each in atlas.lying["D5"]] == ["objective-2"]
    assert [each.id for each in atlas.zones_at("A1")] == ["west"]
    assert atlas.zones_at("D4") == ()
    assert atlas.cell("E4^") is not None
    assert atlas.cell("Z9") is None
    assert atlas.centre("Z9") is None
    assert (atlas.seat_number("blue"), atlas.seat_number("nobody"), atlas.seat_number(None)) == (1, None, None)
    assert (atlas.seat_name("blue"), atlas.seat_name("nobody"), atlas.seat_name(None)) == ("Blue", "nobody", "")


def test_a_platform_is_on_top_until_it_is_cut_away() -> None:
    atlas = SceneIndex.of(small_picture())
    tops = [atlas.top((4, 3), platforms) for platforms in (True, False)]
    assert [cell.place for cell in tops if cell] == ["E4^", "E4"]
    assert [figure for figure in atlas.figures if atlas.is_under(atlas.figures[figure])] == ["di"]
    assert atlas.top((90, 90), True) is None


def test_the_middle_of_a_large_base_is_between_its_hexes() -> None:
    atlas = SceneIndex.of(small_picture())
    eel = atlas.figures["eel"]
    (ax, ay), (bx, by) = atlas.base(eel)
    assert atlas.middle(eel) == ((ax + bx) / 2, (ay + by) / 2)
    assert atlas.middle(replace(eel, places=())) is None


def test_the_ground_is_indexed_once() -> None:
    """For the next picture of a game, even if its cells were made anew; for another map it is not kept."""
    picture = small_picture()
    first = SceneIndex.of(picture)
    assert SceneIndex.of(moved(picture, "ana", "C1"), first).ground is first.ground
    assert SceneIndex.of(small_picture(), first).ground is first.ground
    assert SceneIndex.of(random_picture(8, 6, 0), first).ground is not first.ground
    assert SceneIndex.of(replace(picture, tops="pointy"), first).ground is not first.ground
