"""A game: who may answer what, and the line of moments that can be gone back and forth."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import ByHand, KeyedDice, Script, Stream
from engine.kernel.play.errors import IllegalChoice, NothingAsked
from engine.kernel.play.game import Game, replay_game, resume_game, start_game
from engine.kernel.play.journal import ChanceResult
from engine.registry import system_named
from tests.engine.kernel.agenda_game import SYSTEM, Ask, FirstPlayer, Log, Say, Tell, table
from tests.engine.kernel.random_play import PROBES, played, turns


@k.clause("GA-1")
def not_said(wish: k.Wish[Log]) -> bool:
    """A word that was not said yet."""
    return wish.choice["word"] not in wish.state.said


def asking(mode: str = "one") -> Game[Log]:
    """A game that asks red, or both, and then blue."""
    first = Ask(("red", "blue"), mode="all") if mode == "all" else Ask(("red", "blue"), mode="any")
    return table(Ask(("red",)) if mode == "one" else first, Ask(("blue",)))


def rolling(number: int = 3) -> Game[Log]:
    """A game that asks, throws dice, and asks again."""
    roll: k.Roll[Log] = k.Roll("throw", "red", number, "dice")
    return table(Ask(("red",), then=(k.Within((roll, Tell("dice"), Ask(("blue",)))),)), source=5)


@pytest.mark.parametrize(
    "answer", ["say word=yes", k.choice("say", word="yes"), k.Choice("say", {"word": "yes"}, "red")]
)
def test_an_answer_by_id_or_as_an_object(answer: k.Choice | str) -> None:
    """With or without the seat beside it."""
    for seat in (None, "red"):
        game = asking()
        assert [type(event).__name__ for event in game.apply(answer, seat)] == ["Said"]
        assert game.state.said == ("red: yes",)


def test_an_answer_in_part_is_the_only_one_that_fits() -> None:
    """Fields may be left out where that says enough."""
    game = table(Ask(("red",), words=("maybe",)))
    game.apply(k.choice("say"))
    assert game.state.said == ("red: maybe",)


@pytest.mark.parametrize(
    "answer",
    [
        k.choice("say"),
        k.choice("say", word="no", loud=True),
        k.choice("sing", word="no"),
        k.choice("say", word=("no",)),
        "say",
        "say word=no @red",
        "",
        "say word=never",
    ],
)
def test_an_answer_that_is_not_offered_changes_nothing(answer: k.Choice | str) -> None:
    """Neither what could be two things, nor what is none."""
    game = asking()
    before, entries = game.state, game.journal
    with pytest.raises(IllegalChoice):
        game.apply(answer)
    assert (game.state, game.journal, game.answers) == (before, entries, 0)


@pytest.mark.parametrize(
    ("answer", "seat"),
    [
        ("say word=yes", "blue"),
        (k.choice("say", word="yes"), "blue"),
        (k.Choice("say", {"word": "yes"}, "blue"), None),
        (k.Choice("say", {"word": "yes"}, "red"), "blue"),
        (k.Choice("say", {"word": "yes"}, "blue"), "red"),
        (k.choice("say", word="yeah"), "blue"),
        ("say word=yes", "nobody"),
        (k.Choice("say", {"word": "yes"}, "chance"), None),
    ],
)
def test_a_seat_cannot_answer_for_another(answer: k.Choice | str, seat: str | None) -> None:
    """Neither by the seat beside it nor by the one inside; nor an answer that is legal though not listed."""
    game = asking()
    with pytest.raises(IllegalChoice):
        game.apply(answer, seat)
    assert game.state.said == ()


@pytest.mark.parametrize(
    ("answer", "seat"), [(k.choice("say", word="no"), "blue"), (k.choice("say", word="no", seat="blue"), None)]
)
def test_any_of_several_seats_answers_in_its_own_name(answer: k.Choice, seat: str | None) -> None:
    """Whether the seat stands beside the answer or in it."""
    game = asking("any")
    game.apply(answer, seat)
    assert game.state.said == ("blue: no",)
    assert [entry.seat for entry in game.journal if hasattr(entry, "seat")] == ["blue"]


def test_the_first_named_answers_where_nobody_is_named() -> None:
    """In a question to any of several seats."""
    game = asking("any")
    game.apply("say word=no")
    assert game.state.said == ("red: no",)


def test_a_sealed_answer_needs_its_seat() -> None:
    """Without it, it could be several seats'; a seat that has answered is not asked again."""
    game = asking("all")
    with pytest.raises(IllegalChoice):
        game.apply(k.choice("say", word="yes"))
    game.apply(k.choice("say", word="yes", seat="blue"))
    with pytest.raises(IllegalChoice):
        game.apply(k.choice("say", word="no"), "blue")
    with pytest.raises(IllegalChoice):
        game.apply("say word=no @blue")
    game.apply(k.choice("say", word="no"))
    assert game.state.said == ("red: no", "blue: yes")


