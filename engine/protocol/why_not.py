"""What speaks against a wish, judged by what the peer may know, so that a refusal tells no secrets either."""

from __future__ import annotations

from typing import Any

from engine.kernel.choice import Choice
from engine.kernel.clauses import Reason
from engine.kernel.decision import Decision
from engine.kernel.game import Game
from engine.kernel.state import State
from engine.kernel.step import Question
from engine.kernel.why import explain
from engine.kernel.word import word
from engine.protocol.peer import Peer


def reasons_against(game: Game[Any], peer: Peer, wish: Choice) -> tuple[Reason, ...]:
    """Why the peer may not have its wish; empty where it may."""
    decision = game.decision
    if decision is None:
        return (Reason("", "game-over", word("reason-game-over")),)
    mine = decision if peer.seat is None else decision.seen_by(peer.seat)
    seen = peer.sees(game)
    if _speaks_for_another(mine, peer, wish):
        return (Reason("", "not-yours", word("reason-not-yours")),)
    if any(each.fits(wish) for each in (*mine.choices, *mine.standing)):
        return ()
    if peer.seat is not None and peer.seat not in decision.seats:
        return (Reason("", "not-your-turn", word("reason-not-your-turn", seat=peer.seat)),)
    return () if _is_admitted(seen, wish) else explain(seen, wish)


def _speaks_for_another(mine: Decision, peer: Peer, wish: Choice) -> bool:
    """Whether a seat names another one as who answers, and not as a field of the choice."""
    is_field = any(each.kind == wish.kind and "seat" in each.data for each in mine.choices)
    return peer.seat is not None and wish.seat not in (None, peer.seat) and not is_field


def _is_admitted(state: State, wish: Choice) -> bool:
    """Whether the question takes it though it is not listed, such as a path of one's own."""
    top = state.agenda[-1]
    return isinstance(top, Question) and top.admit(state, wish) is not None
