"""The figures in a position: which are on the table, and the defaults of their fields."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.data.record import replace
from engine.kernel.positions.position_part import GivenPart, PositionPart
from engine.systems.battleground.abilities.events import TokenKind
from engine.systems.battleground.setup.setup_steps import figure_at_first
from engine.systems.battleground.state import Battle, Figure, Token
from engine.systems.battleground.tokens.tokens import COMMON, KINDS, token_of


def figures_in_play(part: GivenPart) -> Iterable[str]:
    """Every figure of the scenario, except those that the position lists as knocked out, and those still in reserve.

    BG-WOUND-1: figures are knocked out if listed as such; without that list, if they are written as null.
    """
    start, figures = part.start, part.given["figures"]
    nothing = [name for name in start.scenario.figures if name in figures and figures[name] is None]
    knocked_out = part.given.setdefault("knocked_out", tuple(name for name in start.figures if name in nothing))
    for at, name in enumerate(knocked_out):
        if figures.get(name) is not None:
            raise BadState(f"$.knocked_out[{at}]", message("battleground-gone-and-there", figure=name))
    gone = {*nothing, *knocked_out}
    return [name for name in start.scenario.figures if name not in gone and (name in start.figures or name in figures)]


def own_names(start: Battle, figure: str) -> Mapping[str, Collection[str]]:
    """The cards of a figure's army, and the items that it carries."""
    scenario = start.scenario
    carried = scenario.figures[figure]
    return {
        "own card": (*scenario.decks[carried.seat], *scenario.glory[carried.seat]),
        "own item": [item.id for item in carried.items],
    }


def acting(battle: GivenPart) -> str | None:
    """The figure in whose activation a position begins."""
    active = battle.given.get("active")
    return None if active is None or battle.given.get("agenda") else active.figure


def complete_figure(part: GivenPart) -> Mapping[str, Any]:
    """A figure with the scenario's defaults; BG-ROUND-5: a ready character has no card on it."""
    given, name = part.given, part.key
    first = figure_at_first(part.start.scenario, name)
    _refuse_too_many(part)
    made = {
        "seat": first.seat,
        "at": first.at,
        "facing": first.facing,
        "activated": name == acting(part.holder()) or bool(given.get("cards")),
        **given,
    }
    tokens = {kind: given[kind] for kind in KINDS if given.get(kind) is not None}
    return {**made, **{kind: _given_by(part, first.seat, kind, token) for kind, token in tokens.items()}}


def _refuse_too_many(part: GivenPart) -> None:
    """BG-ACT-8: an item cannot be turned down more often than it is carried."""
    carried = [item.id for item in part.start.scenario.figures[part.key].items]
    used = part.given.get("used", ())
    for at, item in enumerate(used):
        if used[: at + 1].count(item) > carried.count(item):
            raise BadState(f"{part.path}.used[{at}]", message("battleground-named-twice", name=item))


def _given_by(part: GivenPart, seat: str, kind: TokenKind, token: Token) -> Token:
    """A token with the army that gave it; if it is not stated, the usual one."""
    known = (*COMMON[kind], *part.start.scenario.ability_index.tokens)
    if token.name not in known:
        raise BadState(f"{part.path}.{kind}.name", message("content-unknown-id", id=token.name), token.name, known)
    return token if token.seat else replace(token, seat=usual_giver(part.start, seat, kind))


def usual_giver(state: Battle, seat: str, kind: TokenKind) -> str:
    """The army that usually gives such tokens to a figure: its own gives buffs, the other one debuffs."""
    return seat if kind == "buff" else state.opponent(seat)


def shown_figure(state: Battle, figure: Figure) -> Figure:
    """A figure whose common tokens omit the army that gave them if it is the usual one."""
    shown = {
        kind: token for kind in KINDS if (token := token_of(figure, kind)) and _is_usual(state, figure, kind, token)
    }
    return replace(figure, **{kind: replace(token, seat="") for kind, token in shown.items()}) if shown else figure


def _is_usual(state: Battle, figure: Figure, kind: TokenKind, token: Token) -> bool:
    return token.name in COMMON[kind] and token.seat == usual_giver(state, figure.seat, kind)


def complete_token(part: GivenPart) -> Mapping[str, Any]:
    """A token without a stated army, which is determined by its figure."""
    return {"seat": "", **part.given}


FIGURE_PART = PositionPart(complete=complete_figure, shown=shown_figure, names=own_names)
TOKEN_PART = PositionPart(complete=complete_token)
