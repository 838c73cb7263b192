"""Chance: streams that leave each other alone, scripts, hands at the table, and dice thrown one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import (
    MOST_DICE,
    MOST_SIDES,
    ByHand,
    ChanceRequest,
    ChanceSource,
    KeyedDice,
    Script,
    Stream,
    dice,
    random_below,
    renewed,
)
from engine.kernel.data.errors import BadDice, OutOfDice
from engine.kernel.play.errors import IllegalChoice, RuleBug
from engine.kernel.state.decision import CHANCE
from tests.engine.kernel.agenda_game import SYSTEM, Ask, Log, Tell, table

SIX = range(1, 7)


def throw(n: int = 0, stream: str = "attack/red", d: int = 0, outcomes: Sequence[int] = SIX) -> ChanceRequest:
    """The n-th die of a stream."""
    return ChanceRequest(stream, n, True, d, outcomes)


def roll(number: int, seat: str = "red", purpose: str = "attack", into: str = "dice") -> k.Roll[Log]:
    """A throw of some dice."""
    return k.Roll(purpose, seat, number, into)


def in_frame(*steps: k.Step[Log]) -> k.Within[Log]:
    """These steps in a frame, so that they can bind names; then a question, so that the frame stays open."""
    return k.Within((*steps, Ask(("red",))))


def test_known_results_of_known_keys() -> None:
    """The same on every machine and Python version, for ever: else old seeds would play other games."""
    assert [random_below(6, 0, 0, "attack/red", n) for n in range(12)] == [0, 1, 2, 0, 1, 5, 5, 4, 2, 4, 2, 3]
    assert [random_below(20, 7, "x", n) for n in range(8)] == [19, 16, 6, 10, 15, 18, 8, 0]
    assert random_below(2**63 + 1, 1, "big") == 1060220854761658417
    assert "".join(Stream(3, "deal").shuffled("abcdef")) == "edfabc"


@given(st.integers(1, 2**64), st.integers(), st.text(max_size=5))
def test_below_stays_below(size: int, seed: int, name: str) -> None:
    """Also for sizes that are no divisor of a power of two, up to the largest."""
    assert 0 <= random_below(size, seed, name) < size


@pytest.mark.parametrize("size", [2, 3, 6, 7, 20])
def test_below_is_fair(size: int) -> None:
    """Twelve thousand results: each face within five standard deviations of its share."""
    tries = 12_000
    counts = Counter(random_below(size, 5, "fair", n) for n in range(tries))
    share = tries / size
    spread = 5 * (share * (1 - 1 / size)) ** 0.5
    assert all(abs(counts[face] - share) < spread for face in range(size))


def test_below_throws_again_what_would_favour_the_low_numbers() -> None:
    """With three quarters of all numbers, the last quarter would make the lowest third come twice as often."""
    size = 3 * 2**62
    lowest = sum(random_below(size, "even", n) < size // 3 for n in range(3_000))
    assert abs(lowest - 1_000) < 130


def test_a_stream_does_not_hear_the_others() -> None:
    """The n-th result of a stream does not depend on other throws or their sizes."""
    source = KeyedDice(7)
    lone = [source.result(throw(n)) for n in range(20)]
    mixed = []
    for n in range(20):
        source.result(throw(n, "explode/red"))
        mixed.append(source.result(throw(n)))
        source.result(throw(n, "attack/blue"))
    assert lone == mixed
    assert lone != [source.result(throw(n, "attack/blue")) for n in range(20)]


@pytest.mark.parametrize("other", [KeyedDice(8), KeyedDice(7, fresh=1)])
def test_another_seed_or_another_try_is_other_luck(other: KeyedDice) -> None:
    """Over twenty dice they are not all the same."""
    assert [KeyedDice(7).result(throw(n)) for n in range(20)] != [other.result(throw(n)) for n in range(20)]


@given(st.sampled_from(["a", "b-c", "d"]), st.text(), st.sampled_from(["a", "b-c", "d"]), st.text())
def test_streams_are_named_apart(purpose: str, seat: str, other_purpose: str, other_seat: str) -> None:
    """Purposes are words of ours without a stroke; seats may be called anything."""
    one, other = roll(1, seat, purpose).stream, roll(1, other_seat, other_purpose).stream
    assert (one == other) == ((purpose, seat) == (other_purpose, other_seat))


def test_a_script_is_used_in_order_and_then_the_other_source() -> None:
    """It counts all dice of the game, of any stream; draws go past it."""
    source = Script((6, 1, 2), KeyedDice(7))
    results = [source.result(throw(n=0, stream=f"s{d}", d=d)) for d in range(4)]
    assert results[:3] == [6, 1, 2]
    assert results[3] == KeyedDice(7).result(throw(stream="s3"))
    draw = ChanceRequest("draw/red", 0, False, 0, ("x", "y"))
    assert source.result(draw) == KeyedDice(7).result(draw)


def test_a_strict_script_does_not_go_on() -> None:
    """Running out is distinguished from luck."""
    with pytest.raises(OutOfDice, match="2 dice"):
        Script((1, 2), KeyedDice(), strict=True).result(throw(d=2))


@pytest.mark.parametrize("face", [0, 7, -1, True])
def test_a_script_with_a_face_that_the_die_has_not_is_refused(face: int) -> None:
    """`True` is no face, though Python thinks it is one."""
    with pytest.raises(BadDice, match="dice-bad-face number=1"):
        Script((face,), KeyedDice()).result(throw())


def test_a_script_may_leave_the_rest_to_the_table() -> None:
    """Then the question is handed to the seat `chance`."""
    game = table(in_frame(roll(2), Tell("dice")), source=Script((4,), ByHand()))
    assert game.decision is not None
    assert game.decision.seats == (CHANCE,)
    game.apply(k.choice("roll", result=6))
    assert game.state.said == ("(4, 6)",)


def test_dice_by_hand_are_asked_one_by_one_with_all_faces() -> None:
    """The seat `chance` is offered each face once; no other seat sees them or may answer."""
    game = table(in_frame(roll(2)), source=ByHand())
    decision = game.decision
    assert decision is not None
    assert [each.id for each in decision.choices] == [f"roll result={face} @chance" for face in SIX]
    assert decision.seen_by("red").choices == ()
    with pytest.raises(IllegalChoice):
        game.apply("roll result=3 @chance", "red")
    game.apply("roll result=3 @chance", CHANCE)
    assert game.decision is not None
    assert game.decision.seats == (CHANCE,)


@pytest.mark.parametrize("source", [Script((0,), ByHand()), Script((), ByHand(), strict=True)])
def test_faults_of_a_script_leave_the_game_as_it_was(source: ChanceSource) -> None:
    """They are the caller's, so they come out as they are and not as a `RuleBug`."""
    game = table(Ask(("red",), then=(in_frame(roll(1)),)), source=source)
    before, entries = game.state, game.journal
    with pytest.raises((BadDice, OutOfDice)):
        game.apply("say word=yes")
    assert (game.state, game.journal) == (before, entries)


