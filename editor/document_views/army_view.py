"""Armies and decks as data for reading: figures with what they carry, points, limits with where they stand, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from editor.document_views.format_view import bounds_text, limit_title
from editor.document_views.view_parts import (
    MOST_CARRIED,
    MOST_FACES,
    ViewSource,
    field_text,
    found_document,
    title_of,
    view_card,
)
from editor.view_model.document_view import (
    DocumentView,
    RowState,
    ViewCard,
    ViewFigure,
    ViewRow,
    ViewSection,
    ViewTotal,
)
from engine.content.army_parts import Forces
from engine.content.card import Card
from engine.content.checks.army_limits import LimitStanding, cost_of, format_standings
from engine.content.document_path import Plain
from engine.content.kinds.army import Army
from engine.content.kinds.army_format import ArmyFormat
from engine.content.kinds.deck import DeckDocument
from engine.registry import declarations
from engine.words import say

ROOT = "$"
WITHOUT: Plain = {"points": {"most": 0}}
"""A format that counts points by the cost of cards, for an army without a format."""


def army_view(army: Army, source: ViewSource, lang: str) -> DocumentView:
    """An army with its total and limits beside it."""
    rules = None if army.format is None else found_document(army.format, source)
    plain = rules.plain() if isinstance(rules, ArmyFormat) else None
    figures = tuple(
        view_figure(each, army.system, plain or WITHOUT, lang, has_face=place < MOST_FACES)
        for place, each in enumerate(army.figures)
    )
    sections = [
        _figures_section(figures, lang),
        *pile_sections(army, army.system, source, lang),
    ]
    if plain is not None and isinstance(rules, ArmyFormat):
        standings = tuple(format_standings(army.plain(), _piles(army.system), plain, ROOT))
        rule = plain.get("provenance", {}).get("rule", "")
        total = _total(standings, figures, lang)
        sections.append(ViewSection(title_of(rules, source, lang), total=total, column="side"))
        limits = tuple(_limit_rows(standings, rules, lang))
        sections.append(ViewSection(field_text("limits", lang), rows=limits, column="side", rule=rule))
    elif any(each.points for each in figures):
        points = sum(each.points or 0 for each in figures)
        total = ViewTotal(points, None, say("view-points", lang, points=points), "", _parts(figures))
        sections.append(ViewSection(field_text("points", lang), total=total, column="side"))
    return DocumentView(tuple(sections))


def _figures_section(figures: tuple[ViewFigure, ...], lang: str) -> ViewSection:
    """The figures with what they carry; where none carries or costs anything, their cards side by side."""
    title, number = field_text("figures", lang), str(len(figures))
    if any(each.carried or each.points is not None for each in figures):
        return ViewSection(title, number, figures=figures)
    return ViewSection(title, number, cards=cards_of(figures))


def cards_of(figures: Iterable[ViewFigure]) -> tuple[ViewCard, ...]:
    """The cards of figures, each once with its number."""
    counts = Counter(each.card for each in figures)
    return tuple(replace(card, count=n) for card, n in counts.items())


def deck_view(deck: DeckDocument, source: ViewSource, lang: str) -> DocumentView:
    """A deck as its different cards."""
    return DocumentView((_pile_section(field_text("cards", lang), deck.cards, deck.system, lang),))


def view_figure(
    figure: Any, system: str, rules: Plain, lang: str, *, note: str = "", has_face: bool = True
) -> ViewFigure:
    """A figure with its equipment; its points where its cards have any."""
    carried = tuple(
        view_card(each, system, lang, count=number, note=_cost(each, rules), has_face=has_face and place < MOST_CARRIED)
        for place, (each, number) in enumerate(_counted(figure.equipment))
    )
    card = view_card(figure.card, system, lang, has_face=has_face)
    costs = [cost for each in (figure.card, *figure.equipment) if (cost := _points_of(each, rules)) is not None]
    alone = _points_of(figure.card, rules)
    return ViewFigure(
        card, numbers_text(card), carried, sum(costs) if costs else None, alone if carried else None, note
    )


def numbers_text(card: ViewCard) -> str:
    """The numbers of a card in one line."""
    return "" if card.face is None else " · ".join(f"{each.name} {each.value}" for each in card.face.numbers)


def pile_sections(forces: Forces, system: str, source: ViewSource, lang: str) -> Iterator[ViewSection]:
    """The piles of an army, each as its different cards; one that is a missing deck by its name."""
    for key, cards in forces.piles.items():
        if isinstance(cards, str):
            yield ViewSection(
                field_text(key, lang), rows=(ViewRow(field_text("deck", lang), title_of(cards, source, lang)),)
            )
        elif cards:
            yield _pile_section(field_text(key, lang), cards, system, lang)


def _pile_section(title: str, cards: Iterable[Any], system: str, lang: str) -> ViewSection:
    """The cards of a pile, each once with its number, by initiative if they have one."""
    different = tuple(_counted(cards))
    views = [
        view_card(card, system, lang, count=number, has_face=place < MOST_FACES)
        for place, (card, number) in enumerate(different)
    ]
    number = sum(each.count for each in views)
    played = [(each.face.initiative, each.count) for each in views if each.face and each.face.initiative is not None]
    note = say("view-cards", lang, n=number)
    if played and len(played) == len(views):
        views.sort(key=lambda each: -_initiative(each))
        mean = sum(initiative * count for initiative, count in played) / number
        note = f"{note} · {say('view-mean-initiative', lang, mean=f'{mean:.1f}')}"
    return ViewSection(title, note, cards=tuple(views))


def _initiative(card: ViewCard) -> int:
    return 0 if card.face is None or card.face.initiative is None else card.face.initiative


def _counted(cards: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Each card once, with its number."""
    named, counts = dict[str, Any](), Counter[str]()
    for card in cards:
        name = card.id if isinstance(card, Card) else card
        named[name] = card
        counts[name] += 1
    yield from ((named[name], number) for name, number in counts.items())


