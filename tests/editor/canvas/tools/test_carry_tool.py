"""Carrying by a tool, driven without Qt: the thing picked up, the preview, the resulting edit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from editor.canvas.tools.canvas_tool import NO_PREVIEW, CanvasPointer, Gesture, GesturePreview
from editor.canvas.tools.carry_tool import PICK_UP, CarryTool
from editor.edits.edit import Edit
from editor.edits.note_edits import move_note
from editor.view_model.board import BoardPiece, Marker
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay
from engine.content.kinds.notes import Note
from tests.support.notes import notes_of

ANA = BoardPiece("ana", "Ana", "An", "north", ("B3", "B4"))
MARKER = Marker("one", "note", "Note 1", "1", "B3")
NOTES = notes_of(Note(id="one", at="B3"))


def pieces_tool() -> CarryTool[BoardPiece, tuple[str, str]]:
    return CarryTool(lambda pointer: ANA if pointer.piece == "ana" else None, lambda piece, place: (piece.id, place))


def notes_tool() -> CarryTool[Marker, Edit]:
    return CarryTool(
        lambda pointer: MARKER if pointer.place == "B3" else None, lambda note, place: move_note(NOTES, note.id, place)
    )


PRESS = CanvasPointer("B3", "ana", button="left")


def begun(tool: CarryTool[BoardPiece, tuple[str, str]], pointer: CanvasPointer = PRESS) -> Gesture[tuple[str, str]]:
    gesture = tool.press(pointer)
    assert gesture is not None
    return gesture


def test_a_piece_is_dropped_at_another_place() -> None:
    gesture = begun(pieces_tool())
    shown = gesture.moved(CanvasPointer("D4"))
    assert shown == GesturePreview(Overlay(spots={"D4": Highlight("chosen")}), ANA)
    assert gesture.released(CanvasPointer("D4")) == ("ana", "D4")


@pytest.mark.parametrize("place", ["", "B3", "B4"], ids=["beside the map", "where it was", "under its base"])
def test_anywhere_else_nothing_comes_of_it(place: str) -> None:
    gesture = begun(pieces_tool())
    assert gesture.moved(CanvasPointer(place)) == GesturePreview(NOTHING_OVER, ANA)
    assert gesture.released(CanvasPointer(place)) is None


def test_only_a_plain_press_or_the_pick_up_key_on_a_piece_begins_carrying() -> None:
    tool = pieces_tool()
    assert tool.press(replace(PRESS, button="right")) is None
    assert tool.press(replace(PRESS, piece="")) is None
    assert tool.key("N", PRESS) is None
    assert tool.key(PICK_UP, replace(PRESS, modifiers=frozenset(("ctrl",)))) is None
    assert tool.key(PICK_UP, PRESS) is not None


def test_a_note_is_moved_by_an_edit_and_only_at_the_end() -> None:
    gesture = notes_tool().press(CanvasPointer("B3", button="left"))
    assert gesture is not None
    for place in ("C3", "", "D4"):
        gesture.moved(CanvasPointer(place))
    assert gesture.key("R", CanvasPointer("D4")) is None
    edit = gesture.released(CanvasPointer("D4"))
    assert edit == move_note(NOTES, "one", "D4")
    assert edit is not None
    assert edit.apply(NOTES)[0].placed[0].at == "D4"


def test_a_preview_lies_above_the_overlay_of_the_page() -> None:
    page = Overlay(spots={"A1": Highlight("reach"), "B2": Highlight("target")}, path=("A1", "B2"))
    preview = Overlay(spots={"A1": Highlight("chosen")}, pieces={"ana": "choice"})
    both = Overlay({"A1": Highlight("chosen"), "B2": Highlight("target")}, {"ana": "choice"}, ("A1", "B2"))
    assert page.with_above(preview) == both
    assert page.with_above(NO_PREVIEW.overlay) is page
