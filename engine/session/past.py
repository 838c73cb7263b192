"""The past of a saved game: what was played before its position. Writes it, and rebuilds it by replay."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.content.kinds.position import Past, Stretch
from engine.content.limits import MAX_PAST_ENTRIES, MAX_STRETCHES
from engine.kernel.data.errors import BadData, BadDice, BadState, OutOfDice
from engine.kernel.data.value import Json
from engine.kernel.play.errors import ReplayMismatch, RuleBug
from engine.kernel.play.game import Game, GameMoment, replay_moments
from engine.kernel.play.journal import GameEntry, entry_from_json, entry_to_json
from engine.kernel.positions.codec import Codec, unsound, written
from engine.kernel.state.game_state import State
from engine.session.luck import Luck
from engine.session.session import GameSession, GameStart
from engine.version import VERSION

log = logging.getLogger(__name__)

DOES_NOT_FIT = (ReplayMismatch, RuleBug, BadData, BadState, BadDice, OutOfDice, RecursionError)
"""The errors of a past that this version cannot replay, or that somebody made up."""


def past_of(session: GameSession) -> dict[str, Json]:
    """The field `past` of the present position; empty if there is none, or if it is too long to be kept."""
    game, line = session.game, session.game.line
    starts = [number for number, moment in enumerate(line) if moment.given is None]
    if session.start.resumed and len(line) == 1:
        return {}
    stretches = [_stretch(session, line[at:end], at) for at, end in zip(starts, [*starts[1:], len(line)], strict=True)]
    current = max(number for number, at in enumerate(starts) if at <= game.answers)
    left_out = max(len(stretches) - MAX_STRETCHES, 0)
    if current < left_out or sum(map(_length, stretches[left_out:])) > MAX_PAST_ENTRIES:
        return {}
    return {
        "stretches": list(stretches[left_out:]),
        "stretch": current - left_out,
        "answers": game.answers - starts[current],
        "dice": list(session.luck.left(session.start.state.dice)),
    }


def _stretch(session: GameSession, moments: Sequence[GameMoment[Any]], at: int) -> dict[str, Json]:
    """A part of the line; the results that led to the first decision are in the state of a later part."""
    state = moments[0].stop.state if at else session.start.state
    return {
        "engine": VERSION,
        "system_version": session.system.version,
        "resumed": bool(at) or session.start.resumed,
        "state": written(session.system, state),
        "entries": [entry_to_json(each) for moment in moments[1 if at else 0 :] for each in moment.entries],
    }


def _length(stretch: dict[str, Json]) -> int:
    entries = stretch["entries"]
    return len(entries) if isinstance(entries, list) else 0


class PastReplay:
    """Replay of the past of a position. It never prevents the game: what does not fit is left out."""

    def __init__(self, session: GameSession, past: Past, setup: State) -> None:
        """`session` is at the position and `setup` the state at the start of its scenario."""
        self._session, self._past, self._setup = session, past, setup
        self._entries, self._replayed_entries = sum(len(each.entries) for each in past.stretches), 0
        self._line: list[GameMoment[Any]] = []
        self._start: GameStart | None = None
        self._present: int | None = None
        self._moments = self._replayed()

    @property
    def share(self) -> float:
        """The share that is replayed, from 0 to 1."""
        return min(self._replayed_entries / max(self._entries, 1), 1)

    def go_on(self, may_go_on: Callable[[], bool]) -> bool:
        """Replay for as long as this may go on; whether it is done."""
        return all(may_go_on() for _ in self._moments)

    @property
    def is_whole(self) -> bool:
        """Whether the replay has led to the position."""
        return self._present is not None

    def rebuilt(self) -> GameSession:
        """The session at the position, with the past as far as it was replayed."""
        session, start, present = self._session, self._start, self._present
        if start is None or not self._line:
            return session
        line = self._line if present is not None else [*self._line, session.game.line[0]]
        answers = len(self._line) if present is None else present
        luck = self._luck(session.luck, start.state)
        return GameSession(start, luck, Game.at_moment(session.system, line, answers, luck.source()))

    def _luck(self, luck: Luck, first: State) -> Luck:
        """The luck of the whole game: with the scripted dice from its start on, if they fit those that are left."""
        whole = luck.but(dice=self._past.dice, first=first.dice)
        return whole if whole.left(self._session.start.state.dice) == luck.dice else luck

    def _replayed(self) -> Iterator[None]:
        """Replay part after part; after each moment, it may rest."""
        for number, stretch in enumerate(self._past.stretches):
            base = len(self._line)
            try:
                for _ in self._replayed_stretch(stretch):
                    if number == self._past.stretch and len(self._line) - base - 1 == self._past.answers:
                        self._arrive()
                        if self._present is None:
                            return
                    yield
            except DOES_NOT_FIT as error:
                log.info("part %d of the past of a saved game does not fit: %s", number, error)
            if number == self._past.stretch and self._present is None:
                return

    def _replayed_stretch(self, stretch: Stretch) -> Iterator[None]:
        """The moments of one part."""
        system = self._session.system
        state = Codec(system, self._setup).decode(stretch.state)
        if (problem := unsound(system, state)) is not None:
            raise BadState(*problem)
        for game in replay_moments(system, state, _entries(stretch), self._session.luck.source()):
            if self._start is None:
                self._start = replace(self._session.start, state=state, resumed=stretch.resumed)
            self._line.append(game.moment)
            self._replayed_entries += len(game.moment.entries)
            yield
            if len(self._line) > MAX_PAST_ENTRIES:
                return

    def _arrive(self) -> None:
        """Note the moment of the position, if its state is the same; the position is what counts."""
        if self._line[-1].stop.state == self._session.game.state:
            self._present = len(self._line) - 1
        else:
            log.info("the past of a saved game does not lead to its position")
            del self._line[-1]


def _entries(stretch: Stretch) -> list[GameEntry]:
    """The entries of a part, up to the first that is none."""
    found: list[GameEntry] = []
    for each in stretch.entries:
        try:
            found.append(entry_from_json(each.plain()))
        except BadData as error:
            log.info("an entry of the past of a saved game is none: %s", error)
            break
    return found
