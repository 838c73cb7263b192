"""Fixes of armies that break the limits of their format: cards are taken out until the limit is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.checks.army_limits import cost_of, format_problems
from engine.content.checks.fix import Fix, fix, remove_item
from engine.content.checks.fix_context import FixContext, FixMaker
from engine.content.document_path import DocumentPath, Plain
from engine.content.problems import ROOT, Problem

MOST_TAKEN_OUT = 10

BrokenLimit = tuple[str, str, str, str]


def _format_fixes(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fix that takes out the last cards, or the cheapest that suffice, until the limit is kept."""
    army = context.whole
    rules = context.find(army["format"]) if army["kind"] == "army" and "format" in army else None
    if rules is None or (problem.path != ROOT and context.value(path) is None):
        return
    wanted, taken_out = _limit(problem), list[tuple[DocumentPath, Any]]()
    for _ in range(MOST_TAKEN_OUT):
        found = _best_removal(context, army, rules, wanted)
        if found is None:
            return
        at, left = found
        taken_out.append((at, _card_name(_item(army, at))))
        army = left
        if wanted not in _broken(army, context.piles, rules):
            break
    else:
        return
    edits = [remove_item(at) for at, _ in taken_out]
    names = tuple(name for _, name in taken_out)
    if len(names) == 1:
        yield fix("edit-fix-take-card", *edits, name=names[0])
    else:
        yield fix("edit-fix-take-cards", *edits, n=len(names))


def _best_removal(
    context: FixContext, army: Plain, rules: Plain, wanted: BrokenLimit
) -> tuple[DocumentPath, Plain] | None:
    """The item whose removal helps most without breaking another limit: the cheapest that suffices, or else the
    dearest; of cards without a price the last one."""
    places = [at for at in _items(army, context.piles) if _is_written(context, at)]
    context.trials -= len(places)
    if context.trials < 0:
        return None
    before = _broken(army, context.piles, rules)
    helpful = []
    for order, at in enumerate(places):
        left = _without(army, at)
        after = _broken(left, context.piles, rules)
        better = after.get(wanted, 0) < before.get(wanted, 0)
        if better and after.keys() <= before.keys():
            cost = _cost(_item(army, at), rules)
            suffices = wanted not in after
            helpful.append(((not suffices, cost if suffices else -cost, -order), at, left))
    if not helpful:
        return None
    _, best, left = min(helpful, key=lambda each: each[0])
    return best, left


def _broken(army: Plain, piles: tuple[str, ...], rules: Plain) -> Counter[BrokenLimit]:
    """The broken limits, each with the number by which it is exceeded or missed."""
    found = Counter[BrokenLimit]()
    for each in format_problems(army, piles, rules, ROOT):
        count = each.values.get("found")
        bound = each.values.get("most", each.values.get("least", 0))
        missed = abs(count - bound) if isinstance(count, int) and isinstance(bound, int) else 1
        found[_limit(each)] = max(int(missed), 1)
    return found


def _limit(problem: Problem) -> BrokenLimit:
    return problem.code, problem.path, str(problem.values.get("limit", "")), str(problem.values.get("id", ""))


def _items(army: Plain, piles: tuple[str, ...]) -> Iterator[DocumentPath]:
    """The paths of everything that can be taken out of an army."""
    for number, figure in enumerate(army.get("figures", ())):
        yield "figures", number
        yield from (("figures", number, "equipment", place) for place in range(len(figure.get("equipment", ()))))
    for pile in piles:
        if isinstance(army.get(pile), list):
            yield from ((pile, place) for place in range(len(army[pile])))


def _is_written(context: FixContext, at: DocumentPath) -> bool:
    """Whether the author's document has the list of an item itself; one that names a deck has not."""
    return isinstance(context.value(at[:-1]), list)


def _item(army: Plain, at: DocumentPath) -> Any:
    found: Any = army
    for step in at:
        found = found[step]
    return found


def _without(army: Plain, at: DocumentPath) -> Plain:
    """A copy of an army without one item."""
    made: dict[str, Any] = dict(army)
    holder: Any = made
    for step in at[:-1]:
        holder[step] = list(holder[step]) if isinstance(holder[step], list) else dict(holder[step])
        holder = holder[step]
    del holder[at[-1]]
    return made


def _card_name(item: Any) -> str:
    """The id of a card, or of the card of a figure."""
    card = item.get("card", item) if isinstance(item, Mapping) else item
    return str(card.get("id", "")) if isinstance(card, Mapping) else str(card)


def _cost(item: Any, rules: Plain) -> int:
    """The points that leave an army with an item: its own, and those of the cards that a figure carries."""
    cards = [item["card"], *item.get("equipment", ())] if "card" in item else [item]
    return sum(cost_of(card, rules) or 0 for card in cards if isinstance(card, Mapping))


ARMY_FIXES: Mapping[str, FixMaker] = {
    "content-format-copies": _format_fixes,
    "content-format-points": _format_fixes,
    "content-format-too-many": _format_fixes,
}
"""The makers of fixes for armies, by the code of the problem."""
