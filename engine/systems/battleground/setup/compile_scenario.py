"""Compiles a checked scenario document into the records for play."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from engine.content.army_parts import cards_of
from engine.content.card import record_of
from engine.content.kinds.scenario import Scenario, SeatArmy
from engine.content.maps.zones import regions_of, zones_by_seat
from engine.content.system_fields import Profile
from engine.geometry.hex.distance import exact
from engine.geometry.movement.bases import Base
from engine.systems.battleground.abilities.types.ability_index import build_ability_index
from engine.systems.battleground.abilities.types.card_abilities import Bonus
from engine.systems.battleground.cards import (
    CharacterDef,
    FigureDef,
    ItemDef,
    PlayedCardDef,
    ResultLineDef,
    WeaponDef,
)
from engine.systems.battleground.compiled_scenario import ROUNDS, BattleScenario
from engine.systems.battleground.documents.ability_fields import SCENARIO_ABILITY
from engine.systems.battleground.documents.card_models import Character, Fate, Glory, Item, Victory, Weapon
from engine.systems.battleground.profile import OPTIONS, PRESETS


def compile_scenario(scenario: Scenario) -> BattleScenario:
    """The compiled form of a playable scenario."""
    board, armies = scenario.hex_map(), scenario.armies
    terrain = board.terrain()
    victory = scenario.victory if isinstance(scenario.victory, Victory) else Victory()
    figures = {figure.id: figure for army in armies for figure in _figures(army)}
    piles = [cards for army in armies for cards in (army.pile("deck", Fate), army.pile("glory", Glory))]
    played = {card.id: _played_card(card) for cards in piles for card in cards}
    return BattleScenario(
        seats=scenario.seat_names(),
        terrain=terrain,
        inch=exact(Fraction(str(board.grid.inch))),
        zones=zones_by_seat(board),
        regions=regions_of(board),
        objectives={token.id: terrain.grid.place(token.at) for token in board.objectives},
        figures=figures,
        cards=played,
        decks={army.seat: tuple(card.id for card in army.pile("deck", Fate)) for army in armies},
        glory={army.seat: tuple(card.id for card in army.pile("glory", Glory)) for army in armies},
        first=scenario.first,
        rounds=ROUNDS if scenario.rounds is None else scenario.rounds,
        objective_points=victory.objective,
        winning_lead=victory.lead,
        profile=(scenario.profile or Profile()).chosen(OPTIONS, PRESETS),
        ability_index=build_ability_index(
            figures,
            {card.id: card.bonus for card in played.values() if card.bonus},
            [card.mission.when for card in played.values() if card.mission],
            [SCENARIO_ABILITY.read(each).read() for each in scenario.abilities],
        ),
    )


def _figures(army: SeatArmy) -> Iterator[FigureDef]:
    for figure in army.figures:
        (card,) = cards_of((figure.card,), Character)
        yield record_of(
            FigureDef,
            figure,
            seat=army.seat,
            card=_character(card),
            weapons=tuple(map(_weapon, cards_of(figure.equipment, Weapon))),
            items=tuple(map(_item, cards_of(figure.equipment, Item))),
        )


def _character(card: Character) -> CharacterDef:
    """A character card from its document."""
    return record_of(
        CharacterDef,
        card,
        speed=tuple(card.speed),
        base=Base(tuple((lane, slant) for lane, slant in card.base)),
        abilities=tuple(ability.read() for ability in card.abilities),
    )


def _weapon(card: Weapon) -> WeaponDef:
    """A weapon card from its document."""
    return record_of(
        WeaponDef,
        card,
        range=None if card.range is None else Fraction(str(card.range)),
        table=tuple(ResultLineDef(line.least, line.most, line.wounds) for line in card.table),
        ability=card.ability.read() if card.ability else None,
    )


def _item(card: Item) -> ItemDef:
    """An item card from its document."""
    return record_of(ItemDef, card, ability=card.ability.read() if card.ability else None)


def _played_card(card: Fate | Glory) -> PlayedCardDef:
    """A fate or glory card from its document."""
    if card.kind == "glory":
        return record_of(PlayedCardDef, card, mission=card.mission.read() if card.mission else None)
    bonus: Bonus = card.bonus.read()
    return record_of(PlayedCardDef, card, bonus=bonus if bonus.every_effect else None)
