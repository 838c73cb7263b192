"""Saved games: a position document with its players in tags, and loading one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from editor.playtest.load_game import open_position
from editor.playtest.play_session import PERSON, PlaySession
from engine.bots.bot import bots
from engine.content.references.resolver import ResolveDocument
from engine.kernel.data.value import Json
from engine.words import in_language


def position_document(session: PlaySession) -> dict[str, Json]:
    """The present state as a document. The players are given by tags, `red-person`, `blue-greedy`."""
    table = session.table
    names = table.start.scenario.get("name", {})
    tags: list[Json] = [f"{seat}-{player}" for seat, player in session.players.items()]
    return {**table.position(), "name": names, "tags": tags}


def session_of(document: Mapping[str, Any], resolve: ResolveDocument, lang: str) -> PlaySession:
    """Session of a position with its players, by default persons; raises `CannotLoad` if it is invalid."""
    table = open_position(resolve, document, lang)
    return PlaySession(table, players_of(document, table.game.state.seats))


def players_of(document: Mapping[str, Any], seats: Iterable[str]) -> dict[str, str]:
    """The players by seat."""
    tags = frozenset(document.get("tags", ()))
    seats = tuple(seats)
    named = {seat: player for seat, player in product(seats, (PERSON, *bots())) if f"{seat}-{player}" in tags}
    return {seat: named.get(seat, PERSON) for seat in seats}


def title_of(scenario: Mapping[str, Any], lang: str) -> str:
    """Title of a scenario: in this language, in another one, or its id."""
    return str(in_language(scenario.get("name", {}), lang, scenario.get("id", "")))
