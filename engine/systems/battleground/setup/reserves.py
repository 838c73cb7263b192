"""BG-WIN-2: figures in reserve, off the map, and whether they may still enter it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from engine.abilities.ability_use import AbilityUse
from engine.abilities.kinds import Effect, Trigger, may_hold_in
from engine.abilities.outlook import Outlook
from engine.abilities.piece_sides import PieceSide
from engine.kernel.data.record import replace
from engine.systems.battleground.abilities.limits import items_left, limit_of, times_worked
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.aims import CHOSEN
from engine.systems.battleground.abilities.types.card_abilities import (
    AbilityDefinition,
    CardEffect,
    MarkMeaning,
    TokenMeaning,
)
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts
from engine.systems.battleground.events import ManaGained
from engine.systems.battleground.setup.late_moments import is_coming, late_moments, moment_of
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import PhaseEnded, RoundEnded

BattleOutlook: TypeAlias = Outlook[Battle]
AFTER_THE_CHECK = (ManaGained, PhaseEnded, RoundEnded)
"""BG-ROUND-13: the events of a round after the victory check."""


def is_waiting(state: Battle, figure: str) -> bool:
    """Whether a figure waits off the map: it has not entered yet, and was not knocked out."""
    made = state.scenario.figures.get(figure)
    return made is not None and made.reserve and figure not in state.figures and figure not in state.knocked_out


def yet_to_enter(state: Battle) -> frozenset[str]:
    """The waiting figures that an ability may bring in, in a later round.

    One of them may bring in another, or set off the ability that does.
    """
    if state.round >= state.scenario.rounds:
        return frozenset()
    there = frozenset(state.figures)
    waiting = {name for name in state.scenario.figures if is_waiting(state, name)}
    while coming := {name for name in waiting if any(_may_come(each, name) for each in outlooks(state, there))}:
        there, waiting = there | coming, waiting - coming
    return there.difference(state.figures)


def outlooks(state: Battle, there: frozenset[str]) -> Iterator[BattleOutlook]:
    """BG-ROUND-1: the rounds to come, and the current one if something may still happen in it after the victory
    check."""
    index = state.scenario.ability_index
    heard = any(event in index.awaited for event in AFTER_THE_CHECK)
    # BG-WOUND-1: Where health varies, a character that gets ready may lose what it had left.
    now = 0 if heard or "health" in index.varying else 1
    for number in range(state.round + now, state.scenario.rounds + 1):
        outlook: BattleOutlook = Outlook(state, number, there)
        yield replace(outlook, moments=late_moments(outlook)) if number == state.round else outlook


def _may_come(outlook: BattleOutlook, figure: str) -> bool:
    """Whether an ability may bring this figure in, directly or by a token or mark that it creates."""
    return any(
        any(effect.brings == figure for effect in _effects_to_come(outlook, known)) and _may_act(outlook, known)
        for known in outlook.state.scenario.ability_index.abilities.values()
    )


def _effects_to_come(outlook: BattleOutlook, known: KnownAbility) -> Iterator[CardEffect]:
    """The effects of an ability that may happen: neither a condition nor a trigger rules them out for this round."""
    when, conditions = getattr(known.ability, "when", None), getattr(known.ability, "condition", ())
    if _may_be_triggered(outlook, when) and may_hold_in(outlook, conditions):
        for effects in known.definition.lines:
            yield from _and_inside(outlook, effects)


def _and_inside(outlook: BattleOutlook, effects: Iterable[Effect[Any]]) -> Iterator[CardEffect]:
    """Effects of the game, and those in their branches, tokens and marks that may happen."""
    for effect in effects:
        for branch in effect.branches_to_come(outlook):
            yield from _and_inside(outlook, branch)
        if isinstance(effect, CardEffect):
            yield effect
            for later in _until_clean_up(outlook):
                yield from _and_inside(later, _effects_of(later, effect.meaning))


def _until_clean_up(outlook: BattleOutlook) -> Iterator[BattleOutlook]:
    """BG-FX-6: the rounds in which a token or mark of this round lies there: what comes after its clean-up stays until
    the next one."""
    yield outlook
    if outlook.round < outlook.state.scenario.rounds:
        yield replace(outlook, round=outlook.round + 1, moments=None)


def _effects_of(outlook: BattleOutlook, meaning: TokenMeaning | MarkMeaning | None) -> Iterator[Effect[Any]]:
    """BG-FX-4, -5: the effects of a token or mark that may happen."""
    if isinstance(meaning, TokenMeaning):
        yield from meaning.consequences
    if meaning is not None and _may_be_triggered(outlook, meaning.when):
        yield from meaning.acts if isinstance(meaning, TokenMeaning) else meaning.consequences


def _may_be_triggered(outlook: BattleOutlook, when: object) -> bool:
    """Whether what it waits for may come in this round, or its use in what is left of the round."""
    if outlook.moments is not None and not is_coming(moment_of(when), outlook.moments):
        return False
    return not isinstance(when, Trigger) or when.may_come_in(outlook)


def _may_act(outlook: BattleOutlook, known: KnownAbility) -> bool:
    """Whether somebody whose it is, among the figures that are or may be there, may use it."""
    return any(
        _has_uses_left(outlook.state, known, use) and _has_its_pieces(outlook, known, use)
        for use in _uses(outlook, known)
    )


def _uses(outlook: BattleOutlook, known: KnownAbility) -> Iterator[AbilityUse]:
    """The uses by each whose ability it is: that of a fate card is of each character that it may be played for; one of
    the scenario is of no figure, and of each seat if of none."""
    state = outlook.state
    if isinstance(known.ability, ScenarioReacts):
        seats = [known.ability.seat] if known.ability.seat else state.seats
        yield from (AbilityUse(seat, "", known.key) for seat in seats)
    for name in outlook.pieces:
        seat = state.card(name).seat
        is_played = known.kind == "fate" and _may_be_played(outlook, known, seat)
        if is_played or known in state.scenario.ability_index.carried[name]:
            yield AbilityUse(seat, name, known.key)


def _has_its_pieces(outlook: BattleOutlook, known: KnownAbility, use: AbilityUse) -> bool:
    """Whether there are figures of the sides that the trigger is about, and of those that the ability is aimed at."""
    ability = known.ability
    when = getattr(ability, "when", None)
    needed = [when.sides_of(name) for name, of in when.gives if of == "piece"] if isinstance(when, Trigger) else []
    if isinstance(ability, AbilityDefinition) and ability.to in CHOSEN:
        needed.append(ability.sides)
    present = {_side(outlook.state, name, use.seat, use.figure) for name in outlook.pieces}
    return all(not present.isdisjoint(each) for each in needed)


def _side(state: Battle, figure: str, seat: str, owner: str) -> PieceSide:
    """BG-COMP-1: the side of a figure as the owner of an ability sees it."""
    if figure == owner:
        return "self"
    return "ally" if state.card(figure).seat == seat else "enemy"


def _may_be_played(outlook: BattleOutlook, known: KnownAbility, seat: str) -> bool:
    """BG-ROUND-7: whether this army may still play this fate card, or get it back to play it.

    Whether a card that was not played or discarded is in its hand or its deck is secret.
    """
    state = outlook.state
    if is_left(state, known.card, seat):
        return True
    earlier = (each for each in outlooks(state, outlook.pieces) if each.round <= outlook.round)
    return known.card in state.scenario.decks[seat] and any(_may_return(each, known) for each in earlier)


def seats_with_figures(outlook: BattleOutlook) -> frozenset[str]:
    """BG-ROUND-7: the armies that have a figure to play cards for."""
    return frozenset(outlook.state.card(name).seat for name in outlook.pieces)


def is_left(state: Battle, card: str, seat: str) -> bool:
    """BG-ROUND-2: whether a copy of a fate card was neither played nor discarded; no deck is shuffled again."""
    side = state.sides[seat]
    played = (each for name in state.of(seat) for each in state.figures[name].cards)
    return (*side.discard, *side.fallen, *played).count(card) < state.scenario.decks[seat].count(card)


def _may_return(outlook: BattleOutlook, known: KnownAbility) -> bool:
    """Whether another ability may return this fate card from the discards. One of a card that was itself played would
    have to be returned by a third one, which could return this card as well."""
    state = outlook.state
    manned = seats_with_figures(outlook)
    for each in state.scenario.ability_index.abilities.values():
        returns = any(effect.returns_cards for effect in _effects_to_come(outlook, each))
        if each.key == known.key or not returns:
            continue
        if each.kind == "fate":
            works = any(is_left(state, each.card, seat) for seat in manned)
        else:
            works = _may_act(outlook, each)
        if works:
            return True
    return False


def _has_uses_left(state: Battle, known: KnownAbility, use: AbilityUse) -> bool:
    """Whether its limit for the whole game is not reached; limits per round or activation are counted afresh. A
    single-use item must not be turned down."""
    if known.is_single_use and not items_left(state, use.figure, known.card):
        return False
    limit = limit_of(state, use)
    return limit is None or limit.per != "game" or times_worked(state, use, limit) < limit.times
