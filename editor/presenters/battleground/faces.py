"""The faces of Battleground's cards: characters, weapons, items, fate and glory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.presenters.amount_text import signed
from editor.presenters.battleground.words import CARD_ICONS, strongest
from editor.presenters.face_parts import document_title, face_abilities, faction_text, first_operation, label
from editor.view_model.card_face import CardFace, FaceAbility, FaceColumn, FaceNumber, FaceTable, FaceTag, Tone
from engine.systems.battleground.abilities.ability_text import ability_texts
from engine.systems.battleground.abilities.keyword_reminders import reminders
from engine.systems.battleground.abilities.types.card_abilities import Used
from engine.systems.battleground.documents.printed_values import (
    ITEM_TYPES,
    PLAYED,
    STATISTICS,
    WEAPON_TYPES,
    successes_text,
)
from engine.words import say

KINDS: Mapping[str, str] = {
    "character": "term-character",
    "weapon": "term-weapon",
    "item": "term-item",
    "fate": "board-battleground-fate",
    "glory": "board-battleground-glory",
}
NUMBERS: Mapping[str, tuple[str, str, Tone]] = {
    "health": ("term-health", "face-battleground-health", "red"),
    "strength": (STATISTICS["strength"], "face-battleground-strength", "gold"),
    "toughness": (STATISTICS["toughness"], "face-battleground-toughness", "gold"),
    "mind": (STATISTICS["mind"], "face-battleground-mind", "blue"),
    "power": (STATISTICS["power"], "face-battleground-power", "violet"),
    "perception": (STATISTICS["perception"], "face-battleground-perception", "blue"),
    "speed": ("term-speed", "face-battleground-speed", "teal"),
}
"""Words and tints of the numbers of a character, in the order of its card."""
TYPE_ICONS: Mapping[str, str] = {
    "melee": "attack",
    "ranged": "bow",
    "spell": "wand",
    "trinket": "gem",
    "shield": "guard",
    "armour": "armour",
}
OPERATIONS: Mapping[str, str] = {
    "buff": "buff",
    "charge": "attack",
    "debuff": "debuff",
    "discard": "scroll",
    "draw": "draw",
    "free-action": "go-again",
    "gain": "mana",
    "heal": "health",
    "jump": "wind",
    "keep": "card",
    "lose": "mana",
    "mark": "focus",
    "modify": "special",
    "one-of": "army",
    "push": "hammer",
    "recover": "history",
    "remove-effect": "decline",
    "score": "reward",
    "swap": "swap",
    "teleport": "teleport",
    "towards": "move",
    "turn": "turn",
    "wait": "clock",
    "wound": "flame",
}
"""Crests of fate cards, by their first effect."""
TRIGGERS: Mapping[str, str] = {
    "give": "buff",
    "heal": "health",
    "hit": "attack",
    "interrupts": "guard",
    "knock-out": "skull",
    "lose-effect": "decline",
    "loses": "mana",
    "missed": "guard",
    "move": "move",
    "play-card": "card",
    "use-item": "use",
    "wound": "flame",
}
"""Crests of glory cards, by the trigger of their mission."""


def face(card: Any, lang: str) -> CardFace:
    """The face of a card."""
    is_played = card.kind in ("fate", "glory")
    return CardFace(
        id=card.id,
        system=card.system,
        kind=card.kind,
        name=document_title(card, lang),
        lang=lang,
        kind_text=label(KINDS[card.kind], lang),
        crest=_crest(card),
        faction=card.faction,
        faction_text=faction_text("battleground", card.faction, lang),
        cost=None if is_played else card.cost,
        cost_text=say("comparing-field-cost", lang),
        initiative=card.initiative if is_played else None,
        initiative_text=label(PLAYED["initiative"], lang),
        ap=card.ap if is_played else 0,
        ap_text=label(PLAYED["ap"], lang),
        mana=card.mana if is_played else 0,
        mana_text=label(PLAYED["mana"], lang),
        numbers=tuple(_numbers(card, lang)) if card.kind == "character" else (),
        table=_table(card, lang) if card.kind == "weapon" else None,
        tags=tuple(_tags(card, lang)),
        abilities=tuple(document_abilities(card, lang)),
    )


def document_abilities(document: Any, lang: str) -> Iterator[FaceAbility]:
    """The abilities of a card or a scenario."""
    yield from face_abilities(ability_texts(document, lang), Used, lang, reminders)


def _numbers(card: Any, lang: str) -> Iterator[FaceNumber]:
    for key, (name, short, tone) in NUMBERS.items():
        value = getattr(card, key)
        text = "/".join(map(str, value)) if key == "speed" else str(value)
        yield FaceNumber(say(short, lang), text, label(name, lang), tone)


def _table(card: Any, lang: str) -> FaceTable:
    columns = tuple(FaceColumn(successes_text(line), str(line.wounds)) for line in card.table)
    return FaceTable(say("face-battleground-successes", lang), say("face-battleground-wounds", lang), columns)


def _tags(card: Any, lang: str) -> Iterator[FaceTag]:
    """The properties of a weapon or an item."""
    if card.kind == "item":
        yield FaceTag(TYPE_ICONS[card.type], say(ITEM_TYPES[card.type], lang))
    if card.kind != "weapon":
        return
    yield FaceTag(TYPE_ICONS[card.type], say(WEAPON_TYPES[card.type], lang))
    if card.range is not None:
        inches = f"{float(card.range):g}"
        yield FaceTag("move", f"{inches}″", say("board-battleground-range", lang, range=inches))
    if card.mana:
        yield FaceTag("mana", str(card.mana), say("board-battleground-costs-mana", lang, mana=card.mana))
    if card.dice:
        dice = signed(card.dice)
        yield FaceTag("dice", dice, say("board-battleground-more-dice", lang, dice=dice))
    if card.area:
        yield FaceTag("flame", say("board-battleground-area", lang, area=card.area))
    if card.targets == "allies":
        yield FaceTag("health", say("face-battleground-for-allies", lang))


def _crest(card: Any) -> str:
    plain = card.plain()
    match card.kind:
        case "character":
            return strongest(plain)
        case "weapon" | "item":
            return TYPE_ICONS[card.type]
        case "fate":
            return OPERATIONS.get(first_operation(plain.get("bonus")), CARD_ICONS["fate"])
    when = (plain.get("mission") or {}).get("when", "")
    trigger = when if isinstance(when, str) else next(iter(when), "")
    return TRIGGERS.get(trigger, CARD_ICONS["glory"])
