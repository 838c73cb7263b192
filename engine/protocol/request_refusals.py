"""Refusals of requests: an invalid field, a choice that is not offered, dice that do not fit."""

from __future__ import annotations

from engine.content.problems import shown
from engine.kernel.data.errors import BadDice, OutOfDice
from engine.kernel.data.message import Message, message
from engine.kernel.play.errors import IllegalChoice
from engine.session.refusal import Refusal, presentable, suggestion_sentence


def bad_field(path: str, sentence: Message, meant: str | None = None) -> Refusal:
    """A refusal for an invalid field of the request, with a suggestion."""
    return Refusal("bad-field", sentence, *suggestion_sentence(meant), path=path)


def of_choice(error: IllegalChoice, path: str) -> Refusal:
    """A refusal for an answer that is none of the choices; `illegal` if rules are known that forbid it."""
    quoted = shown(error.wish if isinstance(error.wish, str) else error.wish.id)
    why = [reason.sentence for reason in error.reasons]
    rule = next((reason.rule for reason in error.reasons if reason.rule), None)
    if rule is not None:
        return Refusal("illegal", message("protocol-illegal", choice=quoted), *why, path=path, rule=rule)
    return Refusal("not-on-offer", message("protocol-not-on-offer", choice=quoted), *why, path=path)


def of_dice(error: OutOfDice | BadDice) -> Refusal:
    """A refusal for a script of dice that the game cannot use."""
    if isinstance(error, OutOfDice):
        return Refusal("out-of-dice", message("protocol-out-of-dice"))
    return Refusal("bad-field", message("protocol-bad-die", problem=presentable(error.problem)), path="$.dice")
