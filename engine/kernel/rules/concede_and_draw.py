"""Choices available at every decision: concede, offer a draw, accept one."""

from __future__ import annotations

from functools import lru_cache

from engine.kernel.data.choice import Choice
from engine.kernel.data.record import record
from engine.kernel.state.event import Event, GameEnded
from engine.kernel.state.game_state import State
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class DrawOffered(Event[S]):
    """A seat offered a draw; the offer stands until another team answers a question without accepting it."""

    seat: str

    def evolve(self, state: S) -> S:
        return state.but(offers=(*state.offers, self.seat))


@record(frozen=True, slots=True, kw_only=True)
class TeamConceded(Event[S]):
    """A seat conceded for its team while several other teams play on: its seats are not asked any more.

    The game decides what happens to the pieces of the team. A question that waits for one of its seats is asked again.
    """

    seat: str

    def evolve(self, state: S) -> S:
        gone = state.team_mates(self.seat)
        left = {seat: answer for seat, answer in state.sealed.items() if seat not in gone}
        offers = tuple(seat for seat in state.offers if seat not in gone)
        return state.but(conceded=(*state.conceded, *gone), sealed=left, offers=offers)


@record(frozen=True, slots=True)
class StandingChoices:
    """The standing choices of a game of several teams, with the rule that allows them."""

    rule: str

    def choices(self, state: State) -> tuple[Choice, ...]:
        """The choices that each playing seat has at any decision."""
        seats = state.seats
        if state.conceded:
            seats = tuple([seat for seat in seats if seat not in state.conceded])
        teams = tuple(map(state.team, seats)) if state.teams else seats
        return _standing(self.rule, seats, teams, state.offers)

    def event(self, state: S, choice: Choice) -> Event[S]:
        """The event of the choice."""
        seat = choice.seat or state.seats[0]
        rules = (self.rule,)
        match choice.kind:
            case "concede":
                return self._conceded(state, seat)
            case "accept-draw" if _all_agree(state, seat):
                return GameEnded(outcome=Outcome("draw", self.rule), rules=rules)
            case _:
                return DrawOffered(seat=seat, rules=rules)

    def _conceded(self, state: State, seat: str) -> Event[S]:
        """The outcome after a seat concedes: the only other team wins; without any other team, everybody loses to the
        game."""
        left = tuple(each for each in state.seats if each not in (*state.conceded, *state.team_mates(seat)))
        if len(set(map(state.team, left))) > 1:
            return TeamConceded(seat=seat, rules=(self.rule,))
        outcome = Outcome("win", self.rule, left) if left else Outcome("loss", self.rule)
        return GameEnded(outcome=outcome, rules=(self.rule,))

    def lapse(self, state: S, answered: str) -> S:
        """The state after a seat answered something else, which declines the offers of other teams."""
        if not state.offers:
            return state
        return state.but(offers=tuple(each for each in state.offers if state.team(each) == state.team(answered)))


def _all_agree(state: State, seat: str) -> bool:
    """Whether every playing team offers a draw once this seat does."""
    playing = {state.team(each) for each in state.seats if each not in state.conceded}
    return playing == {state.team(each) for each in (*state.offers, seat)}


@lru_cache(maxsize=64)
def _standing(rule: str, seats: tuple[str, ...], teams: tuple[str, ...], offers: tuple[str, ...]) -> tuple[Choice, ...]:
    """The standing choices of all seats; cached, because they are added to every question and hardly ever change."""
    offered = {team for seat, team in zip(seats, teams, strict=True) if seat in offers}
    draw = "accept-draw" if offered else "offer-draw"
    found = []
    for seat, team in zip(seats, teams, strict=True):
        found.append(Choice("concede", {}, seat, (rule,)))
        if team not in offered:
            found.append(Choice(draw, {}, seat, (rule,)))
    return tuple(found)
