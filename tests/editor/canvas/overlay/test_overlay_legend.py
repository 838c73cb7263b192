"""The legend of the overlay says what is tinted, in the lower left corner, and hides where nothing is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from editor.canvas.overlay.overlay_legend import OverlayLegendPanel, legend_entries
from editor.canvas.place_text import LOOKS
from editor.view_model.overlay import HEAT_STEPS, NOTHING_OVER, Highlight, Overlay
from engine.words import languages, say
from tests.editor.canvas.conftest import ShowMap

REACH = Overlay({"A1": Highlight("reach"), "A2": Highlight("reach"), "B1": Highlight("target")})
HEAT = Overlay(heat={"A1": 0, "A2": 3, "B1": 5})


def texts(overlay: Overlay, lang: str = "en") -> list[str]:
    return [each.text for each in legend_entries(overlay, lang)]


@pytest.mark.parametrize("lang", languages())
def test_places_in_reach_are_counted_and_targets_speak_for_themselves(lang: str) -> None:
    assert texts(REACH, lang) == [say("map-legend-reach", lang, n=2)]
    assert texts(NOTHING_OVER, lang) == []
    arcs = Overlay({"A1": Highlight("front"), "A2": Highlight("rear")})
    assert [each.casefold() for each in texts(arcs, lang)] == [say(LOOKS[each], lang) for each in ("front", "rear")]


def test_notes_of_an_overlay_take_the_place_of_the_usual_words() -> None:
    assert texts(replace(REACH, notes={"reach": "2 hexes Ana can reach"})) == ["2 hexes Ana can reach"]


def test_heat_is_explained_step_by_step_and_not_beside_areas() -> None:
    entries = list(legend_entries(HEAT, "en"))
    assert [each.sign for each in entries] == list(range(HEAT_STEPS + 1))
    assert (entries[0].text, entries[-1].text) == (say("map-legend-never", "en"), say("map-legend-most", "en"))
    assert [each.sign for each in legend_entries(Overlay(heat={"A1": 2}), "en")] == [1, 2, 3, 4, 5]
    assert texts(replace(REACH, heat=HEAT.heat)) == texts(REACH)


def test_the_legend_lies_in_the_lower_left_corner_and_goes(show_map: ShowMap) -> None:
    view = show_map()
    (panel,) = view.findChildren(OverlayLegendPanel)
    assert not panel.isVisible()
    for overlay in (REACH, HEAT):
        view.set_overlay(overlay)
        QApplication.processEvents()
        assert panel.isVisible()
        assert panel.texts() == texts(overlay)
        inside = view.viewport().geometry()
        assert inside.contains(panel.geometry())
        assert panel.geometry().bottom() > inside.bottom() - 40
        assert panel.geometry().left() < inside.left() + 40
    view.set_overlay(NOTHING_OVER)
    assert not panel.isVisible()
    assert panel.texts() == []


def test_the_legend_keeps_clear_of_what_covers_the_corner(show_map: ShowMap) -> None:
    view = show_map()
    (panel,) = view.findChildren(OverlayLegendPanel)
    view.set_overlay(REACH)
    before = panel.geometry()
    view.keep_floats_clear(60, 90)
    assert panel.geometry().topLeft() == before.topLeft() + QPoint(90, -60)
    view.keep_floats_clear(0)
    assert panel.geometry() == before
