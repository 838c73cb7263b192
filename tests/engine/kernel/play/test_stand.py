"""Standing choices: conceding, and draws offered, accepted, and refused by playing on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import pytest

import engine.kernel.authoring as k
from engine.kernel.chance.rolls import ByHand
from engine.kernel.play.errors import IllegalChoice, RuleBug
from engine.kernel.play.game import Game, replay_game, resume_game
from engine.kernel.play.loop import stand
from tests.engine.kernel.agenda_game import STANDING, SYSTEM, Ask, Finish, Log, table


def standing(game: Game[Log], seat: str) -> list[str]:
    """What the seat may declare."""
    assert game.decision is not None
    return [each.kind for each in game.decision.standing if each.seat == seat]


def asking(*seats: str) -> Game[Log]:
    """A game that asks these seats, one after another."""
    return table(*(Ask((seat,)) for seat in seats), system=STANDING)


def test_every_seat_may_concede_or_offer_at_every_question() -> None:
    """Also the one that is not asked; and none of it is among the choices."""
    game = asking("red")
    assert standing(game, "red") == standing(game, "blue") == ["concede", "offer-draw"]
    assert game.decision is not None
    assert {each.kind for each in game.decision.choices} == {"say"}


def test_a_game_without_standing_choices_has_none() -> None:
    """And nothing of the kind can be done in it."""
    game = table(Ask(("red",)))
    assert game.decision is not None
    assert game.decision.standing == ()
    with pytest.raises(IllegalChoice):
        game.apply(k.choice("concede"), "red")
    with pytest.raises(RuleBug, match="no standing choices"):
        stand(SYSTEM, game.state, k.choice("concede", seat="red"), game.decision, ByHand())


def test_conceding_ends_the_game_for_the_others() -> None:
    """Whoever is asked; it is taken back like any answer."""
    game = asking("red")
    events = game.apply(k.choice("concede"), "blue")
    assert game.decision is None
    won = game.outcome
    assert won == k.win("BE-END", "red")
    assert [type(event) for event in events] == [k.GameEnded]
    assert resume_game(STANDING, game.state).outcome == won
    game.undo()
    assert game.outcome is None
    assert standing(game, "blue") == ["concede", "offer-draw"]


def test_an_offer_leaves_the_question_open() -> None:
    """The other side may accept now; the one that offered waits."""
    game = asking("red", "blue")
    asked = game.decision
    game.apply(k.choice("offer-draw"), "red")
    assert game.decision is not None
    assert asked is not None
    assert replace(game.decision, standing=()) == replace(asked, standing=())
    assert (standing(game, "red"), standing(game, "blue")) == (["concede"], ["concede", "accept-draw"])
    assert game.state.offers == ("red",)
    assert resume_game(STANDING, game.state).decision == game.decision


def test_an_offer_accepted_is_a_draw() -> None:
    """By the rule that allows it."""
    game = asking("red")
    game.apply(k.choice("offer-draw"), "red")
    game.apply(k.choice("accept-draw"), "blue")
    assert (game.decision, game.outcome) == (None, k.draw("BE-END"))


def test_an_offer_outlasts_the_own_answer_and_lapses_with_the_other_sides() -> None:
    """Playing on refuses it."""
    game = asking("red", "blue", "red")
    game.apply(k.choice("offer-draw"), "red")
    game.apply("say word=yes", "red")
    assert standing(game, "blue") == ["concede", "accept-draw"]
    game.apply("say word=no", "blue")
    assert game.state.offers == ()
    assert standing(game, "blue") == ["concede", "offer-draw"]


def test_a_sealed_answer_refuses_an_offer_too() -> None:
    """At once, though the question stays open for the other seat."""
    game = table(Ask(("red", "blue"), mode="all"), Ask(("red",)), system=STANDING)
    game.apply(k.choice("offer-draw"), "red")
    game.apply(k.choice("say", word="yes"), "blue")
    assert game.state.offers == ()
    assert standing(game, "blue") == ["concede", "offer-draw"]
    with pytest.raises(IllegalChoice):
        game.apply(k.choice("accept-draw"), "blue")
    game.apply(k.choice("offer-draw"), "blue")
    assert standing(game, "red") == ["concede", "accept-draw"]
    assert game.state.sealed.keys() == {"blue"}
    game.apply(k.choice("say", word="no"), "red")
    assert game.state.said == ("red: no", "blue: yes")


def test_an_answer_for_all_seats_refuses_a_draw_for_its_own_side() -> None:
    """In a question to any seat, the offer lapses by the seat that spoke, not by the first one named."""
    game = table(Ask(("red", "blue"), mode="any"), Ask(("red",)), system=STANDING)
    game.apply(k.choice("offer-draw"), "red")
    game.apply(k.choice("say", word="yes", seat="blue"))
    assert game.state.offers == ()
    assert game.state.said == ("blue: yes",)


def test_teams_stand_together() -> None:
    """One seat offers for its team, any of the other team accepts; a team concedes as one."""
    game = of_teams("red-1", "blue-1", "red-2", "blue-2")
    game.apply(k.choice("offer-draw"), "red-2")
    assert standing(game, "red-1") == ["concede"]
    assert standing(game, "blue-1") == standing(game, "blue-2") == ["concede", "accept-draw"]
    game.apply(k.choice("concede"), "blue-2")
    assert game.outcome == k.win("BE-END", "red-1", "red-2")


def of_teams(*seats: str, mode: Literal["one", "all"] = "one") -> Game[Log]:
    """A game of these seats, each named by its team, that asks the first one, or all that play."""
    asked = AskThoseWhoPlay(seats, mode=mode) if mode == "all" else Ask(seats[:1])
    return resume_game(STANDING, Log(seats=seats, teams={each: each[:-2] for each in seats}, agenda=(Finish(), asked)))


@dataclass(frozen=True, slots=True)
class AskThoseWhoPlay(Ask):
    """A question to the seats that did not concede."""

    def ask(self, state: Log) -> k.Decision:
        return Ask(tuple(each for each in self.seats if each not in state.conceded), mode="all").ask(state)


def test_of_three_teams_one_concedes_and_the_others_go_on() -> None:
    """Its offers are gone, it declares nothing any more; the next team that concedes ends the game."""
    game = of_teams("red-1", "blue-1", "green-1", "red-2", "blue-2")
    game.apply(k.choice("offer-draw"), "blue-2")
    (event,) = game.apply(k.choice("concede"), "blue-1")
    assert event == k.TeamConceded(seat="blue-1", rules=("BE-END",))
    assert (game.outcome, game.state.conceded, game.state.offers) == (None, ("blue-1", "blue-2"), ())
    assert standing(game, "blue-1") == standing(game, "blue-2") == []
    assert standing(game, "green-1") == ["concede", "offer-draw"]
    game.apply(k.choice("concede"), "green-1")
    assert game.outcome == k.win("BE-END", "red-1", "red-2")
    game.undo(2)
    assert (game.state.conceded, standing(game, "blue-1")) == ((), ["concede"])


def test_a_draw_of_three_teams_needs_all_that_play() -> None:
    """A team that leaves is waited for no more."""
    game = of_teams("red-1", "blue-1", "green-1")
    game.apply(k.choice("offer-draw"), "blue-1")
    game.apply(k.choice("accept-draw"), "green-1")
    assert (game.outcome, game.state.offers) == (None, ("blue-1", "green-1"))
    others = game.branch()
    others.apply(k.choice("concede"), "green-1")
    assert (others.outcome, others.state.offers) == (None, ("blue-1",))
    others.apply(k.choice("accept-draw"), "red-1")
    game.apply(k.choice("accept-draw"), "red-1")
    assert game.outcome == others.outcome == k.draw("BE-END")


def test_a_lone_player_concedes_to_the_game() -> None:
    """There is nobody who could win."""
    game = of_teams("red-1", "red-2")
    game.apply(k.choice("concede"), "red-2")
    assert game.outcome == k.Outcome("loss", "BE-END")


def test_sealed_answers_are_turned_up_when_the_last_that_is_waited_for_concedes() -> None:
    """What its team laid down is taken away."""
    game = of_teams("red-1", "blue-1", "green-1", "blue-2", mode="all")
    for seat in ("red-1", "blue-2", "green-1"):
        game.apply(k.choice("say", word="yes"), seat)
    game.apply(k.choice("concede"), "blue-1")
    assert game.state.sealed == {}
    assert game.state.said == ("red-1: yes", "green-1: yes")


def test_luck_lets_offers_stand_and_is_not_interrupted() -> None:
    """A die thrown by hand is nobody's answer; while it is in the air nothing is declared."""
    roll: k.Roll[Log] = k.Roll("throw", "red", 1, "dice")
    game = table(Ask(("red",), then=(k.Within((roll, Ask(("blue",)))),)), system=STANDING, source=ByHand())
    game.apply(k.choice("offer-draw"), "red")
    game.apply("say word=yes")
    assert game.decision is not None
    assert game.decision.standing == ()
    game.apply(k.choice("roll", result=3))
    assert game.state.offers == ("red",)


def test_offers_are_in_the_journal_under_who_made_them() -> None:
    """And a replay goes through them."""
    game = asking("red", "blue")
    game.apply(k.choice("offer-draw"), "blue")
    game.apply("say word=yes", "red")
    game.apply(k.choice("offer-draw"), "red")
    game.apply(k.choice("accept-draw"), "blue")
    again = replay_game(
        STANDING, Log(seats=("red", "blue"), agenda=(Finish(), Ask(("blue",)), Ask(("red",)))), game.journal, ByHand()
    )
    assert (again.state, again.outcome, again.events) == (game.state, game.outcome, game.events)
