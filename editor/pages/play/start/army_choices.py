"""The armies that the seats of a scenario may bring: their names, points, and why one does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from database.store.document_source import DocumentSource
from engine.content.checks.army_limits import format_standings
from engine.content.problems import ROOT, ContentError
from engine.content.references.resolver import ResolveDocument, UnknownDocument
from engine.kernel.data.message import Message, message
from engine.registry import declarations

ARMY = "army"
PLACED = ("placements", "figures")
FROM_SCENARIO = ("provenance", "references")
"""Parts of a scenario that speak of its own armies; a scenario does without."""


@dataclass(frozen=True, slots=True)
class ArmyChoice:
    """An army list with its points, if its format counts them, and the reason why it does not fit, if there is one."""

    id: str
    names: Mapping[str, str]
    format: str = ""
    points: int | None = None
    most: int | None = None
    why_not: Message | None = None


@dataclass(frozen=True, slots=True)
class ArmyChoices:
    """The armies of a scenario by seat, as far as they are army lists, and all armies of its game."""

    own: Mapping[str, ArmyChoice] = field(default_factory=dict)
    known: tuple[ArmyChoice, ...] = ()

    def of_seat(self, seat: str) -> Iterator[ArmyChoice]:
        """The armies that a seat may bring instead of its own, those that fit first; each other one says why not."""
        own = self.own.get(seat)
        if own is None:
            return
        others = [_for_format(each, own.format) for each in self.known if each.id != own.id]
        yield from sorted(others, key=lambda each: each.why_not is not None)


def find_armies(source: DocumentSource, scenario: Mapping[str, Any]) -> ArmyChoices:
    """The armies for a scenario as it is written, in a source that includes those that ship."""
    system = str(scenario.get("system", ""))
    own: dict[str, ArmyChoice] = {}
    for side in _objects(scenario.get("armies")):
        if isinstance(named := side.get(ARMY), str) and (found := _choice(named, source)) is not None:
            own[str(side.get("seat"))] = found
    listed = (each.id for each in source.of_kind(ARMY) if each.system == system) if own else ()
    known = (_choice(each, source) for each in listed)
    return ArmyChoices(own, tuple(each for each in known if each is not None))


def with_armies(scenario: Mapping[str, Any], armies: Mapping[str, str]) -> Mapping[str, Any]:
    """A scenario whose seats bring other armies, which their players deploy."""
    if not armies:
        return scenario
    sides = [
        {**{key: value for key, value in side.items() if key not in PLACED}, ARMY: armies[side["seat"]]}
        if side.get("seat") in armies
        else side
        for side in scenario.get("armies", ())
    ]
    kept = {key: value for key, value in scenario.items() if key not in FROM_SCENARIO}
    return {**kept, "armies": sides}


def _for_format(army: ArmyChoice, wanted: str) -> ArmyChoice:
    if army.format == wanted or army.why_not is not None:
        return army
    return ArmyChoice(army.id, army.names, army.format, army.points, army.most, message("new-game-other-format"))


def _choice(id_: str, resolve: ResolveDocument) -> ArmyChoice | None:
    """The army with this id; None if it cannot be read."""
    army = _read(id_, resolve)
    if army is None:
        return None
    name = army.get("name")
    names = {str(lang): str(text) for lang, text in name.items()} if isinstance(name, Mapping) else {}
    named = army.get("format")
    rules = _read(named, resolve) if isinstance(named, str) else None
    if rules is None:
        return ArmyChoice(id_, names)
    try:
        standings = tuple(format_standings(_whole(army, resolve), _piles(army), rules, ROOT))
    except (KeyError, TypeError, AttributeError, ValueError):
        return ArmyChoice(id_, names, str(named), why_not=message("new-game-unreadable"))
    points = next((each for each in standings if each.kind == "points"), None)
    why_not = None if all(each.is_met for each in standings) else message("new-game-breaks-format")
    if points is None:
        return ArmyChoice(id_, names, str(named), why_not=why_not)
    return ArmyChoice(id_, names, str(named), points.found, points.most, why_not)


def _whole(army: Mapping[str, Any], resolve: ResolveDocument) -> dict[str, Any]:
    """An army with its cards instead of their ids, as far as they are found."""
    figures = [
        {
            **figure,
            "card": _card(figure.get("card"), resolve),
            "equipment": [_card(each, resolve) for each in figure.get("equipment", ())],
        }
        for figure in _objects(army.get("figures"))
    ]
    piles = {pile: _pile(army[pile], resolve) for pile in _piles(army) if pile in army}
    return {**army, "figures": figures, **piles}


def _pile(written: object, resolve: ResolveDocument) -> object:
    """The cards of a pile, which may be a deck with a document of its own."""
    deck = _read(written, resolve) if isinstance(written, str) else None
    cards = written if deck is None else deck.get("cards")
    return [_card(each, resolve) for each in cards] if isinstance(cards, list | tuple) else written


def _card(card: object, resolve: ResolveDocument) -> object:
    found = _read(card, resolve) if isinstance(card, str) else None
    return card if found is None else found


def _read(id_: str, resolve: ResolveDocument) -> Mapping[str, Any] | None:
    try:
        return resolve(id_)
    except (UnknownDocument, ContentError):
        return None


def _piles(army: Mapping[str, Any]) -> tuple[str, ...]:
    content = declarations().of(str(army.get("system", "")))
    return () if content is None else content.piles


def _objects(found: object) -> Iterator[Mapping[str, Any]]:
    return (each for each in (found if isinstance(found, list | tuple) else ()) if isinstance(each, Mapping))
