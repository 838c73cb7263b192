"""The loop: in which order things are done, when frames end, and what a fault leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import MOST_DICE, ByHand
from engine.kernel.play.errors import RuleBug
from engine.kernel.play.game import resume_game
from tests.engine.kernel.agenda_game import (
    SYSTEM,
    Ask,
    AskForever,
    Bind,
    Break,
    Finish,
    Forever,
    Left,
    Log,
    Said,
    Say,
    Tell,
    said,
    table,
)


def within(*steps: k.Step[Any], subject: str | None = None, **values: str) -> k.Within[Log]:
    """The steps in a frame."""
    return k.Within(steps, subject=subject, values=values)


def hearing(event: type[k.Event[Any]], *texts: str, seat: str = "red") -> k.GameSystem[Log]:
    """The bench, with a reaction to each such event."""
    triggers = tuple(Echo(seat, text) for text in texts)
    return replace(SYSTEM, listeners={event: (lambda state, _: () if len(state.said) > 9 else triggers,)})


def demanding(word: str, more: str) -> k.GameSystem[Log]:
    """The bench, in which a word that was said demands another one."""
    return replace(SYSTEM, demands=lambda s: (Say(more),) if word in s.said and more not in s.said else ())


@dataclass(frozen=True, slots=True)
class Echo(k.TriggeredStep[Log]):
    """Says its label, once: an echo makes no echo."""

    def holds(self, state: Log) -> bool:
        return self.label not in state.said

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((Said(text=self.label),))


def test_the_first_step_named_is_done_first() -> None:
    """And what it leads to before the second."""
    assert said(Say("a", then=(Say("b"), Say("c"))), Say("d")) == "a b c d"
    assert said(Say("a", then=(Say("b", then=(Say("c"),)), Say("d"))), Say("e")) == "a b c d e"


def test_triggers_of_an_event_come_before_its_next_steps() -> None:
    """Triggers lie above the steps of `then`."""
    assert said(Say("a", then=(Say("c"),)), system=hearing(Said, "b")) == "a b c"


def test_a_step_that_the_state_demands_comes_before_all_else() -> None:
    """Before the triggers of what led to it and its next steps; and when a game goes on from such a state."""
    demand = demanding("a", "demanded")
    echo = replace(hearing(Said, "echo"), demands=demand.demands)
    assert said(Say("a", then=(Say("b"),)), Say("c"), system=echo) == "a demanded echo b c"
    resumed = Log(seats=("red", "blue"), said=("a",), agenda=(Finish(), Say("b")))
    assert resume_game(demand, resumed, 0).state.said == ("a", "demanded", "b")


def test_the_end_of_a_frame_may_demand_something() -> None:
    """What was bound in it is gone."""
    bound = replace(SYSTEM, demands=lambda s: (Say("free"),) if not s.frames and s.said == ("a",) else ())
    assert said(within(Say("a"), who="ana"), Say("b"), system=bound) == "a free b"


def test_a_frame_ends_with_its_last_step() -> None:
    """Its values are gone then; those of the frame around it are there again."""
    inner = within(Tell("foe"), foe="inner")
    assert said(within(inner, Tell("foe"), foe="outer")) == "inner outer"
    with pytest.raises(RuleBug, match="KeyError"):
        said(within(Say("a"), foe="x"), Tell("foe"))


def test_an_empty_frame_ends_at_once() -> None:
    """Nothing is bound after it."""
    assert table(within(foe="x"), Ask(("red",))).state.frames == ()


def test_binding_changes_the_innermost_frame_only() -> None:
    """The outer value shows again when the inner frame has ended."""
    inner = within(Bind("foe", "new"), Tell("foe"))
    assert said(within(inner, Tell("foe"), foe="old")) == "new old"


def test_a_frame_is_open_while_its_last_question_is_answered() -> None:
    """The answer may read what is bound, and may go on in the frame."""
    game = table(within(Ask(("red",), then=(Tell("foe"),)), foe="bo"), Say("end"))
    game.apply("say word=yes")
    assert game.state.said == ("red: yes", "bo", "end")


def test_steps_for_after_wait_for_the_frame_to_end() -> None:
    """In order, before what follows the frame, and outside of it."""
    assert said(within(Say("a", after=(Say("x"), Say("y"))), Say("b")), Say("c")) == "a b x y c"
    with pytest.raises(RuleBug, match="KeyError"):
        said(within(Say("a", after=(Tell("foe"),)), foe="x"))


def test_steps_for_after_see_the_frame_around() -> None:
    """With several frames open, only the innermost has to end."""
    inner = within(Say("a", after=(Tell("foe"),)), Say("b"), foe="inner")
    assert said(within(inner, Tell("foe"), foe="outer")) == "a b outer outer"


def test_two_frames_on_the_same_height() -> None:
    """A frame that is the last step of another: what comes after the inner one is still in the outer one."""
    inner = within(Say("a", after=(Tell("foe"),)), foe="inner")
    assert said(within(inner, foe="outer"), Say("c")) == "a outer c"
    innermost = within(Say("a", after=(Say("x", after=(Say("y"),)),)))
    assert said(within(within(innermost)), Say("c")) == "a x y c"


def test_after_more_than_once_keeps_the_order_of_the_later_first() -> None:
    """What a later step adds is nearer to the frame, as with a stack."""
    assert said(within(Say("a", after=(Say("x"),)), Say("b", after=(Say("y"),)))) == "a b y x"


def test_after_without_a_frame_is_a_fault() -> None:
    """There is nothing to come after."""
    with pytest.raises(RuleBug, match="no frame is open"):
        table(Say("a", after=(Say("b"),)))


def test_a_frame_ends_when_its_subject_leaves() -> None:
    """With all that was still to do in it; what was to come after it goes on."""
    steps = within(Say("a", leaves="ana", then=(Say("no"),)), Say("no"), subject="ana")
    assert said(steps, Say("b")) == "a b"


def test_a_frame_inside_goes_on_while_its_own_subject_is_there() -> None:
    """The interrupter fells the character it interrupts: its interruption still ends as usual (BG-INT-7)."""
    inner = within(Say("a", leaves="ana"), Say("b"), subject="bo")
    assert said(within(inner, Say("no"), subject="ana"), Say("c")) == "a b c"


def test_a_frame_inside_without_a_subject_ends_with_the_one_around_it() -> None:
    """Unless it is an ability of nobody, as of a mark (BG-FX-5)."""
    for ability, heard in ((None, "a b"), ("mark", "a still b")):
        inner = k.Within((Say("a", leaves="ana"), Say("still")), ability=ability)
        assert said(within(inner, Say("no"), subject="ana"), Say("b")) == heard


def test_a_frame_without_a_subject_belongs_to_the_nearest_one_around_it() -> None:
    """The outer subject falls; what runs inside the inner interruption, frames without a subject too, goes on."""
    deepest = within(Say("a", leaves="ana"), Say("b"))
    inner = within(deepest, Say("c"), subject="bo")
    assert said(within(inner, Say("no"), subject="ana"), Say("d")) == "a b c d"


def test_frames_around_stay_when_an_inner_subject_leaves() -> None:
    """The interrupted one goes on."""
    inner = within(Say("a", leaves="bo"), Say("no"), subject="bo")
    assert said(within(inner, Tell("foe"), subject="ana", foe="x"), Say("b")) == "a x b"


def test_the_innermost_of_two_frames_on_the_same_height_may_leave() -> None:
    """Both have nothing left to do; both end."""
    game = table(within(within(Say("a", leaves="bo"), subject="bo"), subject="ana"), Ask(("red",)))
    assert game.state.frames == ()
    assert game.state.said == ("a",)


def test_results_meant_for_after_the_frame_survive_its_subject() -> None:
    """They lie outside of it."""
    assert said(within(Say("a", leaves="ana", after=(Say("x"),)), Say("no"), subject="ana"), Say("b")) == "a x b"


def test_triggers_of_an_event_survive_the_end_of_their_frame() -> None:
    """The frame ends, its plans with it; triggers of the event are nobody's plan."""
    steps = within(Say("a", leaves="ana", then=(Say("no"),)), Say("no"), subject="ana")
    assert said(steps, Say("b"), system=hearing(Left, "glory")) == "a glory b"


