"""The value of a step: the rules carry it out on the view of the seat, and both positions are compared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.bots.evaluators.battleground.knock_out_value import knock_out_worth
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.place_value import standing_worth
from engine.bots.evaluators.battleground.prefilter import promising_choices
from engine.bots.evaluators.battleground.simulation import Look, after_step
from engine.bots.evaluators.battleground.test_value import points_lost
from engine.kernel.chance.rolls import KeyedDice, Stream
from engine.kernel.data.choice import Choice
from engine.kernel.data.value import expect
from engine.kernel.play.loop import Stop, answer
from engine.kernel.play.view import imagine
from engine.kernel.state.decision import Decision
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import Step
from engine.systems.battleground.activation_frame import active, ap, is_acting
from engine.systems.battleground.state import Battle, Figure, Mark
from engine.systems.battleground.system import SYSTEM
from engine.systems.battleground.tokens.marks import affects

AP_WORTH, MANA_WORTH, CARD_WORTH = 1.5, 0.4, 0.5
"""The values of an action point, a mana and a card in hand."""
FOCUS_WORTH, GUARD_WORTH, READY_WORTH = 1.0, 0.8, 4.0
"""The values of a figure's focus, of its guard, and of an activation still to come."""
TOKEN_WORTH, MARK_WORTH = 1.5, 1.0
"""The value of a buff to its bearer, and the loss by a debuff and by a mark."""
VICTORY_WORTH = 1_000.0
"""The value of a won game."""
MOST_AHEAD = 1
"""The number of choices that the evaluator looks ahead."""
MOST_IMAGINED = 60_000
"""The amount of work after which nothing more is simulated for a decision: abilities may trigger one another for
seconds."""


def gained(observed: Observation, step: Step[Battle]) -> float:
    """The gain of the seat by a step; for a decision of the seat itself, that of its best answer."""
    look, state = Look(observed.seat), _imagined(observed)
    return _change(observed, after_step(state, step, look), look)


def answered(observed: Observation, given: Choice) -> float:
    """The gain of the seat by an answer, once the ability that asks has been resolved."""
    if not _may_imagine(observed):
        return 0.0
    look = Look(observed.seat)
    stop = answer(SYSTEM, _looked_at_after_the_ability(_imagined(observed), look), given, KeyedDice(0))
    return _change(observed, stop, look)


def trigger_order_value(observed: Observation, given: Choice) -> float:
    """The gain of the seat once all simultaneous triggers are resolved, with this one first."""
    if not _may_imagine(observed):
        return 0.0
    look, state = Look(observed.seat), _imagined(observed)
    beneath = state.but(agenda=(*state.agenda[:-1], look, state.agenda[-1]))
    return _change(observed, answer(SYSTEM, beneath, given, KeyedDice(0)), look)


def _may_imagine(observed: Observation) -> bool:
    """Whether looking ahead is allowed from here, and has not taken too long."""
    return observed.depth <= MOST_AHEAD and observed.view.meter.work <= MOST_IMAGINED


def _imagined(observed: Observation) -> Battle:
    """The position with any other hand that is consistent: the interrupting player has cards, but nobody knows
    which."""
    return imagine(SYSTEM, observed.view, observed.seat, Stream(0, "foresight"))


def _looked_at_after_the_ability(state: Battle, look: Look) -> Battle:
    """The position to inspect when the current ability has ended."""
    at = max((at for at, frame in enumerate(state.frames) if frame.ability is not None), default=len(state.frames))
    base = state.frames[at].base if at < len(state.frames) else len(state.agenda) - 1
    raised = (replace(frame, base=frame.base + 1) for frame in state.frames[at:])
    agenda = (*state.agenda[:base], look, *state.agenda[base:])
    return state.but(agenda=agenda, frames=(*state.frames[:at], *raised))


def _change(observed: Observation, stop: Stop[Battle], look: Look) -> float:
    """The change of value after a simulation, at its end or at the next decision."""
    after = Observation(stop.state, observed.seat, observed.depth + 1, observed.memory)
    change = difference(observed, after)
    if stop.outcome is not None:
        change += _end_worth(stop.outcome, observed.seat)
    if stop.decision is not None and stop.state.question != look:
        change += _best_answer(after, stop.decision)
    observed.view.meter.work += stop.state.meter.work
    return change


