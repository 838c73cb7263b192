"""Checks an army against the limits of its army format (BG-SETUP-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.content.document_path import Plain
from engine.content.problems import Problem, shown, step_into


class ArmyItem(NamedTuple):
    """A card of an army, with the number of its figure, or else its pile."""

    card: Plain
    figure: int | None
    pile: str | None


def format_problems(army: Plain, piles: tuple[str, ...], rules: Plain, at: str) -> Iterator[Problem]:
    """The problems of a complete army with its format: too many, too few or mixed cards.

    References that could not be resolved are not counted; if there are any, a lower limit is not checked.
    """
    owned = list(_owned(army, piles))
    unknown = set(_unknown(army, piles))
    rule = rules.get("provenance", {}).get("rule")
    if "points" in rules:
        most, field = rules["points"]["most"], rules["points"].get("field", "cost")
        found = sum(cost for each in owned if isinstance(cost := each.card.get(field), int))
        if found > most:
            yield Problem(at, "content-format-points", {"found": found, "most": most}, rule=rule)
    for field in rules.get("same", ()):
        values = {shown(value) for each in owned if (value := each.card.get(field)) is not None}
        if len(values) > 1:
            yield Problem(at, "content-format-mixed", {"field": field, "found": tuple(sorted(values))}, rule=rule)
    for limit in rules.get("limits", ()):
        asked = {**limit, "least": 0} if limit.get("pile") in unknown else limit
        yield from _limit_problems(owned, len(army.get("figures", ())), asked, rule, at)


def _unknown(army: Plain, piles: tuple[str, ...]) -> Iterator[str | None]:
    """The piles in which some card could not be resolved, and None for the figures."""
    if any(isinstance(card, str) for each in army.get("figures", ()) for card in _cards_of(each)):
        yield None
    yield from (pile for pile in piles if isinstance(army.get(pile), str) or str in map(type, army.get(pile, ())))


def _cards_of(figure: Plain) -> tuple[Any, ...]:
    return figure["card"], *figure.get("equipment", ())


def _owned(army: Plain, piles: tuple[str, ...]) -> Iterator[ArmyItem]:
    for number, figure in enumerate(army.get("figures", ())):
        for card in _cards_of(figure):
            if not isinstance(card, str):
                yield ArmyItem(card, number, None)
    for pile in piles:
        cards = army.get(pile, ())
        for card in () if isinstance(cards, str) else cards:
            if not isinstance(card, str):
                yield ArmyItem(card, None, pile)


def _limit_problems(owned: list[ArmyItem], figures: int, limit: Plain, rule: str | None, at: str) -> Iterator[Problem]:
    for number in range(figures) if limit.get("per") == "figure" else (None,):
        here = at if number is None else f"{at}.figures[{number}]"
        cards = [each.card for each in owned if _counts(each, limit) and number in (None, each.figure)]
        groups: dict[str, list[Plain]] = {}
        for card in cards:
            groups.setdefault(shown(card.get(limit["by"])) if "by" in limit else "", []).append(card)
        for group in groups.values() or ([],):
            yield from _group_problems(group, limit, rule, step_into(here, limit["pile"]) if "pile" in limit else here)


def _counts(each: ArmyItem, limit: Plain) -> bool:
    """Whether a limit applies to a card."""
    fitting = all(each.card.get(key) == value for key, value in limit.get("where", {}).items())
    return each.card["kind"] in limit["kinds"] and each.pile == limit.get("pile") and fitting


def _group_problems(cards: list[Plain], limit: Plain, rule: str | None, at: str) -> Iterator[Problem]:
    found, name = len(cards), limit["id"]
    if found > limit.get("most", found):
        values = {"limit": name, "found": found, "most": limit["most"]}
        yield Problem(at, "content-format-too-many", values, rule=rule)
    if found < limit.get("least", 0):
        values = {"limit": name, "found": found, "least": limit["least"]}
        yield Problem(at, "content-format-too-few", values, rule=rule)
    for card, copies in Counter(card["id"] for card in cards).items():
        if copies > limit.get("copies", copies):
            values = {"limit": name, "id": card, "found": copies, "most": limit["copies"]}
            yield Problem(at, "content-format-copies", values, rule=rule)
