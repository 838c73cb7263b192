"""How often bots use the equipment of an army: what they ignore is a fact about bots, not about the card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.balance.armies import cards_of
from tests.balance.box import box, first_costs
from tests.balance.records import Record

CHOSEN = ("active", "single-use")
LEAST_SHARE = 0.25
"""A card that bots use less often keeps its first cost."""


def carried(records: Sequence[Record]) -> Mapping[str, int]:
    """How many armies had each card."""
    return Counter(name for record in records for army in record.armies for name in cards_of(army))


def share_used(records: Sequence[Record]) -> Mapping[str, float | None]:
    """In which part of the games one of the two armies used its equipment; None where nobody decides about it."""
    alone = [cards_of(record.armies[0]) ^ cards_of(record.armies[1]) for record in records]
    had = Counter(name for cards in alone for name in cards)
    seen = Counter(name for cards, record in zip(alone, records, strict=True) for name in cards & record.used)
    return {name: seen[name] / max(1, had[name]) if is_chosen(name) else None for name in first_costs()}


def is_chosen(name: str) -> bool:
    """Whether a player decides to use it: weapons, and items with an action or a single use."""
    card = box()[name]
    return card["kind"] == "weapon" or (card["kind"] == "item" and card["ability"]["when"] in CHOSEN)


def judged(records: Sequence[Record]) -> list[str]:
    """The cards that the games say something of."""
    shares = share_used(records)
    return [name for name, share in shares.items() if share is None or share >= LEAST_SHARE]
