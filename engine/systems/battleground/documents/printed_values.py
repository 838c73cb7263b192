"""The printed values of a card: numbers and kinds as text, as the face of the card shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol

from engine.content.declarations import Fact
from engine.words import ids, say

if TYPE_CHECKING:
    from engine.content.envelope import Document

STATISTICS: Mapping[str, str] = {
    "strength": "term-strength",
    "toughness": "term-toughness",
    "mind": "term-mind",
    "power": "term-power",
    "perception": "term-perception",
}
WEAPON_TYPES: Mapping[str, str] = {"melee": "term-melee", "ranged": "term-ranged", "spell": "term-by-spell"}
ITEM_TYPES: Mapping[str, str] = {"trinket": "term-trinket", "shield": "term-shield", "armour": "term-armour"}
PLAYED: Mapping[str, str] = {
    "initiative": "term-initiative",
    "ap": "term-action-points",
    "mana": "term-mana",
}
"""The words for the numbers of fate and glory cards."""
KINDS: Mapping[str, str] = {
    "character": "term-character",
    "weapon": "term-weapon",
    "item": "term-item",
    "fate": "term-fate-card",
    "glory": "term-glory-card",
}


class PrintedLine(Protocol):
    """A line of a result table."""

    @property
    def least(self) -> int: ...
    @property
    def most(self) -> int | None: ...
    @property
    def wounds(self) -> int: ...


class PrintedWeapon(Protocol):
    """A weapon, as a document or as a record for play."""

    @property
    def type(self) -> str: ...
    @property
    def dice(self) -> int: ...
    @property
    def range(self) -> float | Fraction | None: ...
    @property
    def mana(self) -> int: ...
    @property
    def area(self) -> int: ...
    @property
    def table(self) -> Iterable[PrintedLine]: ...


def printed_values(document: Document, lang: str) -> Iterator[Fact]:
    """The values of a card (BG-COMP-3 to -6); empty for other documents."""
    card = document.plain()
    if card["kind"] not in KINDS:
        return
    yield Fact(_label(KINDS[card["kind"]], lang), "; ".join(_kind_of(document, lang)))
    for key, word_id in (PLAYED if "initiative" in card else STATISTICS).items():
        if hasattr(document, key):
            yield Fact(_label(word_id, lang), str(getattr(document, key)))
    if "speed" in card:
        standard, focused = card["speed"]
        text = say("board-battleground-speeds", lang, standard=standard, focused=focused)
        yield Fact(_label("term-speed", lang), text)
        yield Fact(_label("term-health", lang), str(card["health"]))
    if "cost" in card:
        yield Fact(say("comparing-field-cost", lang), str(card["cost"]))


def weapon_values(weapon: PrintedWeapon, lang: str) -> Iterator[str]:
    """A weapon: its kind, dice, range and results."""
    yield say(WEAPON_TYPES[weapon.type], lang)
    if weapon.dice:
        yield say("board-battleground-more-dice", lang, dice=f"{weapon.dice:+d}".replace("-", "−"))
    if weapon.range is not None:
        yield say("board-battleground-range", lang, range=f"{float(weapon.range):g}")
    if weapon.mana:
        yield say("board-battleground-costs-mana", lang, mana=weapon.mana)
    if weapon.area:
        yield say("board-battleground-area", lang, area=weapon.area)
    yield say("board-battleground-table", lang, lines=table_text(weapon.table))


def table_text(table: Iterable[PrintedLine]) -> str:
    """A result table in one line: successes, and the wounds that they deal."""
    return ", ".join(f"{successes_text(line)}: {line.wounds}" for line in table)


def successes_text(line: PrintedLine) -> str:
    """The numbers of successes for which a line applies."""
    if line.most is None:
        return f"{line.least}+"
    return str(line.least) if line.least == line.most else f"{line.least}–{line.most}"


def _kind_of(card: Any, lang: str) -> Iterator[str]:
    """The faction of a card, and the type of a weapon or an item."""
    if card.faction is not None:
        word_id = f"value-battleground-faction-{card.faction}"
        yield say(word_id, lang) if word_id in ids() else card.faction
    if card.kind == "weapon":
        yield from weapon_values(card, lang)
    elif card.kind == "item":
        yield say(ITEM_TYPES[card.type], lang)


def _label(word_id: str, lang: str) -> str:
    """A term that stands alone, with a capital letter."""
    term = say(word_id, lang)
    return term[:1].upper() + term[1:]