def _end_worth(outcome: Outcome, seat: str) -> float:
    """The value of an ability that ends the game."""
    if not outcome.winners:
        return 0.0
    return VICTORY_WORTH if seat in outcome.winners else -VICTORY_WORTH


def _best_answer(after: Observation, decision: Decision) -> float:
    """The value of the best answer to a decision that the step itself asks for; its choices are only estimated."""
    from engine.bots.evaluators.battleground.choice_value import worth_by

    mine = promising_choices(after, decision.choices_of(after.seat))
    return max(worth_by(after, mine), default=0.0)


def difference(before: Observation, after: Observation) -> float:
    """The gain of the seat between two states, in victory points."""
    names = changed_figures(before.view, after.view)
    return _army_worth(after, names) - _army_worth(before, names)


def changed_figures(before: Battle, after: Battle) -> frozenset[str]:
    """The figures that were affected, whose numbers changed, or that are affected by a mark that was placed or
    removed."""
    marked, boosted = _marked(before) ^ _marked(after), _boosted(before) ^ _boosted(after)
    every = {**before.figures, **after.figures}
    changed = (name for name in every if before.figures.get(name) != after.figures.get(name))
    return frozenset((*changed, *(name for _, name in marked), *(whose for whose, *_ in boosted)))


def _marked(state: Battle) -> set[tuple[Mark, str]]:
    """BG-FX-5: the marks that lie on the map, each with the figures it affects."""
    return {(mark, name) for mark in state.marks.values() for name in state.names if affects(state, mark, name)}


def _boosted(state: Battle) -> set[tuple[Any, ...]]:
    """The figures with numbers changed until the end of an activation or interruption, and the changes."""
    boosts = (frame.values.get("boosts", ()) for frame in state.frames)
    return {boost for each in boosts for boost in expect(each, tuple, "boosts")}


def _army_worth(observed: Observation, names: frozenset[str]) -> float:
    """The value of these figures and of everything off the map to the seat, minus that to the enemy."""
    return _own_worth(observed, names) - _own_worth(observed.rival, names)


def _own_worth(observed: Observation, names: frozenset[str]) -> float:
    view, side = observed.view, observed.view.sides[observed.seat]
    acting = is_acting(view) and view.card(active(view)).seat == observed.seat
    beside = side.points + CARD_WORTH * len(side.in_hand) + (AP_WORTH * ap(view) if acting else 0.0)
    return beside + sum(_figure_worth(observed, name) for name in observed.own if name in names)


def _figure_worth(observed: Observation, name: str) -> float:
    """The value of a figure to its army, with its condition and the effects on its card."""
    key = "figure", name
    if key not in observed.reckoned:
        place = observed.view.figures[name].at
        standing = 0.0 if place is None else standing_worth(observed, name, place)
        # BG-WIN-1: It is worth its prize as long as it stands.
        alive = knock_out_worth(observed.view.scenario, name) - points_lost(observed.view, name)
        observed.reckoned[key] = (
            alive + standing + _card_worth(observed.view.figures[name]) + _marks(observed.view, name)
        )
    return observed.reckoned[key]


def _card_worth(figure: Figure) -> float:
    """The value of the effects on the card of a figure."""
    tokens = TOKEN_WORTH * ((figure.buff is not None) - (figure.debuff is not None))
    states = FOCUS_WORTH * figure.focused + GUARD_WORTH * figure.guarding + READY_WORTH * (not figure.activated)
    return MANA_WORTH * figure.mana + tokens + states


def _marks(view: Battle, name: str) -> float:
    """BG-FX-5: marks for allies help figures nearby, others harm them."""
    found = 0.0
    for mark in view.marks.values():
        if affects(view, mark, name):
            found += MARK_WORTH if view.scenario.ability_index.marks[mark.name].affects == "allies" else -MARK_WORTH
    return found
