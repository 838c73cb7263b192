"""Battleground for tests: scenarios from a few lines, validated like documents, and games started from them."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from engine.content.declarations import Declarations
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.geometry.hex.grid import column_letters
from engine.kernel.chance.rolls import ByHand, ChanceSource, KeyedDice, Script
from engine.kernel.play.game import Game, resume_game, start_game
from engine.kernel.state.event import Event
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

DECLARED = Declarations([CONTENT])
FATES = "fate-1 fate-2 fate-3 fate-4 fate-5"
PASSES = ("red: pass", "blue: pass")
KEEPS = ("red: done", "blue: done")
"""Answers that discard nothing."""


def _weapon(name: str, kind: str, wounds: tuple[int, ...] = (1, 1, 2, 2, 3), **others: Any) -> dict[str, Any]:
    """A weapon whose table gives so many wounds for 1, 2, … successes, and the last for any more."""
    last = len(wounds)
    table = [{"from": at, "to": at if at < last else None, "wounds": each} for at, each in enumerate(wounds, 1)]
    return {"id": f"test/{name}", "kind": "weapon", "type": kind, "dice": 0, "table": table, "cost": 10, **others}


GEAR: Mapping[str, Mapping[str, Any]] = {
    "sword": _weapon("sword", "melee"),
    "axe": _weapon("axe", "melee", (1, 2, 3), dice=1),
    "bow": _weapon("bow", "ranged", (1,), range=12),
    "sling": _weapon("sling", "ranged", (1, 2), range=2),
    "bolt": _weapon("bolt", "spell", (1, 2), range=6, mana=1),
    "blast": _weapon("blast", "spell", (1, 2), range=6, mana=1, area=2),
}
"""Equipment for tests; each costs ten points."""


def scenario(
    *,
    red: str = "ana@A1",
    blue: str = "bo@I9",
    size: str = "9x9",
    tops: str = "flat",
    pieces: Mapping[str, str] | None = None,
    zones: Mapping[str, str] | None = None,
    objectives: str = "",
    decks: Mapping[str, str] | None = None,
    glory: Mapping[str, str] | None = None,
    bases: Mapping[str, list[list[int]]] | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    gear: Mapping[str, Iterable[str | Mapping[str, Any]]] | None = None,
    bonuses: Mapping[str, Mapping[str, Any]] | None = None,
    first: str | None = "red",
    **others: Any,
) -> dict[str, Any]:
    """A scenario document, checked and written out.

    `red` and `blue` are figures, `ana@B2:n bo@C4 cy`; the last one is to be placed. `pieces` gives hexes by class, a
    number behind it tells several apart: `{"tall": "C3 C4", "platform": "C3", "platform2": "D3"}`. `objectives` are
    `o1@D4`. Cards are `fate-3`, of initiative 3 with 2 AP and 1 mana, or `fate-3-1-4`, with 1 AP and 4 mana. `cards`
    changes character cards, by figure; `gear` is what figures carry, a name from `GEAR` or a card of its own;
    `bonuses` are the bonuses or missions of fate and glory cards.
    """
    columns, rows = map(int, size.split("x"))
    classes = {key: key.rstrip("0123456789") for key in pieces or {}}
    document = {
        "kind": "scenario",
        "schema": "1.0",
        "id": "test",
        "system": "battleground",
        "map": {
            "kind": "map",
            "grid": {"shape": "hex", "tops": tops, "columns": columns, "rows": rows, "inch": 1},
            "pieces": [
                {"id": key, "class": classes[key], "hexes": hexes.split()} for key, hexes in (pieces or {}).items()
            ],
            "zones": [
                {"id": f"zone-{number}", "seat": key.rstrip("0123456789"), "hexes": hexes.split()}
                for number, (key, hexes) in enumerate((zones or {}).items())
            ],
            "objectives": [dict(zip(("id", "at"), each.split("@"), strict=True)) for each in objectives.split()],
        },
        "armies": [
            {
                "seat": seat,
                "figures": [_figure(each, bases or {}, cards or {}, gear or {}) for each in figures.split()],
                "deck": [_card(each, bonuses or {}) for each in (decks or {}).get(seat, FATES).split()],
                "glory": [_card(each, bonuses or {}) for each in (glory or {}).get(seat, "").split()],
            }
            for seat, figures in (("red", red), ("blue", blue))
        ],
        **({"first": first} if first else {}),
        **others,
    }
    read = read_document(document, DECLARED)
    assert isinstance(read, Scenario)
    return read.plain()


def with_zones(document: Mapping[str, Any]) -> dict[str, Any]:
    """A scenario that a client may pass: its map has a deployment zone for each army (BG-MAP-6), here a corner."""
    board, seats = document["map"], [army["seat"] for army in document["armies"]]
    corners = ("A1", f"{column_letters(board['grid']['columns'] - 1)}{board['grid']['rows']}")
    owned = {zone["seat"] for zone in board.get("zones", ())}
    added = [
        {"id": f"corner-{seat}", "seat": seat, "hexes": [corner]}
        for seat, corner in zip(seats, corners, strict=True)
        if seat not in owned
    ]
    return {**document, "map": {**board, "zones": [*board.get("zones", ()), *added]}}


def battle(source: ChanceSource | int = 0, **lines: Any) -> Game[Battle]:
    """A game at its first decision."""
    return start_game(SYSTEM, scenario(**lines), source)


def battle_with_dice(*faces: int, **lines: Any) -> Game[Battle]:
    """A game with exactly these dice results; its cards come from the seed."""
    return start_game(SYSTEM, scenario(**lines), Script(faces, KeyedDice(), strict=True))


def battle_by_hand(**lines: Any) -> Game[Battle]:
    """A game whose dice and cards the test supplies."""
    return start_game(SYSTEM, scenario(**lines), ByHand())


def changed(game: Game[Battle], **changes: Any) -> Game[Battle]:
    """The game from here, with these fields of its state changed."""
    return resume_game(SYSTEM, game.state.but(**changes))


def without(game: Game[Battle], *figures: str) -> Game[Battle]:
    """The game from here, with these figures knocked out."""
    return changed(game, figures={name: kept for name, kept in game.state.figures.items() if name not in figures})


def with_figure(game: Game[Battle], name: str, **changes: Any) -> Game[Battle]:
    """The game from here with one figure changed."""
    figures = {**game.state.figures, name: replace(game.state.figures[name], **changes)}
    return changed(game, figures=figures)


def activation(seat: str, figure: str, bonus: str = "mana") -> tuple[str, ...]:
    """The script lines that end an activation without doing anything more."""
    return (f"{seat}: activate figure={figure}", f"{seat}: bonus bonus={bonus}", f"{seat}: end")


def cards_in_hand(game: Game[Battle], seat: str) -> list[str]:
    """The cards in the hand of a seat, fate cards first."""
    return list(game.state.sides[seat].in_hand)


def place_of(game: Game[Battle], figure: str) -> str:
    """The place of a figure, as printed."""
    at = game.state.figures[figure].at
    return "" if at is None else game.state.scenario.terrain.grid.name(at)


def event_lines(events: Iterable[Event[Any]]) -> list[str]:
    """Events in short form, each with its fields and without its rules: `mana-gained ana 1`."""
    plain = ({key: value for key, value in each.to_json().items() if key != "rules"} for each in events)
    return [" ".join(map(str, each.values())) for each in plain]


def _figure(
    text: str,
    bases: Mapping[str, list[list[int]]],
    cards: Mapping[str, Mapping[str, Any]],
    gear: Mapping[str, Iterable[str | Mapping[str, Any]]],
) -> dict[str, Any]:
    name, _, place = text.partition("@")
    at, _, facing = place.partition(":")
    statistics = {"health": 6, "strength": 4, "toughness": 3, "mind": 3, "power": 2, "perception": 3}
    card: dict[str, Any] = {
        "id": f"test/{name}",
        "kind": "character",
        "faction": None,
        **statistics,
        "speed": [5, 8],
        "cost": 30,
    }
    if name in bases:
        card["base"] = bases[name]
    placed = {key: value for key, value in (("at", at), ("facing", facing)) if value}
    carried = [GEAR[each] if isinstance(each, str) else dict(each) for each in gear.get(name, ())]
    equipment = {"equipment": carried} if carried else {}
    return {"id": name, "card": {**card, "abilities": [], **cards.get(name, {})}, **equipment, **placed}


def _card(text: str, bonuses: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    kind, *numbers = text.split("-")
    initiative, ap, mana = map(int, [*numbers, "2", "1"][:3] if len(numbers) == 1 else numbers)
    card = {"id": text, "kind": kind, "initiative": initiative, "ap": ap, "mana": mana}
    if kind == "fate":
        return {**card, "bonus": dict(bonuses.get(text, {}))}
    return {**card, "mission": dict(bonuses[text])} if text in bonuses else card