@dataclass(frozen=True, slots=True)
class EchoTwice(Echo):
    """Says its label, and then another word."""

    def run(self, state: Log) -> k.Do[Log]:
        return k.Do((Said(text=self.label),), (Say("again"),))


def test_all_that_such_a_trigger_does_survives_the_end_of_the_frame() -> None:
    """Its later steps too, though its first event comes after the subject left."""
    steps = within(Say("a", leaves="ana"), Say("no"), subject="ana")
    triggered = replace(SYSTEM, listeners={Left: (lambda state, _: (EchoTwice("red", "glory"),),)})
    assert said(steps, Say("b"), system=triggered) == "a glory again b"


def test_a_frame_about_somebody_who_left_does_nothing() -> None:
    """It ends as soon as it is opened."""
    assert said(Say("a", leaves="ana"), within(Say("no"), subject="ana"), Say("b")) == "a b"


def test_the_game_ends_in_the_middle_of_a_step() -> None:
    """The events after the one that ended it do not happen, nor does anything else."""
    three = replace(SYSTEM, outcome=lambda state: k.win("BE-3", "red") if len(state.said) >= 2 else None)

    @dataclass(frozen=True, slots=True)
    class Burst(k.Step[Log]):
        def run(self, state: Log) -> k.Do[Log]:
            return k.Do(tuple(Said(text=text) for text in "abc"), (Say("no"),))

    game = table(Burst(), Say("no"), system=three)
    assert game.decision is None
    assert game.outcome == k.win("BE-3", "red")
    assert game.state.said == ("a", "b")
    again = resume_game(three, game.state)
    assert (again.decision, again.outcome) == (None, game.outcome)


