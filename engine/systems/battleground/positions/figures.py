"""The figures in a position: place and facing, wounds, tokens on their cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.data.value import MAX_NUMBER
from engine.systems.battleground.abilities.events import TokenKind
from engine.systems.battleground.activation.mana_and_ap import MOST_MANA
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.positions.readers import (
    Plain,
    direction,
    items,
    name,
    names,
    number,
    one_of,
    place,
    plain_of,
    table,
    truth,
)
from engine.systems.battleground.setup.sequence import figure_at_first
from engine.systems.battleground.state import Battle, Figure, Token
from engine.systems.battleground.tokens.tokens import COMMON, KINDS, token_of

FLAGS: Mapping[str, str] = {"focus": "focused", "guard": "guarding"}
"""Tokens that a figure has or has not, by the field that says so."""
TOKENS = (*FLAGS, *(token for kind in KINDS for token in COMMON[kind]))
FIELDS = ("at", "facing", "wounds", "mana", "tokens", "activated", "roused", "cards", *KINDS, "used")


def written_figure(state: Battle, figure: Figure) -> Plain:
    """A figure: what players look at first is always there, all else where there is something to say."""
    grid = state.setting.terrain.grid
    usual = {kind: token for kind in KINDS if (token := token_of(figure, kind)) and is_usual(state, figure, kind)}
    others: Plain = {kind: plain_of(token) for kind in KINDS if (token := token_of(figure, kind)) and kind not in usual}
    others |= {"roused": True} if figure.roused else {}
    others |= {key: list(pile) for key, pile in (("cards", figure.cards), ("used", figure.used)) if pile}
    return {
        "at": None if figure.at is None else grid.name(figure.at),
        "facing": grid.direction_name(figure.facing),
        "wounds": figure.wounds,
        "mana": figure.mana,
        "tokens": [
            *(token for token, field in FLAGS.items() if getattr(figure, field)),
            *(token.name for token in usual.values()),
        ],
        "activated": figure.activated,
        **others,
    }


def is_usual(state: Battle, figure: Figure, kind: TokenKind) -> bool:
    """Whether a token is a common one that comes from where its kind comes from, so that its name says it all."""
    token = token_of(figure, kind)
    return token is not None and token.name in COMMON[kind] and token.seat == usual_giver(state, figure.seat, kind)


def usual_giver(state: Battle, seat: str, kind: TokenKind) -> str:
    """Who gives a figure such tokens: its own army buffs, the other one debuffs."""
    return seat if kind == "buff" else state.opponent(seat)


def read_figures(start: Battle, said: Plain, active: str | None) -> Plain:
    """Every figure of the scenario, but those that the position says are gone; `active` is who has its activation."""
    known = start.setting.figures
    given = table(said.get("figures", {}), "$.figures")
    for each in given:
        name(each, f"$.figures.{each}", known)
    for at, each in enumerate(read_knocked_out(start, said)):
        if given.get(each) is not None:
            raise BadState(f"$.knocked_out[{at}]", message("battleground-gone-and-there", figure=each))
    gone = {each for each, part in given.items() if part is None} | set(read_knocked_out(start, said))
    gone |= {each for each in known if each not in start.figures and each not in given}
    return {each: _read_figure(start, each, given.get(each, {}), each == active) for each in known if each not in gone}


def read_knocked_out(start: Battle, said: Plain) -> list[str]:
    """BG-WOUND-1: who was knocked out: those that are named so, else all that are written as nothing."""
    if "knocked_out" in said:
        return names(said["knocked_out"], "$.knocked_out", start.setting.figures)
    given = table(said.get("figures", {}), "$.figures")
    return [each for each in start.figures if given.get(each, {}) is None]


def _read_figure(start: Battle, figure: str, raw: object, active: bool) -> Plain:
    path, setting, at_first = f"$.figures.{figure}", start.setting, figure_at_first(start.setting, figure)
    given, seat = table(raw, path, FIELDS), at_first.seat
    cards = names(given.get("cards", []), f"{path}.cards", (*setting.decks[seat], *setting.glory[seat]))
    made: Plain = {
        "seat": seat,
        "at": at_first.at,
        "facing": at_first.facing,
        "wounds": number(given.get("wounds", 0), f"{path}.wounds", 0, MAX_NUMBER),
        "mana": number(given.get("mana", 0), f"{path}.mana", 0, MOST_MANA),
        # BG-ROUND-5: A ready character has no card on it.
        "activated": truth(given.get("activated", active or bool(cards)), f"{path}.activated"),
        "roused": truth(given.get("roused", False), f"{path}.roused"),
        "cards": cards,
        "used": _read_used(setting, figure, given.get("used", []), f"{path}.used"),
        **_read_tokens(start, seat, given, path),
    }
    if "at" in given:
        made["at"] = None if given["at"] is None else place(given["at"], f"{path}.at", setting.terrain)
    if "facing" in given:
        made["facing"] = direction(given["facing"], f"{path}.facing", setting.terrain.grid)
    return made


def _read_used(setting: BattleScenario, figure: str, raw: object, path: str) -> list[str]:
    """BG-ACT-8: items that were turned down, none oftener than it is carried."""
    carried = Counter(item.id for item in setting.figures[figure].items)
    used = names(raw, path, carried)
    for at, item in enumerate(used):
        if used[: at + 1].count(item) > carried[item]:
            raise BadState(f"{path}[{at}]", message("battleground-named-twice", name=item))
    return used


def _read_tokens(start: Battle, seat: str, given: Plain, path: str) -> Plain:
    """Focus, guard and the common buffs and debuffs by their names; others as who has them says, with their army."""
    here = f"{path}.tokens"
    listed: list[str] = []
    made: Plain = {kind: _read_token(start, seat, kind, given.get(kind), f"{path}.{kind}") for kind in KINDS}
    for at, raw in enumerate(items(given.get("tokens", []), here)):
        token = one_of(raw, f"{here}[{at}]", TOKENS)
        if token in listed:
            raise BadState(f"{here}[{at}]", message("battleground-named-twice", name=token))
        listed.append(token)
        for kind in KINDS:
            if token in COMMON[kind]:
                # BG-FX-1: At most one buff and one debuff a character.
                if made[kind] is not None:
                    raise BadState(f"{here}[{at}]", message("battleground-one-of-a-kind", name=token))
                made[kind] = plain_of(Token(token, usual_giver(start, seat, kind)))
    return {**made, **{field: token in listed for token, field in FLAGS.items()}}


def _read_token(start: Battle, seat: str, kind: TokenKind, raw: Any, path: str) -> Plain | None:
    """A buff or debuff with the army that gave it; by its name alone it is from where such tokens come from."""
    if raw is None:
        return None
    given = {"name": raw} if isinstance(raw, str) else table(raw, path, ("name", "seat"))
    token = name(given.get("name"), f"{path}.name", (*COMMON[kind], *start.setting.ability_index.tokens))
    giver = name(given.get("seat", usual_giver(start, seat, kind)), f"{path}.seat", start.seats)
    return plain_of(Token(token, giver))
