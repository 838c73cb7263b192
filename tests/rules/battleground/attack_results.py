"""Knock-outs for tests: a fight in which one wound is enough, a bomb that hits all, and the points scored."""

from typing import Any

from engine.kernel.play.game import Game
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight
from tests.rules.battleground.guards import SOFT

BOMB: dict[str, Any] = {
    "id": "bomb",
    "when": "active",
    "cost": {"ap": 1},
    "to": "all-characters",
    "effects": [{"do": "wound"}],
}


def points(game: Game[Battle]) -> dict[str, int]:
    """What was scored so far."""
    return {seat: side.points for seat, side in game.state.sides.items()}


def last_blow(*dice: int, wounds: int = 5, **more: Any) -> Game[Battle]:
    """A fight in which a wound is enough for Bo."""
    lines: dict[str, Any] = {"stats": {"bo": SOFT}, "blue": "bo@E4:s be@A1:s", **more}
    now = {"bo": {"wounds": wounds, **lines.pop("bo", {})}, **lines.pop("now", {})}
    return fight(*dice, now=now, **lines)