def test_a_throw_of_no_dice_binds_no_faces() -> None:
    """Nothing is drawn, nothing is asked, and steps after it may read the name."""
    game = table(in_frame(roll(0), Tell("dice")))
    assert game.state.said == ("()",)
    assert game.state.dice == 0
    assert game.journal == ()


def test_throwing_some_dice_again_lets_the_others_lie() -> None:
    """The new faces stand at their places; the event tells both."""
    again: k.Roll[Log] = k.Roll("again", "red", 2, "dice", again=(0, 2))
    game = table(in_frame(roll(3), again), source=Script((1, 2, 3, 5, 6), ByHand()))
    assert dice(game.state, "dice") == (5, 2, 6)
    rolled = [event for event in game.events if isinstance(event, k.Rolled)]
    assert [(event.results, event.faces) for event in rolled] == [((1, 2, 3), (1, 2, 3)), ((5, 6), (5, 2, 6))]


def test_dice_and_results_are_counted() -> None:
    """By stream, and all dice together: a game that goes on elsewhere meets the same luck."""
    game = table(in_frame(roll(3), roll(1, "blue")))
    assert game.state.dice == 4
    assert sorted(game.state.drawn.values()) == [1, 3]


def test_dice_need_an_open_frame() -> None:
    """A throw that could bind its faces nowhere is a fault of the rules."""
    with pytest.raises(RuleBug, match="no frame is open"):
        table(roll(1))


