"""The canvas of the notes page: a map with notes on it, one of which may be selected."""

from __future__ import annotations

from dataclasses import replace

from editor.canvas.map_view import MapView
from editor.canvas.tools.canvas_tool import CanvasPointer
from editor.view_model.board import GameBoard, Marker
from editor.view_model.overlay import Highlight, Overlay


class NotesMapView(MapView):
    """Shows notes as markers, and finds the note at a pointer."""

    _chosen = ""

    def show_notes(self, board: GameBoard, notes: tuple[Marker, ...], chosen: str) -> None:
        """Show the notes and highlight the selected one's place.

        Emits `status` if the text of the cursor's place changes.
        """
        self._chosen, before = chosen, self.place_text(self.cursor_place)
        self.set_board(replace(board, markers=(*board.markers, *notes)))
        places = [note.place for note in notes if note.id == chosen]
        self.set_overlay(Overlay(spots={place: Highlight("chosen") for place in places}))
        if (now := self.place_text(self.cursor_place)) != before:
            self.status.emit(now)

    def notes_at(self, place: str) -> list[Marker]:
        return [marker for marker in self.painter.board_index.lying.get(place, ()) if marker.kind == "note"]

    def note_at(self, pointer: CanvasPointer) -> Marker | None:
        """Note at a place: the selected one of several, otherwise the first."""
        notes = self.notes_at(pointer.place)
        return next((each for each in notes if each.id == self._chosen), notes[0] if notes else None)
