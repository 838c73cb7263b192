"""What never changes in a game: the arena, the chips, the readings of the rules. Made once from the scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.content.maps.hexes import hexes_of
from engine.geometry.bits import members
from engine.geometry.grid import Grid
from engine.systems.hoplomachus.dice import HIT_FACES, HitFaces
from engine.systems.hoplomachus.playable import refuse_unplayable
from engine.systems.hoplomachus.profile import Profile, chosen

if TYPE_CHECKING:
    from engine.content.maps.hex_map import HexMap
    from engine.systems.hoplomachus.effects import Effect
    from engine.systems.hoplomachus.skills import Skill

HP_CHIPS = 34
"""HR-TROOP-2: the health chips of each colour, where the scenario says nothing else."""


@dataclass(frozen=True, slots=True)
class UnitDef:
    """HR-COMP-1: a chip."""

    id: str
    card: str
    faction: str | None
    unit_class: str
    rank: str
    range: int
    movement: int
    health: int
    attack: tuple[str, ...]
    skills: tuple[Skill, ...]

    @property
    def elite(self) -> bool:
        """HR-COMP-6: heroes, immortals and titans are elite."""
        return self.rank != "common"

    @property
    def hero(self) -> bool:
        """HR-COMP-5: whether it is a hero, of a faction or neutral."""
        return self.rank == "hero"


@dataclass(frozen=True, slots=True)
class TacticDef:
    """HR-TACTIC-2: a tactic: what it does, to whom, and for how long."""

    id: str
    type: str
    until: str | None
    whom: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Faction:
    """HR-COMP-7: a hero, units and tactics; the seat under which the scenario writes them."""

    id: str
    seat: str
    hero: str | None
    units: tuple[str, ...]
    tactics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setting:
    """A scenario, compiled."""

    seats: tuple[str, ...]
    teams: Mapping[str, str]
    grid: Grid
    compass: tuple[int, ...]
    deploy: Mapping[str, int]
    stones: tuple[int, ...]
    centre: int
    pedestals: tuple[int, ...]
    units: Mapping[str, UnitDef]
    tactics: Mapping[str, TacticDef]
    factions: Mapping[str, Faction]
    neutral: tuple[str, ...]
    placed: Mapping[str, int]
    dice: HitFaces
    hp: int
    first: str | None
    rounds: int | None
    profile: Profile


def compiled(scenario: Mapping[str, Any]) -> Setting:
    """The setting of a checked scenario; a `ContentError` if it cannot be played."""
    from engine.content.maps.hex_map import HexMap

    refuse_unplayable(scenario)
    board = HexMap.model_validate(scenario["map"])
    grid, armies = board.sheet(), scenario["armies"]
    seats = tuple(seat["id"] for seat in scenario.get("seats", ())) or tuple(army["seat"] for army in armies)
    teams = {seat["id"]: seat.get("team", seat["id"]) for seat in scenario.get("seats", ())}
    options, profile = scenario.get("options", {}), dict(scenario.get("profile", {}))
    units = {unit.id: unit for army in armies for unit in (*_figures(army), *_neutral(army))}
    factions = [_faction(army, units) for army in armies]
    return Setting(
        seats=seats,
        teams={seat: teams.get(seat, seat) for seat in seats},
        grid=grid,
        compass=tuple(board.compass),
        deploy={seat: _with_role(board, f"deploy-{seat}") for seat in seats},
        stones=_each(_with_role(board, "stone")),
        centre=_with_role(board, "deploy-centre"),
        pedestals=_each(_with_role(board, "pedestal")),
        units=units,
        tactics={tactic.id: tactic for army in armies for tactic in _tactics(army)},
        factions={faction.id: faction for faction in factions},
        neutral=tuple(sorted({unit.id for army in armies for unit in _neutral(army)})),
        placed={f["id"]: grid.place(f["at"]) for army in armies for f in army.get("figures", ()) if "at" in f},
        dice={**HIT_FACES, **options.get("dice", {})},
        hp=options.get("hp_chips", HP_CHIPS),
        first=scenario.get("first"),
        rounds=scenario.get("rounds"),
        profile=chosen(profile.pop("preset", "default"), profile),
    )


def _with_role(board: HexMap, role: str) -> int:
    """HR-ARENA-6: the hexes that have a role."""
    found = 0
    for each in board.roles:
        if each.role == role:
            found |= hexes_of(board.sheet(), each.hexes)
    return found


def _each(hexes: int) -> tuple[int, ...]:
    return tuple(members(hexes))


def _faction(army: Mapping[str, Any], units: Mapping[str, UnitDef]) -> Faction:
    own = [units[figure["id"]] for figure in army.get("figures", ())]
    return Faction(
        id=next((unit.faction for unit in own if unit.faction), army["seat"]),
        seat=army["seat"],
        hero=next((unit.id for unit in own if unit.hero), None),
        units=tuple(unit.id for unit in own if not unit.hero),
        tactics=tuple(dict.fromkeys(tactic["id"] for tactic in army.get("tactics", ()))),
    )


def _figures(army: Mapping[str, Any]) -> Iterable[UnitDef]:
    return (_unit(figure["id"], figure["card"]) for figure in army.get("figures", ()))


def _neutral(army: Mapping[str, Any]) -> Iterable[UnitDef]:
    """HR-COMP-5: neutral heroes are known by the last part of their ids."""
    return (_unit(card["id"].rpartition("/")[2], card) for card in army.get("neutral", ()))


def _unit(name: str, plain: Mapping[str, Any]) -> UnitDef:
    from engine.systems.hoplomachus.content import Chip

    card = Chip.model_validate(plain)
    return UnitDef(
        id=name,
        card=card.id,
        faction=card.faction,
        unit_class=card.unit_class,
        rank=card.rank,
        range=card.range,
        movement=card.movement,
        health=card.health,
        attack=tuple(card.attack),
        skills=tuple(skill.read() for skill in card.skills),
    )


def _tactics(army: Mapping[str, Any]) -> Iterable[TacticDef]:
    from engine.systems.hoplomachus.content import Tactic

    for plain in army.get("tactics", ()):
        card = Tactic.model_validate(plain)
        effects = tuple(effect.read() for effect in card.effects)
        yield TacticDef(card.id, card.type, card.until, card.whom, effects)
