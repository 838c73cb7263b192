"""The cards of Battleground as sheets: fate, glory, weapons, items, and face-down cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.abilities import clause_lines, named_facts
from editor.view_model.side_panel import PileCard, Sheet, SheetLine
from engine.kernel.chance.deck import UNKNOWN
from engine.systems.battleground.cards import ItemDef, PlayedCardDef, WeaponDef
from engine.systems.battleground.combat.weapons import FISTS
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.documents.printed_values import ITEM_TYPES, weapon_values


def card_of(scenario: BattleScenario, card: str, naming: DisplayNames) -> PileCard:
    """A card in a pile."""
    if card == UNKNOWN:
        return PileCard(UNKNOWN, Sheet(naming.label("card-face-down")), face_down=True)
    return PileCard(card, card_sheet(scenario.cards[card], naming), document=card)


def cards_of(scenario: BattleScenario, cards: Iterable[str], naming: DisplayNames) -> tuple[PileCard, ...]:
    """Cards in a pile."""
    return tuple(card_of(scenario, each, naming) for each in cards)


def card_sheet(card: PlayedCardDef, naming: DisplayNames) -> Sheet:
    """A fate or glory card."""
    return naming.once(_card_sheet, card)


def _card_sheet(card: PlayedCardDef, naming: DisplayNames) -> Sheet:
    kind = "board-battleground-fate" if card.kind == "fate" else "board-battleground-glory"
    return Sheet(naming.name(card.id), naming.label(kind), facts=tuple(_card_facts(card, naming)))


def _card_facts(card: PlayedCardDef, naming: DisplayNames) -> Iterator[SheetLine]:
    yield SheetLine(naming.label("term-initiative"), str(card.initiative), ("BG-ROUND-4",))
    yield SheetLine(naming.label("term-action-points"), str(card.ap), ("BG-ROUND-7",))
    yield SheetLine(naming.label("term-mana"), str(card.mana), ("BG-ROUND-7",))
    if card.bonus is not None:
        yield from named_facts(naming.label("board-battleground-bonus"), card.bonus, naming)
    elif card.mission is not None:
        yield from named_facts(naming.label("term-side-mission"), card.mission, naming)
    else:
        kind = "board-battleground-plain-fate" if card.kind == "fate" else "board-battleground-plain-glory"
        yield SheetLine(naming.label("board-battleground-bonus"), naming.say(kind), ("BG-ROUND-7",))


def weapon_facts(weapon: WeaponDef, naming: DisplayNames) -> Iterator[SheetLine]:
    """Facts of a weapon: kind, dice, range, results, then its abilities."""
    yield SheetLine(weapon_name(weapon.id, naming), "; ".join(weapon_values(weapon, naming.lang)), ("BG-COMP-4",))
    if weapon.ability is not None:
        yield from clause_lines(weapon.ability, naming)


def weapon_name(weapon: str, naming: DisplayNames) -> str:
    """Name of a weapon; fists have no card."""
    return naming.label("board-battleground-fists") if weapon == FISTS.id else naming.name(weapon)


def item_facts(item: ItemDef, *, used: bool, naming: DisplayNames) -> Iterator[SheetLine]:
    """Facts of a carried item: kind and abilities."""
    lines = [naming.say(ITEM_TYPES[item.type])]
    if used:
        lines.append(naming.say("board-battleground-used"))
    yield SheetLine(naming.name(item.id), "; ".join(lines), ("BG-COMP-5",))
    if item.ability is not None:
        yield from clause_lines(item.ability, naming)
