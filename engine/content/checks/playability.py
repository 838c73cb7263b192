"""Playability of scenarios: the requirements that a game declares, and the check that a scenario meets them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.content.document_path import Plain
from engine.content.problems import ROOT, ContentError, Problem, ProblemValue, nearest, step_into
from engine.kernel.data.record import record

PartCheck: TypeAlias = Callable[[Plain, str], Iterable[Problem]]
"""A function from a part of a document and its path to its problems."""
CARD, EQUIPMENT = "card", "equipment"
"""The slots of a figure; all others are piles of its army."""


def no_additions(part: Plain, at: str) -> Iterator[Any]:
    """The default of a game's additions: no problems, no documents inside a card."""
    return iter(())


class ProblemCode(NamedTuple):
    """The code of a problem, and the number of the rule that it breaks, if there is one."""

    code: str
    rule: str | None = None

    def at(self, path: str, values: Mapping[str, ProblemValue] | None = None, suggestion: str | None = None) -> Problem:
        """The problem at a path."""
        return Problem(path, self.code, values or {}, suggestion, self.rule)


@record(frozen=True, slots=True)
class CardSlot:
    """A slot of an army for cards: the kinds that are allowed in it, and further checks of such a card."""

    kinds: tuple[str, ...]
    check: PartCheck = no_additions
    by_id: bool = True
    """Whether the game identifies cards here by id, so that two with the same id must be equal."""
    figure: Callable[[Plain], str] | None = None
    """The name of the figure that is made from a card here, if any."""


@record(frozen=True, slots=True, kw_only=True)
class Playability:
    """The requirements of a game: the required content of its scenarios, and its own problem for each violation."""

    slots: Mapping[str, CardSlot]
    """By key: `card` and `equipment` of the figures, and the piles of an army."""
    armies: int | tuple[str, ...]
    """The number of armies, or the seats that have one each."""
    shape: str | None = "hex"
    """The shape of the map; None in a game that needs no map."""
    no_map: ProblemCode
    other_armies: ProblemCode
    no_army: ProblemCode
    no_figures: ProblemCode | None = None
    """The problem of an army without figures, if it needs one."""
    other_card: ProblemCode
    other_namesake: ProblemCode
    name_twice: ProblemCode | None = None
    """The problem of two figures with the same name, if figures are made from cards."""
    only_named: ProblemCode
    inside: Callable[[Plain, str], Iterable[tuple[str, Any]]] = no_additions
    """The documents inside a card that are identified by id, with their paths."""
    army: PartCheck = no_additions
    """The rules about an army besides its cards."""
    scenario: PartCheck = no_additions
    """The rules about all armies together."""

    @property
    def piles(self) -> tuple[str, ...]:
        """The slots that are piles of an army."""
        return tuple(slot for slot in self.slots if slot not in (CARD, EQUIPMENT))


class PlacedCard(NamedTuple):
    """A card of an army, or the id of one, with its path and slot."""

    path: str
    card: Any
    slot: str


def refuse_unplayable(playability: Playability, scenario: Plain) -> None:
    """Raise a `ContentError` if the game could not be set up from the scenario."""
    problems = (*playability_problems(playability, scenario), *_only_named(playability, scenario, ROOT))
    if problems:
        raise ContentError(problems)


def playability_problems(playability: Playability, scenario: Plain, at: str = ROOT) -> Iterator[Problem]:
    """The problems that prevent a game from being set up, whatever the unresolved references contain."""
    board, armies = scenario.get("map", {"grid": {"shape": None}}), scenario.get("armies", ())
    if playability.shape and isinstance(board, Mapping) and board["grid"]["shape"] != playability.shape:
        yield playability.no_map.at(step_into(at, "map"))
    yield from _seat_problems(playability, scenario, at)
    for number, army in enumerate(armies):
        here = f"{at}.armies[{number}]"
        if playability.no_figures and "army" not in army and not army.get("figures"):
            yield playability.no_figures.at(step_into(here, "figures"))
        yield from _card_problems(playability, army, here)
        yield from playability.army(army, here)
    yield from _namesakes(playability, armies, at)
    yield from playability.scenario(scenario, at)


