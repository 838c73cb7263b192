"""A game that does what its agenda says and writes it down, so that tests can read in which order things happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import ChanceSource
from engine.kernel.play.game import Game, resume_game
from engine.kernel.state.decision import DecisionMode


@dataclass(frozen=True, kw_only=True)
class Log(k.State):
    """What was said, and who left the table."""

    said: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(k.Event[Log]):
    """Something was said."""

    text: str

    def evolve(self, state: Log) -> Log:
        return replace(state, said=(*state.said, self.text))


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(k.Event[Log]):
    """Somebody left the table."""

    who: str

    def evolve(self, state: Log) -> Log:
        return replace(state, gone=(*state.gone, self.who))


@dataclass(frozen=True, slots=True)
class Say(k.Step[Log]):
    """Say something; then who is named leaves; then go on."""

    text: str
    leaves: str = ""
    then: tuple[k.Step[Any], ...] = ()
    after: tuple[k.Step[Any], ...] = ()

    def run(self, state: Log) -> k.Do[Log]:
        left = (Left(who=self.leaves),) if self.leaves else ()
        return k.Do((Said(text=self.text), *left), self.then, self.after)


@dataclass(frozen=True, slots=True)
class Tell(k.Step[Log]):
    """Say what is bound to a name."""

    name: str

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((Said(text=str(state.bound(self.name, object))),))


@dataclass(frozen=True, slots=True)
class Bind(k.Step[Log]):
    """Bind a word to a name."""

    name: str
    text: str

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((k.Bound(under=self.name, value=self.text),))


@dataclass(frozen=True, slots=True)
class Finish(k.Step[Log]):
    """End the game: a draw."""

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((k.GameEnded(outcome=k.draw("BE-END")),))


@dataclass(frozen=True, slots=True)
class Break(k.Step[Log]):
    """A rule with a fault in it: it says something and then fails."""

    def run(self, state: Log) -> k.Do[Log]:
        raise KeyError("nobody")


@dataclass(frozen=True, slots=True)
class Forever(k.Step[Log]):
    """A step that goes on with itself."""

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do(then=(self,))


@dataclass(frozen=True, slots=True)
class AskForever(k.Question[Log]):
    """A question that never asks and goes on with itself."""

    def ask(self, state: Log) -> k.Do[Log]:
        return k.Do(then=(self,))


@dataclass(frozen=True, slots=True)
class Ask(k.Question[Log]):
    """Ask for one of some words, which is then said; `first-player` asks for a seat."""

    seats: tuple[str, ...]
    words: tuple[str, ...] = ("yes", "no")
    mode: DecisionMode = "one"
    then: tuple[k.Step[Any], ...] = ()

    def ask(self, state: Log) -> k.Decision:
        if self.mode == "all":
            choices = [k.choice("say", seat=seat, word=word) for seat in self.seats for word in self.words]
        else:
            choices = [k.choice("say", word=word) for word in self.words]
        return k.Decision(self.seats, "ask", k.message("prompt-sealed-pick"), tuple(choices), self.mode)

    def take(self, state: Log, answer: k.Choice) -> k.Do[Log]:
        return k.Do((Said(text=f"{answer.seat}: {answer['word']}"),), self.then)

    def reveal(self, state: Log, answers: Mapping[str, k.Choice]) -> k.Do[Log]:
        return k.Do(tuple(Said(text=f"{seat}: {given['word']}") for seat, given in answers.items()), self.then)

    def admit(self, state: Log, wanted: k.Choice) -> k.Choice | None:
        """Any word that begins with the right letter will do."""
        return wanted if wanted.kind == "say" and str(wanted.data.get("word", "")).startswith("y") else None


@dataclass(frozen=True, slots=True)
class FirstPlayer(k.Question[Log]):
    """A question about a seat: its choices have a field of that name."""

    seat: str

    def ask(self, state: Log) -> k.Decision:
        choices = tuple(k.Choice("first-player", {"seat": each}) for each in state.seats)
        return k.Decision((self.seat,), "first-player", k.message("prompt-sealed-pick"), choices)

    def take(self, state: Log, answer: k.Choice) -> k.Do[Log]:
        return k.Do((Said(text=f"{answer['seat']} begins"),))


SYSTEM = k.GameSystem(
    id="bench",
    state=Log,
    setup=lambda _: Log(seats=("red", "blue"), agenda=(Finish(),)),
    present=lambda state, who: who not in state.gone,
)
STANDING = replace(SYSTEM, standing=k.StandingChoices("BE-END"))


def table(*steps: k.Step[Any], system: k.GameSystem[Log] = SYSTEM, source: ChanceSource | int = 0) -> Game[Log]:
    """A game that does these steps, the first one first, and then ends."""
    return resume_game(system, Log(seats=("red", "blue"), agenda=(Finish(), *steps[::-1])), source)


def said(*steps: k.Step[Any], system: k.GameSystem[Log] = SYSTEM) -> str:
    """The words emitted when these steps are run, up to the first decision."""
    return " ".join(table(*steps, system=system).state.said)
