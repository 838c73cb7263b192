"""Explanations of what is seen on figures and hexes of Battleground: states of figures, marks, and objectives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.abilities import effects_text
from editor.presenters.battleground.board import objective_name, token_name
from editor.view_model.side_panel import SheetLine
from engine.geometry.hex.grid import PlaceError
from engine.kernel.data.choice import choice
from engine.kernel.rules.clauses import Reason
from engine.systems.battleground.abilities.keyword_reminders import REMINDERS
from engine.systems.battleground.abilities.types.card_abilities import MarkMeaning, TokenMeaning
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.interruptions.rules import Watch, before_the_guard, in_danger, seen_by_guard
from engine.systems.battleground.rounds.clean_up import CLAIM, Claim, legal_claims
from engine.systems.battleground.sight.places import adjacent_places
from engine.systems.battleground.state import Battle, Token

GUARD_CLAUSES = ((before_the_guard, "front"), (seen_by_guard, "sight"), (in_danger, "reach"))
"""The conditions of a guard interruption, and the words for each that does not hold."""


def states(view: Battle, id_: str, naming: DisplayNames) -> tuple[SheetLine, ...]:
    """The states of a figure or a place, each by its name with what it does, until when and by whom."""
    if id_ in view.figures:
        return tuple(_of_figure(view, id_, naming))
    try:
        place = view.scenario.terrain.grid.place(id_)
    except PlaceError:
        return ()
    return (*_marks(view, place, naming), *_claims(view, place, naming))


def _of_figure(view: Battle, name: str, naming: DisplayNames) -> Iterator[SheetLine]:
    figure = view.figures[name]
    if figure.focused:
        yield SheetLine(naming.label("term-focused"), naming.say("state-battleground-focused"), ("BG-ACT-6",))
    if figure.guarding:
        text = " ".join(filter(None, (naming.say("state-battleground-guard"), _guard_now(view, name, naming))))
        yield SheetLine(naming.label("term-guard"), text, ("BG-INT-4",))
    for token, part in ((figure.buff, TokenMeaning), (figure.debuff, TokenMeaning)):
        if token is not None:
            yield _token(view, token, part, naming)
    if figure.activated and not (is_acting(view) and active(view) == name):
        yield SheetLine(naming.label("state-acted"), naming.say("state-battleground-acted"), ("BG-ROUND-5",))


def _token(view: Battle, token: Token, part: type[TokenMeaning], naming: DisplayNames) -> SheetLine:
    """A buff or debuff: its effect, who gave it, and when it ends."""
    called = token_name(token.name, naming)
    reminder = REMINDERS.get(token.name)
    does = _card_text(view, token.name, part, naming) if reminder is None else naming.say(reminder)
    text = does.removeprefix(f"{called}: ")
    return SheetLine(called, naming.say("state-battleground-token", does=_capital(text), seat=token.seat), ("BG-FX-2",))


def _card_text(view: Battle, name: str, part: type[TokenMeaning] | type[MarkMeaning], naming: DisplayNames) -> str:
    """The words of the card that gives a token or lays a mark of its own."""
    for key, known in view.scenario.ability_index.abilities.items():
        made = (getattr(each, "meaning", None) for each in getattr(known.ability, "every_effect", ()))
        if any(isinstance(each, part) and each.name == name for each in made):
            return effects_text(view, key, naming)
    return ""


def _guard_now(view: Battle, guard: str, naming: DisplayNames) -> str:
    """Whether the guard would interrupt the enemy that acts, where it stands; if not, why."""
    if not is_acting(view) or active(view) not in view.figures:
        return ""
    mover = active(view)
    if view.figures[mover].seat == view.figures[guard].seat or not view.filled(mover) or not view.filled(guard):
        return ""
    watch = Watch(view, guard, mover)
    why = next((word for clause, word in GUARD_CLAUSES if not clause(watch)), "yes")
    return naming.say("state-battleground-guard-now", figure=mover, why=why)


def _marks(view: Battle, place: int, naming: DisplayNames) -> Iterator[SheetLine]:
    """The marks on a hex: what each does, and whose it is."""
    for mark in view.marks.values():
        if mark.at == place:
            does = _card_text(view, mark.name, MarkMeaning, naming)
            text = naming.say("state-battleground-mark", does=_capital(does), seat=mark.seat)
            yield SheetLine(token_name(mark.name, naming), text, ("BG-FX-5",))


def _claims(view: Battle, place: int, naming: DisplayNames) -> Iterator[SheetLine]:
    """BG-ROUND-12: who could claim an objective now, or why those beside it cannot."""
    for objective, at in view.objectives.items():
        if at == place:
            texts = [_claim(view, objective, seat, naming) for seat in view.seats]
            nobody = naming.say("state-battleground-claim-nobody")
            yield SheetLine(
                objective_name(view, objective, naming), " ".join(filter(None, texts)) or nobody, CLAIM.rules
            )


def _claim(view: Battle, objective: str, seat: str, naming: DisplayNames) -> str:
    """Whether a seat could claim an objective if the round ended now; empty if none of its figures is near."""
    asked = view.but(agenda=(Claim(seat),))
    legal = [each for each in legal_claims(asked) if each.text("objective") == objective]
    if legal:
        return naming.say("state-battleground-claim", figure=legal[0].text("figure"))
    refused = _refused_claim(view, objective, seat)
    if refused is None:
        return ""
    return naming.say("state-battleground-claim-not", figure=refused.figure, why=refused.reason.sentence)


class RefusedClaim(NamedTuple):
    """A figure beside an objective that may not claim it, and the first reason."""

    figure: str
    reason: Reason


def _refused_claim(view: Battle, objective: str, seat: str) -> RefusedClaim | None:
    """The first figure of a seat beside an objective, which it may not claim; None if none is there, or may."""
    asked, near = view.but(agenda=(Claim(seat),)), adjacent_places(view, (view.objectives[objective],))
    for figure in view.of(seat):
        if not near.isdisjoint(view.filled(figure)):
            reasons = CLAIM.explain(asked, choice("claim", figure=figure, objective=objective))
            return RefusedClaim(figure, reasons[0]) if reasons else None
    return None


def unclaimed_text(view: Battle, naming: DisplayNames) -> str:
    """Sentences about the objectives that nobody claims although somebody stands beside them, and why."""
    found = ((each, _refused_claim(view, each, seat)) for each in view.objectives for seat in view.seats)
    first = {objective: refused for objective, refused in reversed([*found]) if refused is not None}
    told = (
        (objective_name(view, each, naming), first[each].reason.sentence) for each in view.objectives if each in first
    )
    return " ".join(naming.say("state-battleground-unclaimed", objective=name, why=why) for name, why in told)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