@pytest.mark.parametrize("broken", [Break(), within(Say("a"), Break()), Say("a", then=(Tell("nothing"),))])
def test_a_fault_in_a_rule_leaves_the_game_as_it_was(broken: k.Step[Any]) -> None:
    """The bug carries the position it arose in, the step, and the last events; the game waits for another answer."""
    game = table(Ask(("red",), then=(Say("x"), broken)))
    before, entries, decision = game.state, game.journal, game.decision
    with pytest.raises(RuleBug, match="KeyError") as caught:
        game.apply("say word=yes")
    assert (game.state, game.journal, game.decision) == (before, entries, decision)
    assert isinstance(caught.value.__cause__, KeyError)
    assert isinstance(caught.value.step, Break | Tell)
    assert isinstance(caught.value.state, Log)
    assert caught.value.state.said[:2] == ("red: yes", "x")
    assert [event.text for event in caught.value.events if isinstance(event, Said)][:2] == ["red: yes", "x"]


@pytest.mark.parametrize("endless", [Forever(), AskForever()])
def test_steps_without_end_are_a_bug(endless: k.Step[Any]) -> None:
    """Questions that ask nobody count as steps."""
    with pytest.raises(RuleBug, match="no end in sight"):
        table(endless)


def test_dice_without_end_are_a_bug() -> None:
    """Each die counts as a step, so that throw after throw does not hang."""
    throws: list[k.Roll[Log]] = [k.Roll("throw", "red", MOST_DICE, "dice")] * 11
    with pytest.raises(RuleBug, match="no end in sight"):
        table(within(*throws))


def test_an_agenda_without_bounds_is_a_bug() -> None:
    """Steps that pile up are found before they fill the memory."""

    @dataclass(frozen=True, slots=True)
    class Pile(k.Step[Log]):
        def run(self, state: Log) -> k.Do[Log]:
            return k.Do(then=(self, self))

    with pytest.raises(RuleBug, match="no end in sight"):
        table(Pile())


def test_nothing_left_to_do_is_a_bug() -> None:
    """A game ends by a rule, not by running dry."""
    with pytest.raises(RuleBug, match="nothing is left to do"):
        resume_game(SYSTEM, Log(seats=("red",), agenda=(Say("a"),)))


@pytest.mark.parametrize(
    "question",
    [
        Ask(("red",), ()),
        Ask(("red", "blue"), (), "all"),
        Ask(("red", "blue"), (), "any"),
        Ask(()),
    ],
)
def test_a_question_without_an_answer_is_a_bug(question: Ask) -> None:
    """Nothing to say, or nobody to say it: the game would never go on."""
    with pytest.raises(RuleBug, match="a question without an answer"):
        table(question)


