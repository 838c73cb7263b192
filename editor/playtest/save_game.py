"""Saved games: a position document with its players in tags, and loading one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from time import monotonic
from typing import Any

from editor.playtest.load_game import open_position
from editor.playtest.play_session import PERSON, PlaySession
from editor.playtest.saved_game_summary import summary_of
from engine.bots.bot import bots
from engine.content.references.resolver import ResolveDocument
from engine.kernel.data.value import Json
from engine.session.past import past_of
from engine.words import in_language

LONGEST_REPLAY = 20.0
"""The limit of seconds for the replay of the past of a game: the file may come from a stranger."""


def position_document(session: PlaySession) -> dict[str, Json]:
    """The present state with its summary and its past as a document. The players are given by tags, `red-person`,
    `blue-greedy`."""
    table = session.table
    names = table.start.scenario.get("name", {})
    tags: list[Json] = [f"{seat}-{player}" for seat, player in session.players.items()]
    past = past_of(table)
    kept: dict[str, Json] = {"past": past} if past else {}
    return {**table.position(), **kept, "summary": summary_of(session).to_json(), "name": names, "tags": tags}


class ResumedGame:
    """A saved game that is being opened: its position is there, its past is replayed. Runs in any thread."""

    def __init__(self, document: Mapping[str, Any], resolve: ResolveDocument, lang: str) -> None:
        """Load the position; raises `CannotLoad` if it is invalid."""
        self._document = document
        self._table, self._past = open_position(resolve, document, lang)
        self.left = LONGEST_REPLAY
        """The seconds that are left for the replay."""
        self.is_given_up = False
        """Whether its replay is to end as soon as possible."""

    @property
    def share(self) -> float:
        """The share of the past that is replayed, from 0 to 1."""
        return 1 if self._past is None else self._past.share

    @property
    def is_whole(self) -> bool:
        """Whether the past led to the position, or none is kept."""
        return self._past is None or self._past.is_whole

    def go_on(self, seconds: float = LONGEST_REPLAY) -> bool:
        """Replay for so many seconds at most; whether that is done, or took too long altogether."""
        if self._past is None:
            return True
        began = monotonic()
        until = began + min(seconds, self.left)
        is_done = self._past.go_on(lambda: monotonic() < until and not self.is_given_up)
        self.left -= monotonic() - began
        return is_done or self.left <= 0

    def give_up(self) -> None:
        """End a replay that runs in a thread, after the answer at which it is."""
        self.is_given_up = True

    def session(self) -> PlaySession:
        """The session with its players, by default persons, and with the past as far as it was replayed."""
        table = self._table if self._past is None else self._past.rebuilt()
        return PlaySession(table, players_of(self._document, table.game.state.seats))


def session_of(document: Mapping[str, Any], resolve: ResolveDocument, lang: str) -> PlaySession:
    """Session of a saved game with its past; raises `CannotLoad` if its position is invalid."""
    game = ResumedGame(document, resolve, lang)
    game.go_on()
    return game.session()


def players_of(document: Mapping[str, Any], seats: Iterable[str]) -> dict[str, str]:
    """The players by seat."""
    tags = frozenset(document.get("tags", ()))
    seats = tuple(seats)
    named = {seat: player for seat, player in product(seats, (PERSON, *bots())) if f"{seat}-{player}" in tags}
    return {seat: named.get(seat, PERSON) for seat in seats}


def title_of(scenario: Mapping[str, Any], lang: str) -> str:
    """Title of a scenario: in this language, in another one, or its id."""
    return str(in_language(scenario.get("name", {}), lang, scenario.get("id", "")))
