"""BG-WIN: victory points, knock-out of an army, and the outcome after the last round."""

from __future__ import annotations

from engine.kernel.state.outcome import Outcome
from engine.systems.battleground.setup.reserves import yet_to_enter
from engine.systems.battleground.state import Battle


def points(state: Battle, seat: str) -> int:
    """BG-WIN-1: the points of the seat: for its objectives, knock-outs and missions."""
    side = state.sides[seat]
    return side.points + state.scenario.objective_points * len(side.objectives)


def outcome_after_round(state: Battle) -> Outcome | None:
    """The outcome at clean-up, if the game is over."""
    scored = {seat: points(state, seat) for seat in state.seats}
    standing = tuple(seat for seat in state.seats if _is_standing(state, seat))
    # BG-WIN-2: Without characters an army has lost; without any on both sides it is a draw.
    if len(standing) < len(state.seats):
        return Outcome("win", "BG-WIN-2", standing, scored) if standing else Outcome("draw", "BG-WIN-2", (), scored)
    if state.round < state.scenario.rounds:
        return None
    # BG-WIN-3: After the last round a large enough lead wins.
    best, other = sorted(state.seats, key=lambda seat: -scored[seat])
    if scored[best] - scored[other] >= state.scenario.winning_lead:
        return Outcome("win", "BG-WIN-3", (best,), scored)
    return Outcome("draw", "BG-WIN-3", (), scored)


def _is_standing(state: Battle, seat: str) -> bool:
    """BG-WIN-2: whether a character of the army is on the map, or in reserve and may still enter."""
    if any(True for _ in state.of(seat)):
        return True
    return any(state.scenario.figures[name].seat == seat for name in yet_to_enter(state))
