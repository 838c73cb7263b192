"""BG-WIN-2: figures in reserve, off the map, and whether they may still enter it."""

from __future__ import annotations

from engine.abilities.cast import Cast
from engine.abilities.kinds import Trigger
from engine.abilities.structure.traversal import everything
from engine.systems.battleground.abilities.limits import limit_of, times_worked
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.state import Battle


def is_waiting(state: Battle, figure: str) -> bool:
    """Whether a figure waits off the map: it has not entered yet, and was not knocked out."""
    made = state.scenario.figures.get(figure)
    return made is not None and made.reserve and figure not in state.figures and figure not in state.knocked_out


def may_still_enter(state: Battle, figure: str) -> bool:
    """Whether a figure is waiting and an ability may bring it in, in a later round."""
    if not is_waiting(state, figure) or state.round >= state.scenario.rounds:
        return False
    every = state.scenario.ability_index.abilities.values()
    return any(_brings(known, figure) and _may_still_act(state, known) for known in every)


def _brings(known: KnownAbility, figure: str) -> bool:
    """Whether an ability brings this figure in, directly or by a token or mark that it creates."""
    return any(isinstance(part, CardEffect) and part.brings == figure for part, _ in everything(known.ability))


def _may_still_act(state: Battle, known: KnownAbility) -> bool:
    """Whether its trigger may come again, its limit for the game is not reached, and its owner is there."""
    when = getattr(known.ability, "when", None)
    if isinstance(when, Trigger) and not when.may_still_come(state):
        return False
    if known.kind == "fate":
        return _may_be_played(state, known.card)
    carriers = (name for name, carried in state.scenario.ability_index.carried.items() if known in carried)
    owners = ("",) if known.kind == "scenario" else tuple(name for name in carriers if name in state.figures)
    return any(_has_uses_left(state, Cast("", owner, known.key)) for owner in owners)


def _may_be_played(state: Battle, card: str) -> bool:
    """BG-ROUND-7: whether an army with this fate card in its deck has a character to play it for; where the card is now
    is secret."""
    return any(card in state.scenario.decks[seat] and any(True for _ in state.of(seat)) for seat in state.seats)


def _has_uses_left(state: Battle, cast: Cast) -> bool:
    """Whether its limit for the whole game is not reached; limits per round or activation are counted afresh."""
    limit = limit_of(state, cast)
    return limit is None or limit.per != "game" or times_worked(state, cast, limit) < limit.times
