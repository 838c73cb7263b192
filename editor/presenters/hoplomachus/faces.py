"""The faces of Hoplomachus's chips, tactics and skills."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from editor.game_text.die_letter import die_letter
from editor.game_text.display_names import DisplayNames
from editor.presenters.face_parts import document_title, face_abilities, faction_text, first_operation, label
from editor.presenters.hoplomachus.sheets import dice_text
from editor.presenters.hoplomachus.words import (
    CARD_ICONS,
    CLASS_ICONS,
    CLASSES,
    RANK_ICONS,
    RANKS,
    SKILL_KINDS,
    TACTIC_TYPES,
    unit_icon,
)
from editor.view_model.card_face import CardFace, FaceAbility, FaceClause, FaceDie, FaceNumber, FaceTag, Tone
from engine.systems.hoplomachus.abilities.types.ability_text import ability_texts
from engine.systems.hoplomachus.abilities.types.skills import Used
from engine.words import say

KINDS: Mapping[str, str] = {"unit": "term-unit", "tactic": "term-tactic", "skill": "library-kind-skill"}
NUMBERS: Mapping[str, tuple[str, str, Tone]] = {
    "health": ("term-health", "face-hoplomachus-health", "red"),
    "movement": ("board-hoplomachus-movement", "face-hoplomachus-movement", "teal"),
    "range": ("term-range", "face-hoplomachus-range", "blue"),
}
"""Words and tints of the numbers of a unit."""
OPERATIONS: Mapping[str, str] = {
    "add-dice": "dice",
    "add-movement": "move",
    "displace": "wind",
    "fatigue": "debuff",
    "gain-hp": "health",
    "heal": "health",
    "hurt": "flame",
    "throw": "dice",
}
"""Crests of tactics and skills, by their first effect."""


def face(card: Any, lang: str) -> CardFace:
    """The face of a card or chip."""
    dice = tuple(card.attack) if card.kind == "unit" else ()
    naming = DisplayNames(lang, {})
    faction = getattr(card, "faction", None)
    return CardFace(
        id=card.id,
        system=card.system,
        kind=card.kind,
        name=document_title(card, lang),
        lang=lang,
        kind_text=label(KINDS[card.kind], lang),
        crest=_crest(card),
        faction=faction,
        faction_text=faction_text("hoplomachus", faction, lang),
        numbers=tuple(_numbers(card, lang)) if card.kind == "unit" else (),
        dice=tuple(FaceDie(colour, die_letter(colour, lang)) for colour in dice),
        dice_text=f"{label('board-hoplomachus-dice', lang)}: {dice_text(dice, naming)}" if dice else "",
        tags=tuple(_tags(card, lang)),
        abilities=tuple(document_abilities(card, lang)),
    )


def _numbers(card: Any, lang: str) -> Iterator[FaceNumber]:
    for key, (name, short, tone) in NUMBERS.items():
        yield FaceNumber(say(short, lang), str(getattr(card, key)), label(name, lang), tone)


def _tags(card: Any, lang: str) -> Iterator[FaceTag]:
    match card.kind:
        case "unit":
            yield FaceTag(CLASS_ICONS[card.unit_class], say(CLASSES[card.unit_class], lang))
            if card.rank in RANK_ICONS:
                yield FaceTag(RANK_ICONS[card.rank], say(RANKS[card.rank], lang))
        case "skill":
            yield FaceTag(CARD_ICONS["skill"], say(SKILL_KINDS[_sort(card.ability.read())], lang))
        case _:
            yield FaceTag(CARD_ICONS["tactic"], say(TACTIC_TYPES[card.type], lang))


def _terms(card: Any, lang: str) -> Iterator[FaceClause]:
    """The end of a tactic, and its restriction of targets."""
    if card.until is not None:
        text = say("board-hoplomachus-until-text", lang, until=card.until)
        yield FaceClause(label("board-hoplomachus-until", lang), (text,))
    if card.whom != "anybody":
        text = say("board-hoplomachus-whom-text", lang, whom=card.whom)
        yield FaceClause(label("board-hoplomachus-whom", lang), (text,))


def document_abilities(card: Any, lang: str) -> Iterator[FaceAbility]:
    """The abilities; those of a unit with their sort, since it depends on the phase which of them can be used."""
    terms = tuple(_terms(card, lang)) if card.kind == "tactic" else ()
    if terms:
        yield FaceAbility("", terms)
    texts = tuple(ability_texts(card, lang))
    for text, ability in zip(texts, face_abilities(texts, Used, lang), strict=True):
        has_sort = card.kind == "unit" and text.ability is not None
        yield replace(ability, sort=say(SKILL_KINDS[_sort(text.ability)], lang)) if has_sort else ability


def _sort(ability: Any) -> str:
    return ability.when if isinstance(ability, Used) else "innate"


def _crest(card: Any) -> str:
    if card.kind == "unit":
        return unit_icon(card.unit_class, card.rank)
    plain = card.plain()
    part = plain if card.kind == "tactic" else plain["ability"]
    return OPERATIONS.get(first_operation(part), CARD_ICONS[card.kind])