def cards_in(army: Plain, slots: Iterable[str], at: str) -> Iterator[PlacedCard]:
    """The cards of an army in these slots: first those of its figures, then those of its piles."""
    for number, figure in enumerate(army.get("figures", ())):
        here = f"{at}.figures[{number}]"
        if CARD in slots:
            yield PlacedCard(step_into(here, CARD), figure["card"], CARD)
        if EQUIPMENT in slots:
            for place, card in enumerate(figure.get("equipment", ())):
                yield PlacedCard(f"{here}.equipment[{place}]", card, EQUIPMENT)
    for pile in slots:
        cards = army.get(pile, ())
        for place, card in enumerate(() if isinstance(cards, str) else cards):
            yield PlacedCard(f"{at}.{pile}[{place}]", card, pile)


def _seat_problems(playability: Playability, scenario: Plain, at: str) -> Iterator[Problem]:
    """Wrong numbers of armies, unknown seats, and seats without an army."""
    seats, wanted = [army["seat"] for army in scenario.get("armies", ())], playability.armies
    if len(seats) != wanted if isinstance(wanted, int) else sorted(seats) != sorted(wanted):
        values: dict[str, ProblemValue] = {"found": len(seats)} if isinstance(wanted, int) else {"options": wanted}
        yield playability.other_armies.at(step_into(at, "armies"), values)
    for number, seat in enumerate(scenario.get("seats", ())):
        if seat["id"] not in seats:
            yield playability.no_army.at(f"{at}.seats[{number}].id", {"seat": seat["id"]})


def _card_problems(playability: Playability, army: Plain, at: str) -> Iterator[Problem]:
    for path, card, slot in cards_in(army, playability.slots, at):
        if isinstance(card, str):
            continue
        kinds = playability.slots[slot].kinds
        if card["kind"] in kinds:
            yield from playability.slots[slot].check(card, path)
        else:
            values: dict[str, ProblemValue] = {"kind": card["kind"], "options": kinds}
            yield playability.other_card.at(step_into(path, "kind"), values, nearest(card["kind"], kinds))


def _namesakes(playability: Playability, armies: Sequence[Plain], at: str) -> Iterator[Problem]:
    """Figures with the same name, and different cards with the same id."""
    if playability.name_twice is not None:
        for name, count in sorted(_figure_names(playability, armies).items()):
            if count > 1:
                yield playability.name_twice.at(step_into(at, "armies"), {"id": name})
    first: dict[str, Any] = {}
    for number, army in enumerate(armies):
        for path, card in _known_by_id(playability, army, f"{at}.armies[{number}]"):
            if not isinstance(card, str) and first.setdefault(card["id"], card) != card:
                yield playability.other_namesake.at(step_into(path, "id"), {"id": card["id"]})


def _figure_names(playability: Playability, armies: Sequence[Plain]) -> Counter[str]:
    """The number of times that each name of a figure is used; a card counts once, however many copies there are."""
    placed = (each for army in armies for each in cards_in(army, playability.slots, ""))
    cards = [each for each in placed if not isinstance(each.card, str)]
    named = ((playability.slots[each.slot].figure, each.card) for each in cards)
    names = Counter(figure["id"] for army in armies for figure in army.get("figures", ()))
    names.update({name_of(card) for name_of, card in named if name_of is not None})
    return names


def _known_by_id(playability: Playability, army: Plain, at: str) -> Iterator[tuple[str, Any]]:
    for path, card, slot in cards_in(army, playability.slots, at):
        if not isinstance(card, str):
            yield from playability.inside(card, path)
        if playability.slots[slot].by_id:
            yield path, card


def _only_named(playability: Playability, scenario: Plain, at: str) -> Iterator[Problem]:
    """The referenced documents that are missing."""
    parts = [(step_into(at, "map"), scenario.get("map"))]
    for number, army in enumerate(scenario.get("armies", ())):
        here = f"{at}.armies[{number}]"
        parts.append((step_into(here, "army"), army.get("army")))
        for path, card, _ in cards_in(army, playability.slots, here):
            parts.append((path, card))
            parts += () if isinstance(card, str) else playability.inside(card, path)
        parts += ((step_into(here, pile), army.get(pile)) for pile in playability.piles)
    for path, part in parts:
        if isinstance(part, str):
            yield playability.only_named.at(path, {"id": part})
