"""Guards for tests: the figures on guard, an interruption that has begun, and the actions allowed in it."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel.play.game import Game
from engine.kernel.state.event import Event
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import BOW, Document, fight, of_kind, weapon
from tests.support.script import offers, play

GUARD: dict[str, Any] = {"guarding": True}
SLOW: dict[str, Any] = {"speed": [0, 0]}
"""A character that engages nobody who does not come to it."""
SOFT: dict[str, Any] = {"toughness": 0, "mind": 0}
"""A character that makes no defence dice."""
STEP = ("red: move to=E7", "red: face facing=n")
"""Ana goes from E8 where Bo sees her."""
SHOT = "blue: attack weapon=test/bow target=ana"
TONIC = {"effects": [{"do": "gain", "counter": "ap", "amount": 2}]}
"""A bonus of two action points."""


def guarded(
    *guards: str,
    arms: Mapping[str, Sequence[Document]] | None = None,
    now: Mapping[str, Mapping[str, Any]] | None = None,
    **more: Any,
) -> Game[Battle]:
    """A game in which Ana is active and these, Bo if nobody is named, are on guard; Bo has a bow."""
    tokens = dict.fromkeys(guards or ("bo",), GUARD)
    return fight(arms={"bo": (BOW,)} if arms is None else arms, now={**tokens, **(now or {})}, **more)


def in_interruption(
    *dice: int, now: Mapping[str, Mapping[str, Any]] | None = None, lines: Sequence[str] = STEP, **more: Any
) -> Game[Battle]:
    """A game in which Ana moved where Bo, on guard with a bow, sees her: its turn has come."""
    arms = {"bo": (BOW,), **more.pop("arms", {})}
    stage: dict[str, Any] = {"red": "ana@E8:n", "blue": "bo@E2:s", **more}
    game = fight(*dice, arms=arms, now={"bo": GUARD, **(now or {})}, **stage)
    play(game, *lines)
    return game


def shoving() -> Document:
    """A melee weapon that pushes whom it hits."""
    shove = weapon("shove", "melee", "1:0")
    return {**shove, "ability": {"when": "attack", "needs": 1, "effects": [{"do": "push", "hexes": 1}]}}


def acting(game: Game[Battle]) -> str:
    """Who acts now."""
    return game.state.bound("active", str)


def ap(game: Game[Battle]) -> int:
    """The action points of who acts now."""
    return game.state.bound("ap", int)


def on_guard(game: Game[Battle], name: str = "bo") -> bool:
    """Whether a figure has its guard token."""
    return game.state.figures[name].guarding


def kinds(game: Game[Battle], seat: str) -> set[str]:
    """The kinds of answers on offer."""
    return {line.partition(" ")[0] for line in offers(game, seat)}


def ends(game: Game[Battle], seat: str) -> list[str]:
    """Where a move on offer may end."""
    moves = (line.split() for line in offers(game, seat) if line.startswith("move"))
    return [word.removeprefix("to=") for line in moves for word in line if word.startswith("to=")]


def names(events: Sequence[Event[Any]]) -> list[str]:
    """What happened, in order."""
    return [event.name() for event in events]


def interrupters(events: Sequence[Event[Any]]) -> list[str]:
    """Who interrupted, in order."""
    return [line.split()[1] for line in of_kind(events, "interruption-began")]
