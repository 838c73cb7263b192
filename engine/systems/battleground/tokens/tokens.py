"""BG-FX-1 to -4, -6: buffs and debuffs: how they are given, replaced and removed, and the effects of their removal."""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.abilities.events import EffectGiven, EffectRemoved, MarkRemoved, TokenKind
from engine.systems.battleground.abilities.use.resolution import consequences
from engine.systems.battleground.combat.wounds import KnockOuts, SufferWounds, healed, is_beaten
from engine.systems.battleground.state import (
    BUFFS,
    DEBUFFS,
    Battle,
    Figure,
    FigureOrNone,
    SeatOrNone,
    Token,
    WeaponName,
)

COMMON: dict[TokenKind, tuple[str, ...]] = {
    "buff": BUFFS,
    "debuff": DEBUFFS,
}
"""BG-FX-2, -3: the common tokens."""
KINDS: tuple[TokenKind, ...] = ("buff", "debuff")


def token_of(figure: Figure, kind: TokenKind) -> Token | None:
    """The buff or debuff of a figure."""
    return figure.buff if kind == "buff" else figure.debuff


@record(frozen=True, slots=True)
class GiveEffect(Step[Battle]):
    """BG-FX-1: a character is about to get a token: the tokens it replaces are removed first, with the effects of that.

    `weapon` is that of the attack that the token accompanies, `seen` are the replacement abilities already applied.
    """

    figure: FigureOrNone
    kind: TokenKind
    token: str
    seat: SeatOrNone
    by: FigureOrNone
    weapon: WeaponName = ""
    seen: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=(*in_the_way(state, self), LayToken(self)) if self.figure in state.figures else ())


@record(frozen=True, slots=True)
class LayToken(Step[Battle]):
    """BG-FX-1: the character gets the token, if it is still on the map."""

    given: GiveEffect

    def run(self, state: Battle) -> Do[Battle]:
        each = self.given
        if each.figure not in state.figures:
            return Do()
        rules = ("BG-FX-1",)
        event = EffectGiven(
            figure=each.figure, kind=each.kind, token=each.token, seat=each.seat, by=each.by, rules=rules
        )
        return Do((event,))


def in_the_way(state: Battle, giver: GiveEffect) -> tuple[Step[Battle], ...]:
    """The removals that come before a token is given."""
    return (*replaced(state, giver), *other_copies(state, giver))


@effect("BG-FX-1")
def replaced(state: Battle, giver: GiveEffect) -> tuple[Step[Battle], ...]:
    """A new buff or debuff replaces the old one, even one of the same name, which is removed with the effects of
    that."""
    old = token_of(state.figures[giver.figure], giver.kind)
    return (RemoveEffect(giver.figure, giver.kind, giver.weapon),) if old else ()


@effect("BG-FX-4")
def other_copies(state: Battle, giver: GiveEffect) -> tuple[Step[Battle], ...]:
    """An army has one copy of a unique token in play: a second one removes the first."""
    if giver.token in COMMON[giver.kind]:
        return ()
    copy, others = Token(giver.token, giver.seat), (name for name in state.names if name != giver.figure)
    bearers = (name for name in others if token_of(state.figures[name], giver.kind) == copy)
    return tuple(RemoveEffect(name, giver.kind, giver.weapon) for name in bearers)


@record(frozen=True, slots=True)
class RemoveEffect(Step[Battle]):
    """BG-FX-1: a token is removed, with the effects of its removal; `weapon` is that of the attack that causes it."""

    figure: FigureOrNone
    kind: TokenKind
    weapon: WeaponName = ""

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures or token_of(state.figures[self.figure], self.kind) is None:
            return Do()
        return removed(state, ((self.figure, self.kind),), "BG-FX-1", self.weapon)


@record(frozen=True, slots=True)
class EndEffects(Step[Battle]):
    """BG-ROUND-11: in clean-up all ongoing effects end at once, regeneration before curse."""

    def run(self, state: Battle) -> Do[Battle]:
        return ongoing_effects_end(state)


def ongoing_effects_end(state: Battle) -> Do[Battle]:
    """BG-FX-6: buffs, debuffs and marks are the ongoing effects; focus, guard, mana and wounds stay."""
    figures = state.figures
    held = tuple((name, kind) for kind in KINDS for name in state.names if token_of(figures[name], kind))
    if not held and not state.marks:
        return Do()
    done = removed(state, held, "BG-ROUND-11")
    return Do((*done.events, *marks_removed(state)), done.then)


def removed(state: Battle, held: Iterable[tuple[str, TokenKind]], rule: str, weapon: str = "") -> Do[Battle]:
    """BG-FX-1: tokens are removed together; then regeneration acts, then curse, then custom ones."""
    gone = [(name, kind, token) for name, kind in held if (token := token_of(state.figures[name], kind))]
    events: list[Event[Battle]] = [EffectRemoved(figure=name, kind=kind, rules=(rule,)) for name, kind, _ in gone]
    for name, _, token in gone:
        events += regeneration_acts(state, name, token)
    curses = (step for name, _, token in gone for step in curse_acts(name, token))
    steps = (step for name, _, token in gone for step in own_removal_acts(state, name, token, weapon))
    # BG-AREA-3: In an attack no figure leaves the map before the whole attack is over.
    return Do(tuple(events), (*curses, *steps, *(() if weapon else (KnockOuts(),))))


@effect("BG-FX-2")
def regeneration_acts(state: Battle, figure: str, token: Token) -> tuple[Event[Battle], ...]:
    """A removed regeneration heals its bearer by 1 wound, if it is not knocked out."""
    acts = token.name == "regeneration" and not is_beaten(state, figure)
    return healed(state, figure, 1, "BG-FX-2") if acts else ()


@effect("BG-FX-3")
def curse_acts(figure: str, token: Token) -> tuple[Step[Battle], ...]:
    """A removed curse deals its bearer 1 wound, without a cause."""
    return (SufferWounds(figure, 1, "", "BG-FX-3"),) if token.name == "curse" else ()


@effect("BG-FX-4")
def own_removal_acts(state: Battle, figure: str, token: Token, weapon: str) -> tuple[Step[Battle], ...]:
    """The effects of the removal of a custom token."""
    known = state.scenario.ability_index.tokens.get(token.name)
    if known is None or not known.consequences:
        return ()
    return (consequences("token", token.name, token.seat, figure, weapon),)


@effect("BG-FX-5")
def marks_removed(state: Battle) -> tuple[Event[Battle], ...]:
    """Marks stay until clean-up."""
    marks = (state.marks[key] for key in sorted(state.marks))
    return tuple(MarkRemoved(seat=mark.seat, mark=mark.name, rules=("BG-FX-5",)) for mark in marks)
