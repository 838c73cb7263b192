"""The overlay of the choices on the map, computed from plain data."""

from dataclasses import replace

from editor.pages.play.choice_overlay import decision_overlay, reached, with_arcs, with_named_regions, with_way
from editor.playtest.choice_options import Handle
from editor.view_model.board import BoardZone
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay
from engine.kernel.data.choice import choice
from tests.editor.playtest.small_options import MOVES, OTHER_MOVES, board, options
from tests.support.boards import small_board


def test_places_are_shown_where_they_say_enough() -> None:
    """All moves of one figure; of several, only when one was picked."""
    one, both = options(*MOVES), options(*MOVES, *OTHER_MOVES)
    assert {place: spot.text for place, spot in decision_overlay(one, board(), "red", {"B2": "3"}).spots.items()} == {
        "B2": "3",
        "B3": "",
    }
    assert decision_overlay(both, board(), "red", {}).spots == {}
    assert dict(decision_overlay(both, board(), "red", {}).pieces) == {"ana": "choice", "cy": "choice"}
    picked = both.pick(Handle("piece", "ana"))
    over = decision_overlay(picked, board(), "red", {})
    assert set(over.spots) == {"B2", "B3"}
    assert dict(over.pieces) == {"ana": "chosen"}
    assert [each.text("to") for each in reached(picked)] == ["B2", "B3"]
    assert reached(both) == ()


def test_the_figures_of_others_are_targets() -> None:
    some = options(choice("attack", figure="ana", target="bo"))
    assert dict(decision_overlay(some, board(), "red", {}).pieces) == {"ana": "choice", "bo": "target"}


def test_a_marker_is_highlighted_at_its_place() -> None:
    some = options(choice("claim", figure="ana", objective="goal"), *MOVES)
    assert decision_overlay(some, board(), "red", {}).spots["E5"].look == "choice"


def test_a_way_ends_in_the_figure_that_would_go_there() -> None:
    """Without its states, and only if it stands on one place."""
    over = with_way(NOTHING_OVER, ("B3", "C4", "D4"), small_board())
    (planned,) = over.ghosts
    assert (planned.places, planned.short, planned.seat) == (("D4",), "An", "red")
    assert not planned.active
    assert not planned.badges
    assert planned.id not in {piece.id for piece in small_board().pieces}
    assert over.path == ("B3", "C4", "D4")
    assert not with_way(NOTHING_OVER, ("G4", "G5"), small_board()).ghosts
    assert not with_way(NOTHING_OVER, (), small_board()).ghosts


def test_one_overlay_is_shown_at_a_time_arcs_or_destinations() -> None:
    over = Overlay({"A1": Highlight("reach"), "A2": Highlight("target"), "A3": Highlight("reach")})
    both = with_arcs(over, {"A1": "front", "A2": "side", "B1": "rear", "B2": "none"})
    assert {place: spot.look for place, spot in both.spots.items()} == {"A1": "front", "A2": "target", "B1": "rear"}
    assert with_arcs(over, {}) == over


def test_regions_that_sentences_name_are_pointed_out() -> None:
    """As whole words, in any case; zones of seats are not."""
    zones = (
        BoardZone("r1", "Gate", None, frozenset({"A1"})),
        BoardZone("r2", "Court", None, frozenset({"A2"})),
        BoardZone("red", "Zone of Red", "red", frozenset({"A3"})),
    )
    at_table = replace(small_board(), zones=zones)
    over = with_named_regions(NOTHING_OVER, ("Move to the gate?", "The courtyard of the zone of Red"), at_table)
    assert over.regions == {"r1"}
    assert not with_named_regions(over, ("", ""), at_table).regions
