"""Hand-written positions for tests, submitted through the protocol, and the engine's messages about them."""

import copy
from collections.abc import Iterator
from typing import Any

from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game
from engine.kernel.positions.codec import Codec, written
from engine.systems.battleground.setup.setup_steps import set_up
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.engine.protocol.conversation import Conversation
from tests.rules.battleground.crowded_game import PLENTY, played
from tests.rules.battleground.fights import item
from tests.support.battleground import battle, scenario, with_zones

Answer = dict[str, Any]
Path = tuple[str | int, ...]

SNARE = {"do": "mark", "name": "snare", "range": 1, "gives": [{"modify": "mind", "by": -1}]}
EMBERS = {"do": "debuff", "name": "embers", "removed": [{"do": "wound"}]}
SMALL: dict[str, Any] = {
    "red": "ana@C3:s al@B2:s",
    "blue": "bo@C5:n be@F6:n",
    "size": "7x7",
    "pieces": {"platform": "E1 E2", "tall": "E1", "low": "G7"},
    "zones": {"red": "A1-B3", "blue": "F5-G6"},
    "objectives": "o1@D4 o2@G2",
    "decks": {"red": "fate-1 fate-2 fate-3 fate-4 fate-5 fate-5 fate-6", "blue": "fate-1 fate-2 fate-3 fate-4"},
    "glory": {"red": "glory-1 glory-3"},
    "gear": {"ana": ["sword", item("vial", {"when": "single-use", "effects": [{"do": "heal"}]})], "bo": ["bow"]},
    "bonuses": {"glory-1": {"vp": 10, "when": {"wound": {"who": "enemy", "by": "self"}}}},
    "cards": {
        "ana": {"abilities": [{"when": "active", "id": "snare", "to": "hex", "effects": [SNARE]}]},
        "bo": {"abilities": [{"when": "active", "id": "burn", "to": "enemy", "effects": [EMBERS]}]},
    },
}
"""Two against two, with something of everything that a position can hold."""


def document(state: Answer, lines: dict[str, Any] = SMALL) -> Answer:
    """A position as written by an author who has the scenario and knows the protocol."""
    head = {"kind": "position", "schema": "1.0", "id": "by-hand", "system": "battleground"}
    return {**head, "scenario": with_zones(scenario(**lines)), "state": state}


def handed_in(state: Answer, lines: dict[str, Any] = SMALL, **luck: Any) -> Conversation:
    """The engine that took it."""
    talk = Conversation(with_probes=False)
    talk.ask("new", position=document(state, lines), **luck)
    return talk


def seen(talk: Conversation, seat: str = "referee") -> Answer:
    """The view of a seat."""
    view: Answer = talk.ask("view", seat=seat)["view"]
    return view


def decision(talk: Conversation) -> Answer:
    """What is asked."""
    asked: Answer = talk.ask("decision")["decision"]
    return asked


def refusal(state: Answer, lang: str = "en") -> Answer:
    """Why it is not taken."""
    error: Answer = Conversation(with_probes=False).refused("new", position=document(state), lang=lang)
    return error


def codec(lines: dict[str, Any] = PLENTY) -> Codec:
    """What reads states of such a scenario."""
    return Codec(SYSTEM, set_up(scenario(**lines)))


def of_random_game(seed: int) -> Iterator[Game[Battle]]:
    """A random game in which everything happens, at each of its decisions."""
    game, rng = battle(seed, **PLENTY), Stream(seed, "positions")
    yield game
    for _ in played(game, rng):
        yield game


def depth(state: Battle) -> int:
    """How many are acting, one interrupting another."""
    return sum("active" in frame.values for frame in state.frames)


def position_of(state: Battle) -> Answer:
    """The state as a position shows it."""
    return written(SYSTEM, state)


def paths(node: Any, at: Path = ()) -> Iterator[Path]:
    """The paths of all values in a document."""
    members = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in members:
        yield (*at, key)
        yield from paths(value, (*at, key))


def with_value(node: Answer, path: Path, value: Any) -> Answer:
    """The document with another value there."""
    changed: Any = copy.deepcopy(node)
    holder = changed
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return {**changed}
