"""The cards of this game as sheets: fate, glory, weapons, items; and a card that lies face down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.board.panel import Card, Fact, Sheet
from editor.games.battleground.abilities import below, named_facts
from editor.playtest.naming import Naming
from engine.kernel.chance.deck import UNKNOWN
from engine.systems.battleground.cards import ItemDef, PlayedCardDef, WeaponDef
from engine.systems.battleground.combat.weapons import FISTS
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.documents.printed_values import ITEM_TYPES, weapon_values


def card_of(setting: BattleScenario, card: str, naming: Naming) -> Card:
    """A card in a pile."""
    if card == UNKNOWN:
        return Card(UNKNOWN, Sheet(naming.label("card-face-down")), face_down=True)
    return Card(card, card_sheet(setting.cards[card], naming))


def cards_of(setting: BattleScenario, cards: Iterable[str], naming: Naming) -> tuple[Card, ...]:
    """Cards in a pile."""
    return tuple(card_of(setting, each, naming) for each in cards)


def card_sheet(card: PlayedCardDef, naming: Naming) -> Sheet:
    """A fate or glory card."""
    return naming.once(_card_sheet, card)


def _card_sheet(card: PlayedCardDef, naming: Naming) -> Sheet:
    kind = "board-battleground-fate" if card.kind == "fate" else "board-battleground-glory"
    return Sheet(naming.name(card.id), naming.label(kind), facts=tuple(_card_facts(card, naming)))


def _card_facts(card: PlayedCardDef, naming: Naming) -> Iterator[Fact]:
    yield Fact(naming.label("term-initiative"), str(card.initiative), ("BG-ROUND-4",))
    yield Fact(naming.label("term-action-points"), str(card.ap), ("BG-ROUND-7",))
    yield Fact(naming.label("term-mana"), str(card.mana), ("BG-ROUND-7",))
    if card.bonus is not None:
        yield from named_facts(naming.label("board-battleground-bonus"), card.bonus, naming)
    elif card.mission is not None:
        yield from named_facts(naming.label("term-side-mission"), card.mission, naming)
    else:
        kind = "board-battleground-plain-fate" if card.kind == "fate" else "board-battleground-plain-glory"
        yield Fact(naming.label("board-battleground-bonus"), naming.say(kind), ("BG-ROUND-7",))


def weapon_facts(weapon: WeaponDef, naming: Naming) -> Iterator[Fact]:
    """A weapon: its kind, dice, range and results, and below it what it does beside them."""
    yield Fact(weapon_name(weapon.id, naming), "; ".join(weapon_values(weapon, naming.lang)), ("BG-COMP-4",))
    if weapon.ability is not None:
        yield from below(weapon.ability, naming)


def weapon_name(weapon: str, naming: Naming) -> str:
    """What a weapon is called; fists have no card."""
    return naming.label("board-battleground-fists") if weapon == FISTS.id else naming.name(weapon)


def item_facts(item: ItemDef, *, used: bool, naming: Naming) -> Iterator[Fact]:
    """An item that somebody carries: its kind, and what it does."""
    said = [naming.say(ITEM_TYPES[item.type])]
    if used:
        said.append(naming.say("board-battleground-used"))
    yield Fact(naming.name(item.id), "; ".join(said), ("BG-COMP-5",))
    if item.ability is not None:
        yield from below(item.ability, naming)
