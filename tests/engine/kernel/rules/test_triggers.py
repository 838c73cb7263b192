"""Triggers: seat by seat as the rules name them, each seat's own as it likes, and looked at again."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

import engine.kernel.authoring as k
from engine.kernel.play.errors import RuleBug
from engine.kernel.play.game import Game
from tests.engine.kernel.agenda_game import SYSTEM, Log, Said, Say, table


@dataclass(frozen=True, slots=True)
class Shout(k.TriggeredStep[Log]):
    """Says its label, unless what hushes it was said."""

    hushed_by: str = ""

    def holds(self, state: Log) -> bool:
        return self.hushed_by not in state.said

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((Said(text=self.label),))


def after_start(*triggers: Shout, first: str = "red") -> Game[Log]:
    """A game in which saying `start` sets these off."""
    system = replace(
        SYSTEM,
        listeners={Said: (lambda _, event: triggers if event.text == "start" else (),)},
        precedence=lambda state: k.active_first(state, first),
    )
    return table(Say("start", then=(Say("end"),)), system=system)


def test_seats_come_in_the_order_of_precedence() -> None:
    """Whatever the order in which they were found."""
    red, blue = Shout("red", "r"), Shout("blue", "b")
    assert after_start(blue, red).state.said == ("start", "r", "b", "end")
    assert after_start(red, blue, first="blue").state.said == ("start", "b", "r", "end")


def test_a_seat_orders_its_own() -> None:
    """It is asked while more than one is left; the last runs by itself."""
    game = after_start(Shout("red", "a"), Shout("red", "b"), Shout("red", "c"), Shout("blue", "x"))
    assert game.decision is not None
    assert (game.decision.seats, [each["next"] for each in game.decision.choices]) == (("red",), ["a", "b", "c"])
    game.apply(k.choice("order", next="b"))
    assert " ".join(game.state.said) == "start b"
    game.apply(k.choice("order", next="c"))
    assert " ".join(game.state.said) == "start b c a x end"


@dataclass(frozen=True, slots=True)
class Murmur(Shout):
    """A shout of the crowd's, which has no seat of its own: its owner belongs to it, and somebody else orders it."""

    @property
    def group(self) -> str:
        return "crowd"

    def ordered_by(self, state: Log) -> str:
        return "blue"


def test_a_group_may_be_ordered_by_another_than_its_owner() -> None:
    """And come where the precedence names it, whosever triggers are in it."""
    triggers = (Shout("red", "a"), Murmur("red", "m"), Murmur("blue", "n"))
    system = replace(
        SYSTEM,
        listeners={Said: (lambda _, event: triggers if event.text == "start" else (),)},
        precedence=lambda _: ("crowd", "red", "blue"),
    )
    game = table(Say("start", then=(Say("end"),)), system=system)
    assert game.decision is not None
    assert game.decision.seats == ("blue",)
    game.apply(k.choice("order", next="n"))
    assert game.state.said == ("start", "n", "m", "a", "end")


def test_each_is_looked_at_again_when_its_turn_comes() -> None:
    """One that no longer applies is neither offered nor run."""
    game = after_start(Shout("red", "a"), Shout("red", "b", "a"), Shout("red", "c"), Shout("blue", "x", "c"))
    game.apply(k.choice("order", next="a"))
    assert game.state.said == ("start", "a", "c", "end")


def test_none_is_asked_where_one_is_left() -> None:
    """Nor where none is."""
    assert after_start(Shout("red", "a"), Shout("red", "b", "start")).state.said == ("start", "a", "end")
    assert after_start(Shout("red", "a", "start"), Shout("red", "b", "start")).state.said == ("start", "end")


def test_those_of_the_same_label_need_no_order() -> None:
    """They are as good as each other, and all run; beside others they are offered once."""
    assert after_start(Shout("red", "a"), Shout("red", "a")).state.said == ("start", "a", "a", "end")
    game = after_start(Shout("red", "a"), Shout("red", "b"), Shout("red", "a"))
    assert game.decision is not None
    assert len(game.decision.choices) == 2
    game.apply(k.choice("order", next="a"))
    game.apply(k.choice("order", next="b"))
    assert game.state.said == ("start", "a", "b", "a", "end")


def test_a_trigger_of_nobody_is_a_fault() -> None:
    """It would be lost without a word."""
    with pytest.raises(RuleBug, match="leaves out rival"):
        after_start(Shout("rival", "a"))


def test_triggers_of_triggers_run_before_the_next_one() -> None:
    """They nest, as interruptions do."""
    chain = {"a": (Shout("red", "aa"),), "start": (Shout("red", "a"), Shout("blue", "b"))}
    system = replace(SYSTEM, listeners={Said: (lambda _, event: chain.get(event.text, ()),)})
    assert table(Say("start"), system=system).state.said == ("start", "a", "aa", "b")


def test_turn_order_goes_round_from_the_active_seat() -> None:
    """Clockwise."""
    state = Log(seats=("red", "blue", "green"))
    assert k.active_first(state, "blue") == ("blue", "green", "red")
