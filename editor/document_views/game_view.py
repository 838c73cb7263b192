"""Saved games, positions and journals as data for reading: what is played, and how far it has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from editor.document_views.scenario_view import scenario_board
from editor.document_views.view_parts import ViewSource, field_text, seat_text, title_of
from editor.view_model.document_view import DocumentView, ViewRow, ViewSection
from engine.content.kinds.position import Summary
from engine.content.kinds.scenario import Scenario
from engine.words import say

SIMPLE = ("engine", "system_version", "seed")
WIRE = {"system_version": "system-version"}


def game_view(game: Any, source: ViewSource, lang: str) -> DocumentView:
    """A game with the board that it is played on."""
    scenario = game.scenario
    board = scenario_board(scenario, lang) if isinstance(scenario, Scenario) else None
    return DocumentView(
        (ViewSection(say("view-game", lang), rows=tuple(_rows(game, source, lang)), column="side"),), board=board
    )


def _rows(game: Any, source: ViewSource, lang: str) -> Iterator[ViewRow]:
    if game.scenario is not None:
        yield ViewRow(field_text("scenario", lang), title_of(game.scenario, source, lang))
    if getattr(game, "position", None) is not None:
        yield ViewRow(field_text("position", lang), title_of(game.position, source, lang))
    for name in SIMPLE:
        value = getattr(game, name, None)
        if isinstance(value, str | int) and value != "":
            yield ViewRow(field_text(WIRE.get(name, name), lang), str(value))
    entries = getattr(game, "entries", None)
    if entries is not None:
        answers = sum(hasattr(each, "choice") for each in entries)
        yield ViewRow(field_text("answers", lang), str(answers))
        yield ViewRow(field_text("chance", lang), str(len(entries) - answers))
    summary = getattr(game, "summary", None)
    if summary is not None:
        yield from _progress(summary, game.scenario, lang)


def _progress(summary: Summary, scenario: object, lang: str) -> Iterator[ViewRow]:
    """Rows about the progress of a saved game."""
    yield ViewRow(
        field_text("round", lang), f"{summary.round} / {summary.rounds}" if summary.rounds else str(summary.round)
    )
    scores = " · ".join(f"{seat_text(each.seat, lang)} {each.score}" for each in summary.scores)
    yield ViewRow(field_text("scores", lang), scores)
    yield ViewRow(field_text("turn", lang), ", ".join(seat_text(seat, lang) for seat in summary.turn))
    yield ViewRow(field_text("moves", lang), str(summary.moves))
