"""Compiles a checked scenario document into the records for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any

from engine.abilities.ability_types import Acting
from engine.abilities.kinds import Effect
from engine.content.army_parts import cards_of
from engine.content.card import record_of
from engine.content.kinds.scenario import Scenario, SeatArmy
from engine.content.maps.zones import hexes_by_role
from engine.content.system_fields import Profile
from engine.geometry.hex.bit_sets import members
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.abilities.types.skills import AtOnce, Reacting, Skill, Standing
from engine.systems.hoplomachus.compiled_scenario import CompiledScenario, Faction, TacticDef, UnitDef
from engine.systems.hoplomachus.content import Chip, Options, Tactic
from engine.systems.hoplomachus.profile import OPTIONS, PRESETS


def compile_scenario(scenario: Scenario) -> CompiledScenario:
    """The compiled form of a playable scenario."""
    board, armies = scenario.hex_map(), scenario.armies
    grid, seats, roles = board.sheet(), scenario.seat_names(), hexes_by_role(board)
    teams = {seat.id: seat.team or seat.id for seat in scenario.seats}
    options = scenario.options if isinstance(scenario.options, Options) else Options()
    units = {unit.id: unit for army in armies for unit in (*_figures(army), *_neutral(army))}
    tactics = {tactic.id: tactic for army in armies for tactic in _tactics(army)}
    abilities = _abilities(units.values(), tactics.values())
    factions = [_faction(army, units) for army in armies]
    return CompiledScenario(
        seats=seats,
        teams={seat: teams.get(seat, seat) for seat in seats},
        grid=grid,
        compass=tuple(board.compass),
        deploy={seat: roles.get(f"deploy-{seat}", 0) for seat in seats},
        stones=tuple(members(roles.get("stone", 0))),
        centre=roles.get("deploy-centre", 0),
        pedestals=tuple(members(roles.get("pedestal", 0))),
        units=units,
        tactics=tactics,
        definitions=_definitions(abilities, tactics.values()),
        awaited=_awaited(abilities.values()),
        factions={faction.id: faction for faction in factions},
        neutral=tuple(sorted({unit.id for army in armies for unit in _neutral(army)})),
        placed={each.id: grid.place(each.at) for army in armies for each in army.figures if each.at is not None},
        dice=options.dice.faces,
        hp=options.hp_chips,
        first=scenario.first,
        rounds=scenario.rounds,
        profile=(scenario.profile or Profile()).chosen(OPTIONS, PRESETS),
    )


def _faction(army: SeatArmy, units: Mapping[str, UnitDef]) -> Faction:
    own = [units[figure.id] for figure in army.figures]
    return Faction(
        id=next((unit.faction for unit in own if unit.faction), army.seat),
        seat=army.seat,
        hero=next((unit.id for unit in own if unit.hero), None),
        units=tuple(unit.id for unit in own if not unit.hero),
        tactics=tuple(dict.fromkeys(tactic.id for tactic in army.pile("tactics", Tactic))),
    )


def _figures(army: SeatArmy) -> Iterator[UnitDef]:
    return (_unit(figure.id, card) for figure in army.figures for card in cards_of((figure.card,), Chip))


def _neutral(army: SeatArmy) -> Iterator[UnitDef]:
    """HR-COMP-5: neutral heroes are known by the last part of their ids."""
    return (_unit(card.id.rpartition("/")[2], card) for card in army.pile("neutral", Chip))


def _unit(name: str, card: Chip) -> UnitDef:
    skills = tuple(skill.read() for skill in card.skills)
    return record_of(UnitDef, card, id=name, card=card.id, skills=skills)


def _tactics(army: SeatArmy) -> Iterator[TacticDef]:
    for card in army.pile("tactics", Tactic):
        at_once = card.at_once
        keys = (f"{card.id}:{number}" for number in count(1))
        lasting = tuple((next(keys), each) for each in map(_standing, at_once.effects) if each)
        given = tuple((next(keys), each.read()) for each in card.abilities)
        yield TacticDef(card.id, card.type, card.until, card.whom, at_once.effects, lasting, given)


def _standing(effect: Effect[Any]) -> Standing | None:
    """HR-TACTIC-2: the modifier of an effect for as long as it lasts."""
    given = effect.standing if isinstance(effect, CardEffect) else None
    return given if isinstance(given, Standing) else None


def _abilities(units: Iterable[UnitDef], tactics: Iterable[TacticDef]) -> dict[str, Skill]:
    """The skills of all units and tactics by key."""
    skills = {skill.key: skill.ability for unit in units for skill in unit.skills}
    return skills | {key: ability for tactic in tactics for key, ability in tactic.lying}


def _definitions(abilities: Mapping[str, Skill], tactics: Iterable[TacticDef]) -> dict[str, Acting]:
    acting = {key: ability for key, ability in abilities.items() if isinstance(ability, Acting)}
    return acting | {tactic.id: AtOnce(effects=tactic.effects) for tactic in tactics}


def _awaited(abilities: Iterable[Skill]) -> frozenset[type[Event[Any]]]:
    return frozenset(event for each in abilities if isinstance(each, Reacting) for event in each.when.events)
