"""Events and outcomes as the protocol writes them."""

from __future__ import annotations

from dataclasses import dataclass

import engine.kernel.authoring as k
from tests.engine.kernel.agenda_game import Left, Log, Said


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShown(k.Event[Log]):
    """A seat looked at a card; others see that it did."""

    seat: str
    cards: tuple[str, ...]

    def seen_by(self, seat: str) -> k.Event[Log] | None:
        return self if seat == self.seat else Said(text="?") if seat == "blue" else None


def test_an_event_is_named_after_its_class() -> None:
    """In small letters, with its fields and the rules behind it."""
    assert CardShown.name() == "card-shown"
    reported = CardShown(seat="red", cards=("a", "b"), rules=("XX-1",)).to_json()
    assert reported == {"event": "card-shown", "rules": ["XX-1"], "seat": "red", "cards": ["a", "b"]}


def test_everybody_sees_an_event_unless_it_says_otherwise() -> None:
    """Itself, less, or nothing."""
    event, secret = Left(who="ana"), CardShown(seat="red", cards=("a",))
    assert event.seen_by("anybody") is event
    assert (secret.seen_by("red"), secret.seen_by("blue"), secret.seen_by("green")) == (secret, Said(text="?"), None)


def test_the_end_tells_the_outcome() -> None:
    """A lone winner by name, more of them in a list."""
    lone, both = k.win("XX-2", "red"), k.win("XX-2", "red", "green")
    reported = k.GameEnded(outcome=lone, rules=("XX-2",)).to_json()
    assert reported == {
        "event": "game-ended", "result": "win", "winner": "red", "winners": ["red"], "why": "XX-2", "points": {},
        "rules": ["XX-2"],
    }  # fmt: skip
    assert both.to_json()["winner"] is None
    assert both.to_json()["winners"] == ["red", "green"]
    assert k.draw("XX-2").to_json()["result"] == "draw"


def test_points_decide_where_one_has_most() -> None:
    """Else it is a draw."""
    assert k.by_points("XX-3", {"red": 2, "blue": 5}) == k.Outcome("win", "XX-3", ("blue",), {"red": 2, "blue": 5})
    assert k.by_points("XX-3", {"red": 5, "blue": 5, "green": 1}).result == "draw"
    assert k.by_points("XX-3", {"red": 0}).winners == ("red",)


def test_most_points_are_those_of_a_team() -> None:
    """Its seats are counted together and win together; of one team there is no draw with itself."""
    points = {"red-1": 3, "blue-1": 4, "red-2": 3, "blue-2": 1}
    assert k.by_points("XX-3", points, lambda seat: seat[:-2]) == k.Outcome("win", "XX-3", ("red-1", "red-2"), points)
    equal = {"red-1": 3, "blue-1": 4, "red-2": 1}
    assert k.by_points("XX-3", {}).result == "draw"
    assert k.by_points("XX-3", equal, lambda seat: seat[:-2]).result == "draw"
    assert k.by_points("XX-3", {"red-1": 3, "red-2": 3}, lambda seat: seat[:-2]).winners == ("red-1", "red-2")
