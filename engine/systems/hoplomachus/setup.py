"""HR-S-2: the set-up of a game: order of players, factions, neutral heroes, and the first units from the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.content.kinds.scenario import Scenario
from engine.content.loading.scenario_reader import playable_scenario
from engine.kernel.chance.deck import Deck, Holding, shuffled
from engine.kernel.chance.rolls import Chance
from engine.kernel.data.choice import Choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step
from engine.systems.hoplomachus.compile_scenario import compile_scenario
from engine.systems.hoplomachus.compiled_scenario import CompiledScenario
from engine.systems.hoplomachus.content import CONTENT
from engine.systems.hoplomachus.state import Arena, FactionName, Side, Unit, with_side
from engine.systems.hoplomachus.turn.refill import Refill
from engine.systems.hoplomachus.turn.turn_steps import BeginTurn


@record(frozen=True, slots=True, kw_only=True)
class OrderSet(Event[Arena]):
    """The order of the turns was determined; it does not change."""

    order: tuple[str, ...]

    def evolve(self, state: Arena) -> Arena:
        return state.but(order=self.order)


@record(frozen=True, slots=True, kw_only=True)
class FactionTaken(Event[Arena]):
    """A seat got a faction: its hero, inactive, and its tactics are in camp, its units in the bag."""

    seat: str
    faction: str

    def evolve(self, state: Arena) -> Arena:
        made = state.scenario.factions[self.faction]
        mine = [unit for unit in made.units if unit not in state.scenario.placed]
        placed = {name: hex_ for name, hex_ in state.scenario.placed.items() if name in (*made.units, made.hero)}
        side = replace(
            state.sides[self.seat],
            faction=self.faction,
            holding=Holding((), shuffled(mine)),
            camp=tuple(hero for hero in (made.hero,) if hero and hero not in placed),
            tactics=made.tactics,
            awake=made.hero in placed,
        )
        units = {name: Unit(seat=self.seat, at=at, hp=state.chip(name).health) for name, at in placed.items()}
        return with_side(state, self.seat, side).but(units={**state.units, **units})


@record(frozen=True, slots=True, kw_only=True)
class HeroOnTrack(Event[Arena]):
    """A neutral hero was placed on the last space of a track."""

    seat: str
    unit: str

    def evolve(self, state: Arena) -> Arena:
        return with_side(state, self.seat, replace(state.sides[self.seat], prize=self.unit))


def set_up(setup: Scenario | Mapping[str, Any]) -> Arena:
    """The state before the first decision."""
    document = playable_scenario(setup, CONTENT)
    scenario = compile_scenario(document)
    return Arena(
        scenario=scenario,
        seats=scenario.seats,
        teams=document.teams(),
        units={},
        sides={seat: Side(holding=Holding((), Deck())) for seat in scenario.seats},
        agenda=(Prepare(), ChooseFirst()),
    )


@record(frozen=True, slots=True)
class ChooseFirst(Step[Arena]):
    """HR-S-2: if the scenario does not name who begins, the order is random."""

    def run(self, state: Arena) -> Do[Arena]:
        if state.scenario.first is None:
            return Do(then=(DrawFirst("first-player", state.seats[0]),))
        return Do((order_from(state, state.scenario.first),))


def order_from(state: Arena, first: str) -> OrderSet:
    """The order of the turns from this seat on."""
    at = state.seats.index(first)
    return OrderSet(order=state.seats[at:] + state.seats[:at], rules=("HR-S-2",))


@record(frozen=True, slots=True)
class DrawFirst(Chance[Arena]):
    """HR-S-2: the seat that begins is determined at random."""

    def outcomes(self, state: Arena) -> Sequence[str]:
        return state.seats

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return Do((order_from(state, answer.text("result")),))


@record(frozen=True, slots=True)
class Prepare(Step[Arena]):
    """HR-S-2: the rest of the set-up, once the order is known."""

    def run(self, state: Arena) -> Do[Arena]:
        order = state.order
        factions = [taking_of(state.scenario, seat) for seat in (*order[1:], order[0])]
        heroes = [DrawHero("neutral-hero", seat) for seat in order]
        return Do(then=(*factions, *heroes, *(Refill(seat, "HR-S-2") for seat in order), BeginTurn(order[0])))


def taking_of(scenario: CompiledScenario, seat: str) -> Step[Arena]:
    """HR-S-2: the choice of a faction: random, free, or as the scenario has it, from the second player on."""
    match scenario.profile["factions"]:
        case "pick":
            return PickFaction(seat)
        case "written":
            return TakeFaction(seat, next(each.id for each in scenario.factions.values() if each.seat == seat))
        case _:
            return DrawFaction("faction", seat)


def factions_left(state: Arena) -> tuple[str, ...]:
    """HR-S-2: the factions that no seat has; no two seats have the same."""
    taken = {side.faction for side in state.sides.values()}
    return tuple(faction for faction in state.scenario.factions if faction not in taken)


def _taken(seat: str, faction: str) -> Do[Arena]:
    return Do((FactionTaken(seat=seat, faction=faction, rules=("HR-S-2",)),))


@record(frozen=True, slots=True)
class TakeFaction(Step[Arena]):
    """The faction that the scenario gives to the seat."""

    seat: SeatName
    faction: FactionName

    def run(self, state: Arena) -> Do[Arena]:
        return _taken(self.seat, self.faction)


@record(frozen=True, slots=True)
class DrawFaction(Chance[Arena]):
    """A random faction of those left."""

    def outcomes(self, state: Arena) -> Sequence[str]:
        return factions_left(state)

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return _taken(self.seat, answer.text("result"))


@record(frozen=True, slots=True)
class PickFaction(Question[Arena]):
    """The seat picks one of the factions left; the last one is taken without a question."""

    seat: SeatName

    def ask(self, state: Arena) -> Decision | Do[Arena]:
        left = factions_left(state)
        if len(left) == 1:
            return _taken(self.seat, left[0])
        choices = tuple(Choice("faction", {"faction": faction}, None, ("HR-S-2",)) for faction in left)
        return Decision((self.seat,), "faction", message("prompt-hoplomachus-faction"), choices)

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return _taken(self.seat, answer.text("faction"))


@record(frozen=True, slots=True)
class DrawHero(Chance[Arena]):
    """HR-S-2: a random neutral hero for the last space of a track."""

    def outcomes(self, state: Arena) -> Sequence[str]:
        taken = {side.prize for side in state.sides.values()}
        return tuple(hero for hero in state.scenario.neutral if hero not in taken)

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        return Do((HeroOnTrack(seat=self.seat, unit=answer.text("result"), rules=("HR-S-2",)),))
