"""The summary of a game: round, scores, whose turn it is, and the number of moves; stored with a saved game."""

from __future__ import annotations

from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import presenter_of
from engine.kernel.state.decision import CHANCE
from engine.session.game_summary import GameSummary


def summary_of(session: PlaySession) -> GameSummary:
    """The summary of the present moment of a session."""
    progress = presenter_of(session).progress(session.view())
    decision = session.game.decision
    asked = () if decision is None else decision.seats
    return GameSummary(
        round=progress.round,
        rounds=progress.rounds or 0,
        scores=progress.scores,
        turn=tuple(seat for seat in asked if seat != CHANCE),
        moves=_moves(session),
    )


def _moves(session: PlaySession) -> int:
    """The number of answers by persons, or by bots if they play alone; those that are not kept count as one."""
    seats = session.persons or session.players
    kept = sum(moment.given is not None and moment.given.seat in seats for moment in session.game.line)
    return kept + session.table.start.resumed