def test_a_choice_about_a_seat_is_answered_by_another() -> None:
    """`first-player` names the seat that begins; who says so is another matter."""
    for answer in (
        k.Choice("first-player", {"seat": "red"}),
        k.Choice("first-player", {}, "red"),
        "first-player seat=red",
    ):
        game = table(FirstPlayer("blue"))
        with pytest.raises(IllegalChoice):
            game.apply(answer, "red")
        game.apply(answer, "blue")
        assert game.state.said == ("red begins",)


def test_an_answer_that_is_legal_though_not_listed_is_taken() -> None:
    """It is in the journal as it was given, and replays."""
    game = asking()
    game.apply(k.choice("say", word="yippee"))
    assert game.state.said == ("red: yippee",)
    again = replay_game(SYSTEM, asking().state, game.journal, ByHand())
    assert again.state == game.state


def test_a_game_that_is_over_asks_nothing() -> None:
    """`NothingAsked` is distinguished from a wrong answer."""
    game = table()
    assert (game.decision, game.outcome) == (None, k.draw("BE-END"))
    for answer in ("say word=yes", k.choice("say", word="yes")):
        with pytest.raises(NothingAsked):
            game.apply(answer)


def test_a_seat_that_is_not_asked_hears_no_more_than_that() -> None:
    """Reasons would tell which cards the other holds."""
    game = start_game(system_named("area-duel"), {}, 3)
    for card in ("red-1", "red-2", "red-3", "red-4", "red-9"):
        with pytest.raises(IllegalChoice) as caught:
            game.apply(k.choice("lay", card=card, area="north"), "blue")
        assert [reason.clause for reason in caught.value.reasons] == ["not-your-turn"]


@dataclass(frozen=True, slots=True)
class Guess(Ask):
    """A question with a reason that names what `blue` does not see."""

    offers = (k.Action("guess", (not_said,), k.Wish, lambda state: (k.choice("guess", word=each) for each in "ab")),)


def test_reasons_are_what_the_seat_may_know() -> None:
    """They are judged by its view; the referee's by everything."""
    hiding = replace(SYSTEM, view=lambda state, seat: state.but(said=()))
    for seat, reasons in ((None, ["not-said"]), ("red", [])):
        game = table(Say("a"), Guess(("red",)), system=hiding)
        with pytest.raises(IllegalChoice) as caught:
            game.apply(k.choice("guess", word="a"), seat)
        assert [reason.clause.partition("/")[2] for reason in caught.value.reasons] == reasons


def test_taking_back_and_going_forward_again() -> None:
    """The very states, events, journals and questions, at each moment."""
    game = asking()
    seen = [(game.state, game.decision, game.events, game.journal)]
    for answer in ("say word=yes", "say word=no"):
        game.apply(answer)
        seen.append((game.state, game.decision, game.events, game.journal))
    for at in (1, 0):
        game.undo()
        assert (game.state, game.decision, game.events, game.journal) == seen[at]
    game.redo(2)
    assert (game.state, game.decision, game.events, game.journal) == seen[2]
    game.undo(2)
    game.redo(0)
    assert game.answers == 0


