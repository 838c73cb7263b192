"""The victory points that the scenario itself gives a seat for an event, by evaluating its abilities."""

from __future__ import annotations

from typing import Any

from engine.bots.evaluators.battleground.simulation import Look, after_step
from engine.kernel.state.event import Event
from engine.kernel.state.step import Step
from engine.systems.battleground.abilities.triggers.scenario_triggers import scenario_reacts
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points

VICTORY = 30.0
"""The value of a win by the scenario."""


def given(state: Battle, event: Event[Any], seat: str) -> float:
    """The gain in the seat's lead after the scenario has reacted to this event."""
    return sum(_by(state, act, seat) for act in scenario_reacts(state, event))


def _by(state: Battle, act: Step[Battle], seat: str) -> float:
    stop, rival = after_step(state, act, Look(seat)), state.opponent(seat)
    won = stop.outcome.winners if stop.outcome else ()
    return _lead(stop.state, seat) - _lead(state, seat) + VICTORY * ((seat in won) - (rival in won))


def _lead(state: Battle, seat: str) -> int:
    return points(state, seat) - points(state, state.opponent(seat))
