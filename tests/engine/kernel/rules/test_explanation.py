"""Why not: an explanation is empty just where a wish is on offer, and drops of its clauses make the wish legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings

import engine.kernel.authoring as k
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game, start_game
from engine.kernel.rules.clauses import clause_named, dropping
from engine.kernel.rules.explanation import action_of, explain, wishes
from engine.kernel.state.step import Question
from engine.registry import system_named
from tests.engine.kernel.random_play import games


def offered(game: Game[Any]) -> tuple[Choice, ...]:
    """What the game offers now, of the kinds that have an action."""
    if game.decision is None:
        return ()
    return tuple(each for each in game.decision.choices if action_of(game.state, each))


@given(games())
@settings(max_examples=80)
def test_a_wish_is_on_offer_just_where_nothing_speaks_against_it(game: Game[Any]) -> None:
    """Every wish, at any moment of any probe; and all that is on offer could be wished."""
    if game.decision is None:
        return
    found = list(wishes(game.state))
    on_offer = offered(game)
    for wish in found:
        assert (explain(game.state, wish) == ()) == any(each.means(wish) for each in on_offer)
    assert all(any(each.means(wish) for wish in found) for each in on_offer)


@given(games())
@settings(max_examples=40)
def test_the_reasons_are_all_that_is_in_the_way(game: Game[Any]) -> None:
    """Without just those clauses the wish is legal; with any one of them kept it is not."""
    if game.decision is None:
        return
    for wish in list(wishes(game.state))[:20]:
        against = [clause_named(reason.clause) for reason in explain(game.state, wish)]
        if not against:
            continue
        with dropping(against):
            assert explain(game.state, wish) == ()
        for kept in against:
            with dropping([each for each in against if each is not kept]):
                assert [reason.clause for reason in explain(game.state, wish)] == [kept.id]


def test_reasons_come_with_present_values() -> None:
    """The rule, the clause and what it is about."""
    game = start_game(system_named("area-duel"), {}, 3)
    card, another = game.state.held["red"].hand[:2]
    game.apply(k.choice("lay", card=card, area="north"))
    game.apply(game.decision.choices[0] if game.decision else "")
    reasons = explain(game.state, k.choice("lay", card=another, area="north"))
    assert [reason.rule for reason in reasons] == ["AD-2"]
    assert dict(reasons[0].sentence.values) == {"area": "north"}


def test_a_wish_for_a_missing_kind_or_thing_is_distinguished() -> None:
    """A kind that is not asked for, and a thing that is not there."""
    state = start_game(system_named("area-duel"), {}, 3).state
    assert [reason.clause for reason in explain(state, k.choice("dance"))] == ["not-asked"]
    assert [reason.clause for reason in explain(state, k.choice("lay", card="red-9"))] == ["no-such-thing"]
    assert [reason.clause for reason in explain(state, k.choice("lay", card=1))] == ["no-such-thing"]


@given(games())
@settings(max_examples=30)
def test_offers_carry_their_rules_and_names_of_their_own(game: Game[Any]) -> None:
    """The rules of the action that allows them; every choice has an id of its own."""
    if game.decision is None:
        return
    assert all(each.rules for each in offered(game))
    ids = [each.id for each in game.decision.choices]
    assert len(set(ids)) == len(ids)


def test_an_action_may_list_its_offers_faster() -> None:
    """`offers` is used as it is; `wishes` is for explaining."""

    def ways(_: k.State) -> tuple[Choice, ...]:
        return tuple(k.choice("go", to=to) for to in range(4))

    @k.clause("WH-1")
    def even_spot(wish: k.Wish[k.State]) -> bool:
        return wish.choice.number("to") % 2 == 0

    slow: k.Action[k.State, k.Wish[k.State]] = k.Action("go", (even_spot, even_spot), k.Wish, ways)
    fast: k.Action[k.State, k.Wish[k.State]] = k.Action(
        "go", (even_spot,), k.Wish, ways, lambda state: ways(state)[::2]
    )
    state = k.State(seats=("red",))
    assert slow.choices(state) == fast.choices(state) == (k.choice("go", to=0), k.choice("go", to=2))
    assert slow.rules == fast.rules == slow.choices(state)[0].rules == ("WH-1",)
    with dropping((even_spot,)):
        assert slow.choices(state) == fast.choices(state) == ways(state)
    own = k.Action("go", (even_spot,), k.Wish, lambda _: (k.choice("go", to=0, rules=("WH-2",)),))
    assert own.choices(state)[0].rules == ("WH-2",)
    assert [each.id for each in k.offered((slow, fast), state)] == ["go to=0", "go to=2"] * 2


@k.clause("WH-2", lambda wish: {"to": wish.choice.number("to")})
def near(wish: k.Wish[k.State]) -> bool:
    """WH-2: nobody goes farther than three."""
    return wish.choice.number("to") <= 3


@k.clause("WH-3")
def goes_up(wish: k.Wish[k.State]) -> bool:
    """WH-3: a way never leads down."""
    by = wish.choice.data.get("by", ())
    return isinstance(by, tuple) and list(by) == sorted(map(str, by))


def way_of_ones_own(_: k.State, wish: Choice) -> Choice | None:
    """A way may be reported stop by stop."""
    return wish if wish.data.keys() == {"to", "by"} and isinstance(wish["by"], tuple) else None


GO: k.Action[k.State, k.Wish[k.State]] = k.Action(
    "go",
    (near, goes_up),
    k.Wish,
    lambda _: (k.choice("go", to=to) for to in range(6)),
    unlisted=way_of_ones_own,
)


@dataclass(frozen=True, slots=True)
class Goes(Question[k.State]):
    """Somebody goes somewhere."""

    offers = (GO,)

    def ask(self, state: k.State) -> k.Decision:
        return k.Decision(("red",), "go", k.message("prompt-order", seat="red"), GO.choices(state))


@pytest.mark.parametrize(
    ("wish", "reasons"),
    [
        (k.choice("go", to=3), []),
        (k.choice("go", to=4), ["near"]),
        (k.choice("go", to=3, by=("1", "2")), []),
        (k.choice("go", to=3, by=("2", "1")), ["goes-up"]),
        (k.choice("go", to=9, by=("2", "1")), ["near", "goes-up"]),
        (k.choice("go", to=3, by=7), ["no-such-thing"]),
        (k.choice("go", to=9), ["no-such-thing"]),
    ],
)
def test_a_wish_that_is_not_listed_is_judged_where_it_makes_sense(wish: Choice, reasons: list[str]) -> None:
    """By the same clauses as those that are listed."""
    state = k.State(seats=("red",), agenda=(Goes(),))
    assert [reason.clause.rpartition("/")[2] for reason in explain(state, wish)] == reasons


@pytest.mark.parametrize("name", ["nested-guards", "physical-dice"])
def test_a_wish_knows_the_question_it_would_answer(name: str) -> None:
    """The one on top of the agenda."""
    state = start_game(system_named(name), {}, 1).state
    wish = next(iter(wishes(state)))
    assert k.Wish(state, wish).question is state.agenda[-1]
    assert isinstance(k.Wish(state, wish).question, Question)
