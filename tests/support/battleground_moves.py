"""Moving Battleground figures in tests: acting at once, without cards, or moved by an effect."""

import json
from collections.abc import Mapping
from typing import Any

from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game, start_game
from engine.kernel.state.step import Step, Within
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation_frame import Interruption, acting_values
from engine.systems.battleground.state import Battle, Token
from engine.systems.battleground.system import SYSTEM
from tests.support.battleground import changed, scenario, with_figure


def battle_of(cards: Mapping[str, Mapping[str, Any]], **lines: Any) -> Game[Battle]:
    """A game with changed cards of some figures: `{"ana": {"speed": [1, 2]}}`."""
    document = scenario(**lines)
    for figure in (each for army in document["armies"] for each in army["figures"]):
        figure["card"].update(cards.get(figure["id"], {}))
    return start_game(SYSTEM, document)


def acting(
    game: Game[Battle], figure: str, ap: int = 9, interrupted: str = "", kind: Interruption = ""
) -> Game[Battle]:
    """The figure acts, as if it had been activated, or as if it interrupted another one."""
    values = acting_values(figure, ap, interrupted, kind)
    act = Within((Act(game.state.figures[figure].seat),), subject=figure, values=values)
    return doing(game, act)


def doing(game: Game[Battle], *steps: Step[Battle]) -> Game[Battle]:
    """Makes these steps happen before the decision that is due now."""
    return changed(game, agenda=(*game.state.agenda, *reversed(steps)))


def focused(game: Game[Battle], *figures: str) -> Game[Battle]:
    """Gives these figures a focus token."""
    for name in figures:
        game = with_figure(game, name, focused=True)
    return game


def on_guard(game: Game[Battle], *figures: str) -> Game[Battle]:
    """Gives these figures a guard token."""
    for name in figures:
        game = with_figure(game, name, guarding=True)
    return game


def slowed(game: Game[Battle], *figures: str) -> Game[Battle]:
    """Makes these figures paralysed."""
    for name in figures:
        game = with_figure(game, name, debuff=Token("paralysis", "blue"))
    return game


def ways(game: Game[Battle], *, with_focus: bool = False) -> dict[str, int]:
    """The moves on offer, or those with focus: destination and cost in points."""
    return {
        choice.text("to"): int(str(game.shown(choice)["cost"]))
        for choice in (game.decision.choices if game.decision else ())
        if choice.kind == "move" and ("focused" in choice.data) is with_focus
    }


def said(names: str, figure: str = "ana") -> Choice:
    """The answer to make a move along this path, place by place."""
    path = tuple(names.split())
    return Choice("move", {"figure": figure, "to": path[-1], "path": path})


def said_as_line(names: str, figure: str = "ana") -> str:
    """The answer to make a move along this path, as a line of a script."""
    path = names.split()
    return f"move figure={figure} to={path[-1]} path={json.dumps(path, separators=(',', ':'))}"


def says_way(game: Game[Battle], names: str, figure: str = "ana") -> bool:
    """Whether the game accepts a move along this path."""
    question = game.state.question
    return question.admit(game.state, said(names, figure)) is not None


def way_to(game: Game[Battle], to: str) -> str:
    """The path that a move on offer would take."""
    assert game.decision is not None
    found = next(each for each in game.decision.choices if each.kind == "move" and each["to"] == to)
    path = game.shown(found)["path"]
    assert isinstance(path, tuple)
    return " ".join(map(str, path))
