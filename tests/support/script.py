"""Plays a game from a written list of answers, strictly: each line must be asked for and legal when its turn comes.

`red: move figure=red-1 to=1` is an answer of a seat; unambiguous fields may be left out. `chance: 6 4` are the results
of dice or draws in the order in which the game waits for them (`ByHand`).
"""

import json
import re
from typing import Any

import pytest

from engine.kernel.data.choice import Choice
from engine.kernel.data.value import Value, from_json
from engine.kernel.play.errors import IllegalChoice
from engine.kernel.play.game import Game
from engine.kernel.rules.clauses import Reason
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.words import languages, speak

FIELD = re.compile(r'(\w[\w-]*)=("(?:[^"\\]|\\.)*"|\S+)')


def play(game: Game[Any], *lines: str) -> list[Event[Any]]:
    """Gives the answers in order; returns the events but for the bookkeeping of the loop."""
    happened: list[Event[Any]] = []
    for number, line in enumerate(lines, 1):
        seat, answer = _parted(line)
        for word in answer.split() if seat == CHANCE else [answer]:
            wanted = _asked_for(game, seat, word, f"line {number}, “{line}”")
            try:
                happened += game.apply(wanted, seat)
            except IllegalChoice as error:
                pytest.fail(f"line {number}, “{line}”: {error}; there is: {' | '.join(offers(game, seat))}")
    return [event for event in happened if not event.quiet]


def asked(game: Game[Any]) -> str:
    """The seats asked and the kinds of answer, `red, blue: mark`; empty when the game is over."""
    return f"{', '.join(game.decision.seats)}: {game.decision.kind}" if game.decision else ""


def offers(game: Game[Any], seat: str) -> list[str]:
    """The answers that the seat may give now, without its name."""
    decision = game.decision
    return [each.id.removesuffix(f" @{seat}") for each in decision.choices_of(seat)] if decision else []


def refused(game: Game[Any], line: str) -> list[str]:
    """The clauses that refuse the answer, `NG-1 free-spot`; empty where it is just not on offer.

    The game must stay as it was, and each reason must have its sentence in every language.
    """
    seat, answer = _parted(line)
    before = game.state
    with pytest.raises(IllegalChoice) as caught:
        game.apply(_choice(answer), seat)
    assert game.state is before
    return [_said(reason) for reason in caught.value.reasons if reason.rule]


def _said(reason: Reason) -> str:
    for lang in languages():
        assert speak(reason.sentence, lang)
    return f"{reason.rule} {reason.clause.rpartition('/')[2]}"


def _parted(line: str) -> tuple[str, str]:
    seat, colon, answer = line.partition(": ")
    assert colon, f"“{line}” names no seat"
    return seat, answer


def _asked_for(game: Game[Any], seat: str, answer: str, place: str) -> Choice:
    """The answer that the words mean, of a seat that is asked or that may give it at any time."""
    decision = game.decision
    assert decision is not None, f"{place}: nobody is asked any more, the game is over"
    if seat == CHANCE:
        return _result(decision, answer, place)
    wanted = _choice(answer)
    stands = any(each.seat == seat and each.kind == wanted.kind for each in decision.standing)
    assert seat in decision.seats or stands, f"{place}: the game asks {asked(game)}"
    return wanted


def _result(decision: Decision, answer: str, place: str) -> Choice:
    results = {str(result): each for each in decision.choices for result in each.data.values()}
    assert decision.seats == (CHANCE,), (
        f"{place}: the game waits for no “{answer}”, it asks {', '.join(decision.seats)}"
    )
    assert answer in results, f"{place}: there is no result “{answer}”, there is: {' | '.join(results)}"
    return results[answer]


def _choice(answer: str) -> Choice:
    kind, _, fields = answer.partition(" ")
    assert not FIELD.sub("", fields).strip(), f"“{answer}” is not written as `kind field=value …`"
    return Choice(kind, {name: _value(text) for name, text in FIELD.findall(fields)})


def _value(text: str) -> Value:
    try:
        return from_json(json.loads(text))
    except ValueError:
        return text
