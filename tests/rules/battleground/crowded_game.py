"""A small scenario in which everything happens, and players who try every kind of thing."""

from collections.abc import Iterator
from typing import Any

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game
from engine.kernel.state.event import Event
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import item

Document = dict[str, Any]


def active(id_: str, *effects: Document, **more: Any) -> Document:
    """An ability that its player uses."""
    return {"when": "active", "id": id_, "effects": list(effects), **more}


HEX = {"do": "mark", "name": "snare", "range": 2, "gives": [{"modify": "mind", "by": -1}]}
SMOULDERS = {"do": "debuff", "name": "embers", "removed": [{"do": "wound"}]}
EITHER = {
    "do": "one-of",
    "options": [
        {"name": {"en": "Theft"}, "effects": [{"do": "lose", "counter": "mana"}]},
        {"if": {"has": {"who": "self", "counter": "wounds"}}, "effects": [{"do": "heal", "on": "self"}]},
        {"effects": [{"do": "debuff", "name": "stun"}]},
    ],
}
ABILITIES: dict[str, list[Document]] = {
    "ana": [
        active("snare", HEX, to="hex", range=5),
        active("leap", {"do": "jump", "points": 3}, may=True),
        active("haste", {"do": "buff", "name": "haste"}, to="character"),
        {"when": "attack", "id": "shove", "effects": [{"do": "push", "hexes": 2}], "may": True},
        {"when": "end-of-activation", "id": "rest", "effects": [{"do": "heal"}]},
    ],
    "al": [
        active("charge", {"do": "charge"}, to="enemy"),
        active("swap", {"do": "swap"}, to="character", cost={"ap": 1}),
        active("wake", {"do": "ready"}, to="ally", cost={"mana": 1}),
        {"when": "always", "id": "lucky", "modify": "rerolls", "by": 2},
    ],
    "bo": [
        active("curse", {"do": "debuff", "name": "curse"}, SMOULDERS | {"on": "target"}, to="enemy"),
        active("away", {"do": "teleport", "points": 2}, to="all-allies"),
        {"when": "on-interruption", "id": "quick", "effects": [{"do": "gain", "counter": "ap"}]},
        {"when": "on-interruption", "id": "calm", "effects": [{"do": "gain", "counter": "focus"}]},
    ],
    "be": [
        active(
            "hex",
            to="enemy",
            test={"statistic": "power", "against": "mind"},
            results=[
                {"needs": 1, "effects": [{"do": "debuff", "name": "stun"}]},
                {"needs": 3, "effects": [{"do": "wound", "wounds": 2}, {"do": "pull"}]},
            ],
        ),
        active(
            "hold", {"do": "gain", "counter": "guard"}, {"do": "lose", "counter": "mana"}, to="all-characters", range=2
        ),
        active("cleanse", {"do": "remove-effect"}, to="character"),
    ],
    "bi": [
        active(
            "scheme",
            {"do": "choose", "as": "foes", "from": {"pieces": {"side": "enemies"}}, "count": 2, "may": True},
            {"do": "for-each", "of": "foes", "effects": [EITHER]},
        ),
    ],
}
CARDS: dict[str, Document] = {name: {"abilities": each, "health": 4} for name, each in ABILITIES.items()}
PATIENCE = item("draught", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}, {"do": "heal"}]})
SALVE = item("salve", {"when": "single-use", "to": "character", "effects": [{"do": "buff", "name": "regeneration"}]})
FATES = "fate-1 fate-2 fate-3 fate-4-3-2 fate-5-4-1 fate-6 fate-2 fate-3"

PLENTY: Document = {
    "red": "ana@C3:s al@D5:ne mo",
    "blue": "bo@C5:n be@E4:nw bi",
    "size": "6x7",
    "pieces": {"platform": "B2 B3", "tall": "B2", "low": "E6", "ladder": "C2", "difficult": "D3 D4"},
    "zones": {"red": "A1-B4", "blue": "E5-F7"},
    "objectives": "o1@D2 o2@F3",
    "bases": {"mo": [[0, 0], [0, 1]]},
    "cards": CARDS,
    "gear": {
        "ana": ["sword", "blast", PATIENCE],
        "al": ["axe", "sling"],
        "bo": ["sword", "bow", SALVE],
        "be": ["blast", "bolt", PATIENCE],
        "mo": ["axe", "bow"],
        "bi": ["sling"],
    },
    "decks": {"red": FATES, "blue": FATES},
    "glory": {"red": "glory-3 glory-4-2-2", "blue": "glory-1 glory-4-2-2"},
    "bonuses": {
        "fate-2": {"effects": [{"do": "modify", "gives": [{"modify": "dice", "by": 1}]}]},
        "fate-3": {"effects": [{"do": "draw", "cards": 2}, {"do": "free-action", "action": "move"}]},
        "fate-6": {"to": "enemy", "effects": [{"do": "wound"}, {"do": "towards"}], "may": True},
        "glory-1": {"vp": 10, "when": {"wound": {"who": "enemy", "by": "self"}}},
        "glory-3": {"vp": 20, "when": {"give": {"effect": "buff"}}},
        "glory-4-2-2": {"vp": 15, "when": {"knock-out": {"by": "army"}}},
    },
}
"""Figures of one hex and of two, on two heights, with weapons of all types, items and abilities."""


def random_choice(game: Game[Battle], rng: Stream) -> tuple[Choice, str]:
    """Any kind of thing that can be done, each kind as likely, but to stop."""
    decision = game.decision
    assert decision is not None
    seat = decision.seats[rng.next_below(len(decision.seats))]
    mine = decision.choices_of(seat)
    kinds = list(dict.fromkeys(each.kind for each in mine))
    if len(kinds) > 1 and rng.next_below(4):
        kinds = [kind for kind in kinds if kind not in ("end", "pass", "done", "decline")] or kinds
    kind = kinds[rng.next_below(len(kinds))]
    wanted = [each for each in mine if each.kind == kind]
    return wanted[rng.next_below(len(wanted))], seat


def played(game: Game[Battle], rng: Stream, most: int = 400) -> Iterator[tuple[Event[Any], ...]]:
    """Random answers one after another; what each led to."""
    for _ in range(most):
        if game.decision is None:
            return
        wanted, seat = random_choice(game, rng)
        yield game.apply(wanted, seat)
