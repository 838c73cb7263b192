"""BG-WIN-2: figures in reserve, off the map, and whether they may still enter it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.abilities.ability_use import AbilityUse
from engine.abilities.kinds import Trigger
from engine.abilities.piece_sides import PieceSide
from engine.abilities.structure.traversal import all_parts
from engine.systems.battleground.abilities.limits import limit_of, times_worked
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioReacts
from engine.systems.battleground.state import Battle

ReserveNames: TypeAlias = frozenset[str]


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
    abilities = tuple(state.scenario.ability_index.abilities.values())
    while coming := {name for name in waiting if any(_may_bring(state, known, name, there) for known in abilities)}:
        there, waiting = there | coming, waiting - coming
    return there.difference(state.figures)


def _may_bring(state: Battle, known: KnownAbility, figure: str, there: ReserveNames) -> bool:
    return _brings(known, figure) and _may_still_act(state, known, there)


def _brings(known: KnownAbility, figure: str) -> bool:
    """Whether an ability brings this figure in, directly or by a token or mark that it creates."""
    return any(isinstance(part, CardEffect) and part.brings == figure for part, _ in all_parts(known.ability))


def _may_still_act(state: Battle, known: KnownAbility, there: ReserveNames) -> bool:
    """Whether its trigger may come again among the figures that are or may be there, its limit for the game is not
    reached, and its owner is there."""
    when = getattr(known.ability, "when", None)
    if isinstance(when, Trigger) and not when.may_still_come(state):
        return False
    if known.kind == "fate":
        return _may_be_played(state, known.card, there)
    return any(
        _has_uses_left(state, AbilityUse("", owner, known.key)) and _has_its_pieces(state, when, seat, owner, there)
        for seat, owner in _owners(state, known, there)
    )


def _owners(state: Battle, known: KnownAbility, there: ReserveNames) -> Iterator[tuple[str, str]]:
    """The seats and figures whose ability it is; one of the scenario is of no figure, and of each seat if of none."""
    if isinstance(known.ability, ScenarioReacts):
        yield from ((seat, "") for seat in ([known.ability.seat] if known.ability.seat else state.seats))
    for name, carried in state.scenario.ability_index.carried.items():
        if known in carried and name in there:
            yield state.card(name).seat, name


def _has_its_pieces(state: Battle, when: object, seat: str, owner: str, there: ReserveNames) -> bool:
    """Whether there are figures of the sides that the trigger is about; another ability needs none."""
    if not isinstance(when, Trigger):
        return True
    present = {_side(state, name, seat, owner) for name in there}
    return all(not present.isdisjoint(when.sides_of(name)) for name, of in when.gives if of == "piece")


def _side(state: Battle, figure: str, seat: str, owner: str) -> PieceSide:
    """BG-COMP-1: the side of a figure as the owner of an ability sees it."""
    if figure == owner:
        return "self"
    return "ally" if state.card(figure).seat == seat else "enemy"


def _may_be_played(state: Battle, card: str, there: ReserveNames) -> bool:
    """BG-ROUND-7: whether an army with this fate card in its deck has a character to play it for; where the card is now
    is secret."""
    manned = {state.card(name).seat for name in there}
    return any(card in state.scenario.decks[seat] for seat in manned)


def _has_uses_left(state: Battle, cast: AbilityUse) -> bool:
    """Whether its limit for the whole game is not reached; limits per round or activation are counted afresh."""
    limit = limit_of(state, cast)
    return limit is None or limit.per != "game" or times_worked(state, cast, limit) < limit.times
