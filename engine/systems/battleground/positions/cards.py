"""The cards of one army in a position: hand, deck, discards and scored missions (BG-ROUND-2)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.kernel.chance.deck import Deck, Holding, without_copies
from engine.kernel.data.record import replace
from engine.kernel.positions.position_part import GivenPart, PositionPart
from engine.systems.battleground.positions.figures import acting
from engine.systems.battleground.state import Battle, Side


def own_names(start: Battle, seat: str) -> Mapping[str, Collection[str]]:
    """The cards and characters of an army."""
    scenario = start.scenario
    fate, glory = scenario.decks[seat], scenario.glory[seat]
    return {
        "own card": (*fate, *glory),
        "own fate card": fate,
        "own glory card": glory,
        "own figure": [name for name, figure in scenario.figures.items() if figure.seat == seat],
    }


def shown_side(state: Battle, side: Side) -> Side:
    """An army with all its cards in one hand, and those on its characters among those played."""
    seat = next(seat for seat, each in state.sides.items() if each is side)
    on_figures = (card for figure in state.of(seat) for card in state.figures[figure].cards)
    holding = Holding(side.in_hand, side.holding.deck)
    return replace(side, holding=holding, glory=(), fallen=(*on_figures, *side.fallen))


def complete_side(part: GivenPart) -> Mapping[str, Any]:
    """An army: cards that are not listed are in its deck, or in hand if they are glory cards (BG-SETUP-1).

    BG-ROUND-6: the number of activated characters, and the last one, follow from those that are activated.
    """
    scenario, seat, given, battle = part.start.scenario, part.key, part.given, part.holder()
    own = {name: each for name, each in battle.given["figures"].items() if each.seat == seat}
    on_figures = [card for figure in own.values() for card in figure.cards]
    fallen = without_copies(given.get("fallen", ()), on_figures)
    selected = given.get("selected")
    elsewhere = [*given.get("discard", ()), *given.get("completed", ()), *on_figures, *fallen]
    elsewhere += [selected] if selected else []
    hand = given.get("hand", ())
    in_hand = hand if "hand" in given else without_copies(scenario.glory[seat], elsewhere)
    kinds = {kind: sorted(card for card in in_hand if scenario.cards[card].kind == kind) for kind in ("fate", "glory")}
    left = Deck((), tuple(sorted(without_copies(scenario.decks[seat], [*elsewhere, *hand]))))
    active = acting(battle)
    return {
        "activations": sum(figure.activated for figure in own.values()),
        "last": active if active in scenario.figures and scenario.figures[active].seat == seat else None,
        **given,
        "holding": Holding(tuple(kinds["fate"]), given.get("deck", left)),
        "glory": tuple(kinds["glory"]),
        "fallen": tuple(fallen),
    }


SIDE_PART = PositionPart(complete=complete_side, shown=shown_side, names=own_names)