@dataclass(frozen=True, slots=True)
class Card(k.Chance[Log]):
    """A draw from a pile with doubles, or from none."""

    pile: tuple[str, ...]

    def outcomes(self, state: Log) -> tuple[str, ...]:
        return self.pile

    def take(self, state: Log, answer: k.Choice) -> k.Do[Log]:
        return k.Do((k.Bound(under="card", value=answer["result"]),), (Tell("card"),))


def test_a_draw_from_nothing_is_passed_over() -> None:
    """Nothing happens, nothing is counted."""
    game = table(in_frame(Card("draw", "red", ())), source=ByHand())
    assert game.decision is not None
    assert game.decision.seats == ("red",)
    assert game.state.drawn == {}


def test_a_draw_uses_up_no_die_of_a_script() -> None:
    """Between two dice of a script a card is drawn, and the second die is the next of the script."""
    game = table(in_frame(roll(1), Card("draw", "red", ("x", "y")), roll(1)), source=Script((6, 5), ByHand()))
    assert game.decision is not None
    game.apply(game.decision.choices[0], CHANCE)
    assert [event.results for event in game.events if isinstance(event, k.Rolled)] == [(6,), (5,)]
    assert game.state.dice == 2


def test_equal_cards_are_offered_once_by_hand_and_weigh_double_in_the_stream() -> None:
    """A person says which card; luck counts the cards."""
    game = table(in_frame(Card("draw", "red", ("x", "x", "x", "y"))), source=ByHand())
    assert game.decision is not None
    assert len(game.decision.choices) == 2
    drawn = Counter(
        table(in_frame(Card("draw", "red", ("x", "x", "x", "y"))), source=seed).state.said for seed in range(400)
    )
    assert abs(drawn[("x",)] - 300) < 45


def test_new_luck_reaches_the_seed_behind_a_script() -> None:
    """What the script and the table say stays."""
    script = Script((1, 2), KeyedDice(5), strict=False)
    assert renewed(script, 3) == Script((1, 2), KeyedDice(5, 3))
    assert renewed(ByHand(), 3) == ByHand()


def test_a_stream_of_its_own_is_a_sequence() -> None:
    """The same key gives the same sequence; picking and shuffling use it up."""
    one, other = Stream(4, "bot", "red", 9), Stream(4, "bot", "red", 9)
    assert [one.next_below(10) for _ in range(20)] == [other.next_below(10) for _ in range(20)]
    assert sorted(one.shuffled("aabbc")) == sorted("aabbc")
    assert one.pick(("only",)) == "only"
    assert [Stream(4, "bot", "red", 9).next_below(1000)] != [Stream(4, "bot", "blue", 9).next_below(1000)]


def test_shuffles_are_even() -> None:
    """All six orders of three cards, each near a sixth."""
    orders = Counter(Stream(seed, "deal").shuffled("abc") for seed in range(3_000))
    assert len(orders) == 6
    assert all(abs(count - 500) < 105 for count in orders.values())


def test_rules_may_add_a_die_to_a_throw_once() -> None:
    """A replaced throw is not looked at again for each of its dice."""
    one_more = replace(SYSTEM, replacements={k.Roll: (lambda _, step: replace(step, number=step.number + 1),)})
    game = table(in_frame(roll(2)), system=one_more)
    assert len(dice(game.state, "dice")) == 3


@pytest.mark.parametrize(("number", "sides"), [(MOST_DICE + 1, 6), (1, MOST_SIDES + 1), (1, 0)])
def test_a_throw_has_bounds(number: int, sides: int) -> None:
    """A saved state cannot wait for a throw that takes for ever, nor offer a million faces."""
    with pytest.raises(ValueError, match="at most"):
        k.Roll("throw", "red", number, "dice", sides)
