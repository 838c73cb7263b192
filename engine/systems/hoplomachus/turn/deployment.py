"""HR-TURN-2, -3: the deployment phase: one available unit enters on a deployment hex, dazed, with all its health."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.kernel.chance.deck import UNKNOWN
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish
from engine.kernel.rules.clauses import clause
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.arena_geometry import free_in, is_free
from engine.systems.hoplomachus.phases import NEXT, InPhase, goes_on
from engine.systems.hoplomachus.state import Arena, Unit, with_side
from engine.systems.hoplomachus.units.health import hp_supply


@record(frozen=True, slots=True, kw_only=True)
class UnitDeployed(Event[Arena]):
    """A unit entered combat; it is dazed for the rest of the turn."""

    seat: str
    unit: str
    at: str
    hp: int

    def evolve(self, state: Arena) -> Arena:
        unit = Unit(seat=self.seat, at=state.place(self.at), hp=self.hp, dazed=True)
        side = state.sides[self.seat]
        side = replace(side.without(self.unit), discard=tuple(each for each in side.discard if each != self.unit))
        return with_side(state, self.seat, side).but(units={**state.units, self.unit: unit})


def place_of(wish: Wish[Arena]) -> int:
    """The hex of the wish."""
    return wish.state.place(wish.choice.text("at"))


@clause("HR-TROOP-3", lambda wish: {"unit": wish.choice.text("unit")})
def is_available(wish: Wish[Arena]) -> bool:
    """Only units in the own camp are available."""
    return wish.choice["unit"] in wish.state.sides[wish.question.seat].available


@clause("HR-COMP-5", lambda wish: {"unit": wish.choice.text("unit")})
def hero_is_active(wish: Wish[Arena]) -> bool:
    """An inactive hero cannot be deployed."""
    state, seat = wish.state, wish.question.seat
    return wish.choice["unit"] != state.primary(seat) or state.sides[seat].awake


@clause(
    "HR-TROOP-2", lambda wish: {"unit": wish.choice.text("unit"), "left": hp_supply(wish.state, wish.question.seat)}
)
def health_in_supply(wish: Wish[Arena]) -> bool:
    """The supply suffices for the unit's full health."""
    return wish.state.chip(wish.choice.text("unit")).health <= hp_supply(wish.state, wish.question.seat)


@clause("HR-ARENA-2", lambda wish: {"places": wish.choice.text("at"), "place": wish.choice.text("at")})
def own_deployment_hex(wish: Wish[Arena]) -> bool:
    """Each side deploys on its own deployment hexes only."""
    return bool(wish.state.scenario.deploy[wish.question.seat] >> place_of(wish) & 1)


@clause("HR-TURN-2", lambda wish: {"places": wish.choice.text("at"), "place": wish.choice.text("at")})
def free_to_deploy(wish: Wish[Arena]) -> bool:
    """The deployment hex is free and not blocked."""
    return is_free(wish.state, place_of(wish))


def deployments(state: Arena) -> Iterator[Choice]:
    """Every unit of the troop, wherever it is, on every hex."""
    seat, grid = state.question.seat, state.scenario.grid
    side = state.sides[seat]
    deck, prize = side.holding.deck, (side.prize,) if side.prize else ()
    units = sorted({*side.available, *side.discard, *deck.known, *deck.rest, *prize, *state.of(seat)} - {UNKNOWN})
    return (choice("deploy", unit=unit, at=grid.name(hex_)) for unit in units for hex_ in range(grid.size))


def legal_deployments(state: Arena) -> Iterator[Choice]:
    """The legal ones among them."""
    seat, grid = state.question.seat, state.scenario.grid
    places = [grid.name(hex_) for hex_ in free_in(state, state.scenario.deploy[seat])]
    for unit in sorted(set(state.sides[seat].available)):
        if places and DEPLOY.legal(state, choice("deploy", unit=unit, at=places[0])):
            yield from (choice("deploy", unit=unit, at=place) for place in places)


DEPLOY: Action[Arena, Wish[Arena]] = Action(
    "deploy",
    (is_available, hero_is_active, health_in_supply, own_deployment_hex, free_to_deploy),
    Wish,
    deployments,
    legal_deployments,
)


@clause("HR-TURN-2")
def need_not_deploy(wish: Wish[Arena]) -> bool:
    """Deployment is mandatory, if possible, for a troop without units in combat."""
    return any(True for _ in wish.state.of(wish.question.seat)) or not DEPLOY.choices(wish.state)


STAY: Action[Arena, Wish[Arena]] = Action(NEXT, (need_not_deploy,), Wish, goes_on)


@record(frozen=True, slots=True)
class Deployment(InPhase):
    """HR-TURN-2: at most one unit is deployed."""

    kind = "deployment"
    prompt = message("prompt-hoplomachus-deployment")
    offers = (DEPLOY, STAY)

    def asks_anyway(self, state: Arena) -> bool:
        """HR-S-2: opponents must not learn which units are face down in camp."""
        return bool(state.sides[self.seat].holding.hand) and bool(free_in(state, state.scenario.deploy[self.seat]))

    def act(self, state: Arena, answer: Choice) -> Do[Arena]:
        unit, at = answer.text("unit"), answer.text("at")
        health = state.chip(unit).health
        deployed = UnitDeployed(seat=self.seat, unit=unit, at=at, hp=health, rules=("HR-TURN-2", "HR-TURN-3"))
        return Do((deployed,))
