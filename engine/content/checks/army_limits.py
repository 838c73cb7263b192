"""Checks an army against the limits of its army format (BG-SETUP-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from engine.content.document_path import Plain
from engine.content.problems import Problem, shown, step_into
from engine.kernel.data.record import record


class ArmyItem(NamedTuple):
    """A card of an army, with the number of its figure, or else its pile."""

    card: Plain
    figure: int | None
    pile: str | None


@record(frozen=True, slots=True)
class LimitStanding:
    """A limit of a format and what an army has of it: the number found, its bounds, and the problems.

    A limit for each figure, or for each value of a field, has a standing for each of them; `of` says which.
    """

    kind: Literal["points", "same", "number", "copies"]
    limit: str
    """The id of the limit; the field of a limit on points or on equal values."""
    found: int
    least: int | None = None
    most: int | None = None
    of: str = ""
    problems: tuple[Problem, ...] = ()

    @property
    def is_met(self) -> bool:
        return not self.problems


def format_problems(army: Plain, piles: tuple[str, ...], rules: Plain, at: str) -> Iterator[Problem]:
    """The problems of a complete army with its format: too many, too few or mixed cards."""
    for standing in format_standings(army, piles, rules, at):
        yield from standing.problems


def format_standings(army: Plain, piles: tuple[str, ...], rules: Plain, at: str) -> Iterator[LimitStanding]:
    """The standings of a complete army in its format.

    References that could not be resolved are not counted; if there are any, a lower limit is not checked.
    """
    owned = list(_owned(army, piles))
    unknown = set(_unknown(army, piles))
    rule = rules.get("provenance", {}).get("rule")
    if "points" in rules:
        yield _points(owned, rules["points"], rule, at)
    for field in rules.get("same", ()):
        values = {shown(value) for each in owned if (value := each.card.get(field)) is not None}
        wrong = Problem(at, "content-format-mixed", {"field": field, "found": tuple(sorted(values))}, rule=rule)
        yield LimitStanding("same", field, len(values), None, 1, problems=(wrong,) if len(values) > 1 else ())
    for limit in rules.get("limits", ()):
        asked = {**limit, "least": 0} if limit.get("pile") in unknown else limit
        yield from _limit_standings(owned, len(army.get("figures", ())), asked, rule, at)


def cost_of(card: Plain, rules: Plain) -> int | None:
    """The points of a card in a format; None if the format counts none, or the card has none."""
    cost = card.get(rules["points"].get("field", "cost")) if "points" in rules else None
    return cost if isinstance(cost, int) else None


def _points(owned: list[ArmyItem], points: Plain, rule: str | None, at: str) -> LimitStanding:
    found = sum(cost for each in owned if (cost := cost_of(each.card, {"points": points})) is not None)
    wrong = Problem(at, "content-format-points", {"found": found, "most": points["most"]}, rule=rule)
    problems = (wrong,) if found > points["most"] else ()
    return LimitStanding("points", points.get("field", "cost"), found, None, points["most"], problems=problems)


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


def _limit_standings(
    owned: list[ArmyItem], figures: int, limit: Plain, rule: str | None, at: str
) -> Iterator[LimitStanding]:
    for number in range(figures) if limit.get("per") == "figure" else (None,):
        here = at if number is None else f"{at}.figures[{number}]"
        cards = [each.card for each in owned if _counts(each, limit) and number in (None, each.figure)]
        groups: dict[str, list[Plain]] = {}
        for card in cards:
            groups.setdefault(shown(card.get(limit["by"])) if "by" in limit else "", []).append(card)
        place = step_into(here, limit["pile"]) if "pile" in limit else here
        for of, group in groups.items() or [("", [])]:
            yield from _group_standings(group, limit, rule, place, of)


def _counts(each: ArmyItem, limit: Plain) -> bool:
    """Whether a limit applies to a card."""
    fitting = all(each.card.get(key) == value for key, value in limit.get("where", {}).items())
    return each.card["kind"] in limit["kinds"] and each.pile == limit.get("pile") and fitting


def _group_standings(cards: list[Plain], limit: Plain, rule: str | None, at: str, of: str) -> Iterator[LimitStanding]:
    found, name, problems = len(cards), limit["id"], []
    if found > limit.get("most", found):
        values = {"limit": name, "found": found, "most": limit["most"]}
        problems.append(Problem(at, "content-format-too-many", values, rule=rule))
    if found < limit.get("least", 0):
        values = {"limit": name, "found": found, "least": limit["least"]}
        problems.append(Problem(at, "content-format-too-few", values, rule=rule))
    if "least" in limit or "most" in limit:
        yield LimitStanding("number", name, found, limit.get("least"), limit.get("most"), of, tuple(problems))
    if "copies" in limit:
        yield _copies(cards, limit, rule, at, of)


def _copies(cards: list[Plain], limit: Plain, rule: str | None, at: str, of: str) -> LimitStanding:
    counts, name, most = Counter(card["id"] for card in cards), limit["id"], limit["copies"]
    problems = tuple(
        Problem(at, "content-format-copies", {"limit": name, "id": card, "found": copies, "most": most}, rule=rule)
        for card, copies in counts.items()
        if copies > most
    )
    return LimitStanding("copies", name, max(counts.values(), default=0), None, most, of, problems)
