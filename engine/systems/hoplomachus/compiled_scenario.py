"""The compiled scenario: the arena, the chips and the chosen readings of the rules.

It is made once from the scenario document and never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.content.maps.hexes import hexes_of
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.kernel.data.record import record
from engine.systems.hoplomachus.dice.attack_dice import HIT_FACES, HitFaces
from engine.systems.hoplomachus.documents.playability import refuse_unplayable
from engine.systems.hoplomachus.profile import Profile, chosen

if TYPE_CHECKING:
    from engine.abilities.ability_types import Acting
    from engine.abilities.kinds import Effect
    from engine.content.maps.hex_map import HexMap
    from engine.kernel.state.event import Event
    from engine.systems.hoplomachus.abilities.types.skills import KnownSkill, Skill
    from engine.systems.hoplomachus.documents.skill_documents import SkillCard

HP_CHIPS = 34
"""HR-TROOP-2: the health chips of each colour, where the scenario says nothing else."""


@record(frozen=True, slots=True)
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
    skills: tuple[KnownSkill, ...]
    always: tuple[KnownSkill, ...] = field(init=False, compare=False, repr=False)
    """The skills among them that are always on: they are asked for with every number."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "always", tuple(skill for skill in self.skills if skill.ability.shape == "continuous"))

    @property
    def elite(self) -> bool:
        """HR-COMP-6: heroes, immortals and titans are elite."""
        return self.rank != "common"

    @property
    def hero(self) -> bool:
        """HR-COMP-5: whether it is a hero, of a faction or neutral."""
        return self.rank == "hero"


@record(frozen=True, slots=True)
class TacticDef:
    """HR-TACTIC-2: a tactic: what it does, to whom, and for how long."""

    id: str
    type: str
    until: str | None
    whom: str
    effects: tuple[Effect[Any], ...]
    lying: tuple[tuple[str, Skill], ...]
    """What it gives the unit on which it lies, by the keys that these are known by."""


@record(frozen=True, slots=True)
class Faction:
    """HR-COMP-7: a hero, units and tactics; the seat under which the scenario writes them."""

    id: str
    seat: str
    hero: str | None
    units: tuple[str, ...]
    tactics: tuple[str, ...]


@record(frozen=True, slots=True, eq=False)
class CompiledScenario:
    """A scenario, compiled; there is one of it in a game."""

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
    definitions: Mapping[str, Acting]
    """What skills and tactics do, by their keys."""
    awaited: frozenset[type[Event[Any]]]
    """The events that something in the game waits for."""
    factions: Mapping[str, Faction]
    neutral: tuple[str, ...]
    placed: Mapping[str, int]
    dice: HitFaces
    hp: int
    first: str | None
    rounds: int | None
    profile: Profile


def compile_scenario(scenario: Mapping[str, Any]) -> CompiledScenario:
    """The setting of a checked scenario; a `ContentError` if it cannot be played."""
    from engine.content.maps.hex_map import HexMap

    refuse_unplayable(scenario)
    board = HexMap.model_validate(scenario["map"])
    grid, armies = board.sheet(), scenario["armies"]
    seats = tuple(seat["id"] for seat in scenario.get("seats", ())) or tuple(army["seat"] for army in armies)
    teams = {seat["id"]: seat.get("team", seat["id"]) for seat in scenario.get("seats", ())}
    options, profile = scenario.get("options", {}), dict(scenario.get("profile", {}))
    skills: dict[str, SkillCard] = {}
    units = {unit.id: unit for army in armies for unit in (*_figures(army, skills), *_neutral(army, skills))}
    tactics = {tactic.id: tactic for army in armies for tactic in _tactics(army)}
    abilities = _abilities(units.values(), tactics.values())
    factions = [_faction(army, units) for army in armies]
    return CompiledScenario(
        seats=seats,
        teams={seat: teams.get(seat, seat) for seat in seats},
        grid=grid,
        compass=tuple(board.compass),
        deploy={seat: _with_role(board, f"deploy-{seat}") for seat in seats},
        stones=_each(_with_role(board, "stone")),
        centre=_with_role(board, "deploy-centre"),
        pedestals=_each(_with_role(board, "pedestal")),
        units=units,
        tactics=tactics,
        definitions=_definitions(abilities, tactics.values()),
        awaited=_awaited(abilities.values()),
        factions={faction.id: faction for faction in factions},
        neutral=tuple(sorted({unit.id for army in armies for unit in _neutral(army, skills)})),
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


def _figures(army: Mapping[str, Any], skills: dict[str, SkillCard]) -> Iterable[UnitDef]:
    return (_unit(figure["id"], figure["card"], skills) for figure in army.get("figures", ()))


def _neutral(army: Mapping[str, Any], skills: dict[str, SkillCard]) -> Iterable[UnitDef]:
    """HR-COMP-5: neutral heroes are known by the last part of their ids."""
    return (_unit(card["id"].rpartition("/")[2], card, skills) for card in army.get("neutral", ()))


def _unit(name: str, plain: Mapping[str, Any], skills: dict[str, SkillCard]) -> UnitDef:
    from engine.systems.hoplomachus.content import Chip

    named = [{**each, "skill": _skill(each["skill"], skills)} for each in plain.get("skills", ())]
    card = Chip.model_validate({**plain, "skills": named})
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


def _skill(plain: Mapping[str, Any], skills: dict[str, SkillCard]) -> SkillCard:
    """The document of a skill, read once for all chips that have it."""
    from engine.systems.hoplomachus.documents.skill_documents import SkillCard

    if plain["id"] not in skills:
        skills[plain["id"]] = SkillCard.model_validate(plain)
    return skills[plain["id"]]


def _tactics(army: Mapping[str, Any]) -> Iterable[TacticDef]:
    from engine.systems.hoplomachus.content import Tactic

    for plain in army.get("tactics", ()):
        card = Tactic.model_validate(plain)
        at_once = card.at_once
        given = [*(_standing(each) for each in at_once.effects), *(each.read() for each in card.abilities)]
        lying = tuple((f"{card.id}:{number}", each) for number, each in enumerate(filter(None, given), 1))
        yield TacticDef(card.id, card.type, card.until, card.whom, at_once.effects, lying)


def _standing(effect: Effect[Any]) -> Skill | None:
    """HR-TACTIC-2: what an effect gives for as long as it lasts."""
    from engine.systems.hoplomachus.abilities.types import effect_types as effects

    return effect.standing if isinstance(effect, effects.Effect) else None


def _abilities(units: Iterable[UnitDef], tactics: Iterable[TacticDef]) -> dict[str, Skill]:
    """Everything that units can do or have, by its key."""
    skills = {skill.key: skill.ability for unit in units for skill in unit.skills}
    return skills | {key: ability for tactic in tactics for key, ability in tactic.lying}


def _definitions(abilities: Mapping[str, Skill], tactics: Iterable[TacticDef]) -> dict[str, Acting]:
    from engine.abilities.ability_types import Acting
    from engine.systems.hoplomachus.abilities.types.skills import AtOnce

    acting = {key: ability for key, ability in abilities.items() if isinstance(ability, Acting)}
    return acting | {tactic.id: AtOnce(effects=tactic.effects) for tactic in tactics}


def _awaited(abilities: Iterable[Skill]) -> frozenset[type[Event[Any]]]:
    from engine.systems.hoplomachus.abilities.types.skills import Reacting

    return frozenset(event for each in abilities if isinstance(each, Reacting) for event in each.when.events)
