"""Five cards of a user, the army with them, and a mission for it, as written into a folder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from editor.services.document_resolver import DocumentResolver

STOCK = DocumentResolver(with_files=False)
MISSION = "mine/crossing"
ARMY = "mine/giants"
FORMAT = "mine/small"
GIANT, HAMMER, LANTERN, DRUMS, GLORY = (f"mine/{each}" for each in ("giant", "hammer", "lantern", "drums", "untouched"))
CARDS = (GIANT, HAMMER, LANTERN, DRUMS, GLORY)
FACTION = "masters-of-the-universe"
Document = dict[str, Any]


def documents() -> list[Document]:
    """All of them; each act is easy to see: stomping, pushing with a hammer, healing by drums."""
    return [giant(), hammer(), lantern(), drums(), glory(), army(), mission()]


def giant() -> Document:
    stomp = {
        "id": "stomp",
        "name": {"en": "Stomp"},
        "when": "active",
        "cost": {"ap": 1},
        "effects": [{"do": "wound", "on": {"pieces": {"side": "enemies", "within": 4}}}],
    }
    numbers = {"health": 9, "strength": 6, "toughness": 5, "mind": 1, "power": 1, "perception": 3, "speed": [5, 8]}
    return _head("character", GIANT, "Stone Giant") | {"faction": FACTION, **numbers, "abilities": [stomp], "cost": 38}


def hammer() -> Document:
    table = [{"from": 1, "to": 2, "wounds": 1}, {"from": 3, "to": None, "wounds": 2}]
    push = {"when": "attack", "needs": 1, "effects": [{"do": "push", "hexes": 1}]}
    return _head("weapon", HAMMER, "Storm Hammer") | {
        "type": "melee",
        "dice": 3,
        "table": table,
        "ability": push,
        "cost": 11,
    }


def lantern() -> Document:
    brighter = {"when": "always", "modify": "perception", "by": 1}
    return _head("item", LANTERN, "Lantern of Truth") | {"type": "trinket", "ability": brighter, "cost": 4}


def drums() -> Document:
    bonus = {"to": "ally", "range": 24, "effects": [{"do": "buff", "name": "haste"}]}
    return _head("fate", DRUMS, "Drums in the Deep") | {
        "faction": FACTION,
        "initiative": 6,
        "ap": 2,
        "mana": 1,
        "bonus": bonus,
    }


def glory() -> Document:
    when = {"tested": {"who": "self", "of": "attack", "least": 1}}
    return _head("glory", GLORY, "Untouched") | {
        "initiative": 5,
        "ap": 2,
        "mana": 1,
        "mission": {"vp": 10, "when": when},
    }


def army() -> Document:
    others = [each for each in STOCK("battleground/first-masters")["figures"] if each["id"] != "he-man"]
    figures = [{"id": "giant", "card": GIANT, "equipment": [HAMMER, LANTERN]}, *others]
    return _head("army", ARMY, "Giants", pl="Olbrzymy") | {
        "figures": figures,
        "deck": [DRUMS] * 12,
        "glory": [GLORY] * 2,
    }


def mission() -> Document:
    first: Mapping[str, Any] = STOCK("battleground/first-game")
    placements = [{"figure": "giant", "at": "B15", "facing": "se"}, *first["armies"][0]["placements"][1:]]
    return _head("scenario", MISSION, "The crossing", pl="Przeprawa") | {
        "references": [{"kind": "army", "id": ARMY}],
        "map": first["map"],
        "armies": [{"seat": "red", "army": ARMY, "placements": placements}, first["armies"][1]],
        "rounds": 4,
    }


def small_format(points: int) -> Document:
    """A format for armies of so many points."""
    return _head("army-format", FORMAT, "Small") | {"points": {"most": points}}


def documents_with_illegal_army() -> list[Document]:
    """The mission with an army of 138 points in a format of 100, and Skeletor outside of his zone."""
    ours, theirs = mission()["armies"]
    first, *others = theirs["placements"]
    outside = {**theirs, "placements": [{**first, "at": "L14"}, *others]}
    changed = {ARMY: {**army(), "format": FORMAT}, MISSION: {**mission(), "armies": [ours, outside]}}
    return [small_format(100), *(changed.get(each["id"], each) for each in documents())]


def written_into(folder: Path, wanted: Sequence[Document] = ()) -> Path:
    """Writes each document into a file of its own; returns that of the mission."""
    folder.mkdir(parents=True, exist_ok=True)
    for document in wanted or documents():
        (folder / f"{document['id'].rpartition('/')[2]}.json").write_text(json.dumps(document), encoding="utf-8")
    return folder / "crossing.json"


def _head(kind: str, id_: str, name: str, **names: str) -> Document:
    return {
        "kind": kind,
        "schema": "1.0",
        "id": id_,
        "system": "battleground",
        "name": {"en": name, **names},
        "provenance": {"source": "author"},
    }
