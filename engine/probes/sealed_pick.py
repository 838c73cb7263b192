"""Probe: two seats pick a number face down, round after round, and see both picks at the same time.

SP-1 Both pick one of their numbers left (1 to 5) face down; both picks are turned up together and used up.
SP-2 The higher pick scores a point; equal picks score nothing.
SP-3 After five rounds the higher score wins; equal scores are a draw.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import engine.kernel.authoring as k

SEATS, NUMBERS = ("red", "blue"), (1, 2, 3, 4, 5)


@k.record(frozen=True, kw_only=True)
class Picks(k.State):
    """The numbers each seat has left, and its points."""

    left: Mapping[str, tuple[int, ...]]
    points: Mapping[str, int]


@k.record(frozen=True, slots=True, kw_only=True)
class Revealed(k.Event[Picks]):
    """Both picks were turned up."""

    picks: Mapping[str, int]

    def evolve(self, state: Picks) -> Picks:
        left = {seat: tuple(n for n in state.left[seat] if n != self.picks[seat]) for seat in SEATS}
        return replace(state, left=left)


@k.record(frozen=True, slots=True, kw_only=True)
class PointScored(k.Event[Picks]):
    """A seat scored a point."""

    seat: str

    def evolve(self, state: Picks) -> Picks:
        return replace(state, points={**state.points, self.seat: state.points[self.seat] + 1})


@k.clause("SP-1", lambda wish: {"number": wish.choice.number("number")})
def not_used_yet(wish: k.Wish[Picks]) -> bool:
    """A number that was picked is used up."""
    return wish.choice["number"] in wish.state.left[wish.choice.seat or ""]


@k.effect("SP-2")
def higher_scores(picks: Mapping[str, int]) -> tuple[PointScored, ...]:
    """The higher pick scores."""
    best = [seat for seat, pick in picks.items() if pick == max(picks.values())]
    return (PointScored(seat=best[0], rules=("SP-2",)),) if len(best) == 1 else ()


def picks(state: Picks) -> Iterator[k.Choice]:
    """Every number, for each seat that has not picked yet."""
    waiting = (seat for seat in SEATS if seat not in state.sealed)
    return (k.choice("pick", number=number, seat=seat) for seat in waiting for number in NUMBERS)


@k.record(frozen=True, slots=True)
class Pick(k.Question[Picks]):
    """SP-1: both pick face down. SP-3: when the numbers are used up, the game ends."""

    offers = (k.Action("pick", (not_used_yet,), k.Wish, picks),)

    def ask(self, state: Picks) -> k.Decision | k.Do[Picks]:
        if not any(state.left.values()):
            return k.Do((k.GameEnded(outcome=k.by_points("SP-3", state.points)),))
        return k.Decision(SEATS, "pick", k.message("prompt-sealed-pick"), k.offered(self.offers, state), "all")

    def reveal(self, state: Picks, answers: Mapping[str, k.Choice]) -> k.Do[Picks]:
        picks = {seat: given.number("number") for seat, given in answers.items()}
        return k.Do((Revealed(picks=picks, rules=("SP-1",)), *higher_scores(picks)), (Pick(),))


def setup(_: k.Setup) -> Picks:
    """SP-1: both begin with all numbers."""
    left, points = dict.fromkeys(SEATS, NUMBERS), dict.fromkeys(SEATS, 0)
    return Picks(seats=SEATS, agenda=(Pick(),), left=left, points=points)


SYSTEM = k.GameSystem(id="sealed-pick", state=Picks, setup=setup)
