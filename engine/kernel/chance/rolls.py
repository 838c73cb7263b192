"""Dice rolls and draws: questions to the seat `chance`, and the sources that answer them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import count
from typing import Annotated, Any, ClassVar, Protocol

from engine.kernel.data.choice import Choice
from engine.kernel.data.errors import BadDice, OutOfDice
from engine.kernel.data.field_marks import Count, NameMark
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Value, expect, same
from engine.kernel.state.decision import CHANCE, Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Do, Question, S, bind

MOST_DICE = 1_000
MOST_SIDES = 1_000


@record(frozen=True, slots=True)
class Chance(Question[S]):
    """A question that is answered at random.

    Its stream is named by purpose (a word without `/`) and seat, so that a draw from one stream does not affect the
    results of another.
    """

    is_die: ClassVar[bool] = False
    field: ClassVar[str] = "result"
    purpose: str
    seat: Annotated[str, NameMark("thrower")]

    def outcomes(self, state: S) -> Sequence[Value]:
        """All results, equally likely, in an order that reveals nothing."""
        raise NotImplementedError

    def answer(self, outcome: Value) -> Choice:
        """The result as an answer."""
        return Choice("roll" if self.is_die else "draw", {self.field: outcome}, CHANCE)

    def none(self, state: S) -> Do[S]:
        """The steps that follow if there is nothing to throw or draw."""
        return Do()

    def ask(self, state: S) -> Decision | Do[S]:
        choices = tuple(self.answer(outcome) for outcome in dict.fromkeys(self.outcomes(state)))
        if not choices:
            return self.none(state)
        kind = "roll" if self.is_die else "draw"
        prompt = message("prompt-roll" if self.is_die else "prompt-draw", seat=self.seat)
        return Decision((CHANCE,), kind, prompt, choices)

    @property
    def stream(self) -> str:
        """The name of the stream that answers."""
        return f"{self.purpose}/{self.seat}"


@record(frozen=True, slots=True)
class Roll(Chance[S]):
    """Throw dice one after another and bind the faces, in order, to a name in the open frame.

    With `again`, only the dice at these positions of the bound faces are thrown again; the new faces replace the old
    ones.
    """

    is_die: ClassVar[bool] = True
    fuel: ClassVar[int] = 20
    number: Count
    into: str
    sides: Count = 6
    again: tuple[Count, ...] = ()
    got: tuple[Count, ...] = ()

    def __post_init__(self) -> None:
        if self.number > MOST_DICE or not 1 <= self.sides <= MOST_SIDES:
            raise ValueError(f"a throw has at most {MOST_DICE} dice of 1 to {MOST_SIDES} sides")

    @property
    def underway(self) -> bool:
        return bool(self.got)

    def outcomes(self, state: S) -> Sequence[Value]:
        return range(1, self.sides + 1) if self.number > 0 else ()

    def none(self, state: S) -> Do[S]:
        return self._thrown(state, ())

    def take(self, state: S, answer: Choice) -> Do[S]:
        got = (*self.got, answer.number("result"))
        if len(got) < self.number:
            return Do(then=(replace(self, got=got),))
        return self._thrown(state, got)

    def _thrown(self, state: S, got: tuple[int, ...]) -> Do[S]:
        faces = got
        if self.again:
            all_faces = list(dice(state, self.into))
            for place, face in zip(self.again, got, strict=True):
                all_faces[place] = face
            faces = tuple(all_faces)
        return Do((Rolled(purpose=self.purpose, seat=self.seat, results=got, into=self.into, faces=faces),))


@record(frozen=True, slots=True, kw_only=True)
class Rolled(Event[S]):
    """Dice were thrown: `results` are the new faces, `faces` all dice bound to this name."""

    purpose: str
    seat: str
    results: tuple[int, ...]
    into: str
    faces: tuple[int, ...]

    def evolve(self, state: S) -> S:
        return bind(state, self.into, self.faces)


@record(frozen=True, slots=True)
class ChanceRequest:
    """A request to a source of chance: the n-th result of a stream, the d-th die of the game."""

    stream: str
    n: int
    is_die: bool
    d: int
    outcomes: Sequence[Value]

    def may_be(self, result: Value) -> bool:
        """Whether the request can have this result."""
        return any(same(result, outcome) for outcome in self.outcomes)


class ChanceSource(Protocol):
    """A source of chance: a stream of random numbers, a script, or a person."""

    def result(self, throw: ChanceRequest) -> Value | None:
        """One of the outcomes; None if the players enter the result by hand."""


@record(frozen=True, slots=True)
class KeyedDice:
    """Random results that depend only on the seed, the stream and the count, never on other throws.

    `fresh` selects a different random sequence when players take moves back and ask for new dice.
    """

    seed: int = 0
    fresh: int = 0

    def result(self, throw: ChanceRequest) -> Value:
        return throw.outcomes[random_below(len(throw.outcomes), self.seed, self.fresh, throw.stream, throw.n)]


@record(frozen=True, slots=True)
class ByHand:
    """The players throw real dice and draw real cards, and enter the results."""

    def result(self, throw: ChanceRequest) -> None:
        return None


@record(frozen=True, slots=True)
class DiceByHand:
    """The players throw real dice and enter the results; everything else comes from another source."""

    then: ChanceSource

    def result(self, throw: ChanceRequest) -> Value | None:
        return None if throw.is_die else self.then.result(throw)


@record(frozen=True, slots=True)
class Script:
    """A source that returns scripted dice in order. After the script, and for all draws, it uses another source."""

    faces: tuple[int, ...]
    then: ChanceSource
    strict: bool = False

    def result(self, throw: ChanceRequest) -> Value | None:
        if not throw.is_die:
            return self.then.result(throw)
        if throw.d < len(self.faces):
            face = self.faces[throw.d]
            if not throw.may_be(face):
                raise BadDice(message("dice-bad-face", number=throw.d + 1, face=str(face)))
            return face
        if self.strict:
            raise OutOfDice(f"the script has {len(self.faces)} dice and the game throws one more")
        return self.then.result(throw)


class Stream:
    """A sequence of random numbers for code outside the game: bots, tests, imagined states."""

    def __init__(self, seed: int, *key: str | int) -> None:
        self._key = (seed, *key)
        self._n = 0

    def next_below(self, size: int) -> int:
        """The next whole number from 0 up to, but not including, `size`."""
        self._n += 1
        return random_below(size, *self._key, self._n)

    def pick(self, items: Sequence[Value]) -> Value:
        """One of the items."""
        return items[self.next_below(len(items))]

    def shuffled(self, items: Sequence[str]) -> tuple[str, ...]:
        """The items in random order."""
        left = list(items)
        return tuple(left.pop(self.next_below(len(left))) for _ in range(len(left)))


def random_below(size: int, *key: str | int) -> int:
    """A number from 0 up to, but not including, `size`, uniformly distributed and determined by the key alone."""
    text = "\x1f".join(map(str, key)).encode()
    fair = 2**64 - 2**64 % size
    for attempt in count():
        number = int.from_bytes(blake2b(text, digest_size=8, salt=attempt.to_bytes(2, "big")).digest(), "big")
        if number < fair:
            return number % size
    raise AssertionError


def counted(state: State, chance: Chance[S]) -> dict[str, Any]:
    """The counts after one more result was taken from the stream."""
    drawn = {**state.drawn, chance.stream: state.drawn.get(chance.stream, 0) + 1}
    return {"drawn": drawn, "dice": state.dice + chance.is_die}


def renewed(source: ChanceSource, fresh: int) -> ChanceSource:
    """The source with a different seed; scripted results and those entered by hand stay as they are."""
    match source:
        case KeyedDice():
            return KeyedDice(source.seed, fresh)
        case Script() | DiceByHand():
            return replace(source, then=renewed(source.then, fresh))
    return source


def throw_of(state: State, chance: Chance[S], outcomes: Sequence[Value]) -> ChanceRequest:
    """The request for the result of a throw."""
    return ChanceRequest(chance.stream, state.drawn.get(chance.stream, 0), chance.is_die, state.dice, outcomes)


def dice(state: State, name: str) -> tuple[int, ...]:
    """The faces that `Roll` bound to the name."""
    return tuple(expect(face, int, name) for face in state.bound(name, tuple))