@pytest.mark.parametrize("count", [-1, 2])
def test_there_is_no_moment_before_the_first_or_after_the_last(count: int) -> None:
    """Nothing moves then."""
    game = asking()
    game.apply("say word=yes")
    with pytest.raises(NothingAsked):
        game.undo(count)
    with pytest.raises(NothingAsked):
        game.redo(1)
    game.undo()
    with pytest.raises(NothingAsked):
        game.redo(count)
    assert game.answers == 0


def test_another_answer_cuts_off_what_came_after() -> None:
    """There is no way forward from it; the same answer keeps the way."""
    game = asking()
    game.apply("say word=yes")
    game.apply("say word=no")
    end = game.state
    game.undo(2)
    game.apply("say word=yes")
    game.redo()
    assert game.state == end
    game.undo(2)
    game.apply("say word=no")
    with pytest.raises(NothingAsked):
        game.redo()


def test_the_same_answer_meets_the_same_dice() -> None:
    """Whoever threw them: the seed, a script, the table, a journal."""
    roll: k.Roll[Log] = k.Roll("throw", "red", 1, "dice")
    start = table(Ask(("red",), then=(k.Within((roll, Tell("dice"), Ask(("blue",)))),)))
    start.apply("say word=yes")
    other = 1 + int(start.state.said[-1][1]) % 6
    recorded = [start.journal[0], ChanceResult("throw/red", other), *start.journal[2:]]
    start.undo()
    again = replay_game(SYSTEM, start.state, recorded, KeyedDice(0))
    assert again.state.said[-1] == f"({other},)"
    again.undo()
    again.apply("say word=yes")
    assert again.state.said[-1] == f"({other},)"
    again.undo()
    again.apply("say word=no")
    assert again.state.said[-1] != f"({other},)"


def test_dice_thrown_by_hand_can_be_taken_back_one_by_one() -> None:
    """And thrown otherwise."""
    game = table(k.Within((k.Roll("throw", "red", 2, "dice"), Tell("dice"), Ask(("red",)))), source=ByHand())
    game.apply(k.choice("roll", result=1))
    game.apply(k.choice("roll", result=2))
    game.undo()
    game.apply(k.choice("roll", result=6))
    assert game.state.said == ("(1, 6)",)
    assert game.answers == 2


def test_new_dice_are_new_only_from_here_on() -> None:
    """What was thrown before stays, in state and journal; what was taken back is gone."""
    game = rolling(20)
    game.apply("say word=yes")
    first = game.state.said
    game.undo()
    game.with_new_dice(1)
    with pytest.raises(NothingAsked):
        game.redo()
    game.apply("say word=yes")
    assert game.state.said != first
    again = replay_game(SYSTEM, rolling(20).state, game.journal, ByHand())
    assert (again.state, again.journal, again.events) == (game.state, game.journal, game.events)
    game.undo()
    game.with_new_dice(0)
    game.apply("say word=yes")
    assert game.state.said == first


def test_new_dice_come_after_those_of_a_script() -> None:
    """The script stays; the seed behind it is renewed."""
    roll: k.Roll[Log] = k.Roll("throw", "red", 12, "dice")
    said = []
    for fresh in (0, 1):
        ask = Ask(("red",), then=(k.Within((roll, Tell("dice"), Ask(("blue",)))),))
        game = table(ask, source=Script((1, 2, 3), KeyedDice(5)))
        game.with_new_dice(fresh)
        game.apply("say word=yes")
        said.append(game.state.said[-1])
    assert said[0] != said[1]
    assert all(each.startswith("(1, 2, 3,") for each in said)


