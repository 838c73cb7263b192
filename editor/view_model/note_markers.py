"""Notes as markers on a board, and as single lines of text."""

from __future__ import annotations

from collections.abc import Mapping

from editor.view_model.board import Marker
from engine.content.kinds.notes import Note, Notes
from engine.words import say

SIGNS: Mapping[str, str] = {
    "remark": "notes-sign-remark",
    "question": "notes-sign-question",
    "warning": "notes-sign-warning",
    "done": "notes-sign-done",
}
MAX_LETTERS = 80
"""The greatest number of letters of a note in one line."""


def markers_of(notes: Notes, lang: str) -> tuple[Marker, ...]:
    """Each note as a marker on its place, with its number in the list."""
    return tuple(
        Marker(
            note.id, "note", say("notes-marker", lang, number=number, text=note_line(note, lang)), str(number), note.at
        )
        for number, note in enumerate(notes.placed, 1)
    )


def note_line(note: Note, lang: str) -> str:
    """The first words of a note, or a remark that it is empty; with its sort, unless it is a remark."""
    lines = [line.strip() for line in note.text.splitlines()]
    first = next((line for line in lines if line), "") or say("notes-empty", lang)
    short = first if len(first) <= MAX_LETTERS else f"{first[: MAX_LETTERS - 1]}…"
    return short if note.sign == "remark" else say("notes-signed", lang, sign=say(SIGNS[note.sign], lang), text=short)