def _points_of(card: object, rules: Plain) -> int | None:
    return cost_of(card.plain(), rules) if isinstance(card, Card) else None


def _cost(card: object, rules: Plain) -> str:
    found = _points_of(card, rules)
    return "" if found is None else str(found)


def _piles(system: str) -> tuple[str, ...]:
    content = declarations().of(system)
    return () if content is None else content.piles


def _total(standings: Iterable[LimitStanding], figures: tuple[ViewFigure, ...], lang: str) -> ViewTotal | None:
    points = next((each for each in standings if each.kind == "points"), None)
    if points is None or points.most is None:
        return None
    left = points.most - points.found
    rest = say("view-points-left", lang, n=left) if left >= 0 else say("view-points-over", lang, n=-left)
    return ViewTotal(points.found, points.most, say("view-points-of", lang, most=points.most), rest, _parts(figures))


def _parts(figures: tuple[ViewFigure, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((each.card.name, each.points) for each in figures if each.points)


def _limit_rows(standings: Iterable[LimitStanding], rules: ArmyFormat, lang: str) -> Iterator[ViewRow]:
    """Each limit once, with its number and its copies: where it is broken, or else where it is nearest to that."""
    closest: dict[str, dict[str, LimitStanding]] = {}
    for each in standings:
        known = closest.setdefault(f"{each.kind == 'same'}{each.limit}", {})
        if each.kind != "points" and (each.kind not in known or _strain(each) > _strain(known[each.kind])):
            known[each.kind] = each
    limits = {each.id: each for each in rules.limits}
    for found in (tuple(each.values()) for each in closest.values() if each):
        first = found[0]
        title = limit_title(limits[first.limit], lang) if first.kind != "same" else _one_only(first.limit, lang)
        state: RowState = "met" if all(each.is_met for each in found) else "broken"
        yield ViewRow(title, " · ".join(filter(None, (_stand_text(each, lang) for each in found))), state)


def _one_only(field: str, lang: str) -> str:
    return say("view-one-only", lang, field=field_text(field, lang))


def _strain(standing: LimitStanding) -> tuple[bool, int]:
    return not standing.is_met, standing.found


def _stand_text(standing: LimitStanding, lang: str) -> str:
    if standing.kind == "same":
        return "" if standing.is_met else str(standing.found)
    if standing.kind == "copies" and standing.most == 1 and standing.is_met:
        return say("view-each-once", lang)
    if standing.kind == "copies":
        return say("view-copies", lang, found=standing.found, most=standing.most or 0)
    is_upper = not standing.least and standing.most is not None
    bounds = str(standing.most) if is_upper else bounds_text(standing.least, standing.most, lang)
    return say("view-found-of", lang, found=standing.found, bounds=bounds)