def test_branches_go_their_own_ways() -> None:
    """What one does, the other does not see; both have the same past and the same way forward."""
    game = asking()
    game.apply("say word=yes")
    game.undo()
    twin = game.branch()
    twin.apply("say word=no")
    twin.apply("say word=no")
    assert (game.answers, twin.answers) == (0, 2)
    game.redo()
    assert game.state.said == ("red: yes",)
    other = game.branch()
    assert (other.state, other.journal, other.events) == (game.state, game.journal, game.events)


@pytest.mark.parametrize("name", PROBES)
@given(seed=st.integers(0, 500))
@settings(max_examples=4)
def test_any_game_rewinds_and_replays(name: str, seed: int) -> None:
    """To every moment of it the very state, and by its journal the same game without a generator."""
    system = system_named(name)
    game = start_game(system, {}, seed)
    states = [game.state]
    for _ in turns(game, seed, 60):
        states.append(game.state)
    states = [*states[1:], game.state] if game.answers else states
    again = replay_game(system, system.setup({}), game.journal, ByHand())
    assert (again.state, again.events, again.journal) == (game.state, game.events, game.journal)
    assert (again.decision, again.outcome) == (game.decision, game.outcome)
    for state in reversed(states[:-1]):
        game.undo()
        assert game.state == state


@pytest.mark.parametrize("name", PROBES)
def test_any_game_goes_on_after_new_dice(name: str) -> None:
    """Half a game, other luck, another half; the journal holds both."""
    system = system_named(name)
    game = played(system, 7, 6)
    game.undo(game.answers // 2)
    game.with_new_dice(1)
    for _ in turns(game, 11):
        pass
    again = replay_game(system, system.setup({}), game.journal, ByHand())
    assert (again.state, again.outcome) == (game.state, game.outcome)


def test_a_game_begun_from_a_position_has_its_own_journal() -> None:
    """It replays from that position, in the middle of anything."""
    system = system_named("eleven-steps")
    position = played(system, 4, 9).state
    game = resume_game(system, position, 99)
    for _ in turns(game, 8, 10):
        pass
    again = replay_game(system, position, game.journal, ByHand())
    assert (again.state, again.events) == (game.state, game.events)


def test_views_and_imagined_worlds_of_a_game() -> None:
    """By its system, for the moment it is at."""
    game = start_game(system_named("area-duel"), {}, 3)
    assert "?" in game.view("red").held["blue"].hand
    world = game.imagined("red", Stream(1, "imagine"))
    assert "?" not in world.held["blue"].hand
    assert world.held["red"] == game.state.held["red"]


def test_an_answer_that_could_be_several_says_so() -> None:
    """Which of them is meant is for the player to say."""
    game = start_game(system_named("area-duel"), {}, 3)
    with pytest.raises(IllegalChoice) as caught:
        game.apply(k.choice("lay", area="north"), "red")
    assert [reason.clause for reason in caught.value.reasons] == ["ambiguous"]
    assert game.why_not(k.choice("lay", area="north")) == caught.value.reasons


def test_after_the_end_the_reason_is_that_it_is_over() -> None:
    """Not that the wish is unknown."""
    game = start_game(system_named("physical-dice"), {}, 3)
    game.apply(k.choice("concede"), "red")
    with pytest.raises(NothingAsked) as caught:
        game.apply(k.choice("throw"), "blue")
    assert [reason.clause for reason in caught.value.reasons] == ["game-over"]


def test_a_seat_that_speaks_for_another_hears_so() -> None:
    """Conceding for the other side is not a choice of the own seat."""
    game = start_game(system_named("physical-dice"), {}, 3)
    with pytest.raises(IllegalChoice) as caught:
        game.apply(k.choice("concede", seat="blue"), "red")
    assert [reason.clause for reason in caught.value.reasons] == ["not-yours"]


def test_a_wrong_face_is_no_other_question() -> None:
    """A roll is asked; that the die has no nine is what is wrong."""
    game = start_game(system_named("physical-dice"), {}, ByHand())
    game.apply("throw")
    (reason,) = game.why_not(k.choice("roll", result=9), "chance")
    assert reason.clause == "no-such-thing"
