"""Hoplomachus as the shared operations of the ability language see it: pieces, sides, distances, statistics."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.abilities.ability_types import Acting
from engine.abilities.ability_use import AbilityUse
from engine.abilities.game_interface import GameInterface, Vocabulary
from engine.abilities.kinds import Conditions
from engine.abilities.wording.reason_parts import AskedFor
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.ability_text import conditions_text, renderer_of
from engine.systems.hoplomachus.abilities.types.effect_types import rule_of
from engine.systems.hoplomachus.abilities.types.vocabulary import VOCABULARY
from engine.systems.hoplomachus.arena_geometry import distance as hexes_between
from engine.systems.hoplomachus.combat.damage import defeated
from engine.systems.hoplomachus.documents.traits import ELITE
from engine.systems.hoplomachus.favour.rewards import Rewards
from engine.systems.hoplomachus.favour.track import SPACES, FavourLost, favour_gained
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.health import HpTaken, hp_gain_events
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, movement, printed

CHANGING: Mapping[str, Callable[[Arena, str], int]] = {
    "range": attack_range,
    "movement": movement,
    "attack-dice": lambda state, unit: len(attack_dice(state, unit)),
}
"""The statistics that abilities change."""


class ArenaInterface(GameInterface[Arena]):
    """Hoplomachus as shared operations see it: pieces are the units in combat, distances are in hexes.

    HR-TURN-6: everything is in sight; units in between do not matter.
    """

    vocabulary: Vocabulary = VOCABULARY

    def ability(self, state: Arena, key: str) -> Acting:
        return state.scenario.definitions[key]

    def asked_for(self, ability: Acting, conditions: Conditions) -> AskedFor:
        return AskedFor(ability, conditions, renderer_of, conditions_text)

    def pieces(self, state: Arena) -> tuple[str, ...]:
        return state.names

    def is_there(self, state: Arena, piece: str) -> bool:
        return piece in state.units

    def seat_of(self, state: Arena, piece: str) -> str:
        return state.units[piece].seat

    def allied(self, state: Arena, seat: str, piece: str) -> bool:
        """HR-TROOP-1: whether the unit is of this seat's team."""
        teams = state.scenario.teams
        return teams[state.units[piece].seat] == teams[seat]

    def rivals(self, state: Arena, seat: str) -> tuple[str, ...]:
        return (state.opponent(seat),)

    def steps_apart(self, state: Arena, one: str, other: str) -> int:
        start, end = (self._at(state, each) for each in (one, other))
        return hexes_between(state.scenario.grid, start, end)

    def _at(self, state: Arena, name: str) -> int:
        """The hex of a unit, or the one with this name."""
        return state.units[name].at if name in state.units else state.place(name)

    def number(self, state: Arena, piece: str, name: str, about: Any) -> int:
        changing = CHANGING.get(name)
        return printed(state, piece, name) if changing is None else changing(state, piece)

    def printed(self, state: Arena, piece: str, name: str) -> int:
        return printed(state, piece, name)

    def counter(self, state: Arena, piece: str, name: str) -> int:
        """HR-TROOP-2, HR-FAVOUR-1: the HP of the unit, or the favour of its troop."""
        unit = state.units[piece]
        return unit.hp if name == "hp" else state.sides[unit.seat].favour

    def changed(self, state: Arena, cast: AbilityUse, piece: str, name: str, by: int) -> Do[Arena]:
        """HP may be gained above health; HP lost by abilities are not damage."""
        if name == "favour":
            return self.scored(state, state.units[piece].seat, by)
        if by >= 0:
            return Do(hp_gain_events(state, piece, by, rule_of(cast)))
        hp = min(-by, state.units[piece].hp)
        taken = HpTaken(unit=piece, hp=hp, rules=(rule_of(cast), "HR-TROOP-2"))
        return Do((taken, *defeated(state, {piece: hp}, cast.seat, cast.by)), (Rewards(),))

    def has_trait(self, state: Arena, piece: str, trait: str) -> bool:
        """HR-COMP-1, -6: whether the unit is of this faction, class or rank, or elite."""
        chip = state.chip(piece)
        return trait in (chip.faction, chip.unit_class, chip.rank) or (trait == ELITE and chip.elite)

    def is_in(self, state: Arena, piece: str, region: str) -> bool:
        """HR-ARENA-2: whether the unit is on a deployment hex of this seat."""
        return bool(state.scenario.deploy.get(region, 0) >> state.units[piece].at & 1)

    def is_on(self, state: Arena, piece: str, ground: str) -> bool:
        """HR-ARENA-2, -3: whether the unit is on a hex with this role."""
        scenario, at = state.scenario, state.units[piece].at
        match ground:
            case "stone":
                return at in scenario.stones
            case "pedestal":
                return at in scenario.pedestals
            case "centre":
                return bool(scenario.centre >> at & 1)
            case _:
                return any(hexes >> at & 1 for hexes in scenario.deploy.values())

    def points(self, state: Arena, seat: str) -> int:
        """HR-FAVOUR-1: the crowd's favour."""
        return state.sides[seat].favour

    def scored(self, state: Arena, seat: str, points: int) -> Do[Arena]:
        """HR-FAVOUR-1, -2: favour is gained up to the last space, or lost down to the last reward that was reached."""
        side = state.sides[seat]
        if points < 0:
            kept = SPACES[side.rewards - 1] if side.rewards else 0
            lost = FavourLost(seat=seat, favour=min(-points, side.favour - kept), rules=("HR-FAVOUR-1",))
            return Do((lost,) if lost.favour else ())
        gained = favour_gained(state, seat, points, "HR-FAVOUR-1")
        return Do(gained, (Rewards(),)) if gained else Do()


INTERFACE = ArenaInterface()
