"""The compiled scenario: the map, cards and readings of the rules, which never change in a game.

It is made once, from the checked scenario document.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from fractions import Fraction
from typing import Any

from engine.content.maps.zones import regions_of, zones_by_seat
from engine.geometry.hex.distance import Inches, exact
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.record import record
from engine.systems.battleground import cards
from engine.systems.battleground.abilities.types.ability_index import AbilityIndex, build_ability_index
from engine.systems.battleground.cards import CharacterDef, ItemDef, PlayedCardDef, WeaponDef
from engine.systems.battleground.documents.playability import refuse_unplayable
from engine.systems.battleground.profile import Profile, chosen

ROUNDS = 4
"""BG-ROUND-1: how many rounds a game has, where the scenario says nothing else."""


@record(frozen=True, slots=True)
class FigureDef:
    """A figure of an army: its card and what it carries."""

    id: str
    seat: str
    card: CharacterDef
    weapons: tuple[WeaponDef, ...]
    items: tuple[ItemDef, ...]
    at: str | None
    facing: str | None
    reserve: bool = False
    """Whether it waits beside the map until an ability lets it enter."""
    equipment: tuple[WeaponDef, ...] = field(init=False, repr=False, compare=False)
    """Its weapons, each once."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "equipment", tuple({weapon.id: weapon for weapon in self.weapons}.values()))

    @property
    def cost(self) -> int:
        """BG-WIN-1: what its knock-out is worth: the card and all its equipment."""
        return self.card.cost + sum(weapon.cost for weapon in self.weapons) + sum(item.cost for item in self.items)


@record(frozen=True, slots=True, eq=False)
class BattleScenario:
    """A scenario, compiled; there is one of it in a game."""

    seats: tuple[str, ...]
    terrain: Terrain
    inch: Inches
    zones: Mapping[str, int]
    regions: Mapping[str, int]
    """The hexes of the parts of the map that have a name: its zones, its roles, the deployment zones by seat."""
    objectives: Mapping[str, int]
    figures: Mapping[str, FigureDef]
    cards: Mapping[str, PlayedCardDef]
    decks: Mapping[str, tuple[str, ...]]
    glory: Mapping[str, tuple[str, ...]]
    first: str | None
    rounds: int
    objective_points: int
    winning_lead: int
    profile: Profile
    ability_index: AbilityIndex
    weapons: Mapping[str, WeaponDef] = field(init=False)
    """The weapons that somebody carries, by their ids."""

    def __post_init__(self) -> None:
        carried = (weapon for figure in self.figures.values() for weapon in figure.weapons)
        object.__setattr__(self, "weapons", {weapon.id: weapon for weapon in carried})


def compile_scenario(scenario: Mapping[str, Any]) -> BattleScenario:
    """The setting of a checked scenario; a `ContentError` if it cannot be played."""
    from engine.content.maps.hex_map import HexMap
    from engine.systems.battleground.content import Victory
    from engine.systems.battleground.documents.ability_fields import SCENARIO_ABILITY

    refuse_unplayable(scenario)
    board = HexMap.model_validate(scenario["map"])
    terrain = board.terrain()
    armies = scenario["armies"]
    victory = Victory.model_validate(scenario.get("victory", {}))
    profile = dict(scenario.get("profile", {}))
    figures = {figure.id: figure for army in armies for figure in _figures(army)}
    played = _cards_by_id(card for army in armies for pile in ("deck", "glory") for card in army.get(pile, ()))
    return BattleScenario(
        seats=tuple(seat["id"] for seat in scenario.get("seats", ())) or tuple(army["seat"] for army in armies),
        terrain=terrain,
        inch=exact(Fraction(str(board.grid.inch))),
        zones=zones_by_seat(board),
        regions=regions_of(board),
        objectives={token.id: terrain.grid.place(token.at) for token in board.objectives},
        figures=figures,
        cards=played,
        decks={army["seat"]: tuple(card["id"] for card in army.get("deck", ())) for army in armies},
        glory={army["seat"]: tuple(card["id"] for card in army.get("glory", ())) for army in armies},
        first=scenario.get("first"),
        rounds=scenario.get("rounds", ROUNDS),
        objective_points=victory.objective,
        winning_lead=victory.lead,
        profile=chosen(profile.pop("preset", "default"), profile),
        ability_index=build_ability_index(
            figures,
            {card.id: card.bonus for card in played.values() if card.bonus},
            [card.mission.when for card in played.values() if card.mission],
            [SCENARIO_ABILITY.read(each).read() for each in scenario.get("abilities", ())],
        ),
    )


def _figures(army: Mapping[str, Any]) -> Iterable[FigureDef]:
    from engine.systems.battleground.content import Character, Item, Weapon

    for plain in army.get("figures", ()):
        equipment = plain.get("equipment", ())
        weapons = (Weapon.model_validate(card) for card in equipment if card["kind"] == "weapon")
        items = (Item.model_validate(card) for card in equipment if card["kind"] == "item")
        yield FigureDef(
            id=plain["id"],
            seat=army["seat"],
            card=cards.character(Character.model_validate(plain["card"])),
            weapons=tuple(map(cards.weapon, weapons)),
            items=tuple(map(cards.item, items)),
            at=plain.get("at"),
            facing=plain.get("facing"),
            reserve=plain.get("reserve", False),
        )


def _cards_by_id(found: Iterable[Mapping[str, Any]]) -> dict[str, PlayedCardDef]:
    from engine.systems.battleground.content import Fate, Glory

    models = (Fate.model_validate(card) if card["kind"] == "fate" else Glory.model_validate(card) for card in found)
    return {card.id: cards.played_card(card) for card in models}
