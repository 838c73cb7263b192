"""A quick filter of many choices: keeps the few most promising, where evaluating all takes too long."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.bots.evaluators.battleground.attack_value import could_attack
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.place_value import mission_worth
from engine.kernel.data.choice import Choice

PLACES, CARDS = 8, 2
"""The number of destinations of a figure, and of playable cards, that pass the filter."""
ATTACK = 4.0
"""The estimated value of a place from which a figure can be attacked."""
BONUSES: Mapping[str, float] = {"mission": 3.0, "ap": 2.0, "ability": 1.0, "mana": 0.0}
"""The estimated value of a card's bonus."""


def promising_choices(observed: Observation, choices: Sequence[Choice]) -> Sequence[Choice]:
    """The choices, with moves of own figures and cards to be played reduced to those that look best."""
    return _few_cards(observed, _few_places(observed, choices))


def _few_places(observed: Observation, choices: Sequence[Choice]) -> Sequence[Choice]:
    moves = [each for each in choices if each.kind in ("move", "teleport")]
    if len(moves) <= PLACES:
        return choices
    figure = str(moves[0].data.get("figure") or observed.view.question.figure)
    if not observed.is_own(figure):
        return choices
    return _best(choices, moves, PLACES, lambda each: _at_a_glance(observed, figure, each.text("to")))


def _few_cards(observed: Observation, choices: Sequence[Choice]) -> Sequence[Choice]:
    """BG-ROUND-8: no cards while all are needed."""
    cards = [each for each in choices if each.kind == "play-card"]
    if len(cards) <= CARDS:
        return choices
    return _best(choices, cards, CARDS if observed.spare_cards else 0, lambda each: BONUSES[each.text("bonus")])


def _best(
    choices: Sequence[Choice], some: Sequence[Choice], most: int, counts: Callable[[Choice], float]
) -> Sequence[Choice]:
    """The choices, keeping only the highest rated of certain ones."""
    left_out = {each.id for each in sorted(some, key=counts, reverse=True)[most:]}
    return [each for each in choices if each.id not in left_out]


def _at_a_glance(observed: Observation, figure: str, to: str) -> float:
    place = observed.grid.place(to)
    return mission_worth(observed, figure, place) + ATTACK * could_attack(observed, figure, place)
