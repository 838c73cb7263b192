"""The cards of one army in a position: hand, deck, discards and scored missions (BG-ROUND-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.kernel.data.value import MAX_NUMBER
from engine.systems.battleground.positions.readers import Plain, items, name, names, number, table, truth
from engine.systems.battleground.state import Battle, Side

FIELDS = (
    "hand",
    "deck",
    "discard",
    "played",
    "selected",
    "aside",
    "completed",
    "passed",
    "points",
    "objectives",
    "activations",
    "last",
)
MOST_ACTIVATIONS = 999


def written_side(state: Battle, seat: str, side: Side) -> Plain:
    """An army beside the map: what players look at first is always there, all else where there is something to say.

    `played` are the cards that lie on its characters, and those that lay on characters who were knocked out.
    """
    others = {
        "selected": side.selected,
        "aside": list(side.aside),
        "completed": list(side.completed),
        "last": side.last,
    }
    deck = side.holding.deck
    return {
        "hand": list(side.in_hand),
        "deck": list(deck.known) if not deck.rest else {"top": list(deck.known), "rest": list(deck.rest)},
        "discard": list(side.discard),
        "played": [*_on_figures(state, seat), *side.fallen],
        "passed": side.passed,
        "points": side.points,
        "objectives": list(side.objectives),
        "activations": side.activations,
        **{key: value for key, value in others.items() if value},
    }


def _on_figures(state: Battle, seat: str) -> Iterable[str]:
    return (card for figure in state.of(seat) for card in state.figures[figure].cards)


def read_sides(start: Battle, said: Plain, figures: Plain, active: str | None) -> Plain:
    """Both armies as the codec reads them; `figures` are read already."""
    given = table(said.get("seats", {}), "$.seats")
    for seat in given:
        name(seat, f"$.seats.{seat}", start.seats)
    return {seat: _read_side(start, seat, given.get(seat, {}), figures, active) for seat in start.seats}


def _read_side(start: Battle, seat: str, raw: object, figures: Plain, active: str | None) -> Plain:
    path, setting = f"$.seats.{seat}", start.setting
    given = table(raw, path, FIELDS)
    fate, glory = setting.decks[seat], setting.glory[seat]
    own = [figure for figure in figures.values() if figure["seat"] == seat]
    on_figures = [card for figure in own for card in figure["cards"]]

    def cards(field: str, among: Iterable[str] = (*fate, *glory)) -> list[str]:
        return names(given.get(field, []), f"{path}.{field}", among)

    hand, selected = cards("hand"), given.get("selected")
    if selected is not None:
        selected = name(selected, f"{path}.selected", (*fate, *glory))
    fallen = _without(cards("played"), on_figures)
    elsewhere = [*cards("discard"), *cards("completed"), *on_figures, *fallen, *([selected] if selected else [])]
    # BG-SETUP-1: Glory cards are in hand from the start; a hand that is not named holds those that lie nowhere else.
    in_hand = hand if "hand" in given else _without(glory, elsewhere)
    return {
        "holding": {
            "hand": sorted(card for card in in_hand if setting.cards[card].kind == "fate"),
            "deck": _read_deck(given["deck"], f"{path}.deck", fate)
            if "deck" in given
            else {"known": [], "rest": sorted(_without(fate, [*elsewhere, *hand]))},
        },
        "glory": sorted(card for card in in_hand if setting.cards[card].kind == "glory"),
        "aside": cards("aside"),
        "selected": selected,
        "discard": cards("discard"),
        "completed": cards("completed", glory),
        "fallen": fallen,
        "points": number(given.get("points", 0), f"{path}.points", 0, MAX_NUMBER),
        "objectives": names(given.get("objectives", []), f"{path}.objectives", setting.objectives),
        "passed": truth(given.get("passed", False), f"{path}.passed"),
        **_read_activations(start, seat, given, own, active),
    }


def _read_activations(start: Battle, seat: str, given: Plain, own: Sequence[Plain], active: str | None) -> Plain:
    """BG-ROUND-6: how many characters were activated, and the last; if it is not said, by those that are so now."""
    path = f"$.seats.{seat}"
    characters = tuple(name for name, figure in start.setting.figures.items() if figure.seat == seat)
    counted = sum(figure["activated"] for figure in own)
    last = given.get("last", active if active in characters else None)
    return {
        "activations": number(given.get("activations", counted), f"{path}.activations", 0, MOST_ACTIVATIONS),
        "last": None if last is None else name(last, f"{path}.last", characters),
    }


def _read_deck(raw: object, path: str, cards: Sequence[str]) -> Mapping[str, list[str]]:
    """A list is a deck in its order, the top first; a table has a known top and a rest in no order."""
    if isinstance(raw, dict):
        given = table(raw, path, ("top", "rest"))
        top, rest = given.get("top", []), given.get("rest", [])
        return {"known": names(top, f"{path}.top", cards), "rest": sorted(names(rest, f"{path}.rest", cards))}
    return {"known": names(items(raw, path), path, cards), "rest": []}


def _without(cards: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The cards without those that lie elsewhere, each copy counted, in their order."""
    left, counted = list[str](), Counter(gone)
    for card in cards:
        if counted[card]:
            counted[card] -= 1
        else:
            left.append(card)
    return left
