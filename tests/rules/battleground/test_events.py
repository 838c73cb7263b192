"""The events that a seat is told are enough to rebuild all that it sees of figures, cards, objectives and the round."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.kernel.chance import Stream
from engine.kernel.game import Game
from engine.systems.battleground.state import Battle
from tests.support.battleground import battle

EVENTFUL: dict[str, Any] = {
    "red": "ana al ad@D5",
    "blue": "bo@F5 be bi",
    "size": "9x9",
    "pieces": {"platform": "B2 B3", "low": "A2"},
    "zones": {"red": "A1-B3", "blue": "H7-I9"},
    "objectives": "o1@D5 o2@F4 o3@E9",
    "decks": {seat: " ".join(f"fate-{n}-2-{n}" for n in (1, 2, 3, 4, 5, 1, 2, 3)) for seat in ("red", "blue")},
    "glory": {"red": "glory-3 glory-4", "blue": "glory-1"},
    "first": None,
}


@dataclass
class Observer:
    """What somebody knows who reads the scenario and then only what it is told, as JSON."""

    seat: str
    scenario: dict[str, Any]
    figures: dict[str, dict[str, Any]] = field(init=False)
    hands: dict[str, Counter[str]] = field(init=False)
    discards: dict[str, list[str]] = field(init=False)
    objectives: dict[str, list[str]] = field(init=False)
    has_passed: dict[str, bool] = field(init=False)
    table: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seats = ("red", "blue")
        self.figures = {
            each.partition("@")[0]: {"at": each.partition("@")[2] or None, "mana": 0, "activated": False, "cards": []}
            for seat in seats
            for each in self.scenario[seat].split()
        }
        glory = self.scenario["glory"]
        self.hands = {
            seat: Counter(glory[seat].split() if seat == self.seat else ["?"] * len(glory[seat].split()))
            for seat in seats
        }
        self.discards, self.objectives = {seat: [] for seat in seats}, {seat: [] for seat in seats}
        self.has_passed = dict.fromkeys(seats, False)

    def hears(self, event: Mapping[str, Any]) -> None:
        """Take in an event."""
        getattr(self, event["event"].replace("-", "_"), lambda **_: None)(**event)

    def figure_placed(self, figure: str, at: str, **_: Any) -> None:
        self.figures[figure]["at"] = at

    def first_player_chosen(self, seat: str, **_: Any) -> None:
        self.table["first"] = seat

    def round_began(self, **event: Any) -> None:
        self.table["round"] = event["round"]

    def phase_began(self, phase: str, **_: Any) -> None:
        self.table["phase"] = phase

    def card_drawn(self, seat: str, card: str, **_: Any) -> None:
        self.hands[seat][card] += 1

    def cards_revealed(self, cards: Mapping[str, str], **_: Any) -> None:
        for seat, card in cards.items():
            self._plays(seat, card)

    def card_played(self, seat: str, figure: str, card: str, **_: Any) -> None:
        self._plays(seat, card)
        self.figures[figure]["cards"].append(card)

    def cards_discarded(self, cards: Mapping[str, list[str]], **_: Any) -> None:
        for seat, gone in cards.items():
            for card in gone:
                self._plays(seat, card)
            self.discards[seat] += gone

    def passed(self, seat: str, **_: Any) -> None:
        self.has_passed[seat] = True

    def character_activated(self, figure: str, card: str, **_: Any) -> None:
        self.figures[figure]["activated"] = True
        self.figures[figure]["cards"].append(card)
        self.table["active"], self.table["ap"] = figure, 0

    def ap_gained(self, ap: int, **_: Any) -> None:
        self.table["ap"] += ap

    def mana_gained(self, figure: str, mana: int, **_: Any) -> None:
        self.figures[figure]["mana"] += mana

    def activation_ended(self, **_: Any) -> None:
        del self.table["active"], self.table["ap"]

    def objective_claimed(self, seat: str, objective: str, **_: Any) -> None:
        self.objectives[seat].append(objective)

    def cards_cleared(self, **_: Any) -> None:
        for name, figure in self.figures.items():
            seat = "red" if name.startswith("a") else "blue"
            self.discards[seat] += figure["cards"]
            figure.update(activated=False, cards=[])
        self.has_passed = dict.fromkeys(self.has_passed, False)

    def _plays(self, seat: str, card: str) -> None:
        self.hands[seat][card if seat == self.seat else "?"] -= 1

    def knows(self, view: Battle) -> None:
        """Compare with what the seat sees."""
        grid = view.setting.terrain.grid
        for name, figure in view.figures.items():
            at = None if figure.at is None else grid.name(figure.at)
            seen = {"at": at, "mana": figure.mana, "activated": figure.activated, "cards": list(figure.cards)}
            assert self.figures[name] == seen
        for seat, side in view.sides.items():
            assert +self.hands[seat] == Counter(side.in_hand)
            assert self.discards[seat] == list(side.discard)
            assert self.objectives[seat] == list(side.objectives)
            assert self.has_passed[seat] == side.passed
        assert self.table.get("first") == view.first
        assert self.table.get("round", 0) == view.round
        assert self.table.get("phase", "set-up") == view.phase
        if view.binds("active"):
            assert (self.table["active"], self.table["ap"]) == (view.bound("active", str), view.bound("ap", int))
        else:
            assert "active" not in self.table


def tell(observers: list[Observer], game: Game[Battle], events: Any) -> None:
    """Tell each what its seat may know."""
    for observer in observers:
        for event in events:
            seen = None if event.quiet else event.seen_by(observer.seat)
            if seen is not None:
                observer.hears(seen.to_json())
        observer.knows(game.view(observer.seat))


@pytest.mark.rule("BG-ROUND-4", "BG-ROUND-7", "BG-ROUND-9", "BG-ROUND-13", "BG-SETUP-4")
@pytest.mark.parametrize("seed", range(12))
def test_what_a_seat_is_told_is_what_it_sees(seed: int) -> None:
    """In random games, after every answer."""
    game, rng = battle(seed, **EVENTFUL), Stream(seed, "events")
    observers = [Observer(seat, EVENTFUL) for seat in ("red", "blue")]
    tell(observers, game, game.events)
    while game.decision is not None:
        seat = game.decision.seats[rng.below(len(game.decision.seats))]
        mine = game.decision.choices_of(seat)
        tell(observers, game, game.apply(mine[rng.below(len(mine))], seat))
    assert game.outcome is not None
