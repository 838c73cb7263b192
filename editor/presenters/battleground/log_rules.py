"""Rules of the log in Battleground: which events are small print or folded into another line; owners of figures."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.abilities import effects_text
from editor.presenters.battleground.board import figure_asked_about
from editor.presenters.battleground.states import unclaimed_text
from editor.presenters.queries import query
from engine.geometry.hex.grid import DIRECTIONS
from engine.kernel.data.choice import Choice
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.events import AbilityTriggered, AbilityUsed, ScenarioActed
from engine.systems.battleground.combat.events import AttackResolved
from engine.systems.battleground.combat.weapons import weapon_named
from engine.systems.battleground.documents.printed_values import table_text
from engine.systems.battleground.events import CardsCleared, CardsRevealed
from engine.systems.battleground.rounds.round_steps import in_initiative_order
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

MINOR = frozenset(
    {
        "ability-triggered",
        "activation-ended",
        "answer-given",
        "card-drawn",
        "card-set-aside",
        "cards-cleared",
        "phase-began",
        "rolled",
        "successes-counted",
        "turned",
    }
)
FOLDED = frozenset(
    {
        "action-paid",
        "ap-gained",
        "focus-spent",
        "guard-dropped",
        "mana-gained",
        "mana-spent",
        "number-changed",
        "test-began",
        "used",
    }
)
REPEATED = frozenset({"card-drawn", "mana-gained"})

RINGS = 3
"""The distance around a figure up to which its arcs are shown, in hexes."""


def owner(view: Battle, figure: str) -> str | None:
    """Owner of a figure, in play or eliminated."""
    found = view.scenario.figures.get(figure)
    return None if found is None else found.seat


def remark(view: Battle, event: Event[Any], naming: DisplayNames) -> str:
    """Remark on revealed cards: who goes first, and why; on the result of an attack: the table of the weapon; on an
    ability: what it does; at the end of a round: why objectives are not claimed."""
    if isinstance(event, AbilityTriggered | AbilityUsed | ScenarioActed):
        return effects_text(view, event.ability, naming)
    if isinstance(event, CardsCleared):
        return unclaimed_text(view, naming)
    if isinstance(event, AttackResolved) and event.successes:
        lines = table_text(weapon_named(view, event.weapon).table)
        return naming.say("headline-plain", what=naming.label("board-battleground-table", lines=lines))
    if not isinstance(event, CardsRevealed) or len(event.cards) < 2:
        return ""
    first, other = in_initiative_order(view, event.cards)
    mine, theirs = (view.scenario.cards[event.cards[seat]].initiative for seat in (first, other))
    word = "board-battleground-goes-first" if mine != theirs else "board-battleground-goes-first-on-a-tie"
    return naming.say(word, seat=first, mine=mine, other=theirs)


def arcs(view: Battle, figure: str) -> dict[str, str]:
    """The places around a figure by arc."""
    if figure not in view.figures or view.figures[figure].at is None:
        return {}
    grid = view.scenario.terrain.grid
    filled = {grid.hex_of(place) for place in view.filled(figure)}
    around = set(filled)
    for _ in range(RINGS):
        near = (grid.neighbour(hex_, direction) for hex_ in around for direction in DIRECTIONS)
        around |= {hex_ for hex_ in near if hex_ is not None}
    places = map(grid.name, sorted(around - filled))
    return {place: query(SYSTEM, "arc", view, figure=figure, of=place)["arc"] for place in places}


def turned_arcs(view: Battle, choice: Choice) -> dict[str, str]:
    """The places around the figure that is asked about, by arc, as a choice would turn it."""
    figure = figure_asked_about(view)
    if choice.kind != "face" or not figure:
        return {}
    facing = view.scenario.terrain.grid.direction(choice.text("facing"))
    turned = replace(view.figures[figure], facing=facing)
    return arcs(view.but(figures={**view.figures, figure: turned}), figure)
