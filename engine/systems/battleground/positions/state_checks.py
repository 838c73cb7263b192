"""Checks of a written state beyond the types of its fields; the first problem is reported with its path."""

from __future__ import annotations

from collections import Counter

from engine.abilities.analysis.state_checks import script_problems
from engine.abilities.runtime.effect_runner import acts_on_several
from engine.kernel.data.message import message
from engine.kernel.positions.value_forms import Found
from engine.systems.battleground.combat.wounds import KnockOuts, current_action, health_varies
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.movement.climbing import movement_of
from engine.systems.battleground.positions.frame_checks import (
    effects_on_cards,
    misplaced_steps,
    missions_were_played,
)
from engine.systems.battleground.rounds.hands import HAND
from engine.systems.battleground.state import Battle


def scripts_on_cards(state: Battle) -> Found:
    """Pending scripts belong to a card, a token or a mark."""
    yield from script_problems(state, state.scenario.ability_index.definitions)


def figures_on_the_map(state: Battle) -> Found:
    """BG-MOVE-2, BG-BIG-2: after set-up each figure is on footing, with its whole base."""
    grid = state.scenario.terrain.grid
    for name, figure in state.figures.items():
        path = f"$.figures.{name}.at"
        if figure.at is None:
            if state.phase != "set-up":
                yield path, message("ask-battleground-not-on-the-map", figure=name)
        elif not state.filled(name):
            yield path, message("battleground-base-off-the-map", figure=name)
        elif figure.at not in movement_of(state, name).footings:
            yield path, message("battleground-on-an-obstacle", figure=name, place=grid.name(figure.at))


def no_two_on_a_hex(state: Battle) -> Found:
    """BG-MOVE-2: no two figures fill the same place."""
    taken = dict[int, str]()
    for name in state.figures:
        for place in state.filled(name):
            if place in taken:
                printed = state.scenario.terrain.grid.name(place)
                problem = message("battleground-two-on-a-hex", figure=name, other=taken[place], place=printed)
                yield f"$.figures.{name}.at", problem
            taken.setdefault(place, name)


def unchecked_knock_outs(state: Battle) -> Found:
    """BG-WOUND-1: a figure with wounds equal to its health is knocked out, unless that is still to be checked or comes
    when its effect on several is over."""
    if any(isinstance(step, KnockOuts) for step in state.agenda) or health_varies(state):
        return
    for name, figure in state.figures.items():
        health = statistic(state, name, "health")
        if figure.wounds >= health and not acts_on_several(current_action(state), name):
            problem = message("battleground-too-many-wounds", figure=name, wounds=figure.wounds, health=health)
            yield f"$.figures.{name}.wounds", problem


def cards_of_the_scenario(state: Battle) -> Found:
    """BG-SETUP-1: no army has more copies of a card than the scenario gives it."""
    for seat, side in state.sides.items():
        deck = side.holding.deck
        there = Counter((*side.in_hand, *deck.known, *deck.rest, *side.discard, *side.completed, *side.fallen))
        there.update(card for name in state.of(seat) for card in state.figures[name].cards)
        there.update(() if side.selected is None else (side.selected,))
        for card in there - Counter((*state.scenario.decks[seat], *state.scenario.glory[seat])):
            yield f"$.seats.{seat}", message("battleground-more-cards", card=card, seat=seat)


def cards_in_hand(state: Battle) -> Found:
    """BG-ROUND-2: never more than five fate cards in hand; only cards in hand are set aside."""
    for seat, side in state.sides.items():
        if len(side.holding.hand) > HAND:
            yield f"$.seats.{seat}.hand", message("battleground-full-hand", most=HAND)
        for card in Counter(side.aside) - Counter(side.in_hand):
            yield f"$.seats.{seat}.aside", message("battleground-not-in-hand", card=card)


def objectives_once(state: Battle) -> Found:
    """BG-ROUND-12: a claimed objective is not on the map, and belongs to one army."""
    seen = set(state.objectives)
    for seat, side in state.sides.items():
        for at, token in enumerate(side.objectives):
            if token in seen:
                yield f"$.seats.{seat}.objectives[{at}]", message("battleground-objective-twice", objective=token)
            seen.add(token)


def impossible_answers(state: Battle) -> Found:
    """BG-ROUND-4: a sealed answer is a card in hand, or to pass."""
    for seat, given in state.sealed.items():
        if given.kind == "select-card":
            if given.data.get("card") not in state.sides[seat].cards:
                card = str(given.data.get("card"))
                yield f"$.sealed.{seat}", message("battleground-not-in-hand", card=card)
        elif given.kind != "pass":
            yield f"$.sealed.{seat}", message("content-unknown-id", id=given.kind)


UNSOUND = (
    figures_on_the_map,
    no_two_on_a_hex,
    cards_of_the_scenario,
    cards_in_hand,
    objectives_once,
    impossible_answers,
    scripts_on_cards,
    effects_on_cards,
    missions_were_played,
    misplaced_steps,
    unchecked_knock_outs,
)
"""The checks for impossible states, in order."""
