"""Abilities that would go on for ever are stopped, and play goes on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, ClassVar

import pytest

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import MOST_DICE
from engine.kernel.play import loop
from engine.kernel.play.fuel_limits import MAX_CHAIN, MAX_FUEL, AbilityStopped
from engine.kernel.play.game import Game, resume_game
from tests.engine.kernel.agenda_game import SYSTEM, Ask, AskForever, Forever, Log, Said, Say, table


@pytest.fixture
def little_fuel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fiftieth of the fuel, so that burning all of it takes no time."""
    monkeypatch.setattr(loop, "MAX_FUEL", MAX_FUEL // 50)


def ability(*steps: k.Step[Any], name: str = "shove") -> k.Within[Log]:
    """The steps as an ability runs them."""
    return k.Within(steps, ability=name)


def stops(game: Game[Log]) -> list[tuple[str, str]]:
    """Which abilities were stopped, and why."""
    return [(event.ability, event.why) for event in game.events if isinstance(event, AbilityStopped)]


@dataclass(frozen=True, slots=True)
class SetOff(k.TriggeredStep[Log]):
    """An ability that says its name, which sets off others."""

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do(then=(ability(Say(self.label), name=self.label),))


@dataclass(frozen=True, slots=True)
class Dear(k.Step[Log]):
    """A step that burns much, many times over."""

    fuel: ClassVar[int] = 1_000
    left: int

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((Said(text="x"),), (Dear(self.left - 1),) if self.left else ())


@dataclass(frozen=True, slots=True)
class Free(k.Step[Log]):
    """A step that says it burns nothing."""

    fuel: ClassVar[int] = 0

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do(then=(self,))


def listening(**answers: str) -> k.GameSystem[Log]:
    """The bench, where saying one word sets off the ability of another."""
    return replace(
        SYSTEM,
        listeners={Said: (lambda _, e: (SetOff("red", answers[e.text]),) if e.text in answers else (),)},
    )


def test_an_ability_that_sets_off_itself_is_stopped_at_its_chain() -> None:
    """Fifty deep it goes; then the outermost and all in it end, and what follows the ability is done."""
    game = table(ability(Say("a"), name="a"), Say("end"), system=listening(a="a"))
    assert stops(game) == [("a", "chain")]
    assert game.state.said == ("a",) * MAX_CHAIN + ("end",)
    assert game.state.frames == ()


def test_two_abilities_that_set_off_each_other_are_stopped() -> None:
    """The one that began it is named."""
    game = table(ability(Say("b"), name="b"), Say("end"), system=listening(a="b", b="a"))
    assert stops(game) == [("b", "chain")]
    assert game.state.said[-1] == "end"


def test_an_ability_that_is_no_part_of_the_loop_goes_on() -> None:
    """What set the loop off does the rest of what it says, and is not named."""
    game = table(ability(Say("a"), Say("rest"), name="c"), Say("end"), system=listening(a="b", b="d", d="b"))
    assert stops(game) == [("b", "chain")]
    assert game.state.said[-2:] == ("rest", "end")
    assert game.state.fuel == 0


@pytest.mark.usefixtures("little_fuel")
def test_an_ability_that_triggers_loops_for_ever_is_stopped_too() -> None:
    """It burns on while the loops in it are stopped, one after another."""

    @dataclass(frozen=True, slots=True)
    class Again(k.Step[Log]):
        def run(self, state: Log) -> k.Do[Log]:
            return k.Do((Said(text="a"),), (self,))

    game = table(ability(Again(), name="c"), Say("end"), system=listening(a="a"))
    assert stops(game)[0] == ("a", "chain")
    assert stops(game)[-1] == ("c", "fuel")
    assert game.state.said[-1] == "end"


def test_a_chain_of_others_without_a_loop_is_stopped_as_a_whole() -> None:
    """Each sets off the next one; none comes twice."""
    names = [f"a{number}" for number in range(MAX_CHAIN + 5)]
    game = table(ability(Say("a0"), name="first"), system=listening(**dict(pairwise(names))))
    assert stops(game) == [("first", "chain")]


DICE: k.Roll[Log] = k.Roll("x", "red", MOST_DICE, "dice")


@pytest.mark.usefixtures("little_fuel")
@pytest.mark.parametrize("endless", [Forever(), AskForever(), Free(), DICE])
def test_an_ability_without_end_runs_out_of_fuel(endless: k.Step[Any]) -> None:
    """Whatever it does all the time: steps, questions to nobody, dice; each costs something."""
    game = table(ability(endless), Say("end"), Ask(("red",)))
    assert stops(game) == [("shove", "fuel")]
    assert game.state.said == ("end",)
    game.apply("say word=yes")
    assert game.outcome is not None


@pytest.mark.parametrize(("steps", "stopped"), [(MAX_FUEL // 1_000 - 2, False), (MAX_FUEL // 1_000, True)])
def test_fuel_is_burnt_as_steps_say(steps: int, stopped: bool) -> None:
    """A hundred thousand units, to the step."""
    assert bool(stops(table(ability(Dear(steps))))) is stopped


def test_an_ability_that_piles_up_steps_is_stopped() -> None:
    """It is the ability that ends, not the game."""

    @dataclass(frozen=True, slots=True)
    class Pile(k.Step[Log]):
        def run(self, state: Log) -> k.Do[Log]:
            return k.Do(then=(self,) * 150)

    game = table(ability(Pile()), Say("end"))
    assert stops(game) == [("shove", "fuel")]
    assert game.state.said == ("end",)


def test_fuel_is_counted_over_questions_and_given_back_after() -> None:
    """An ability that asks again and again burns on; the next one begins afresh."""
    game = table(ability(Dear(40), Ask(("red",)), Dear(70)), ability(Dear(90)), Ask(("red",)))
    assert 40_000 < game.state.fuel < 50_000
    again = resume_game(SYSTEM, game.state)
    assert again.state == game.state
    game.apply("say word=yes")
    assert stops(game) == [("shove", "fuel")]
    assert game.state.said.count("x") == 41 + 58 + 91
    assert game.decision is not None


def test_abilities_side_by_side_are_no_chain() -> None:
    """A hundred of them, one after another."""
    game = table(*(ability(Say(str(n))) for n in range(100)))
    assert stops(game) == []
    assert len(game.state.said) == 100


def test_frames_of_the_rules_are_no_chain() -> None:
    """Only abilities count, not the steps of a turn."""
    nested: k.Step[Any] = Say("deep")
    for _ in range(MAX_CHAIN + 10):
        nested = k.Within((nested,))
    game = table(nested)
    assert (stops(game), game.state.said) == ([], ("deep",))


@pytest.mark.usefixtures("little_fuel")
def test_the_stop_of_an_ability_may_be_a_trigger() -> None:
    """The event is one like others."""
    system = replace(SYSTEM, listeners={AbilityStopped: (lambda _, e: (SetOff("red", "stopped"),),)})
    game = table(ability(Forever()), Say("end"), system=system)
    assert game.state.said == ("stopped", "end")


def test_a_chain_is_fifty_deep_and_fuel_a_hundred_thousand() -> None:
    """As authors are reported; who moves the bounds tells them."""
    assert (MAX_CHAIN, MAX_FUEL) == (50, 100_000)
