"""Scenarios and notes as data for reading: the board with placements, sides with armies, rounds, events, victory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from editor.document_views.army_view import WITHOUT, cards_of, view_figure
from editor.document_views.view_parts import (
    MOST_FACES,
    ViewSource,
    abilities_of,
    field_text,
    found_document,
    further_passages,
    seat_text,
    title_of,
    view_card,
)
from editor.presenters.short_names import short_names
from editor.view_model.board import BoardPiece, GameBoard
from editor.view_model.card_face import FaceAbility, FaceClause
from editor.view_model.document_view import DocumentView, ViewRow, ViewSection
from editor.view_model.map_document_board import board_of
from editor.view_model.note_markers import markers_of
from engine.content.kinds.army import Army
from engine.content.kinds.notes import Notes
from engine.content.kinds.scenario import Scenario, SeatArmy
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.problems import ROOT
from engine.words import ids, in_language, say
from engine.words.slug_text import slug_text


def scenario_view(scenario: Scenario, source: ViewSource, lang: str) -> DocumentView:
    """A scenario with its board."""
    events = tuple(_without_repeats(abilities_of(scenario, lang)))
    sections = (
        ViewSection(say("view-game", lang), rows=tuple(_terms(scenario, source, lang)), column="side"),
        *(_side(number, scenario, source, lang) for number in range(len(scenario.armies))),
        ViewSection(say("view-events", lang), passages=events, column="side"),
        ViewSection(field_text("profile", lang), rows=tuple(_profile(scenario, lang)), column="side"),
        *(
            ViewSection(each.name, passages=(replace(each, name=""),), column="side")
            for each in further_passages(scenario, lang)
        ),
    )
    return DocumentView(sections, board=scenario_board(scenario, lang))


def notes_view(notes: Notes, source: ViewSource, lang: str) -> DocumentView:
    """Notes on their map."""
    listed = tuple(
        FaceAbility(f"{number} · {note.at}", (FaceClause("", (note.text,)),))
        for number, note in enumerate(notes.placed, 1)
    )
    board = _board(notes.map, [note.at for note in notes.placed], lang)
    marked = None if board is None else replace(board, markers=(*board.markers, *markers_of(notes, lang)))
    return DocumentView((ViewSection(field_text("placed", lang), passages=listed, column="side"),), board=marked)


def scenario_board(scenario: Scenario, lang: str) -> GameBoard | None:
    """The map with the figures that have a place; None without a map that can be drawn."""
    figures = [(side, figure) for side in scenario.armies for figure in _placed(side)]
    board = _board(scenario.map, [each.at for _, each in figures], lang)
    if board is None:
        return None
    pieces = []
    for side in scenario.armies:
        own = [figure for each, figure in figures if each is side]
        names = {_figure_id(each): _figure_name(each, side, lang) for each in own}
        letters = short_names(names)
        pieces += [
            BoardPiece(f"{side.seat}/{id_}", names[id_], letters[id_], side.seat, (each.at,))
            for each in own
            for id_ in (_figure_id(each),)
        ]
    seats = tuple(dict.fromkeys((*scenario.seat_names(), *board.seats)))
    named = (
        {seat: seat_text(seat, lang) for seat in seats} | dict(_named_seats(scenario, lang)) | dict(board.seat_names)
    )
    return replace(board, pieces=tuple(pieces), seats=seats, seat_names=named, teams=scenario.teams())


def _board(sheet: object, places: list[str], lang: str) -> GameBoard | None:
    if not isinstance(sheet, HexMap | AreaMap) or any(True for _ in sheet.problems(ROOT, None)):
        return None
    known = sheet.places()
    if any(True for at in places for _ in known.problems(at, ROOT)):
        return None
    return board_of(sheet, lang)


def _placed(side: SeatArmy) -> Iterator[Any]:
    """The figures of a side that start on the map."""
    for figure in side.figures:
        if figure.at is not None and not figure.reserve:
            yield figure
    yield from (each for each in side.placements if not each.reserve)


def _figure_id(placed: Any) -> str:
    found: str = getattr(placed, "figure", None) or placed.id
    return found


def _figure_name(placed: Any, side: SeatArmy, lang: str) -> str:
    card = next((each.card for each in side.figures if each.id == _figure_id(placed)), None)
    return slug_text(_figure_id(placed)) if card is None else view_card(card, "", lang).name


def _named_seats(scenario: Scenario, lang: str) -> Iterator[tuple[str, str]]:
    for seat in scenario.seats:
        if named := seat.name.plain():
            yield seat.id, in_language(named, lang)


def _terms(scenario: Scenario, source: ViewSource, lang: str) -> Iterator[ViewRow]:
    if scenario.map is not None:
        yield ViewRow(field_text("map", lang), title_of(scenario.map, source, lang))
    if scenario.rounds is not None:
        yield ViewRow(field_text("rounds", lang), str(scenario.rounds))
    if scenario.first is not None:
        yield ViewRow(field_text("first", lang), seat_text(scenario.first, lang))
    for part in (scenario.victory, scenario.options):
        for key, value in () if part is None else part.plain().items():
            text = (
                ", ".join(f"{field_text(name, lang)} {each}" for name, each in value.items())
                if isinstance(value, Mapping)
                else str(value)
            )
            yield ViewRow(field_text(key, lang), text)


def _profile(scenario: Scenario, lang: str) -> Iterator[ViewRow]:
    """The readings of the rules that the scenario chooses."""
    for key, value in ({} if scenario.profile is None else scenario.profile.options).items():
        name = f"option-{scenario.system}-{key}".replace("_", "-")
        choice = f"{name}-{value}".replace("_", "-")
        yield ViewRow(
            say(name, lang) if name in ids() else slug_text(key), say(choice, lang) if choice in ids() else value
        )


def _side(number: int, scenario: Scenario, source: ViewSource, lang: str) -> ViewSection:
    """A seat with its army: figures with where they start."""
    side = scenario.armies[number]
    army = side.army and found_document(side.army, source)
    figures = side.figures or (army.figures if isinstance(army, Army) else ())
    places = {each.figure: each for each in side.placements}
    shown = tuple(
        view_figure(
            each,
            scenario.system,
            WITHOUT,
            lang,
            note=_start(places.get(each.id, each), lang),
            has_face=place < MOST_FACES,
        )
        for place, each in enumerate(figures)
    )
    seat = seat_text(side.seat, lang)
    named = source.army_of(number)
    title = f"{seat}: {title_of(named, source, lang)}" if named else seat
    points = sum(each.points or 0 for each in shown)
    is_bare = not any(each.carried or each.points is not None or each.note for each in shown)
    return ViewSection(
        title,
        say("view-points", lang, points=points) if points else "",
        cards=cards_of(shown) if is_bare else (),
        figures=() if is_bare else shown,
        rows=tuple(_piles(side, lang)),
        column="side",
    )


def _piles(side: SeatArmy, lang: str) -> Iterator[ViewRow]:
    for key, cards in side.piles.items():
        text = cards if isinstance(cards, str) else say("view-cards", lang, n=len(cards))
        yield ViewRow(field_text(key, lang), text)


def _start(placed: Any, lang: str) -> str:
    if getattr(placed, "reserve", False):
        return say("view-in-reserve", lang)
    return getattr(placed, "at", None) or ""


def _without_repeats(abilities: tuple[FaceAbility, ...]) -> Iterator[FaceAbility]:
    """Each ability once: one that several seats have in the same words is said once."""
    yield from dict.fromkeys(abilities)
