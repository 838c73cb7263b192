"""Expands a document: each reference is replaced by the document that it refers to.

Only a card, a map, a deck, an army list or a scenario can be referred to, and each only refers to kinds before it in
this list, so that there are no cycles; cards that a card refers to (`Card.names`) refer to no others. Every use of a
document counts against the limit on the size of the whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.content.document_path import Plain
from engine.content.id_checks import unknown_name
from engine.content.limits import MAX_VALUES
from engine.content.problems import ROOT, Problem, ProblemOrigin, step_into
from engine.content.references.document_cache import DocumentCache

if TYPE_CHECKING:
    from engine.content.declarations import SystemContent


class ListedArmy(NamedTuple):
    """An army of a scenario that comes from an army list with a format."""

    at: str
    army: str
    format: str
    forces: Plain
    """All parts of the army, from the list or overridden by the scenario."""


@dataclass(slots=True)
class ReferenceExpander:
    """Expands one document; problems are recorded at the path of the reference."""

    named: DocumentCache
    system: SystemContent
    left_alone: Collection[str] = ()
    """The paths of references to unreadable documents, which have been reported already."""
    room: int = MAX_VALUES
    """The remaining number of values for referenced documents."""
    problems: list[Problem] = field(default_factory=list)
    written_at: dict[str, str] = field(default_factory=dict)
    """The author's paths by the paths in the expanded document, where they differ."""
    origins: dict[str, ProblemOrigin] = field(default_factory=dict)
    """The origins of the referenced parts, by their paths in the expanded document."""
    listed: list[ListedArmy] = field(default_factory=list)
    """The armies that have a format to keep to."""

    def whole(self, document: Plain, at: str) -> dict[str, Any]:
        """The document without references, as far as they can be resolved."""
        makers = {
            "scenario": self._scenario,
            "army": self._forces,
            "deck": self._deck,
            "position": self._start,
            "journal": self._start,
            "notes": self._on_map,
            **dict.fromkeys(self.system.card_models, self._with_its_names),
        }
        make = makers.get(document["kind"])
        return dict(document) if make is None else make(document, at)

    def author_place(self, place: str) -> str:
        """The author's path for a path in the expanded document."""
        made = _innermost(place, self.written_at)
        return place if made is None else self.written_at[made]

    def origin(self, place: str) -> ProblemOrigin | None:
        """The referenced document that the value at a path came from, if any.

        Values that the author wrote next to a reference, such as the place of a figure of a list, belong to the
        author's document.
        """
        made, written = _innermost(place, self.origins), _innermost(place, self.written_at)
        if made is None:
            return None
        if written is not None and len(written) > len(made):
            return self.origin(self.author_place(place))
        name, path = self.origins[made]
        return ProblemOrigin(name, path + place.removeprefix(made))

    def _start(self, document: Plain, at: str) -> dict[str, Any]:
        """The scenario or position that a game starts from."""
        made = dict(document)
        for key in ("scenario", "position"):
            if key in made:
                inside = self._found(made[key], (key,), step_into(at, key))
                made[key] = inside if isinstance(inside, str) else self.whole(inside, step_into(at, key))
        return made

    def _scenario(self, document: Plain, at: str) -> dict[str, Any]:
        made = self._on_map(_unmarked(document), at)
        if "piles" in made:
            made["piles"] = self._piles(made["piles"], self.system.table_piles, step_into(at, "piles"))
        if "armies" in made:
            sides = [self._side(side, f"{at}.armies[{number}]") for number, side in enumerate(made["armies"])]
            made["armies"] = list(_with_names_of_their_own(sides, document["armies"]))
        return made

    def _on_map(self, document: Plain, at: str) -> dict[str, Any]:
        if "map" not in document:
            return dict(document)
        return {**document, "map": self._found(document["map"], ("map",), step_into(at, "map"))}

    def _side(self, side: Plain, at: str) -> dict[str, Any]:
        """The army of a seat, with the figures and piles of its list unless it has its own."""
        named = self._found(side["army"], ("army",), step_into(at, "army")) if "army" in side else {}
        if isinstance(named, str):
            return self._forces(side, at)
        piles = {key: pile for key, pile in named.items() if key in self.system.piles}
        own = {key: value for key, value in side.items() if key not in ("army", "placements")}
        figures = named.get("figures", []) or side.get("figures", [])
        if named:
            listed = [key for key in ("figures", *piles) if key not in side]
            self.written_at |= {f"{at}.{key}": f"{at}.army" for key in listed}
            self.origins |= {f"{at}.{key}": ProblemOrigin(named["id"], f"{ROOT}.{key}") for key in listed}
        placed = self._placed(figures, side.get("placements", []), at)
        made = self._forces({**piles, **own, **({"figures": placed} if placed else {})}, at)
        if "format" in named:
            self.listed.append(ListedArmy(at, named["id"], named["format"], made))
        return made

    def _placed(self, figures: list[Any], placements: list[Any], at: str) -> list[Any]:
        """The figures with their starting places."""
        names, places = [figure["id"] for figure in figures], dict[str, Plain]()
        for number, placement in enumerate(placements):
            here, name = f"{at}.placements[{number}]", placement["figure"]
            if name in places:
                self.problems.append(Problem(step_into(here, "figure"), "content-repeated-id", {"id": name}))
                continue
            self.problems += unknown_name(name, names, step_into(here, "figure"))
            places[name] = {key: value for key, value in placement.items() if key != "figure"}
            if name in names:
                there = f"{at}.figures[{names.index(name)}]"
                self.written_at |= {f"{there}.{key}": f"{here}.{key}" for key in places[name]}
        return [{**figure, **places.get(figure["id"], {})} for figure in figures]

    def _forces(self, forces: Plain, at: str) -> dict[str, Any]:
        """An army with its cards and piles expanded."""
        made = dict(forces)
        if made.get("figures"):
            made["figures"] = [
                self._figure(figure, f"{at}.figures[{number}]") for number, figure in enumerate(made["figures"])
            ]
        return self._piles(made, self.system.piles, at)

    def _piles(self, holder: Plain, keys: tuple[str, ...], at: str) -> dict[str, Any]:
        """An army or the table with the cards of these piles expanded; problems are in the order of the keys."""
        written = {key: self._pile(holder[key], step_into(at, key)) for key in keys if key in holder}
        return {**holder, **written}

    def _figure(self, figure: Plain, at: str) -> dict[str, Any]:
        card = self._card(figure["card"], step_into(at, "card"))
        equipment = self._cards(figure.get("equipment", []), step_into(at, "equipment"))
        return {**figure, "card": card, "equipment": equipment}

    def _pile(self, pile: Any, at: str) -> Any:
        if not isinstance(pile, str):
            return self._cards(pile, at)
        deck = self._found(pile, ("deck",), at)
        if isinstance(deck, str):
            return pile
        self.origins[at] = ProblemOrigin(pile, f"{ROOT}.cards")
        return self._cards(deck["cards"], at)

    def _deck(self, document: Plain, at: str) -> dict[str, Any]:
        return {**document, "cards": self._cards(document["cards"], step_into(at, "cards"))}

    def _cards(self, cards: list[Any], at: str) -> list[Any]:
        return [self._card(card, step_into(at, number)) for number, card in enumerate(cards)]

    def _card(self, card: Any, at: str) -> Any:
        found = self._found(card, tuple(self.system.card_models), at)
        return found if isinstance(found, str) else self._with_its_names(found, at)

    def _with_its_names(self, card: Plain, at: str) -> dict[str, Any]:
        """A card with its references expanded; a card of its game may be referred to by the last part of its id."""
        made, model = dict(card), self.system.card_models.get(card["kind"])
        for list_, key, kind in model.names if model else ():
            if list_ in made:
                here = step_into(at, list_)
                made[list_] = [
                    {**each, key: self._found(self.named.in_full(each[key]), (kind,), f"{here}[{number}].{key}")}
                    for number, each in enumerate(made[list_])
                ]
        return made

    def _found(self, reference: Any, kinds: tuple[str, ...], at: str) -> Any:
        """The document of one of these kinds; the name itself if it does not exist, or there is no room for it."""
        if not isinstance(reference, str) or at in self.left_alone or self.room <= 0:
            return reference
        wrong: list[Problem] = []
        document = self.named.of_kind(reference, kinds, self.author_place(at), wrong)
        self.problems += (each if each.origin else replace(each, origin=self.origin(at)) for each in wrong)
        if document is None:
            return reference
        self.room -= document.values
        if self.room <= 0:
            self.problems.append(Problem(self.author_place(at), "content-too-many-values", {"most": MAX_VALUES}))
            return reference
        self.origins[at] = ProblemOrigin(reference)
        return document.plain


def _innermost(place: str, parts: Collection[str]) -> str | None:
    """The smallest of several parts of a document that contains a path."""
    fitting = [part for part in parts if place == part or place.startswith((f"{part}.", f"{part}["))]
    return max(fitting, key=len, default=None)


def _unmarked(document: Plain) -> dict[str, Any]:
    """A document without the origins of single values, whose paths may no longer be right."""
    marks = document.get("provenance", {})
    others = {key: value for key, value in marks.items() if key != "values"}
    return {**document, **({"provenance": others} if others else {})}


def _with_names_of_their_own(sides: list[dict[str, Any]], written: list[Plain]) -> Iterator[dict[str, Any]]:
    """The armies; a figure of a list gets its seat as a prefix if another army has a figure with the same name."""
    taken = Counter(figure["id"] for side in sides for figure in side.get("figures", ()))
    for side, before in zip(sides, written, strict=True):
        if "army" in before and "army" not in side:
            figures = [
                {**figure, "id": f"{side['seat']}-{figure['id']}"} if taken[figure["id"]] > 1 else figure
                for figure in side.get("figures", ())
            ]
            yield {**side, **({"figures": figures} if figures else {})}
        else:
            yield side