def test_a_sealed_question_needs_answers_for_every_seat() -> None:
    """One that only some of the seats can answer would wait for ever."""

    @dataclass(frozen=True, slots=True)
    class Lopsided(k.Question[Log]):
        def ask(self, state: Log) -> k.Decision:
            return k.Decision(
                ("red", "blue"), "ask", k.message("prompt-sealed-pick"), (k.choice("x", seat="red"),), "all"
            )

    with pytest.raises(RuleBug, match="a question without an answer"):
        table(Lopsided())


def louder(_: Log, step: Say) -> k.Step[Log] | None:
    """`a` is said loudly instead."""
    return replace(step, text=step.text + "!") if len(step.text) < 4 else None


def to_ask(_: Log, step: Say) -> k.Step[Log] | None:
    """Whoever says `b` is asked instead."""
    return Ask(("red",)) if step.text.startswith("b") else None


def not_twice(state: Log, step: Say) -> k.Step[Log] | None:
    """What was said before is not said again."""
    return Say("again") if step.text in state.said else None


def replacing(*rules: Callable[[Any, Any], k.Step[Any] | None], kind: type[k.Step[Any]] = Say) -> k.GameSystem[Log]:
    """The bench with these replacements."""
    return replace(SYSTEM, replacements={kind: rules})


def test_a_rule_looks_at_a_step_once() -> None:
    """What it puts in its place is not looked at by it again; the next rule looks at what the first left."""
    assert said(Say("a"), system=replacing(louder)) == "a!"
    assert said(Say("a"), system=replacing(louder, louder_too)) == "a!?"


def louder_too(_: Log, step: Say) -> k.Step[Log] | None:
    """Another rule for the same step."""
    return replace(step, text=step.text + "?")


def test_steps_are_looked_at_when_their_turn_comes() -> None:
    """What the first of two steps changed counts for the second."""
    assert said(Say("x"), Say("x"), system=replacing(not_twice)) == "x again"
    assert said(Say("y", then=(Say("x"), Say("x"))), system=replacing(not_twice)) == "y x again"


def test_the_next_rule_is_one_for_the_step_as_it_is_now() -> None:
    """A rule never meets a step of a kind it does not know."""
    game = table(Say("b"), system=replacing(to_ask, louder))
    assert game.decision is not None
    assert game.decision.kind == "ask"


def test_a_question_is_replaced_once_over_saves() -> None:
    """What rests was looked at; a game that goes on from there does not look again."""

    def more_words(_: Log, step: Ask) -> k.Step[Log]:
        return replace(step, words=(*step.words, "maybe"))

    system = replacing(more_words, kind=Ask)
    game = table(Say("a"), Ask(("red",)), system=system)
    again = resume_game(system, game.state)
    assert again.decision == game.decision
    assert again.decision is not None
    assert len(again.decision.choices) == 3


def test_a_replaced_roll_by_hand_is_replaced_once() -> None:
    """Its second die is asked as its first one was."""
    one_more = replacing(lambda _, step: replace(step, number=step.number + 1), kind=k.Roll)
    game = table(within(k.Roll("throw", "red", 1, "dice"), Tell("dice")), system=one_more, source=ByHand())
    game.apply(k.choice("roll", result=2))
    game.apply(k.choice("roll", result=5))
    assert game.state.said == ("(2, 5)",)


def test_sealed_answers_are_turned_up_together_in_the_order_of_the_seats() -> None:
    """Regardless of the order of answers; nothing is revealed before."""
    for first, second in (("red", "blue"), ("blue", "red")):
        game = table(Ask(("red", "blue"), mode="all"))
        game.apply(k.choice("say", word="yes"), first)
        assert not "".join(game.state.said)
        game.apply(k.choice("say", word="no"), second)
        answers = {first: "yes", second: "no"}
        assert game.state.said == (f"red: {answers['red']}", f"blue: {answers['blue']}")
        assert game.state.sealed == {}


def test_a_game_that_rests_again_is_the_same() -> None:
    """`Finish` ends it, from any state."""
    game = table(within(Ask(("red", "blue"), mode="all", then=(Tell("foe"),)), foe="x"))
    game.apply(k.choice("say", word="yes"), "blue")
    again = resume_game(SYSTEM, game.state)
    assert again.state == game.state
    assert again.decision == game.decision
    for each in (game, again):
        each.apply(k.choice("say", word="no"), "red")
        assert each.outcome == k.draw("BE-END")
    assert again.state == game.state
    assert Finish() not in game.state.agenda
